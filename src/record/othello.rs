//! Games of Othello in files.

use crate::board::{Point, Size};
use crate::game::{Game as _, Setup};
use crate::othello::{IllegalMove, Move, Position, SIZE, Square};

use super::any::AnyMove;
use super::game::{Record, first_mover, plain_setup, setup_of};
use super::kept::{Kept, Table};
use super::problem::Found;
use super::save::{Head, setup_line, setup_of_line};
use super::sgf::{Collection, NodeId};

/// A game of Othello with all that belongs to it.
pub type OthelloRecord = Record<Position>;

impl OthelloRecord {
    /// A game from the usual start.
    #[must_use]
    pub fn standard() -> Self {
        Self::starting_from(OthelloStart::default(), Position::new())
    }
}

/// How a game of Othello begins: with the four discs in the middle, and
/// whatever is put and taken by hand before the first move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OthelloStart {
    /// What is changed of the usual start.
    pub setup: Setup,
}

impl Kept for Position {
    type Start = OthelloStart;
    type InvalidStart = IllegalMove;

    const TABLE: Table = Table::Othello;
    const SGF_HEAD: &'static [&'static str] = &["GM", "SZ"];

    fn begin(start: &OthelloStart) -> Result<Self, IllegalMove> {
        let mut position = Self::new();
        position.arrange(&start.setup)?;
        Ok(position)
    }

    fn size(_: &OthelloStart) -> Size {
        SIZE
    }

    fn head(start: &OthelloStart) -> Head {
        Head {
            setup: setup_line(&start.setup, SIZE),
            ..Head::default()
        }
    }

    fn start_of(head: Head) -> Result<OthelloStart, (&'static str, String)> {
        if let Some(field) = head.beyond(&["setup"]) {
            return Err((field, format!("Othello has no field {field:?}")));
        }
        let setup = setup_of_line(&head.setup, SIZE).map_err(|why| ("setup", why))?;
        Ok(OthelloStart { setup })
    }

    fn field_of(_: &IllegalMove) -> &'static str {
        "setup"
    }

    fn move_name(mv: Move, _: Size) -> String {
        match mv {
            Move::Place(point) => name(point),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn move_named(name: &str, _: Size) -> Result<Move, String> {
        if name == "pass" {
            return Ok(Move::Pass);
        }
        let square: Square = name.parse().map_err(|why| format!("{why}"))?;
        Ok(Move::Place(square.point()))
    }

    fn any_move(mv: Move, _: Size) -> AnyMove {
        AnyMove::Othello(mv)
    }

    fn sgf_value(mv: Move) -> String {
        match mv {
            Move::Place(point) => name(point),
            Move::Pass => String::new(),
        }
    }

    fn sgf_move(raw: &str, size: Size) -> Option<Move> {
        Self::move_named(raw, size).ok()
    }

    fn sgf_start(games: &Collection, root: NodeId, found: &mut Found) -> OthelloStart {
        let mut setup = setup_of(games, root, SIZE, found);
        if setup.to_play.is_none() {
            setup.to_play = first_mover(games, root);
        }
        OthelloStart { setup }
    }

    fn sgf_head(start: &OthelloStart) -> Vec<(&'static str, Vec<String>)> {
        let mut head = vec![("GM", vec!["2".to_owned()]), ("SZ", vec!["8".to_owned()])];
        head.extend(plain_setup(&start.setup));
        head
    }

    fn went_on(_: &IllegalMove) -> bool {
        false
    }
}

fn name(point: Point) -> String {
    Square::new(point).map_or_else(String::new, |square| square.to_string())
}
