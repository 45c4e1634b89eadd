//! The opponent of Othello: levels, a search, and an endgame that is proved.
//!
//! [`Thinker`] is the opponent. [`Search`] is what it thinks with, for whoever
//! wants to know what a position is worth; [`evaluation`] and [`features`] are
//! what it judges by, for whoever wants to teach it.

mod endgame;
pub mod evaluation;
pub mod features;
mod last;
mod level;
mod middle;
mod probcut;
mod root;
mod search;
mod simple;
mod stability;
mod steps;
mod table;
mod thinker;
mod watch;

pub use level::Level;
pub use search::Search;
pub use thinker::Thinker;
