//! A board of pieces as it is shown.

use crate::aligne4::{Line, Move, Piece, Position, Square, Variant};
use crate::board::{Color, Grid, Point, PointSet};
use crate::game::Game as _;
use crate::session::Picked;

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

impl Pieces {
    /// A position that can be played on, with nothing chosen yet.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let quarto = position.variant() == Variant::Quarto;
        let setting = position.hand().is_some();
        let squares = Grid::from_fn(Square::BOARD, |at| position.piece(at));
        let empty = squares.iter().filter(|(_, piece)| piece.is_none());
        let free: PointSet = empty.map(|(at, _)| at).collect();
        Self {
            variant: position.variant(),
            tray: position.unused().collect(),
            hand: position.hand(),
            picked: Picked::Nothing,
            to_play: position.to_play(),
            free: if !position.is_over() && (!quarto || setting) {
                free
            } else {
                PointSet::EMPTY
            },
            choosing: !position.is_over() && !setting,
            last: None,
            lines: position.winning_lines(),
            hint: None,
            squares,
        }
    }

    /// Whether someone in front of the board is to move.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.choosing || !self.free.is_empty()
    }

    /// Whether a line won, or the board is full.
    #[must_use]
    pub fn is_over(&self) -> bool {
        !self.lines.is_empty() || self.squares.iter().all(|(_, piece)| piece.is_some())
    }

    /// The piece that a click on a square puts there.
    #[must_use]
    pub const fn ready(&self) -> Option<Piece> {
        match (self.hand, self.picked) {
            (Some(piece), _) | (None, Picked::Piece(piece)) => Some(piece),
            (None, Picked::Square(_) | Picked::Nothing) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::History;

    fn piece(number: usize) -> Piece {
        Piece::ALL[number]
    }

    fn seen(variant: Variant, moves: &[Move]) -> Pieces {
        let mut game = History::new(Position::new(variant));
        for mv in moves {
            game.play(*mv).unwrap();
        }
        Pieces::of(game.position())
    }

    fn put(number: usize, square: usize) -> Move {
        Move::Put {
            piece: piece(number),
            at: Square::ALL[square].point(),
        }
    }

    #[test]
    fn in_aligne_4_every_empty_square_and_unused_piece_can_be_chosen() {
        let pieces = seen(Variant::Aligne4, &[put(5, 9)]);
        assert!(pieces.choosing && pieces.is_live() && !pieces.is_over());
        assert_eq!((pieces.free.len(), pieces.tray.len()), (15, 15));
        assert!(!pieces.free.contains(Square::ALL[9].point()));
        assert!(!pieces.tray.contains(&piece(5)));
    }

    #[test]
    fn in_quarto_either_a_piece_or_a_square_can_be_chosen() {
        let giving = seen(Variant::Quarto, &[]);
        assert!(giving.choosing && giving.free.is_empty());
        let setting = seen(Variant::Quarto, &[Move::Give(piece(3))]);
        assert!(!setting.choosing && setting.is_live());
        assert_eq!(setting.free.len(), 16);
        assert_eq!(
            (setting.hand, setting.ready()),
            (Some(piece(3)), Some(piece(3)))
        );
        assert!(!setting.tray.contains(&piece(3)));
    }

    #[test]
    fn nothing_can_be_chosen_once_a_line_has_won() {
        let moves = [put(0, 0), put(2, 1), put(4, 2), put(6, 3)];
        let over = seen(Variant::Aligne4, &moves);
        assert!(over.is_over() && !over.is_live());
        assert_eq!(over.lines.len(), 1);
        assert_eq!(over.ready(), None);
    }
}
