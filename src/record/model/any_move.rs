//! A move of any game.

use crate::aligne4;
use crate::board::{Point, Size};
use crate::go;
use crate::othello;

/// A move of any game, with what it takes to name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyMove {
    /// On a board of this size.
    Go(go::Move, Size),
    /// On its one board.
    Othello(othello::Move),
    /// With a piece, a square, or both.
    Aligne4(aligne4::Move),
}

impl AnyMove {
    /// Whether it is to do nothing.
    #[must_use]
    pub const fn is_pass(&self) -> bool {
        matches!(
            self,
            Self::Go(go::Move::Pass, _) | Self::Othello(othello::Move::Pass)
        )
    }

    /// The point of the board that it is about, if it is about one.
    #[must_use]
    pub const fn point(&self) -> Option<Point> {
        match self {
            Self::Go(go::Move::Place(point), _)
            | Self::Othello(othello::Move::Place(point))
            | Self::Aligne4(aligne4::Move::Put { at: point, .. } | aligne4::Move::Set(point)) => {
                Some(*point)
            }
            Self::Go(go::Move::Pass, _)
            | Self::Othello(othello::Move::Pass)
            | Self::Aligne4(aligne4::Move::Give(_)) => None,
        }
    }
}
