//! What a teacher says, for whoever shows it.

use crate::board::Color;
use crate::game::{HalfPoints, TurnId};
use crate::record::AnyMove;
use crate::review::Grade;
use crate::review::facts::{Fact, Region};

use super::mark::WarningAnswer;

/// A move that cost more than the student's limit, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveWarning {
    /// The turn.
    pub turn: TurnId,
    /// Who played it.
    pub by: Color,
    /// The move.
    pub mv: AnyMove,
    /// What it cost.
    pub loss: HalfPoints,
    /// What that is called.
    pub grade: Grade,
    /// Why it was bad, the most important reason first; empty where no reason was
    /// found.
    pub facts: Vec<Fact>,
}

/// A move that was spoken about before, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WarnedMove {
    /// The turn.
    pub turn: TurnId,
    /// The how-manieth move it is.
    pub number: usize,
    /// Who played it.
    pub by: Color,
    /// The move.
    pub mv: AnyMove,
    /// What it cost.
    pub loss: HalfPoints,
    /// What became of it.
    pub answer: WarningAnswer,
}

/// A hint, as far as it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HintStep {
    /// Where to look.
    Region(Region),
    /// Some good moves, in the order of the board.
    Candidates(Vec<AnyMove>),
    /// The move.
    Move(AnyMove),
    /// The move, and how play is expected to go on.
    Line(Vec<(Color, AnyMove)>),
}
