//! The network held against a slow and obvious one, and damaged files.

#[path = "../../../../benches/network/boards.rs"]
mod boards;
mod files;
mod judgements;
mod naive;
#[path = "../../../../benches/network/random.rs"]
mod random;
mod seen;
mod trained;

use super::{Features, GLOBALS};
use crate::board::Size;
