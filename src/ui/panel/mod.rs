//! The parts of the table around the board.

pub(crate) mod bar;
pub(crate) mod footer;
mod holdings;
mod icon;
pub(crate) mod menu;
pub(crate) mod notes;
pub(crate) mod players;
pub(crate) mod thoughts;
pub mod tree;
mod turn;
pub(crate) mod unkept;
