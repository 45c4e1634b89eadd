//! Games of Go in files.

mod head;
mod start;

pub use start::{InvalidStart, Start, Terms};

use crate::board::{Size, Vertex};
use crate::go::{IllegalMove, Move, Position};

use super::any::AnyMove;
use super::game::Record;
use super::kept::{Kept, Table};
use super::problem::Found;
use super::save::{Head, RulesLine, setup_line, setup_of_line};
use super::sgf::{Collection, NodeId, coordinates, is_pass, point};

/// A game of Go with all that belongs to it.
pub type GoRecord = Record<Position>;

impl Kept for Position {
    type Start = Start;
    type InvalidStart = InvalidStart;

    const TABLE: Table = Table::Go;
    const SGF_HEAD: &'static [&'static str] = &["GM", "SZ", "KM", "RU", "HA"];

    fn begin(start: &Start) -> Result<Self, InvalidStart> {
        start.position()
    }

    fn title(start: &Start) -> String {
        let lines = start.size.lines();
        format!("{} {lines}×{lines}", Table::Go.name())
    }

    fn size(start: &Start) -> Size {
        start.size
    }

    fn head(start: &Start) -> Head {
        let name = start.ruleset.map(|set| set.name().to_owned());
        Head {
            size: Some(start.size.lines()),
            rules: Some(RulesLine::of(&start.rules, name)),
            handicap: Some(start.handicap),
            setup: setup_line::<Self>(&start.setup, start.size),
            variant: None,
        }
    }

    fn start_of(head: Head) -> Result<Start, (&'static str, String)> {
        let missing = |field| move || (field, format!("a game of Go has a field {field:?}"));
        let size = head.size.ok_or_else(missing("size"))?;
        let size = Size::new(size).map_err(|error| ("size", error.to_string()))?;
        let rules = head.rules.ok_or_else(missing("rules"))?;
        let ruleset = match &rules.name {
            Some(name) => Some(name.parse().map_err(wrong("rules"))?),
            None => None,
        };
        if head.variant.is_some() {
            return Err(("variant", "Go has no variant".to_owned()));
        }
        Ok(Start {
            size,
            ruleset,
            rules: rules.rules(),
            handicap: head.handicap.ok_or_else(missing("handicap"))?,
            setup: setup_of_line::<Self>(&head.setup, size).map_err(wrong("setup"))?,
        })
    }

    fn field_of(error: &InvalidStart) -> &'static str {
        match error {
            InvalidStart::Komi(_) => "rules",
            InvalidStart::Handicap(_) => "handicap",
            InvalidStart::Setup(_) => "setup",
        }
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

    fn sgf_value(mv: Move) -> String {
        match mv {
            Move::Place(point) => coordinates(point),
            Move::Pass => String::new(),
        }
    }

    fn sgf_move(raw: &str, size: Size) -> Option<Move> {
        if is_pass(raw, size) {
            return Some(Move::Pass);
        }
        point(raw, size).map(Move::Place)
    }

    fn sgf_start(games: &Collection, root: NodeId, found: &mut Found) -> Start {
        head::start(games, root, found)
    }

    fn sgf_head(start: &Start) -> Vec<(&'static str, Vec<String>)> {
        head::properties(start)
    }

    fn terms(start: &Start) -> Option<Terms> {
        Some(start.terms())
    }

    fn under(start: &Start, terms: Terms) -> Option<Start> {
        Some(start.under(terms))
    }

    fn went_on(why: &IllegalMove) -> bool {
        matches!(why, IllegalMove::Stopped | IllegalMove::Void)
    }
}

fn wrong<E: ToString>(field: &'static str) -> impl Fn(E) -> (&'static str, String) {
    move |error| (field, error.to_string())
}
