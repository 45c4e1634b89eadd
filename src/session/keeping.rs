//! Where a match is kept: its journal, and its file.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::thinking::Parting;
use super::{Notice, Played, Session};
use crate::record::sgf::{self, Collection};
use crate::record::{Change, FileError, Journal, Written, save};

/// The file that a game came from or was saved to.
#[derive(Clone, Debug)]
pub struct Home {
    /// Where it is.
    pub path: PathBuf,
    /// The other games of the file.
    pub company: Company,
    /// Why the file as it is has to be kept when it is replaced.
    pub original: Option<Original>,
}

/// Why a file cannot be had back from what was read of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Original {
    /// Something in it was left out or changed to read it.
    Repaired,
    /// Its character set was guessed.
    Guessed,
}

/// What else is in the file of a game.
#[derive(Clone, Debug)]
pub enum Company {
    /// Nothing: it is a save.
    Save,
    /// It is SGF, and this is the game with this number among those.
    Sgf {
        /// All games of the file as they were read.
        games: Box<Collection>,
        /// Which of them this is.
        index: usize,
    },
}

/// Whether a match would be there again if the program ended now.
#[derive(Clone, Debug)]
pub enum Keeping {
    /// It is in a file, or its journal has all of it.
    Safe,
    /// The last of it is on its way to the journal.
    Pending,
    /// It cannot be written down. That is tried again and again.
    Failing(Arc<FileError>),
}

impl Home {
    /// Whether a path leads to it, by links and other detours too.
    #[must_use]
    pub fn is_at(&self, path: &Path) -> bool {
        let real = |path: &Path| path.canonicalize().ok();
        self.path == path || real(path).is_some_and(|found| real(&self.path) == Some(found))
    }

    /// A file of its own for one game, in the format that its name says.
    #[must_use]
    pub fn new(path: PathBuf) -> Self {
        let sgf = path
            .extension()
            .is_some_and(|end| end.eq_ignore_ascii_case("sgf"));
        let company = if sgf {
            Company::Sgf {
                games: Box::default(),
                index: 0,
            }
        } else {
            Company::Save
        };
        Self {
            path,
            company,
            original: None,
        }
    }
}

impl<G: Played> Session<G> {
    /// The file it is kept in.
    #[must_use]
    pub const fn home(&self) -> Option<&Home> {
        self.home.as_ref()
    }

    /// Its file, if this match has written it before.
    #[must_use]
    pub fn own_home(&self) -> Option<&Home> {
        self.home.as_ref().filter(|_| self.saved_here)
    }

    /// Says where the game came from.
    pub fn came_from(&mut self, home: Home) {
        self.home = Some(home);
    }

    /// Says which journal the game was recovered from: it is taken away once
    /// the game has one of its own.
    pub fn recovered_from(&mut self, journal: PathBuf) {
        self.recovered_from = Some(journal);
        // A game that was recovered is in no file yet.
        self.content += 1;
        self.begin_journal();
    }

    /// Whether something would be missing in the file.
    #[must_use]
    pub const fn is_changed(&self) -> bool {
        self.content != self.saved
    }

    /// The content that would be written now; told back by
    /// [`Session::was_saved`].
    #[must_use]
    pub const fn content(&self) -> u64 {
        self.content
    }

    /// Says that this content is in a file now, and what proves it.
    pub fn was_saved(&mut self, home: Home, content: u64, written: Written) {
        // From now on the file says what we wrote.
        self.home = Some(Home {
            original: None,
            ..home
        });
        self.written = Some(written);
        self.saved_here = true;
        self.saved = content;
        self.revision += 1;
    }

    /// The text of the file that this game would be kept in.
    #[must_use]
    pub fn text_for(&self, home: &Home) -> String {
        // What a file is shows in its bytes, whatever its name says.
        let Company::Sgf { games, index } = &home.company else {
            return save::write(&self.record);
        };
        if G::KIND.sgf_number().is_none() {
            return save::write(&self.record);
        }
        let mut written = Collection::new();
        for (number, &game) in games.games().iter().enumerate() {
            if number == *index {
                self.record.add_to(&mut written);
            } else {
                written.add_copy(games, game);
            }
        }
        if *index >= games.games().len() {
            self.record.add_to(&mut written);
        }
        sgf::write(&written)
    }

