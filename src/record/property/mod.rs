//! Trees of properties: the common ground of the formats.
//!
//! A property is a name of SGF and the raw text of its values. A [`Collection`]
//! keeps every property of every node as it stands in a file; readers of other
//! formats put one together. What a record says beside its turns is kept in the
//! same form. Nothing here knows how files are written, nor which game is
//! played.

mod collection;
mod names;
mod pool;
mod value;

pub use collection::{Collection, NodeId};
pub use pool::{Property, Value};
pub use value::{escape, simple_text, text};

pub(super) use collection::{Node, NodeMap};
pub(super) use names::{color_of, is_move, is_setup, move_name, player};
pub(super) use pool::{Entry, MOST_TEXT, Pool, PropertyList, Span};
pub(super) use value::{
    coordinates, escape_bare, hundredths, insert_rectangle, integer, is_name, is_pass, number,
    point, rectangle,
};
