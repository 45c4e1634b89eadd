//! The bot of Aligne 4 and Quarto: alpha-beta search with a transposition table.
//!
//! [`Aligne4Bot`] is asked as any [`Bot`](super::Bot). Its first levels follow
//! simple rules; the last one searches, and proves how the game ends as soon as
//! a complete search fits its time.

mod bot;
mod canonical;
mod level;
mod principal_variation;
mod root;
mod score;
mod search;
mod simple;
mod transposition;

pub use bot::Aligne4Bot;
pub use level::Level;
