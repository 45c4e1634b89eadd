//! The network checked against a slow and obvious one, and damaged files.

mod blocks;
#[path = "../../../../../benches/network/boards.rs"]
mod boards;
mod files;
#[path = "../../../../../benches/network/games.rs"]
mod games;
mod inputs;
mod naive;
mod outputs;
mod pairs;
#[path = "../../../../../benches/network/random.rs"]
mod random;
mod trained;

use super::{FeatureExtractor, Features, GLOBALS, Network, NetworkInput, Output, RECENT, Scratch};
use crate::board::Size;
use crate::game::History;
use crate::go::{Move, Position, Ruleset};
