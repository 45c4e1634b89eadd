//! What is left to do for a match that was left.

use std::sync::Arc;

use super::background::ThreadExit;
use crate::record::{FileError, Journal, Written};

/// What is left of a match that was left: its journal, and programs that have
/// to end.
#[derive(Debug)]
pub struct Closing {
    /// The file that has all of it.
    elsewhere: Option<Written>,
    /// Its journal, or why there is none though there should be.
    journal: Result<Option<Journal>, Arc<FileError>>,
    /// The threads of engines that were running.
    engines: Vec<ThreadExit>,
}

impl Closing {
    pub(super) const fn new(
        elsewhere: Option<Written>,
        journal: Result<Option<Journal>, Arc<FileError>>,
        engines: Vec<ThreadExit>,
    ) -> Self {
        Self {
            elsewhere,
            journal,
            engines,
        }
    }

    /// Waits until the journal is on the disk, or takes it away where a file
    /// is proved to hold the game; and until no engine is left.
    ///
    /// # Errors
    ///
    /// Why the game is not kept as it was.
    pub fn finish(self) -> Result<(), Arc<FileError>> {
        for engine in self.engines {
            engine.wait();
        }
        let Some(journal) = self.journal? else {
            return Ok(());
        };
        if self.elsewhere.is_some_and(|written| written.is_there()) {
            journal.discard();
            return Ok(());
        }
        journal.close()
    }
}
