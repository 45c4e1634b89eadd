//! SGF, the format in which games of Go travel.
//!
//! [`parse`] and [`write()`] turn text into trees of properties and back; reading
//! never fails as long as there is a game in the text, and what is broken is
//! repaired and listed. Below them trees become records and records trees.

mod branch;
mod builder;
mod diagram;
mod game;
mod parser;
mod read;
mod scan;
mod start;
mod write;
mod writer;

pub use branch::{
    CannotPaste, is_branch, looks_like_sgf, read_branch, write_branch, write_position,
};
pub use diagram::{marks_of_diagram, write_diagram};
pub use game::{SgfGame, sgf_game};
pub use parser::{NoGame, parse};
pub use writer::write;

pub use super::property::{Collection, NodeId, Property, Value, escape, simple_text, text};

pub(super) use game::record_of;
pub(super) use parser::parse_noting;
