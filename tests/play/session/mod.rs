//! Matches without a window: stages, refusals, the count, clocks, and what is
//! kept on the disk.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod aligne4;
mod clocks;
mod editing;
mod ending;
mod keeping;
mod opponent;
mod othello;
mod play;
mod played_again;
mod rules;
mod tables;
mod teaching;

use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use jego::board::{Color, Size, Vertex};
use jego::game::{Margin, Outcome};
use jego::go::Ruleset;
use jego::record::{Change, GoRecord, Start, TimeControl, interrupted_journals, sgf};
use jego::session::{Action, GoSession, Moment, Session, Stage, Waker};
use tempfile::TempDir;

/// How long a thread may take before a test gives up.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) const START: Moment = Duration::ZERO;

/// A match and the folder of its journal.
pub(crate) struct Match {
    pub(crate) session: GoSession,
    pub(crate) folder: TempDir,
}

pub(crate) fn secs(secs: u64) -> Moment {
    Duration::from_secs(secs)
}

pub(crate) fn of_record(record: GoRecord) -> Match {
    let folder = tempfile::tempdir().unwrap();
    let session = Session::new(record, folder.path(), Waker::none());
    Match { session, folder }
}

pub(crate) fn new(ruleset: Ruleset) -> Match {
    of_record(GoRecord::new(Start::new(Size::NINE, ruleset)).unwrap())
}

pub(crate) fn timed(control: TimeControl) -> Match {
    let mut record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
    record.apply(&Change::Control(control)).unwrap();
    of_record(record)
}

pub(crate) fn absolute(main_secs: u32) -> Match {
    let mut played = timed(TimeControl::Absolute { main_secs });
    played.session.start_clock(START);
    played
}

pub(crate) fn choose(vertex: &str) -> Action {
    Action::Choose(Vertex::parse(vertex, Size::NINE).unwrap().point())
}

impl Match {
    pub(crate) fn act(&mut self, action: Action) {
        self.session.apply(action, START);
    }

    /// Plays these moves, `pass` among them.
    #[track_caller]
    pub(crate) fn play(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            let before = self.session.cursor();
            self.act(match mv {
                "pass" => Action::Pass,
                vertex => choose(vertex),
            });
            assert_ne!(self.session.cursor(), before, "{mv}");
        }
    }

    pub(crate) fn with(mut self, moves: &str) -> Self {
        self.play(moves);
        self
    }

    pub(crate) fn stone(&self, vertex: &str) -> Option<Color> {
        let point = Vertex::parse(vertex, Size::NINE).unwrap().point();
        self.session.position().board().stone(point)
    }

    pub(crate) fn is_dead(&self, vertex: &str) -> bool {
        let point = Vertex::parse(vertex, Size::NINE).unwrap().point();
        self.session.dead().contains(point)
    }

    /// Waits for what the thread proposes.
    #[track_caller]
    pub(crate) fn hear(&mut self) {
        let deadline = Instant::now() + PATIENCE;
        while self.session.is_thinking() {
            assert!(Instant::now() < deadline, "no proposal");
            thread::yield_now();
            self.session.poll(START);
        }
    }

    pub(crate) fn written(&self) -> String {
        sgf::write(&self.session.record().to_sgf())
    }

    /// The journals that whoever starts now would be offered.
    pub(crate) fn left(self) -> (TempDir, Vec<PathBuf>) {
        let Self { session, folder } = self;
        if let Some(leaving) = session.close() {
            leaving.finish().unwrap();
        }
        let journals = interrupted_journals(folder.path());
        (folder, journals)
    }
}

pub(crate) fn win(winner: Color, by: Margin) -> Stage {
    Stage::Over(Outcome::Win { winner, by })
}
