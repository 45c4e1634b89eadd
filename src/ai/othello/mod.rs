//! The bot of Othello: alpha-beta search (principal variation search) with
//! ProbCut, an evaluation by learned patterns, and an endgame solver.
//!
//! [`OthelloBot`] is the player. [`Search`] is what it searches with;
//! [`evaluation`] and [`features`] are what it evaluates by, for training it.

mod bot;
mod endgame;
pub mod evaluation;
pub mod features;
mod last_moves;
mod level;
mod midgame;
mod move_list;
mod probcut;
mod root;
mod search;
mod simple;
mod stability;
mod transposition;
mod watch;

pub use bot::OthelloBot;
pub use level::Level;
pub use search::Search;
