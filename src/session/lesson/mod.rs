//! Lessons: small boards with something to do on them, by the real rules.
//!
//! Nothing here is painted. A [`Plan`] says what stands on the board and what
//! is asked; an [`Exercise`] is one being played. What is taught of a game is
//! in a folder of its own, and [`Taught`] is all that the others know of it.

mod exercise;
pub mod go;
pub mod othello;
mod taught;

pub use exercise::Exercise;
pub use taught::{Hand, Plan, Section, Taught};
