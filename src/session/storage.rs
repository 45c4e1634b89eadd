//! Where a match is kept: its journal, and its file.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::background::ThreadExit;
use super::closing::Closing;
use super::{GameFile, Waker};
use crate::record::{Change, FileError, Journal, Record, Recordable, Written};

/// Whether a match would be there again if the program ended now.
#[derive(Clone, Debug)]
pub enum Durability {
    /// It is in a file, or its journal has all of it.
    Safe,
    /// The last of it is on its way to the journal.
    Pending,
    /// It cannot be written down. That is tried again and again.
    Failing(Arc<FileError>),
}

/// The journal of a match and its file, and which of them lacks something.
#[derive(Debug)]
pub(super) struct Storage {
    /// Where the game is kept while it is played; `None` until something
    /// happens that is worth keeping.
    journal: Option<Journal>,
    /// The folder of journals.
    journals: PathBuf,
    /// Why there is no journal though there should be.
    no_journal: Option<Arc<FileError>>,
    /// Whether it was said that the game cannot be written down.
    told_failing: bool,
    /// Wakes the front end when writing fails.
    waker: Waker,
    /// The journal that it was recovered from, until it has one of its own.
    recovered_from: Option<PathBuf>,

    file: Option<GameFile>,
    /// Whether that file was written by this match.
    saved_here: bool,
    /// What proves that the file has what was saved last.
    written: Option<Written>,
    /// Whether the game has ended and the list of such games lacks it.
    unlisted: bool,

    /// Counts what a file would have to hold.
    content_revision: u64,
    /// The content that the file has.
    saved_revision: u64,
    /// Whether what happens now is what the rules force, which nobody has to
    /// save.
    forced: bool,
}

/// What there is to say about writing the game down.
#[derive(Debug)]
pub(super) enum StorageNews {
    /// It began to fail.
    Failing(Arc<FileError>),
    /// It works again.
    Working,
}

impl Storage {
    /// Keeps a match in a journal of this folder once something has happened.
    pub(super) fn new(journals: &Path, waker: Waker) -> Self {
        Self {
            journal: None,
            journals: journals.to_owned(),
            no_journal: None,
            told_failing: false,
            waker,
            recovered_from: None,
            file: None,
            saved_here: false,
            written: None,
            unlisted: false,
            content_revision: 0,
            saved_revision: 0,
            forced: false,
        }
    }

    pub(super) const fn file(&self) -> Option<&GameFile> {
        self.file.as_ref()
    }

    /// The file, if this match has written it before.
    pub(super) fn own_file(&self) -> Option<&GameFile> {
        self.file.as_ref().filter(|_| self.saved_here)
    }

    pub(super) fn set_file(&mut self, file: GameFile) {
        self.file = Some(file);
    }

    /// Begins a journal instead of the one that the game was recovered from.
    pub(super) fn recover_from<G: Recordable>(&mut self, record: &Record<G>, journal: PathBuf) {
        self.recovered_from = Some(journal);
        // A game that was recovered is in no file yet.
        self.content_revision += 1;
        self.begin_journal(record);
    }

    /// Whether something would be missing in the file.
    pub(super) const fn is_changed(&self) -> bool {
        self.content_revision != self.saved_revision
    }

    /// The content that would be written now.
    pub(super) const fn content_revision(&self) -> u64 {
        self.content_revision
    }

    /// This content is in a file now, and here is what proves it.
    pub(super) fn mark_saved(&mut self, file: GameFile, revision: u64, written: Written) {
        // From now on the file says what we wrote.
        self.file = Some(GameFile {
            original: None,
            ..file
        });
        self.written = Some(written);
        self.saved_here = true;
        self.saved_revision = revision;
    }

    /// The journal is to stay, whatever file holds the game.
    pub(super) const fn keep_journal(&mut self) {
        self.unlisted = true;
    }

    /// What happens from now on is forced by the rules, or no longer.
    pub(super) const fn set_forced(&mut self, forced: bool) {
        self.forced = forced;
    }

    pub(super) fn durability(&self) -> Durability {
        let Some(journal) = &self.journal else {
            return match &self.no_journal {
                Some(error) if self.is_changed() => Durability::Failing(Arc::clone(error)),
                Some(_) | None => Durability::Safe,
            };
        };
        if !self.is_changed() {
            return Durability::Safe;
        }
        match journal.error() {
            Some(error) => Durability::Failing(error),
            None if journal.pending() > 0 => Durability::Pending,
            None => Durability::Safe,
        }
    }

    /// Whether writing began to fail, or to work again, since this was last
    /// asked.
    pub(super) fn watch(&mut self) -> Option<StorageNews> {
        let failing = match self.durability() {
            Durability::Failing(error) => Some(error),
            Durability::Safe | Durability::Pending => None,
        };
        let told = std::mem::replace(&mut self.told_failing, failing.is_some());
        match failing {
            Some(error) if !told => Some(StorageNews::Failing(error)),
            None if told => Some(StorageNews::Working),
            Some(_) | None => None,
        }
    }

