//! The properties that say what a turn says, and nothing else.

use crate::board::{Color, PointSet};
use crate::game::Turn;
use crate::go::{Handicap, Move, Setup};
use crate::record::sgf::coordinates;

use super::Start;

/// A property that is in no file yet, its values as they will stand there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::record) struct OwnedProperty {
    pub(in crate::record) name: &'static str,
    pub(in crate::record) values: Vec<String>,
}

impl OwnedProperty {
    const fn new(name: &'static str, values: Vec<String>) -> Self {
        Self { name, values }
    }

    fn one(name: &'static str, value: impl ToString) -> Self {
        Self::new(name, vec![value.to_string()])
    }
}

/// A turn as properties.
pub(in crate::record) fn plain_turn(turn: &Turn<Move, Setup>) -> Vec<OwnedProperty> {
    match turn {
        Turn::Start | Turn::Note => Vec::new(),
        &Turn::Move { by, mv } => vec![OwnedProperty::new(name_of(by), vec![value_of(mv)])],
        Turn::Setup(setup) => plain_setup(setup),
    }
}

/// The property of this color's moves.
pub(in crate::record) const fn name_of(by: Color) -> &'static str {
    match by {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// A move between brackets.
pub(in crate::record) fn value_of(mv: Move) -> String {
    match mv {
        Move::Place(point) => coordinates(point),
        Move::Pass => String::new(),
    }
}

fn plain_setup(setup: &Setup) -> Vec<OwnedProperty> {
    let lists = [
        ("AB", &setup.add.black),
        ("AW", &setup.add.white),
        ("AE", &setup.remove),
    ];
    let lists = lists.into_iter().filter(|(_, points)| !points.is_empty());
    let mut properties: Vec<OwnedProperty> = lists
        .map(|(name, points)| OwnedProperty::new(name, all(points)))
        .collect();
    properties.extend(
        setup
            .to_play
            .map(|color| OwnedProperty::one("PL", name_of(color))),
    );
    properties
}

fn all(points: &PointSet) -> Vec<String> {
    points.iter().map(coordinates).collect()
}

/// The head of a game as properties: what was agreed before the first move.
pub(in crate::record) fn plain_head(start: &Start) -> Vec<OwnedProperty> {
    let mut properties = vec![
        OwnedProperty::one("GM", 1),
        OwnedProperty::one("SZ", start.size.lines()),
        OwnedProperty::one("KM", start.komi()),
    ];
    properties.extend(start.ruleset.map(|set| OwnedProperty::one("RU", set)));
    let stones = start.handicap.stones();
    if start.handicap != Handicap::None {
        properties.push(OwnedProperty::one("HA", stones));
    }
    let mut setup = start.setup.clone();
    for point in start.handicap.fixed_points(start.size) {
        if !setup.remove.contains(point) && !setup.add.white.contains(point) {
            setup.add.black.insert(point);
        }
    }
    properties.extend(plain_setup(&setup));
    properties
}
