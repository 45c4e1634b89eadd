//! What the lines of the log say.

use serde::{Deserialize, Serialize};

use super::{Outcome, Tried};
use crate::record::LogEntry;

/// A line of the log. Names and numbers are as files have them, so that a type
/// can change its shape and old files are read all the same.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Line {
    /// The first.
    Problems { version: u32 },
    /// Someone tried a problem.
    Tried {
        problem: String,
        at: u64,
        outcome: OutcomeLine,
        seconds: u32,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum OutcomeLine {
    Solved,
    Failed,
    Shown,
}

impl LogEntry for Line {
    const VERSION: u32 = 1;

    fn first() -> Self {
        let version = Self::VERSION;
        Self::Problems { version }
    }

    fn version(&self) -> Option<u32> {
        match self {
            Self::Problems { version } => Some(*version),
            Self::Tried { .. } => None,
        }
    }
}

impl Line {
    /// The try that it tells of.
    pub(super) fn tried(&self) -> Option<Tried> {
        let Self::Tried {
            problem,
            at,
            outcome,
            seconds,
        } = self
        else {
            return None;
        };
        Some(Tried {
            key: problem.parse().ok()?,
            at: *at,
            outcome: match outcome {
                OutcomeLine::Solved => Outcome::Solved,
                OutcomeLine::Failed => Outcome::Failed,
                OutcomeLine::Shown => Outcome::Shown,
            },
            seconds: *seconds,
        })
    }
}

impl From<Tried> for Line {
    fn from(tried: Tried) -> Self {
        Self::Tried {
            problem: tried.key.to_string(),
            at: tried.at,
            outcome: match tried.outcome {
                Outcome::Solved => OutcomeLine::Solved,
                Outcome::Failed => OutcomeLine::Failed,
                Outcome::Shown => OutcomeLine::Shown,
            },
            seconds: tried.seconds,
        }
    }
}
