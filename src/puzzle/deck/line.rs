//! What the lines of the log say.

use serde::{Deserialize, Serialize};

use crate::puzzle::PuzzleKey;
use crate::record::LogEntry;

/// A line of the log.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Line {
    /// The first.
    Mistakes { version: u32 },
    /// An exercise was added.
    Added { at: u64, game: String },
    /// One was removed.
    Removed { at: u64, problem: String },
}

impl LogEntry for Line {
    const VERSION: u32 = 1;

    fn first() -> Self {
        let version = Self::VERSION;
        Self::Mistakes { version }
    }

    fn version(&self) -> Option<u32> {
        match self {
            Self::Mistakes { version } => Some(*version),
            Self::Added { .. } | Self::Removed { .. } => None,
        }
    }
}

impl Line {
    /// Whether it removes this exercise.
    pub(super) fn removes(&self, key: PuzzleKey) -> bool {
        match self {
            Self::Removed { problem, .. } => problem.parse() == Ok(key),
            Self::Mistakes { .. } | Self::Added { .. } => false,
        }
    }
}
