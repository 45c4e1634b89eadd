//! The parts of the table around the board.

pub(crate) mod footer;
mod holdings;
pub(crate) mod menu;
pub(crate) mod notes;
pub(crate) mod players;
pub(crate) mod thoughts;
pub mod tree;
mod turn;
pub(crate) mod unkept;
