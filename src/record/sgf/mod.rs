//! SGF, the format in which games of Go travel.
//!
//! This room knows how files are written, not what the properties mean: a
//! [`Collection`] keeps every property of every node as it stands in the file.
//! Reading never fails as long as there is a game in the text; what is broken
//! is mended and listed.

mod collection;
mod parser;
mod pool;
mod scan;
mod value;
mod writer;

pub use collection::{Collection, NodeId};
pub use parser::{NoGame, parse};
pub use pool::{Property, Value};
pub use value::{escape, simple_text, text};
pub use writer::write;

pub(super) use collection::Table;
pub(super) use parser::parse_noting;
pub(super) use pool::{Pool, Stretch};
pub(super) use value::{
    coordinates, hundredths, integer, is_name, is_pass, number, point, rectangle,
};
