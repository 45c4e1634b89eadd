//! Why a change is not made.

use crate::record::breach::Breach;

use super::MOST_TURNS;

/// A change that cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The rules refuse it.
    #[error(transparent)]
    Illegal(#[from] Breach),
    /// The game has no such turn, or not any more.
    #[error("the game has no such turn")]
    Turn,
    /// A save with a longer line of play could not be opened again.
    #[error("a line of play cannot have more than {MOST_TURNS} turns")]
    TooLong,
    /// The game has one set of rules only, or cannot begin under these.
    #[error("the game cannot be played by these rules")]
    Rules,
    /// Stones cannot be put by hand there.
    #[error("stones cannot be placed by hand there")]
    Setup,
    /// What is to stand beside a turn tells of another move.
    #[error("the notes tell of another move")]
    Notes,
    /// No property can have this name.
    #[error("{0:?} is not a name of SGF")]
    Name(String),
    /// The turn itself says this, and saying something else beside it would
    /// make two games of one.
    #[error("{0} is part of the game, not a note")]
    PartOfGame(String),
}
