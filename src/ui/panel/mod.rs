//! The panels around the board.

pub(crate) mod card;
pub(crate) mod comment;
pub(crate) mod find_bar;
mod holdings;
mod icon;
pub(crate) mod menu;
pub(crate) mod message_line;
pub(crate) mod palette;
pub(crate) mod players;
pub(crate) mod review;
pub(crate) mod teacher;
pub(crate) mod thoughts;
pub(crate) mod tool;
mod tool_icon;
pub(crate) mod toolbar;
pub mod tree;
mod turn;
pub(crate) mod unkept;
