//! Why a text is not put into a game.

use crate::board::DiagramFault;
use crate::record::sgf::CannotPaste;

/// Why a text cannot be put into a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPasted {
    /// It is SGF, but not of this game.
    Sgf(CannotPaste),
    /// It is a diagram with something wrong in it.
    Diagram(DiagramFault),
    /// It is a diagram of another board, with so many lines.
    OtherBoard(u8),
    /// It is neither.
    Neither,
    /// It has nothing in it that could be put below a turn.
    Nothing,
}
