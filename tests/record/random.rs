//! Random trees and random games, from a seed.

use std::collections::BTreeMap;

use jego::board::{ByColor, Color, Point, PointSet, Size};
use jego::game::{HalfPoints, Outcome, TurnId};
use jego::go::{Handicap, Move, Ruleset, Setup};
use jego::record::sgf::{Collection, NodeId, escape};
use jego::record::{Change, ClockReading, GoRecord, Header, Seat, Start, Terms, TimeControl};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

/// What texts are made of: everything that means something to a file.
const PIECES: [&str; 24] = [
    "a", "B", "]", "[", "\\", ":", ";", "(", ")", "\n", "\r\n", "\r", "\t", " ", "é", "黒", "🂡",
    "\\]", "\\\n", "\"", "'", "aa", "//", "\u{0}",
];

const NAMES: [&str; 17] = [
    "B", "W", "C", "AB", "AW", "AE", "PL", "KM", "LB", "N", "XX", "KGSDE", "TR", "FG", "comment",
    "kgs", "L_2",
];

pub(crate) fn rng(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}

/// A text of up to `most` pieces.
pub(crate) fn text(rng: &mut SmallRng, most: usize) -> String {
    let pieces = rng.random_range(0..=most);
    (0..pieces).map(|_| one_of(rng, &PIECES)).collect()
}

pub(crate) fn one_of<T: Copy>(rng: &mut SmallRng, all: &[T]) -> T {
    all[rng.random_range(0..all.len())]
}

/// Games of any shape with properties of any kind.
pub(crate) fn collection(rng: &mut SmallRng) -> Collection {
    let mut games = Collection::new();
    for _ in 0..rng.random_range(1..4) {
        let mut nodes = vec![games.add_game()];
        for _ in 0..rng.random_range(0..30) {
            let parent = if rng.random_ratio(2, 3) {
                nodes[nodes.len() - 1]
            } else {
                one_of(rng, &nodes)
            };
            nodes.push(games.add_node(parent));
        }
        for node in nodes {
            properties(rng, &mut games, node);
        }
    }
    games
}

fn properties(rng: &mut SmallRng, games: &mut Collection, node: NodeId) {
    for _ in 0..rng.random_range(0..4) {
        let name = one_of(rng, &NAMES);
        let values: Vec<String> = (0..rng.random_range(1..4))
            .map(|_| match rng.random_range(0..3) {
                0 => point_name(rng),
                _ => escape(&text(rng, 6)).into_owned(),
            })
            .collect();
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        games.add_property(node, name, &values);
    }
}

fn point_name(rng: &mut SmallRng) -> String {
    [(); 2]
        .map(|()| char::from(b'a' + rng.random_range(0..20)))
        .iter()
        .collect()
}

/// A new game of any kind.
pub(crate) fn new_game(rng: &mut SmallRng) -> GoRecord {
    let size = Size::new(rng.random_range(2..=9)).unwrap();
    let mut start = Start::new(size, one_of(rng, &Ruleset::ALL));
    start.handicap = match rng.random_range(0..4) {
        0 if size.lines() >= 7 => Handicap::Fixed(rng.random_range(2..=4)),
        1 if size.lines() >= 3 => Handicap::Free(rng.random_range(2..=4)),
        _ => Handicap::None,
    };
    if rng.random_ratio(1, 4) {
        start.setup = setup(rng, size);
    }
    if rng.random_ratio(1, 2) {
        start = start.with_komi(HalfPoints::from_halves(rng.random_range(-20..20)));
    }
    if rng.random_ratio(1, 4) {
        start.ruleset = None;
    }
    GoRecord::new(start).unwrap()
}

fn setup(rng: &mut SmallRng, size: Size) -> Setup {
    Setup {
        add: ByColor {
            black: points(rng, size),
            white: points(rng, size),
        },
        remove: points(rng, size),
        to_play: one_of(rng, &[None, Some(Color::Black), Some(Color::White)]),
    }
}

fn points(rng: &mut SmallRng, size: Size) -> PointSet {
    let mut points = PointSet::EMPTY;
    for _ in 0..rng.random_range(0..4) {
        points.insert(point(rng, size));
    }
    points
}