    /// Writes a change down that was made to the record.
    pub(super) fn note<G: Recordable>(&mut self, record: &Record<G>, change: &Change<G::Move>) {
        // Looking around is written down once there is something to go on
        // with, and is no reason to save.
        let looks = matches!(
            change,
            Change::GoTo(_) | Change::Clocks(_) | Change::Dead(_)
        );
        let worth = !looks && !self.forced;
        if worth {
            self.content_revision += 1;
        }
        match &mut self.journal {
            Some(journal) => journal.note(record, change),
            None if worth => self.begin_journal(record),
            None => (),
        }
    }

    fn begin_journal<G: Recordable>(&mut self, record: &Record<G>) {
        let from = self.recovered_from.take();
        match Journal::begin(&self.journals, record, from) {
            Ok(journal) => {
                let waker = self.waker.clone();
                journal.watch(move || waker.wake());
                self.journal = Some(journal);
            }
            Err(error) => self.no_journal = Some(Arc::new(error)),
        }
    }

    /// Waits until everything is on the disk.
    pub(super) fn sync(&self) {
        if let Some(journal) = &self.journal {
            journal.sync();
        }
    }

    /// Waits until everything is with the system, no longer than `limit`.
    pub(super) fn flush(&self, limit: Duration) {
        if let Some(journal) = &self.journal {
            journal.flush(limit);
        }
    }

    /// Ends the match; `None` if there is nothing to wait for.
    pub(super) fn close(self, engines: Vec<ThreadExit>) -> Option<Closing> {
        let changed = self.is_changed();
        let journal = match (self.journal, self.no_journal) {
            (Some(journal), _) => Ok(Some(journal)),
            (None, Some(error)) if changed => Err(error),
            (None, _) => Ok(None),
        };
        if engines.is_empty() && matches!(journal, Ok(None)) {
            return None;
        }
        let elsewhere = self.written.filter(|_| !changed && !self.unlisted);
        Some(Closing::new(elsewhere, journal, engines))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::game::TurnId;
    use crate::go::Ruleset;
    use crate::record::{GoRecord, Header, Start, interrupted_journals};

    fn record() -> GoRecord {
        GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap()
    }

    fn named() -> Change<crate::go::Move> {
        Change::Header(Header::Name, "a game".to_owned())
    }

    #[test]
    fn looking_around_is_no_reason_to_begin_a_journal_or_to_save() {
        let folder = tempfile::tempdir().unwrap();
        let mut storage = Storage::new(folder.path(), Waker::none());
        let record = record();
        storage.note(&record, &Change::GoTo(TurnId::START));
        storage.set_forced(true);
        storage.note(&record, &named());
        storage.set_forced(false);
        assert!(!storage.is_changed());
        assert!(storage.close(Vec::new()).is_none());
        assert!(interrupted_journals(folder.path()).is_empty());
    }

    #[test]
    fn what_happened_is_in_the_journal_that_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let mut storage = Storage::new(folder.path(), Waker::none());
        storage.note(&record(), &named());
        assert!(storage.is_changed());
        storage.close(Vec::new()).unwrap().finish().unwrap();
        assert_eq!(interrupted_journals(folder.path()).len(), 1);
    }

    #[test]
    fn what_is_proved_to_be_in_a_file_leaves_no_journal_unless_it_is_to_stay() {
        for stays in [false, true] {
            let folder = tempfile::tempdir().unwrap();
            let mut storage = Storage::new(folder.path(), Waker::none());
            let record = record();
            storage.note(&record, &named());
            let file = GameFile::new(folder.path().join("a.sgf"));
            let text = file.text_of(&record.clone().into());
            std::fs::write(&file.path, &text).unwrap();
            let written = Written::check(&file.path, &text).unwrap();
            assert!(storage.own_file().is_none());
            storage.mark_saved(file, storage.content_revision(), written);
            assert!(!storage.is_changed() && storage.own_file().is_some());
            if stays {
                storage.keep_journal();
            }
            storage.close(Vec::new()).unwrap().finish().unwrap();
            assert_eq!(
                interrupted_journals(folder.path()).len(),
                usize::from(stays)
            );
        }
    }

    #[test]
    fn failing_is_told_once_and_so_is_its_end() {
        let folder = tempfile::tempdir().unwrap();
        let blocked = folder.path().join("a file");
        std::fs::write(&blocked, "in the way").unwrap();
        let mut storage = Storage::new(&blocked, Waker::none());
        assert!(storage.watch().is_none());
        let record = record();
        storage.note(&record, &named());
        storage.flush(Duration::from_secs(20));
        assert!(matches!(storage.watch(), Some(StorageNews::Failing(_))));
        assert!(storage.watch().is_none());
        let file = GameFile::new(folder.path().join("a.sgf"));
        let text = file.text_of(&record.clone().into());
        std::fs::write(&file.path, &text).unwrap();
        let written = Written::check(&file.path, &text).unwrap();
        storage.mark_saved(file, storage.content_revision(), written);
        assert!(matches!(storage.watch(), Some(StorageNews::Working)));
        assert!(storage.watch().is_none());
    }
}
