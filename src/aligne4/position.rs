//! Positions: whose turn it is, what is in the hand, and how it ends.

use super::{Board, IllegalMove, Line, Move, Piece, Square, Variant};
use crate::board::{Color, Point};
use crate::game::{Arranged, Game, Key, Margin, Outcome, Past, Setup};

/// A position of either variant. Black is the side that begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    variant: Variant,
    now: Snapshot,
}

/// What changes from move to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Snapshot {
    board: Board,
    /// The piece that was handed over and is not set yet.
    hand: Option<Piece>,
    to_play: Color,
    /// Who completed the first line.
    winner: Option<Color>,
}

impl Position {
    /// The empty board.
    #[must_use]
    pub const fn new(variant: Variant) -> Self {
        Self {
            variant,
            now: Snapshot {
                board: Board::EMPTY,
                hand: None,
                to_play: Color::Black,
                winner: None,
            },
        }
    }

    /// Which of the two games is played.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The pieces.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.now.board
    }

    /// The piece that the side to play was handed and has to set.
    #[must_use]
    pub const fn hand(&self) -> Option<Piece> {
        self.now.hand
    }

    /// The piece on a point; `None` where there is none, and off the board.
    #[must_use]
    pub fn piece(&self, at: Point) -> Option<Piece> {
        self.now.board.piece(Square::at(at)?)
    }

    /// The pieces that can still be chosen, by number. The one in the hand
    /// cannot.
    pub fn unused(&self) -> impl Iterator<Item = Piece> + Clone + use<> {
        let hand = self.now.hand;
        let beside = self.now.board.unused();
        beside.filter(move |&piece| Some(piece) != hand)
    }

    /// Whether a line was completed or the board is full.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.now.winner.is_some() || self.now.board.is_full()
    }

    /// The lines that won; a single piece can complete up to three.
    #[must_use]
    pub fn winning_lines(&self) -> Vec<Line> {
        self.now.board.complete_lines()
    }

    /// Whether the variant and the board allow a move, whoever's turn it is;
    /// the piece and the square that it fills, if it fills one.
    fn judge_board(&self, mv: Move) -> Result<Option<(Piece, Square)>, IllegalMove> {
        let (piece, at) = match (self.variant, self.now.hand, mv) {
            (Variant::Aligne4, _, Move::Put { piece, at }) => (piece, Some(at)),
            (Variant::Aligne4, _, Move::Give(_) | Move::Set(_)) => {
                return Err(IllegalMove::PieceAndSquare);
            }
            (Variant::Quarto, None, Move::Give(piece)) => (piece, None),
            (Variant::Quarto, None, Move::Put { .. } | Move::Set(_)) => {
                return Err(IllegalMove::GiveFirst);
            }
            (Variant::Quarto, Some(piece), Move::Set(at)) => (piece, Some(at)),
            (Variant::Quarto, Some(piece), Move::Put { .. } | Move::Give(_)) => {
                return Err(IllegalMove::SetFirst(piece));
            }
        };
        let square = match at {
            Some(at) => Some(Square::at(at).ok_or(IllegalMove::OffBoard(at))?),
            None => None,
        };
        let taken = square.filter(|&square| self.now.board.piece(square).is_some());
        if let Some(square) = taken {
            return Err(IllegalMove::Occupied(square));
        }
        if !self.now.board.is_unused(piece) {
            return Err(IllegalMove::Used(piece));
        }
        Ok(square.map(|square| (piece, square)))
    }

    fn every_move(&self) -> Vec<Move> {
        let squares = self.now.board.empty_squares().map(Square::point);
        match (self.variant, self.now.hand) {
            (Variant::Aligne4, _) => {
                let pieces = self.now.board.unused();
                pieces
                    .flat_map(|piece| squares.clone().map(move |at| Move::Put { piece, at }))
                    .collect()
            }
            (Variant::Quarto, None) => self.now.board.unused().map(Move::Give).collect(),
            (Variant::Quarto, Some(_)) => squares.map(Move::Set).collect(),
        }
    }
}

impl Game for Position {
    type Move = Move;
    type Setup = Setup;
    type Illegal = IllegalMove;
    type Snapshot = Snapshot;

    fn to_play(&self) -> Color {
        self.now.to_play
    }

    fn key(&self) -> Key {
        self.now.board.key()
    }

    /// Piece by piece, and for each the squares row by row from the top left.
    fn legal_moves(&self, _: &Past<Self>) -> Vec<Move> {
        if self.is_over() {
            return Vec::new();
        }
        self.every_move()
    }

    fn judge(&self, by: Color, mv: Move, _: &Past<Self>) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::Over);
        }
        if by != self.now.to_play {
            return Err(IllegalMove::NotTheirTurn(by));
        }
        self.judge_board(mv).map(drop)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.now.winner {
            Some(winner) => Some(Outcome::Win {
                winner,
                by: Margin::Unstated,
            }),
            None => self.now.board.is_full().then_some(Outcome::Draw),
        }
    }

    fn play_unchecked(&mut self, by: Color, mv: Move, _: &Past<Self>) -> Result<(), IllegalMove> {
        let filled = self.judge_board(mv)?;
        if let Some((piece, square)) = filled {
            if self.now.winner.is_none() && self.now.board.completes(piece, square) {
                self.now.winner = Some(by);
            }
            self.now.board.put(piece, square);
        }
        (self.now.hand, self.now.to_play) = match mv {
            Move::Put { .. } => (None, by.other()),
            Move::Give(piece) => (Some(piece), by.other()),
            // Who has set a piece hands over the next one.
            Move::Set(_) => (None, by),
        };
        Ok(())
    }

    /// Pieces are never set up by hand: no file of ours has it.
    fn arrange(&mut self, setup: &Setup) -> Result<Arranged, IllegalMove> {
        if *setup == Setup::default() {
            return Ok(Arranged::Turn);
        }
        Err(IllegalMove::NoSetup)
    }

    fn snapshot(&self) -> Snapshot {
        self.now
    }

    fn restore(&mut self, snapshot: &Snapshot) {
        self.now = *snapshot;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_at_rest_is_small() {
        assert!(size_of::<Snapshot>() <= 32, "{}", size_of::<Snapshot>());
    }
}
