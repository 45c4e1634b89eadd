//! What the lines of the log say.

use serde::{Deserialize, Serialize};

use super::{Outcome, Tried};

/// The version that is written.
pub(super) const VERSION: u32 = 1;

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

impl Line {
    /// The line as text; plain data can always be written.
    pub(super) fn text(&self) -> Option<String> {
        let text = ron::to_string(self);
        debug_assert!(text.is_ok(), "plain data can be written: {text:?}");
        text.ok()
    }

    /// What a line says; `None` if that makes no sense here.
    pub(super) fn read(text: &str) -> Option<Self> {
        ron::from_str(text).ok()
    }

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
