//! A disk that does not answer, for tests.

use std::fs::{self, OpenOptions};
use std::path::PathBuf;
use std::process::Command;

use super::recovering::{RecoveredGame, recover};
use crate::board::Point;
use crate::record::{Folders, interrupted_journals};
use crate::session::{Action, Match, Moment, Waker};
use crate::setup::{GameSetup, Player};

/// The journal of an interrupted game, which is a pipe by now: whoever wants to
/// read it waits. A match that does has to be dropped after this.
#[derive(Debug)]
pub(crate) struct SilentDisk {
    journal: PathBuf,
    pub(crate) folders: Folders,
    /// Everything is in here, and goes with it.
    _folder: tempfile::TempDir,
}

impl SilentDisk {
    /// A game that was interrupted after a move. The new journal, which begins
    /// when it is opened, has to look into the old one first, and so nothing of
    /// it is ever written.
    pub(crate) fn with_game() -> (Self, RecoveredGame) {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::in_folder(folder.path().join("data"), folder.path().to_owned());
        let setup = GameSetup::default();
        let record = setup.record(Player::First, "2026-11-15").unwrap();
        let mut session = Match::new(record, &folders.journals(), Waker::none());
        session.apply(Action::Choose(Point::new(2, 2)), Moment::ZERO);
        session.sync();
        drop(session);
        let journal = interrupted_journals(&folders.journals()).remove(0);
        let game = recover(journal.clone()).unwrap();
        fs::remove_file(&journal).unwrap();
        let made = Command::new("mkfifo").arg(&journal).status().unwrap();
        assert!(made.success());
        let disk = Self {
            journal,
            folders,
            _folder: folder,
        };
        (disk, game)
    }

    /// Whoever waits goes on: the pipe has another end, and then none any more.
    /// Whoever comes later finds nothing.
    pub(crate) fn answer(&self) {
        let end = OpenOptions::new()
            .read(true)
            .write(true)
            .open(&self.journal);
        let _ = fs::remove_file(&self.journal);
        drop(end);
    }
}

impl Drop for SilentDisk {
    fn drop(&mut self) {
        self.answer();
    }
}
