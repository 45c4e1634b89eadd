//! Games of Othello in files.

use crate::board::{Color, Point, PointSet, Size};
use crate::game::{Game as _, Setup};
use crate::othello::{Bits, IllegalMove, Move, Position, SIZE, Square};

use super::any::AnyMove;
use super::game::{Record, first_mover, plain_setup, setup_of, shortened};
use super::kept::{Kept, Table};
use super::problem::{Fault, Found};
use super::save::{Head, setup_line, setup_of_line};
use super::sgf::{Collection, NodeId, integer, point};

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

impl OthelloStart {
    /// The start that leads to this position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let usual = Position::new();
        let mut setup = Setup {
            remove: discs(&usual) - discs(position),
            to_play: Some(position.to_play()).filter(|&color| color != usual.to_play()),
            ..Setup::default()
        };
        for color in Color::BOTH {
            setup.add[color] = position.discs(color) - usual.discs(color);
        }
        Self { setup }
    }
}

/// What other programs write for a pass, besides nothing: Edax, which has it
/// from GGF; Go programs; xboard.
const PASSES: [&str; 6] = ["pa", "ps", "pass", "tt", "@@@@", "--"];
/// The first of them as it is written: of the programs that know passes at
/// all, each reads it.
const PASS: &str = "PA";

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

    fn title(_: &OthelloStart) -> String {
        Table::Othello.name().to_owned()
    }

    fn size(_: &OthelloStart) -> Size {
        SIZE
    }

    fn head(start: &OthelloStart) -> Head {
        Head {
            setup: setup_line::<Self>(&start.setup, SIZE),
            ..Head::default()
        }
    }

    fn start_of(head: Head) -> Result<OthelloStart, (&'static str, String)> {
        if let Some(field) = head.beyond(&["setup"]) {
            return Err((field, format!("Othello has no field {field:?}")));
        }
        let setup = setup_of_line::<Self>(&head.setup, SIZE).map_err(|why| ("setup", why))?;
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

    fn sgf_value(mv: Move) -> String {
        match mv {
            Move::Place(point) => name(point),
            Move::Pass => PASS.to_owned(),
        }
    }

    fn sgf_move(raw: &str, size: Size) -> Option<Move> {
        let word = raw.trim_ascii();
        let is_pass = |pass: &&str| pass.eq_ignore_ascii_case(word);
        if word.is_empty() || PASSES.iter().any(is_pass) {
            return Some(Move::Pass);
        }
        Self::sgf_point(raw, size).map(Move::Place)
    }

    /// A letter and a row, as players and most programs have it, or two
    /// letters as in Go.
    fn sgf_point(raw: &str, size: Size) -> Option<Point> {
        let word = raw.trim_ascii();
        let named = word.starts_with(|first: char| first.is_ascii_alphabetic());
        let square: Option<Square> = word.parse().ok().filter(|_| named);
        square.map_or_else(|| point(word, size), |square| Some(square.point()))
    }

    fn sgf_name(point: Point) -> String {
        name(point)
    }

    /// Most files give the four discs in the middle as if they were set up by
    /// hand. One that names any of those squares so tells of the whole board;
    /// one that does not, of what is put on the usual board.
    fn sgf_start(games: &Collection, root: NodeId, found: &mut Found) -> OthelloStart {
        note_size(games, root, found);
        let mut setup = setup_of::<Self>(games, root, SIZE, found);
        if setup.to_play.is_none() {
            setup.to_play = first_mover(games, root);
        }
        let usual = Self::new();
        let named = setup.add.black | setup.add.white;
        let mut position = match (named & discs(&usual)).is_empty() {
            true => usual,
            false => Self::of_bits(Bits::default(), usual.to_play()),
        };
        let arranged = position.arrange(&setup);
        debug_assert!(arranged.is_ok(), "points were checked against the board");
        OthelloStart::of(&position)
    }

    /// The whole board, as other programs want it.
    fn sgf_head(start: &OthelloStart) -> Vec<(&'static str, Vec<String>)> {
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

    /// Some programs write the passes of an end that nobody had to announce.
    fn went_on(why: &IllegalMove) -> bool {
        matches!(why, IllegalMove::Over)
    }
}

fn name(point: Point) -> String {
    Square::new(point).map_or_else(String::new, |square| square.to_string())
}

fn discs(position: &Position) -> PointSet {
    position.discs(Color::Black) | position.discs(Color::White)
}

/// The columns and rows that a file says its board has, if it does.
pub(super) fn told_size(games: &Collection, root: NodeId) -> Option<(i32, i32)> {
    let raw = games.property(root, "SZ")?.value().raw();
    let (columns, rows) = raw.split_once(':').unwrap_or((raw, raw));
    Some((integer(columns)?, integer(rows)?))
}

fn note_size(games: &Collection, root: NodeId, found: &mut Found) {
    let Some(property) = games.property(root, "SZ") else {
        return;
    };
    if told_size(games, root).is_none() {
        let value = property.value();
        found.add(value.offset(), || Fault::Number {
            name: "SZ",
            text: shortened(value.raw()),
            used: "8".to_owned(),
        });
    }
}
