//! Moves, and why they are refused.

use super::Square;
use crate::board::{Color, Point};

/// What a player may do on their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A disc on this square.
    Place(Point),
    /// No disc, because none could be put anywhere.
    Pass,
}

/// Why the rules refuse a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// The board does not have this square.
    #[error(
        "the board has no square in column {} and row {}",
        u16::from(.0.col) + 1,
        u16::from(.0.row) + 1
    )]
    OffBoard(Point),
    /// A disc already lies there.
    #[error("{0} is already occupied")]
    Occupied(Square),
    /// The disc would bracket none of the other side.
    #[error("{0} flips nothing: a disc must bracket discs of the other color")]
    FlipsNothing(Square),
    /// Who can move may not pass.
    #[error("{0} has a legal move and may not pass")]
    MustMove(Color),
    /// The other side is to play.
    #[error("it is not {0}'s turn")]
    NotTheirTurn(Color),
    /// Neither side can move.
    #[error("the game is over: neither player can move")]
    Over,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_names_the_square_and_the_rule() {
        let f5: Square = "f5".parse().unwrap();
        for (refusal, words) in [
            (IllegalMove::Occupied(f5), "f5 is already occupied"),
            (
                IllegalMove::FlipsNothing(f5),
                "f5 flips nothing: a disc must bracket discs of the other color",
            ),
            (
                IllegalMove::OffBoard(Point::new(255, 8)),
                "the board has no square in column 256 and row 9",
            ),
            (
                IllegalMove::MustMove(Color::White),
                "White has a legal move and may not pass",
            ),
        ] {
            assert_eq!(refusal.to_string(), words);
        }
    }
}
