//! The opponent at Aligne 4 and Quarto.
//!
//! [`Thinker`] is asked as any [`Mind`](super::Mind). Its first levels follow
//! simple rules; the last one searches, and proves how the game ends as soon as
//! a complete search fits its time.

mod level;
mod line;
mod root;
mod search;
mod simple;
mod symmetry;
mod table;
mod thinker;

pub use level::Level;
pub use thinker::Thinker;
