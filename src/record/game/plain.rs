//! The properties that say what a turn says, and nothing else.

use crate::board::{Color, PointSet};
use crate::game::{Setup, Turn};
use crate::record::kept::Kept;

/// A property that is in no file yet, its values as they will stand there.
type OwnedProperty = (&'static str, Vec<String>);

/// A turn as properties.
pub(in crate::record) fn plain_turn<G: Kept>(turn: &Turn<G::Move, Setup>) -> Vec<OwnedProperty> {
    match turn {
        Turn::Start | Turn::Note => Vec::new(),
        &Turn::Move { by, mv } => vec![(name_of(by), vec![G::sgf_value(mv)])],
        Turn::Setup(setup) => plain_setup::<G>(setup),
    }
}

/// The property of this color's moves.
pub(in crate::record) const fn name_of(by: Color) -> &'static str {
    match by {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// What was put and taken by hand, as properties.
pub(in crate::record) fn plain_setup<G: Kept>(setup: &Setup) -> Vec<OwnedProperty> {
    let lists = [
        ("AB", &setup.add.black),
        ("AW", &setup.add.white),
        ("AE", &setup.remove),
    ];
    let lists = lists.into_iter().filter(|(_, points)| !points.is_empty());
    let mut properties: Vec<OwnedProperty> = lists
        .map(|(name, points)| (name, names::<G>(points)))
        .collect();
    let to_play = setup.to_play.map(name_of);
    properties.extend(to_play.map(|color| ("PL", vec![color.to_owned()])));
    properties
}

fn names<G: Kept>(points: &PointSet) -> Vec<String> {
    points.iter().map(G::sgf_name).collect()
}