fn point(rng: &mut SmallRng, size: Size) -> Point {
    let line = |rng: &mut SmallRng| rng.random_range(0..size.lines());
    Point::new(line(rng), line(rng))
}

/// Something that someone could ask for now; it may be refused.
pub(crate) fn change(rng: &mut SmallRng, record: &GoRecord, turns: &[TurnId]) -> Change<Move> {
    let size = record.start().size;
    let turn = one_of(rng, turns);
    match rng.random_range(0..31) {
        0..8 => Change::Play(Move::Place(point(rng, size))),
        8 => Change::Play(Move::Pass),
        9..12 => Change::GoTo(turn),
        12 => Change::Delete(turn),
        13 => Change::Undelete(turn),
        14 => Change::Comment(turn, text(rng, 8)),
        24 => {
            let ruleset = one_of(rng, &Ruleset::ALL);
            let komi = HalfPoints::from_halves(rng.random_range(-20..20));
            let named = rng.random_ratio(3, 4).then_some(ruleset);
            Change::Rules(Terms::new(named, ruleset.rules(), komi))
        }
        25 | 26 => Change::Amend(turn, setup(rng, size)),
        27 => Change::Reorder(turn, rng.random_range(0..4)),
        28 | 29 => Change::Graft(turn, record.branch(one_of(rng, turns))),
        30 => Change::Notes(turn, record.written(turn)),
        15 => {
            let name = one_of(rng, &["LB", "TR", "XX"]).to_owned();
            let values = (0..rng.random_range(0..3)).map(|_| escape(&text(rng, 4)).into_owned());
            Change::Property(turn, name, values.collect())
        }
        16 => Change::Header(one_of(rng, &Header::ALL), text(rng, 6)),
        17 => Change::Result(one_of(
            rng,
            &[None, Some(Outcome::Draw), Some(Outcome::NoResult)],
        )),
        18 => Change::Control(control(rng)),
        19 => Change::Clocks(ByColor::from_fn(|_| reading(rng))),
        20 => Change::Dead(rng.random_ratio(1, 2).then(|| points(rng, size))),
        21 => Change::Seats(ByColor {
            black: Seat::Person,
            white: Seat::Computer {
                level: text(rng, 3),
            },
        }),
        22 => Change::Options(BTreeMap::from([(text(rng, 2), text(rng, 2))])),
        _ => Change::Arrange(setup(rng, size)),
    }
}

fn control(rng: &mut SmallRng) -> TimeControl {
    let main_secs = rng.random_range(0..4_000);
    match rng.random_range(0..5) {
        0 => TimeControl::None,
        1 => TimeControl::Absolute { main_secs },
        2 => TimeControl::ByoYomi {
            main_secs,
            periods: 5,
            period_secs: 30,
        },
        3 => TimeControl::Canadian {
            main_secs,
            moves: 25,
            period_secs: 600,
        },
        _ => TimeControl::Fischer {
            main_secs,
            increment_secs: 10,
        },
    }
}

fn reading(rng: &mut SmallRng) -> Option<ClockReading> {
    rng.random_ratio(3, 4).then(|| ClockReading {
        left_millis: rng.random_range(0..10_000_000),
        overtime: rng.random_ratio(1, 2).then(|| rng.random_range(0..10)),
    })
}

/// A game with some history, and the turns it ever had.
pub(crate) fn played(rng: &mut SmallRng, changes: usize) -> (GoRecord, Vec<TurnId>) {
    let mut record = new_game(rng);
    let mut turns = vec![TurnId::START];
    for _ in 0..changes {
        let change = change(rng, &record, &turns);
        apply(&mut record, &mut turns, &change);
    }
    (record, turns)
}

/// Makes a change if it can be made; whether it could.
pub(crate) fn apply(record: &mut GoRecord, turns: &mut Vec<TurnId>, change: &Change<Move>) -> bool {
    let Ok(turn) = record.apply(change) else {
        return false;
    };
    if !turns.contains(&turn) {
        turns.push(turn);
    }
    true
}
