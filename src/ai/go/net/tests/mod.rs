//! The network checked against a slow and obvious one, and damaged files.

#[path = "../../../../../benches/network/boards.rs"]
mod boards;
mod files;
mod inputs;
mod naive;
mod outputs;
#[path = "../../../../../benches/network/random.rs"]
mod random;
mod trained;

use super::{Features, GLOBALS};
use crate::board::Size;
