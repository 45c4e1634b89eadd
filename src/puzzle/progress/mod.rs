//! What was tried and solved, on the disk.
//!
//! One log for all collections: a problem is known by what it is
//! ([`PuzzleKey`]), so that it stays solved wherever its file lies. Lines are
//! only ever added (`record::append_to_log`); what cannot be read stays there.

mod line;
mod stored;

use std::collections::HashMap;

use super::key::PuzzleKey;
use super::repetition::{Memory, Recall};

/// What became of the first try at a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was solved without a wrong move.
    Solved,
    /// A wrong move was played.
    Failed,
    /// The solution was shown before that.
    Shown,
}

/// One try at a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The problem.
    pub key: PuzzleKey,
    /// When, in seconds from 1970.
    pub at: u64,
    /// What became of it.
    pub outcome: Outcome,
    /// How long it took, in seconds.
    pub seconds: u32,
}

/// Where someone stands with a problem.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// It was never tried.
    #[default]
    New,
    /// The last try solved it.
    Solved,
    /// The last try did not.
    Failed,
}

/// Everything that was tried.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    tried: Vec<Tried>,
    /// Lines that could not be read, and are still there.
    damaged_lines: usize,

    // What follows from the above.
    standings: HashMap<PuzzleKey, Standing>,
    memories: HashMap<PuzzleKey, Memory>,
}

impl Progress {
    /// All tries, the oldest first.
    #[must_use]
    pub fn tried(&self) -> &[Tried] {
        &self.tried
    }

    /// How many lines of the log could not be read.
    #[must_use]
    pub const fn damaged_lines(&self) -> usize {
        self.damaged_lines
    }

    /// Where someone stands with a problem.
    #[must_use]
    pub fn standing(&self, key: PuzzleKey) -> Standing {
        self.standings.get(&key).copied().unwrap_or_default()
    }

    /// From when on a problem is to be tried again, in seconds from 1970; `None` if
    /// it was never tried.
    #[must_use]
    pub fn due(&self, key: PuzzleKey) -> Option<u64> {
        self.memories.get(&key).map(Memory::due)
    }

    /// Adds a try, here and not on the disk.
    pub fn add(&mut self, tried: Tried) {
        let (standing, recall) = match tried.outcome {
            Outcome::Solved => (Standing::Solved, Recall::Known),
            Outcome::Failed | Outcome::Shown => (Standing::Failed, Recall::Forgotten),
        };
        self.standings.insert(tried.key, standing);
        self.memories
            .entry(tried.key)
            .or_default()
            .add(tried.at, recall);
        self.tried.push(tried);
    }

    /// How many of these problems are solved, and how many failed.
    pub fn count(&self, keys: impl IntoIterator<Item = PuzzleKey>) -> (usize, usize) {
        let mut counts = (0, 0);
        for key in keys {
            match self.standing(key) {
                Standing::New => {}
                Standing::Solved => counts.0 += 1,
                Standing::Failed => counts.1 += 1,
            }
        }
        counts
    }
}
