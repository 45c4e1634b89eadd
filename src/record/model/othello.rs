//! Records of Othello.

use crate::board::{Color, Point, Size};
use crate::game::{Game as _, Setup};
use crate::othello::{IllegalMove, Move, Position, SIZE, Square};
use crate::record::kind::GameKind;
use crate::record::property::point;

use super::Record;
use super::any_move::AnyMove;
use super::plain::plain_setup;
use super::recordable::{OwnedProperty, Recordable};
use super::start::{AnyStart, OthelloStart, discs};

/// A game of Othello with all that belongs to it.
pub type OthelloRecord = Record<Position>;

impl OthelloRecord {
    /// A game from the usual start.
    #[must_use]
    pub fn standard() -> Self {
        Self::starting_from(OthelloStart::default(), Position::new())
    }
}

/// What other programs write for a pass, besides nothing: Edax, which has it
/// from GGF; Go programs; xboard.
const PASSES: [&str; 6] = ["pa", "ps", "pass", "tt", "@@@@", "--"];
/// The first of them as it is written: of the programs that know passes at
/// all, each reads it.
const PASS: &str = "PA";

impl Recordable for Position {
    type Start = OthelloStart;
    type InvalidStart = IllegalMove;

    const KIND: GameKind = GameKind::Othello;
    const START_PROPERTIES: &'static [&'static str] = &["GM", "SZ"];

    fn begin(start: &OthelloStart) -> Result<Self, IllegalMove> {
        let mut position = Self::new();
        position.arrange(&start.setup)?;
        Ok(position)
    }

    fn title(_: &OthelloStart) -> String {
        GameKind::Othello.name().to_owned()
    }

    fn size(_: &OthelloStart) -> Size {
        SIZE
    }

    fn any_start(start: &OthelloStart) -> AnyStart<'_> {
        AnyStart::Othello(start)
    }

    fn move_name(mv: Move, _: Size) -> String {
        match mv {
            Move::Place(point) => name(point),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn move_named(name: &str, size: Size) -> Result<Move, String> {
        if name == "pass" {
            return Ok(Move::Pass);
        }
        Ok(Move::Place(Self::point_named(name, size)?))
    }

    fn point_name(point: Point, _: Size) -> String {
        name(point)
    }

    fn point_named(name: &str, _: Size) -> Result<Point, String> {
        let square: Square = name.parse().map_err(|why| format!("{why}"))?;
        Ok(square.point())
    }

    fn any_move(mv: Move, _: Size) -> AnyMove {
        AnyMove::Othello(mv)
    }

    fn move_value(mv: Move) -> String {
        match mv {
            Move::Place(point) => name(point),
            Move::Pass => PASS.to_owned(),
        }
    }

    fn move_of_value(raw: &str, size: Size) -> Option<Move> {
        let word = raw.trim_ascii();
        let is_pass = |pass: &&str| pass.eq_ignore_ascii_case(word);
        if word.is_empty() || PASSES.iter().any(is_pass) {
            return Some(Move::Pass);
        }
        Self::point_of_value(raw, size).map(Move::Place)
    }

    /// A letter and a row, as players and most programs write it, or two
    /// letters as in Go.
    fn point_of_value(raw: &str, size: Size) -> Option<Point> {
        let word = raw.trim_ascii();
        let named = word.starts_with(|first: char| first.is_ascii_alphabetic());
        let square: Option<Square> = word.parse().ok().filter(|_| named);
        square.map_or_else(|| point(word, size), |square| Some(square.point()))
    }

    fn point_value(point: Point) -> String {
        name(point)
    }

    /// The whole board, as other programs want it.
    fn start_properties(start: &OthelloStart) -> Vec<OwnedProperty> {
        let mut head = vec![("GM", vec!["2".to_owned()]), ("SZ", vec!["8".to_owned()])];
        let position = Self::begin(start).unwrap_or_default();
        let mut board = Setup {
            remove: discs(&Self::new()) - discs(&position),
            to_play: Some(position.to_play()),
            ..Setup::default()
        };
        for color in Color::BOTH {
            board.add[color] = position.discs(color);
        }
        head.extend(plain_setup::<Self>(&board));
        head
    }

    fn start_setup(start: &OthelloStart) -> Option<&Setup> {
        Some(&start.setup)
    }

    fn with_setup(_: &OthelloStart, setup: Setup) -> Option<OthelloStart> {
        Some(OthelloStart { setup })
    }

    /// Some programs write the passes of an end that nobody had to announce.
    fn went_on(why: &IllegalMove) -> bool {
        matches!(why, IllegalMove::Over)
    }
}

fn name(point: Point) -> String {
    Square::new(point).map_or_else(String::new, |square| square.to_string())
}
