//! What the user decides about computers at the table.

use std::time::Duration;

use crate::gtp::EngineCommand;
use crate::session::background::spare_cores;

/// How computers play in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerOptions {
    /// Whether they resign when there is nothing left to hope for.
    pub resigns: bool,
    /// Whether they go on thinking while the other side does.
    pub ponders: bool,
    /// On how many threads they search; at least one.
    pub threads: usize,
    /// How long a move takes at least, so that it can be followed.
    pub pace: Duration,
    /// The engines that may be started, known by their command lines.
    pub engines: Vec<EngineCommand>,
}

/// As strong as the machine allows, and as fast.
impl Default for ComputerOptions {
    fn default() -> Self {
        Self {
            resigns: true,
            ponders: false,
            threads: spare_cores(),
            pace: Duration::ZERO,
            engines: Vec::new(),
        }
    }
}
