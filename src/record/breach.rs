//! The rule that a move broke, in any of the games.

use crate::aligne4;
use crate::go;
use crate::othello;

/// The rule that a move broke, in any of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Breach {
    /// One of Go's.
    #[error(transparent)]
    Go(#[from] go::IllegalMove),
    /// One of Othello's.
    #[error(transparent)]
    Othello(#[from] othello::IllegalMove),
    /// One of Aligne 4's.
    #[error(transparent)]
    Aligne4(#[from] aligne4::IllegalMove),
}
