//! The board and the tray of Aligne 4.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::squares::{draw_grid, extent};
use super::{PointGrid, draw_str};
use crate::aligne4::{Move, Piece, Square, TraitValue};
use crate::board::{Color, Point};
use crate::console::screen::colors::Colors;
use crate::console::text::piece_body;
use crate::scene::Pieces;
use crate::session::Picked;

/// How wide a square is inside: a piece, and a sign on either side.
const INSIDE: u16 = 6;
/// How wide a place in the tray is.
const PLACE: u16 = 7;

/// How much room the board takes: width and height.
pub(super) fn outer_size() -> (u16, u16) {
    extent(Square::BOARD, INSIDE)
}

/// How much room the tray takes.
pub(super) const TRAY: (u16, u16) = (4 * PLACE, 4);

/// Draws the board.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    pieces: &Pieces,
    cursor: Option<Point>,
    colors: Colors,
) -> PointGrid {
    let slab = colors.slab();
    let corner = Position::new(area.x, area.y);
    let grid = draw_grid(buffer, corner, Square::BOARD, INSIDE, slab);
    for square in Square::ALL {
        let point = square.point();
        let Position { x, y } = grid.at(point);
        let left = x.saturating_sub(INSIDE / 2);
        match pieces.squares[point] {
            Some(piece) => put_piece(buffer, (left + 1, y), piece, colors),
            None => {
                let number = format!("{:^4}", square.number());
                draw_str(buffer, (left + 1, y), &number, slab);
            }
        }
        let won = pieces
            .lines
            .iter()
            .any(|line| line.squares.contains(&point));
        let hinted = pieces.hint.and_then(place_of) == Some(point);
        let picked = pieces.picked == Picked::Square(point);
        let marks = if cursor == Some(point) {
            "[]"
        } else if won {
            "**"
        } else if picked {
            "><"
        } else if hinted {
            "??"
        } else if pieces.last == Some(point) {
            "()"
        } else {
            continue;
        };
        let (open, close) = marks.split_at(1);
        draw_str(buffer, (left, y), open, colors.mark(slab));
        draw_str(buffer, (left + INSIDE - 1, y), close, colors.mark(slab));
    }
    grid
}

fn place_of(mv: Move) -> Option<Point> {
    match mv {
        Move::Put { at, .. } | Move::Set(at) => Some(at),
        Move::Give(_) => None,
    }
}

/// The piece that a move is about.
fn piece_of(mv: Move) -> Option<Piece> {
    match mv {
        Move::Put { piece, .. } | Move::Give(piece) => Some(piece),
        Move::Set(_) => None,
    }
}

/// A piece: full or empty in front for its color, then its letter in its
/// brackets.
fn put_piece(buffer: &mut Buffer, at: (u16, u16), piece: Piece, colors: Colors) {
    let (mark, tone) = if piece.has(TraitValue::Black) {
        ("●", Color::Black)
    } else {
        ("○", Color::White)
    };
    draw_str(
        buffer,
        at,
        &format!("{mark}{}", piece_body(piece)),
        colors.piece(tone),
    );
}

/// Draws the unused pieces, each in the place of its number.
pub(super) fn draw_tray(
    buffer: &mut Buffer,
    area: Rect,
    pieces: &Pieces,
    cursor: Option<u8>,
    colors: Colors,
) -> Vec<(Rect, Piece)> {
    let mut areas = Vec::new();
    for piece in Piece::ALL {
        let number = u16::from(piece.number());
        let (x, y) = (area.x + number % 4 * PLACE, area.y + number / 4);
        let here = cursor == Some(piece.number());
        let hand = pieces.hand == Some(piece) || pieces.picked == Picked::Piece(piece);
        let hinted = pieces.hint.and_then(piece_of) == Some(piece);
        if pieces.tray.contains(&piece) || pieces.hand == Some(piece) {
            put_piece(buffer, (x + 1, y), piece, colors);
        } else {
            draw_str(buffer, (x + 1, y), " ·  ", colors.quiet());
        }
        let marks = match (here, hand, hinted) {
            (true, ..) => "[]",
            (false, true, _) => "><",
            (false, false, true) => "??",
            (false, false, false) => "  ",
        };
        let (open, close) = marks.split_at(1);
        draw_str(buffer, (x, y), open, colors.title());
        draw_str(buffer, (x + 5, y), close, colors.title());
        areas.push((Rect::new(x, y, PLACE - 1, 1), piece));
    }
    areas
}
