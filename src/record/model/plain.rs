//! The properties that say what a turn says, and nothing else.

use crate::board::PointSet;
use crate::game::{Setup, Turn};
use crate::record::property::move_name;

use super::recordable::{OwnedProperty, Recordable};

/// A turn as properties.
pub(in crate::record) fn plain_turn<G: Recordable>(
    turn: &Turn<G::Move, Setup>,
) -> Vec<OwnedProperty> {
    match turn {
        Turn::Start | Turn::Note => Vec::new(),
        &Turn::Move { by, mv } => vec![(move_name(by), vec![G::move_value(mv)])],
        Turn::Setup(setup) => plain_setup::<G>(setup),
    }
}

/// What was put and taken by hand, as properties.
pub(in crate::record) fn plain_setup<G: Recordable>(setup: &Setup) -> Vec<OwnedProperty> {
    let lists = [
        ("AB", &setup.add.black),
        ("AW", &setup.add.white),
        ("AE", &setup.remove),
    ];
    let lists = lists.into_iter().filter(|(_, points)| !points.is_empty());
    let mut properties: Vec<OwnedProperty> = lists
        .map(|(name, points)| (name, names::<G>(points)))
        .collect();
    let to_play = setup.to_play.map(move_name);
    properties.extend(to_play.map(|color| ("PL", vec![color.to_owned()])));
    properties
}

fn names<G: Recordable>(points: &PointSet) -> Vec<String> {
    points.iter().map(G::point_value).collect()
}
