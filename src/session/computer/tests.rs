//! Computers without a match.

use std::sync::mpsc::{Receiver, channel};

use super::*;
use crate::aligne4::{Position, Variant};
use crate::record::{Aligne4Record, Change};

const PATIENCE: Duration = Duration::from_secs(20);
const START: Moment = Moment::ZERO;

struct Table {
    record: Aligne4Record,
    computers: Computers<Position>,
    woken: Receiver<()>,
}

fn table(black: Seat) -> Table {
    let mut record = Aligne4Record::of(Variant::Aligne4);
    let white = Seat::Person;
    record
        .apply(&Change::Seats(ByColor { black, white }))
        .unwrap();
    let (wake, woken) = channel();
    let waker = Waker::new(move || {
        let _ = wake.send(());
    });
    Table {
        record,
        computers: Computers::new(&waker, 7),
        woken,
    }
}

fn level(name: &str) -> Seat {
    Seat::Computer {
        level: name.to_owned(),
    }
}

impl Table {
    fn assign(&mut self, black: Option<Assignment>) -> Result<(), (Color, ComputerError)> {
        let wanted = ByColor { black, white: None };
        self.computers.assign(&self.record, wanted, START)
    }

    /// Waits until a move was chosen.
    fn wait(&mut self) {
        while self.computers.ready.is_none() {
            self.woken.recv_timeout(PATIENCE).unwrap();
            while let Some((_, news)) = self.computers.hear() {
                assert!(matches!(news, ComputerNews::Report(..)), "{news:?}");
            }
        }
    }
}

#[test]
fn a_move_is_kept_until_it_is_due() {
    let mut table = table(level("Chance"));
    table.assign(Some(Assignment::Move(None))).unwrap();
    assert_eq!(table.computers.busy(), Some(Color::Black));
    table.wait();
    let pace = Duration::from_secs(1);
    assert!(table.computers.take_due(pace, pace / 2).is_none());
    assert_eq!(table.computers.busy(), Some(Color::Black));
    let ready = table.computers.take_due(pace, pace).unwrap();
    assert_eq!((ready.color, ready.turn), (Color::Black, TurnId::START));
    assert_eq!(table.computers.busy(), None);
}

#[test]
fn a_move_that_nobody_wants_any_more_is_dropped() {
    let mut table = table(level("Chance"));
    table.assign(Some(Assignment::Move(None))).unwrap();
    table.wait();
    table.assign(None).unwrap();
    assert!(table.computers.take_due(Duration::ZERO, START).is_none());
}

#[test]
fn whoever_cannot_play_says_why_and_asks_nobody() {
    let mut unknown = table(level("Genius"));
    let failed = unknown.assign(Some(Assignment::Move(None)));
    assert!(matches!(
        failed,
        Err((Color::Black, ComputerError::Level(_)))
    ));
    assert_eq!(unknown.computers.busy(), None);
    let mut engine = table(Seat::Engine {
        command: "gnugo".to_owned(),
    });
    let failed = engine.assign(Some(Assignment::Move(None)));
    assert!(matches!(
        failed,
        Err((Color::Black, ComputerError::NoEngines))
    ));
}

#[test]
fn thinking_is_told_after_a_while() {
    let mut table = table(level("Chance"));
    assert_eq!(table.computers.next_change(Duration::ZERO, START), None);
    table.assign(Some(Assignment::Move(None))).unwrap();
    assert_eq!(table.computers.thinks_long(SHORT / 2), None);
    assert_eq!(table.computers.thinks_long(SHORT), Some(Color::Black));
    let next = table.computers.next_change(Duration::ZERO, SHORT / 2);
    assert_eq!(next, Some(SHORT / 2));
}

#[test]
fn whoever_resigned_and_plays_on_does_not_resign_until_others_sit_down() {
    let mut table = table(level("Chance"));
    let resigns = |table: &Table| {
        let level = LevelOf::<Position>::STRONGEST;
        table.computers.config(level).resigns
    };
    assert!(resigns(&table));
    table.computers.urge();
    assert!(!resigns(&table));
    table.computers.hold();
    assert!(table.computers.reseat([Color::Black]), "they had to wait");
    assert!(resigns(&table) && !table.computers.is_held());
}
