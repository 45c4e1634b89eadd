//! Games on disk.

mod charset;
mod problem;
pub mod sgf;

pub use problem::{Fault, Place, Problem, Problems};
