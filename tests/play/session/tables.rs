//! What the matches of all tables have in common, tried at the other two.

use std::sync::mpsc::{Receiver, channel};

use jego::board::{ByColor, Color, Point};
use jego::game::{Game as _, TurnId};
use jego::othello::{Move, Position};
use jego::record::{Change, OthelloRecord, Record, Recordable, Seat, interrupted_journals};
use jego::session::{Action, Moment, Notice, Playable, Session, Waker};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use tempfile::TempDir;

use super::{PATIENCE, START};

/// A match of any table, the folder of its journal, and what wakes it.
pub(crate) struct At<G: Playable> {
    pub(crate) session: Session<G>,
    pub(crate) folder: TempDir,
    woken: Receiver<()>,
}

pub(crate) fn at<G: Playable>(record: Record<G>) -> At<G> {
    let (wake, woken) = channel();
    let folder = tempfile::tempdir().unwrap();
    let waker = Waker::new(move || {
        let _ = wake.send(());
    });
    let session = Session::new(record, folder.path(), waker);
    At {
        session,
        folder,
        woken,
    }
}

pub(crate) fn seated<G: Recordable>(mut record: Record<G>, black: Seat, white: Seat) -> Record<G> {
    let seats = ByColor { black, white };
    record.apply(&Change::Seats(seats)).unwrap();
    record
}

pub(crate) fn level(name: &str) -> Seat {
    Seat::Computer {
        level: name.to_owned(),
    }
}

impl<G: Playable> At<G> {
    pub(crate) fn act(&mut self, action: Action) {
        self.session.apply(action, START);
    }

    pub(crate) fn act_at(&mut self, action: Action, now: Moment) {
        self.session.apply(action, now);
    }

    /// How many turns lead to where it stands.
    pub(crate) fn turns(&self) -> usize {
        self.session.record().history().path().len() - 1
    }

    pub(crate) fn to_play(&self) -> Color {
        self.session.position().to_play()
    }

    #[track_caller]
    pub(crate) fn says(&self, so: impl Fn(&Notice) -> bool) {
        let notice = self.session.notice();
        assert!(notice.is_some_and(so), "{notice:?}");
    }

    /// Looks whenever there is something to look at, until something is so.
    #[track_caller]
    pub(crate) fn until(&mut self, what: &str, so: impl Fn(&Session<G>) -> bool) {
        self.session.poll(START);
        while !so(&self.session) {
            let woken = self.woken.recv_timeout(PATIENCE);
            assert!(woken.is_ok(), "never: {what}");
            self.session.poll(START);
        }
    }

    pub(crate) fn journals(&self) -> usize {
        self.session.sync();
        // A journal in use is not offered, and still has its file.
        let files = std::fs::read_dir(self.folder.path()).unwrap();
        files
            .count()
            .max(interrupted_journals(self.folder.path()).len())
    }
}

/// A game of Othello up to a move after which the other side has to pass, and
/// someone can move then.
pub(crate) struct ToAPass {
    pub(crate) moves: Vec<Point>,
    /// The move that leaves the other side without one.
    pub(crate) last: Point,
    pub(crate) mover: Color,
    /// What the same side can play next.
    pub(crate) then: Vec<Point>,
}

pub(crate) fn to_a_pass(wanted: impl Fn(&ToAPass) -> bool) -> ToAPass {
    let mut games = (0..).flat_map(random_passes);
    games.find(wanted).unwrap()
}

/// Every place in a random game where a pass is forced.
fn random_passes(seed: u64) -> Vec<ToAPass> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut history = jego::game::History::new(Position::new());
    let mut moves = Vec::new();
    let mut found = Vec::new();
    loop {
        let legal = history.position().legal_moves(history.past());
        if legal.is_empty() {
            return found;
        }
        let mover = history.position().to_play();
        let mv = legal[rng.random_range(0..legal.len())];
        history.play(mv).unwrap();
        let Move::Place(point) = mv else {
            continue;
        };
        if history.position().forced().is_some() {
            let mut after = history.clone();
            after.play(Move::Pass).unwrap();
            let then = after.position().legal().iter().collect();
            found.push(ToAPass {
                moves: moves.clone(),
                last: point,
                mover,
                then,
            });
        }
        moves.push(point);
    }
}

impl ToAPass {
    /// The game before its last move, passes included.
    pub(crate) fn record(&self) -> OthelloRecord {
        let mut record = OthelloRecord::standard();
        for &point in &self.moves {
            if record.history().position().forced().is_some() {
                record.apply(&Change::Play(Move::Pass)).unwrap();
            }
            record.apply(&Change::Play(Move::Place(point))).unwrap();
        }
        if record.history().position().to_play() != self.mover {
            record.apply(&Change::Play(Move::Pass)).unwrap();
        }
        record
    }

    /// The game with its last move, and the pass still to come.
    pub(crate) fn played(&self) -> OthelloRecord {
        let mut record = self.record();
        record.apply(&Change::Play(Move::Place(self.last))).unwrap();
        record
    }
}

/// The last turn of a record.
pub(crate) fn last_turn<G: Recordable>(record: &Record<G>) -> TurnId {
    record
        .history()
        .tree()
        .descendants(TurnId::START)
        .last()
        .unwrap()
}
