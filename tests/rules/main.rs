//! The rules of the three games against slow and obvious ones, published counts and rulings.

mod aligne4;
mod go;
mod othello;
