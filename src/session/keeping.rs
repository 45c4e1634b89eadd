//! Where a match is kept: what front ends say and ask about its file and its
//! journal.

use std::path::PathBuf;
use std::time::Duration;

use super::storage::StorageNews;
use super::{Closing, Durability, GameFile, Notice, Playable, Session};
use crate::record::Written;

impl<G: Playable> Session<G> {
    /// The file it is kept in.
    #[must_use]
    pub const fn file(&self) -> Option<&GameFile> {
        self.storage.file()
    }

    /// Its file, if this match has written it before.
    #[must_use]
    pub fn own_file(&self) -> Option<&GameFile> {
        self.storage.own_file()
    }

    /// Says where the game came from.
    pub fn set_file(&mut self, file: GameFile) {
        self.storage.set_file(file);
    }

    /// Says which journal the game was recovered from: it is taken away once
    /// the game has one of its own.
    pub fn set_recovered_from(&mut self, journal: PathBuf) {
        self.storage.recover_from(&self.record, journal);
    }

    /// Whether something would be missing in the file.
    #[must_use]
    pub const fn is_changed(&self) -> bool {
        self.storage.is_changed()
    }

    /// The content that would be written now; told back by
    /// [`Session::mark_saved`].
    #[must_use]
    pub const fn content_revision(&self) -> u64 {
        self.storage.content_revision()
    }

    /// Says that this content is in a file now, and what proves it.
    pub fn mark_saved(&mut self, file: GameFile, revision: u64, written: Written) {
        self.storage.mark_saved(file, revision, written);
        self.messages.touch();
    }

    /// Says that the journal is to stay, whatever file holds the game: the list
    /// of finished games lacks it.
    pub const fn keep_journal(&mut self) {
        self.storage.keep_journal();
    }

    /// Whether it would be there again if the program ended now.
    #[must_use]
    pub fn durability(&self) -> Durability {
        self.storage.durability()
    }

    /// Waits until everything is on the disk.
    pub fn sync(&self) {
        self.storage.sync();
    }

    /// Waits until everything is with the system and survives the program, or
    /// has failed; no longer than `limit`.
    pub fn flush(&self, limit: Duration) {
        self.storage.flush(limit);
    }

    /// Ends the match. Its journal is handed over: what is in a file can be
    /// discarded, everything else is kept. Waiting for the disk, and for
    /// engines to end, is for a thread that may wait.
    #[must_use]
    pub fn close(mut self) -> Option<Closing> {
        let mut engines = self.computers.shut_down();
        engines.extend(self.reviewing.shut_down());
        self.storage.close(engines)
    }

    /// Says once that the game cannot be written down, and no longer than that
    /// is true.
    pub(super) fn watch_storage(&mut self) {
        match self.storage.watch() {
            Some(StorageNews::Failing(error)) => self.say(Notice::Journal(error)),
            Some(StorageNews::Working) => {
                let is_meant = |notice: &Notice| matches!(notice, Notice::Journal(_));
                self.messages.clear_if(is_meant);
            }
            None => (),
        }
    }
}
