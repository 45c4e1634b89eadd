//! Records of Go.

use crate::board::{Size, Vertex};
use crate::game::Setup;
use crate::go::{Handicap, IllegalMove, Move, Position, Ruleset, Victory};
use crate::record::kind::GameKind;
use crate::record::property::{coordinates, is_pass, point};

use super::Record;
use super::any_move::AnyMove;
use super::plain::plain_setup;
use super::recordable::{OwnedProperty, Recordable};
use super::start::{AnyStart, InvalidStart, Start, Terms};

/// A game of Go with all that belongs to it.
pub type GoRecord = Record<Position>;

impl Recordable for Position {
    type Start = Start;
    type InvalidStart = InvalidStart;

    const KIND: GameKind = GameKind::Go;
    const START_PROPERTIES: &'static [&'static str] = &["GM", "SZ", "KM", "RU", "HA"];

    fn begin(start: &Start) -> Result<Self, InvalidStart> {
        start.position()
    }

    fn title(start: &Start) -> String {
        let lines = start.size.lines();
        let game = match start.rules.victory {
            Victory::Score => GameKind::Go.name(),
            Victory::FirstCapture => Ruleset::AtariGo.name(),
        };
        format!("{game} {lines}×{lines}")
    }

    fn size(start: &Start) -> Size {
        start.size
    }

    fn any_start(start: &Start) -> AnyStart<'_> {
        AnyStart::Go(start)
    }

    fn move_name(mv: Move, size: Size) -> String {
        match mv {
            Move::Place(point) => {
                Vertex::new(point, size).map_or_else(String::new, |vertex| vertex.to_string())
            }
            Move::Pass => "pass".to_owned(),
        }
    }

    fn move_named(name: &str, size: Size) -> Result<Move, String> {
        if name == "pass" {
            return Ok(Move::Pass);
        }
        let vertex = Vertex::parse(name, size).map_err(|error| error.to_string())?;
        Ok(Move::Place(vertex.point()))
    }

    fn any_move(mv: Move, size: Size) -> AnyMove {
        AnyMove::Go(mv, size)
    }

    fn move_value(mv: Move) -> String {
        match mv {
            Move::Place(point) => coordinates(point),
            Move::Pass => String::new(),
        }
    }

    fn move_of_value(raw: &str, size: Size) -> Option<Move> {
        if is_pass(raw, size) {
            return Some(Move::Pass);
        }
        point(raw, size).map(Move::Place)
    }

    fn start_properties(start: &Start) -> Vec<OwnedProperty> {
        start_properties(start)
    }

    fn terms(start: &Start) -> Option<Terms> {
        Some(start.terms())
    }

    fn under(start: &Start, terms: Terms) -> Option<Start> {
        Some(start.under(terms))
    }

    fn start_setup(start: &Start) -> Option<&Setup> {
        Some(&start.setup)
    }

    fn with_setup(start: &Start, setup: Setup) -> Option<Start> {
        Some(Start {
            setup,
            ..start.clone()
        })
    }

    fn went_on(why: &IllegalMove) -> bool {
        matches!(
            why,
            IllegalMove::Stopped | IllegalMove::Void | IllegalMove::Captured(_)
        )
    }
}

/// The head of a game as properties: what was agreed before the first move.
fn start_properties(start: &Start) -> Vec<OwnedProperty> {
    let mut properties = vec![
        one("GM", 1),
        one("SZ", start.size.lines()),
        one("KM", start.komi()),
    ];
    properties.extend(start.ruleset.map(|set| one("RU", set)));
    let stones = start.handicap.stones();
    if start.handicap != Handicap::None {
        properties.push(one("HA", stones));
    }
    let mut setup = start.setup.clone();
    for point in start.handicap.fixed_points(start.size) {
        if !setup.remove.contains(point) && !setup.add.white.contains(point) {
            setup.add.black.insert(point);
        }
    }
    properties.extend(plain_setup::<Position>(&setup));
    properties
}

fn one(name: &'static str, value: impl ToString) -> OwnedProperty {
    (name, vec![value.to_string()])
}
