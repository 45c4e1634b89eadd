//! The journal: a game in progress, written down as it is played.
//!
//! A journal is a text. Its first line says what it is; each line after that
//! begins with a checksum of the rest and holds either the whole game or one
//! change of it. It is only added to, by a thread of its own, so that no frame
//! waits for the disk, nor for a game to become text: a line is with the system
//! as soon as the thread has it, and a second thread sees to it that it is on the
//! disk. A line that was torn
//! is known by its checksum and left out.

mod lines;
mod recovery;
mod status;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

pub use recovery::{
    CannotRecover, Recovered, discard_journal, interrupted_journals, recover, set_aside_damaged,
};

use super::disk::FileError;
use super::model::{Change, Record, Recordable};
use lines::is_told_by_whole;
use writer::Writer;

/// How the names of journals end.
const EXTENSION: &str = "journal";

/// The first line.
const HEAD: &str = "Jego journal, version 1\n";

/// Writes one game down while it is played.
///
/// Dropping it waits until everything is on the disk and keeps the file, as
/// for a game that goes on another day.
#[derive(Debug)]
pub struct Journal {
    writer: Writer,
}

impl Journal {
    /// Begins a journal of this game in a folder, which is made if need be. A
    /// journal that it was recovered from is taken away once the new one is on
    /// the disk.
    ///
    /// Nothing here waits for the disk; what goes wrong there is told by
    /// [`Journal::error`].
    ///
    /// # Errors
    ///
    /// [`FileError`] if the system has no thread left.
    pub fn begin<G: Recordable>(
        folder: &Path,
        record: &Record<G>,
        recovered_from: Option<PathBuf>,
    ) -> Result<Self, FileError> {
        let writer = Writer::start(folder, record, recovered_from)?;
        Ok(Self { writer })
    }

    /// Writes down a change that was just made to the record.
    pub fn note<G: Recordable>(&mut self, record: &Record<G>, change: &Change<G::Move>) {
        if is_told_by_whole(change) {
            self.writer.write_whole(record);
        } else {
            self.writer.write(record, change);
        }
    }

    /// How many lines are not with the system yet; 0 but for moments.
    #[must_use]
    pub fn pending(&self) -> usize {
        self.writer.pending()
    }

    /// Why what was played cannot be written down at present. The lines are
    /// kept in memory, and writing is tried again; once it succeeds there is no
    /// error any more.
    #[must_use]
    pub fn error(&self) -> Option<Arc<FileError>> {
        self.writer.error()
    }

    /// Calls this, from a thread of its own, when writing begins to fail, and
    /// when it works again.
    pub fn watch(&self, watcher: impl Fn() + Send + Sync + 'static) {
        self.writer.watch(Arc::new(watcher));
    }

    /// Waits until everything is with the system, so that it survives the end
    /// of the program, or has failed; no longer than `limit`.
    pub fn flush(&self, limit: Duration) {
        self.writer.flush(limit);
    }

    /// Waits until everything is on the disk, as far as that can be done.
    pub fn sync(&self) {
        self.writer.sync();
    }

    /// Ends the journal of a game that goes on another day, and waits until all
    /// of it is on the disk.
    ///
    /// # Errors
    ///
    /// Why something is missing in it.
    pub fn close(self) -> Result<(), Arc<FileError>> {
        self.sync();
        match self.error() {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    /// Ends the journal of a game that is kept elsewhere, or that nobody wants
    /// to keep, and takes the file away.
    pub fn discard(self) {
        self.writer.discard();
    }
}
