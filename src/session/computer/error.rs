//! Why a computer cannot play.

use crate::ai::UnknownLevel;
use crate::gtp::EngineError;

/// What is wrong with a computer.
#[derive(Debug)]
pub enum ComputerError {
    /// Its level is none.
    Level(UnknownLevel),
    /// It is another program, and nobody has set up one with this command line
    /// here: a file alone starts none.
    NotSetUp(String),
    /// Another program failed.
    Engine(EngineError),
    /// Other programs play Go only.
    NoEngines,
    /// It ended without an answer.
    Gone,
}
