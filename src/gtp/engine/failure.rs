//! Why a command was not obeyed.

use crate::go::UnknownRuleset;
use crate::record::{FileError, Problem, Refused, Unplayable};

/// Why a command was not obeyed, in the words of the specification where it
/// has some.
#[derive(Debug, thiserror::Error)]
pub(in crate::gtp) enum Failure {
    #[error("unknown command")]
    UnknownCommand,
    #[error("the line is too long")]
    LineTooLong,
    #[error("syntax error")]
    Syntax,
    #[error("unacceptable size")]
    Size,
    #[error("unacceptable komi")]
    Komi,
    #[error("illegal move")]
    IllegalMove,
    #[error("cannot undo")]
    CannotUndo,
    #[error("board not empty")]
    BoardNotEmpty,
    #[error("invalid number of stones")]
    Stones,
    #[error("bad vertex list")]
    VertexList,
    #[error("cannot score: the game ended with no result")]
    NoScore,
    #[error("cannot load file: {0}")]
    File(FileError),
    #[error("cannot load file: {0}")]
    Damaged(Problem),
    #[error("cannot load file: {0}")]
    Unplayable(Unplayable),
    #[error("cannot write file: {0}")]
    Write(FileError),
    #[error("{0}")]
    Ruleset(UnknownRuleset),
    #[error("these rules are not known here: {0}")]
    Rules(&'static str),
    #[error("the moves so far break these rules")]
    MovesBreakRules,
    #[error("cannot be done: {0}")]
    Refused(Refused),
}
