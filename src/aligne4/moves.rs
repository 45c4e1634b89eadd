//! Moves, and why they are refused.

use std::fmt;

use strum::EnumCount;

use super::{Piece, Square};
use crate::board::{Color, Point};

/// Which of the two games is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount)]
pub enum Variant {
    /// Who is to move chooses a piece and its square.
    #[default]
    Aligne4,
    /// The opponent hands over the piece, and who gets it chooses its square.
    Quarto,
}

impl Variant {
    /// Both, Aligne 4 first.
    pub const ALL: [Self; Self::COUNT] = [Self::Aligne4, Self::Quarto];
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Aligne4 => "Aligne 4",
            Self::Quarto => "Quarto",
        })
    }
}

/// What a player may do on their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// In Aligne 4: any unused piece on any empty square.
    Put {
        /// The piece.
        piece: Piece,
        /// Its square.
        at: Point,
    },
    /// In Quarto: hands an unused piece to the opponent.
    Give(Piece),
    /// In Quarto: sets the piece that was handed over.
    Set(Point),
}

/// Why the rules refuse a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// The board does not have this square.
    #[error(
        "the board is 4×4 and has no square in column {} and row {}",
        u16::from(.0.col) + 1,
        u16::from(.0.row) + 1
    )]
    OffBoard(Point),
    /// A piece already stands there.
    #[error("square {} is already occupied", .0.number())]
    Occupied(Square),
    /// The piece already stands on the board.
    #[error("piece {}, {}, is already on the board", .0.number(), .0)]
    Used(Piece),
    /// In Aligne 4 a move is a piece and a square.
    #[error("in Aligne 4 nobody hands over a piece: choose a piece and a square")]
    PieceAndSquare,
    /// In Quarto nothing can be set before a piece was handed over.
    #[error("in Quarto a piece is handed over first")]
    GiveFirst,
    /// In Quarto the piece that was handed over is set before anything else.
    #[error("piece {}, {}, was handed over and must be placed first", .0.number(), .0)]
    SetFirst(Piece),
    /// The board only ever changes by moves.
    #[error("pieces cannot be set up by hand")]
    NoSetup,
    /// The other side is to play.
    #[error("it is not {0}'s turn")]
    NotTheirTurn(Color),
    /// A line was completed, or the board is full.
    #[error("the game is over")]
    Over,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_names_the_square_or_the_piece_and_the_rule() {
        for (refusal, words) in [
            (
                IllegalMove::OffBoard(Point::new(255, 0)),
                "the board is 4×4 and has no square in column 256 and row 1",
            ),
            (
                IllegalMove::Occupied(Square::ALL[7]),
                "square 7 is already occupied",
            ),
            (
                IllegalMove::Used(Piece::ALL[15]),
                "piece 15, white small plant square, is already on the board",
            ),
            (
                IllegalMove::SetFirst(Piece::ALL[0]),
                "piece 0, black large animal round, was handed over and must be placed first",
            ),
        ] {
            assert_eq!(refusal.to_string(), words);
        }
    }
}