    /// Says that the journal is to stay, whatever file holds the game: the list
    /// of finished games lacks it.
    pub const fn keep_journal(&mut self) {
        self.unlisted = true;
    }

    /// Whether it would be there again if the program ended now.
    #[must_use]
    pub fn keeping(&self) -> Keeping {
        let Some(journal) = &self.journal else {
            return match &self.no_journal {
                Some(error) if self.is_changed() => Keeping::Failing(Arc::clone(error)),
                Some(_) | None => Keeping::Safe,
            };
        };
        if !self.is_changed() {
            return Keeping::Safe;
        }
        match journal.error() {
            Some(error) => Keeping::Failing(error),
            None if journal.pending() > 0 => Keeping::Pending,
            None => Keeping::Safe,
        }
    }

    /// Ends the match. Its journal is handed over: what is in a file can be
    /// discarded, everything else is kept. Waiting for the disk, and for
    /// engines to end, is for a thread that may wait.
    #[must_use]
    pub fn leave(mut self) -> Option<Leaving> {
        let engines = self.opponents.part();
        let changed = self.is_changed();
        let journal = match (self.journal.take(), self.no_journal.take()) {
            (Some(journal), _) => Ok(Some(journal)),
            (None, Some(error)) if changed => Err(error),
            (None, _) => Ok(None),
        };
        if engines.is_empty() && matches!(journal, Ok(None)) {
            return None;
        }
        Some(Leaving {
            elsewhere: self.written.take().filter(|_| !changed && !self.unlisted),
            journal,
            engines,
        })
    }

    /// Waits until everything is on the disk.
    pub fn sync(&self) {
        if let Some(journal) = &self.journal {
            journal.sync();
        }
    }

    /// Waits until everything is with the system and survives the program, or
    /// has failed; no longer than `limit`.
    pub fn flush(&self, limit: Duration) {
        if let Some(journal) = &self.journal {
            journal.flush(limit);
        }
    }

    /// Says once that the game cannot be written down, and no longer than that
    /// is true.
    pub(super) fn watch_keeping(&mut self) {
        let failing = match self.keeping() {
            Keeping::Failing(error) => Some(error),
            Keeping::Safe | Keeping::Pending => None,
        };
        let told = std::mem::replace(&mut self.told_failing, failing.is_some());
        match failing {
            Some(error) if !told => self.say(Notice::Journal(error)),
            None if told => {
                if matches!(self.notice, Some(Notice::Journal(_))) {
                    self.notice = None;
                }
                self.revision += 1;
            }
            Some(_) | None => {}
        }
    }

    pub(super) fn keep(&mut self, change: &Change<G::Move>) {
        // Looking around is written down once there is something to go on
        // with, and is no reason to save.
        let looks = matches!(
            change,
            Change::GoTo(_) | Change::Clocks(_) | Change::Dead(_)
        );
        let worth = !looks && !self.settling;
        if worth {
            self.content += 1;
        }
        match &mut self.journal {
            Some(journal) => journal.note(&self.record, change),
            None if worth => self.begin_journal(),
            None => (),
        }
    }

    fn begin_journal(&mut self) {
        let from = self.recovered_from.take();
        match Journal::begin(&self.journals, &self.record, from) {
            Ok(journal) => {
                let waker = self.waker.clone();
                journal.watch(move || waker.wake());
                self.journal = Some(journal);
            }
            Err(error) => self.no_journal = Some(Arc::new(error)),
        }
    }

    /// Where the journals are.
    #[must_use]
    pub fn journals(&self) -> &Path {
        &self.journals
    }
}

/// What is left of a match that was left.
#[derive(Debug)]
pub struct Leaving {
    /// The file that has all of it.
    elsewhere: Option<Written>,
    /// Its journal, or why there is none though there should be.
    journal: Result<Option<Journal>, Arc<FileError>>,
    /// The threads of engines that were running.
    engines: Vec<Parting>,
}

impl Leaving {
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
