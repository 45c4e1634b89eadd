//! A match of Aligne 4 or of Quarto as it is shown.

use crate::aligne4::{Line, Move, Piece, Position, Square, Variant};
use crate::board::{ByColor, Color, Grid, Point, PointSet};
use crate::game::Game as _;
use crate::session::{Picked, Session};

use super::goban::last_point;
use super::table::{Board, Holdings, Scene, Special, may_play};

/// A board of pieces, and the tray beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// Which of the two games is played.
    pub variant: Variant,
    /// What stands where.
    pub squares: Grid<Option<Piece>>,
    /// The pieces that nobody has used, by number. The one in the hand is not
    /// among them.
    pub tray: Vec<Piece>,
    /// The piece that was handed over and has to be set.
    pub hand: Option<Piece>,
    /// The half of a move that was chosen first.
    pub picked: Picked,
    /// Who plays next.
    pub to_play: Color,
    /// Where a click puts a piece, or marks a square for one.
    pub free: PointSet,
    /// Whether a piece of the tray can be chosen now.
    pub choosing: bool,
    /// Where the last piece was put.
    pub last: Option<Point>,
    /// The lines that won, with what their pieces share.
    pub lines: Vec<Line>,
    /// A move that was asked for.
    pub hint: Option<Move>,
}

pub(super) fn scene(session: &Session<Position>) -> Scene {
    let special = Special {
        board: Board::Pieces(Box::new(pieces(session))),
        holdings: ByColor {
            black: Holdings::Aligne4,
            white: Holdings::Aligne4,
        },
        may_pass: false,
        handicap_left: 0,
    };
    Scene::with(session, special)
}

fn pieces(session: &Session<Position>) -> Pieces {
    let position = session.position();
    let playing = may_play(session);
    let quarto = position.variant() == Variant::Quarto;
    let setting = position.hand().is_some();
    let squares = Grid::from_fn(Square::BOARD, |at| position.piece(at));
    let empty = squares.iter().filter(|(_, piece)| piece.is_none());
    let free: PointSet = empty.map(|(at, _)| at).collect();
    Pieces {
        variant: position.variant(),
        tray: position.unused().collect(),
        hand: position.hand(),
        picked: *session.picked(),
        to_play: position.to_play(),
        free: if playing && (!quarto || setting) {
            free
        } else {
            PointSet::EMPTY
        },
        choosing: playing && !setting,
        last: last_point(session.record()),
        lines: position.winning_lines(),
        hint: session.hint(),
        squares,
    }
}
