//! What a match has to say, once.

use std::sync::Arc;

use super::computer::ComputerError;
use super::edit::EditKind;
use super::not_pasted::NotPasted;
use super::rated_mark::RatedRefusal;
use super::tally::Ending;
use super::teaching::{HintStep, MoveWarning};
use crate::board::Color;
use crate::game::{Outcome, TurnId};
use crate::record::{AnyMove, Breach, FileError, Refused, Terms};

/// One message. The latest stands in the line below the board.
#[derive(Debug)]
pub enum Notice {
    /// The rules refuse a move.
    Illegal {
        /// Why.
        why: Breach,
        /// Where the position that it would repeat can be seen.
        repeated: Option<TurnId>,
    },
    /// Something else cannot be done.
    Refused(Refused),
    /// Nothing more can be played here: the game has ended.
    Over(Outcome),
    /// Someone passed.
    Passed(Color),
    /// Someone has no move, and passes without being asked.
    NoMove(Color),
    /// Both passed, and the board is counted.
    Counting,
    /// Play goes on.
    Resumed(Color),
    /// The game has ended.
    Ended(Ending),
    /// A branch was taken out.
    Deleted {
        /// How many turns it had.
        turns: usize,
    },
    /// It came back.
    Restored,
    /// Something that is no move was taken back.
    EditUndone(EditKind),
    /// It was done again.
    EditRedone(EditKind),
    /// So many turns were put into the game.
    Pasted {
        /// How many.
        turns: usize,
    },
    /// A text cannot be put into the game.
    NotPasted(NotPasted),
    /// The line that is shown is the first one already.
    OnMainLine,
    /// The line became the first one.
    MadeMainLine,
    /// The variation was moved.
    Reordered,
    /// The position is the start of the game now.
    Flattened,
    /// There is nothing before this.
    AtStart,
    /// This is the last move of the game.
    AtEnd,
    /// This is the last move of a variation.
    AtEndOfVariation,
    /// The review was taken out of the game.
    ReviewRemoved,
    /// No other mistake was found in this direction.
    NoMistake {
        /// Towards the end of the game.
        forward: bool,
    },
    /// There is no other variation.
    OneLine,
    /// The clocks stand still.
    Paused,
    /// A player has little time left.
    LowTime(Color),
    /// What is played cannot be written down.
    Journal(Arc<FileError>),
    /// A computer is to move.
    NotYourTurn(Color),
    /// It cannot be done in a rated game.
    Rated(RatedRefusal),
    /// Someone looks at an earlier position, in which this side is to move, and
    /// nothing is played there.
    LookingBack(Color),
    /// The game is played and counted by these rules from now on.
    RulesNow(Terms),
    /// It is played and counted by these rules again.
    RulesAsBefore(Terms),
    /// The head of the game says something else.
    HeadNow,
    /// It says again what it said.
    HeadAsBefore,
    /// The computer waits.
    Stopped,
    /// An engine outside cannot be asked for what it has so far.
    CannotHurry,
    /// A hint is being looked for.
    Hinting,
    /// This is a good move.
    Hint(AnyMove),
    /// One step of a hint.
    HintStep(HintStep),
    /// There is no good move to tell.
    NoHint,
    /// Nobody can say what a position of this game is worth.
    NotJudged,
    /// The teacher has something to say of the last move, and waits for an answer.
    Warned(MoveWarning),
    /// It was taken back.
    TakenBack,
    /// A computer cannot play.
    Computer {
        /// Whose seat it has.
        color: Color,
        /// What is wrong.
        why: ComputerError,
    },
    /// An engine cannot go over the game any more; what was found stays.
    Reviewer {
        /// What it is called.
        name: String,
        /// What is wrong.
        why: ComputerError,
    },
}

/// How much a notice matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Good to know.
    Quiet,
    /// Something was refused.
    Refusal,
    /// Something is wrong.
    Trouble,
}

impl Notice {
    /// How much it matters.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        match self {
            Self::Illegal { .. }
            | Self::Refused(_)
            | Self::Over(_)
            | Self::NotYourTurn(_)
            | Self::Rated(_)
            | Self::LookingBack(_)
            | Self::CannotHurry
            | Self::NotJudged
            | Self::Warned(_)
            | Self::NotPasted(_)
            | Self::NoHint => Severity::Refusal,
            Self::LowTime(_) | Self::Journal(_) | Self::Computer { .. } | Self::Reviewer { .. } => {
                Severity::Trouble
            }
            Self::Passed(_)
            | Self::NoMove(_)
            | Self::Counting
            | Self::Resumed(_)
            | Self::Ended(_)
            | Self::Deleted { .. }
            | Self::Restored
            | Self::EditUndone(_)
            | Self::EditRedone(_)
            | Self::Pasted { .. }
            | Self::OnMainLine
            | Self::MadeMainLine
            | Self::Reordered
            | Self::Flattened
            | Self::AtStart
            | Self::AtEnd
            | Self::AtEndOfVariation
            | Self::NoMistake { .. }
            | Self::ReviewRemoved
            | Self::RulesNow(_)
            | Self::RulesAsBefore(_)
            | Self::HeadNow
            | Self::HeadAsBefore
            | Self::OneLine
            | Self::Paused
            | Self::Stopped
            | Self::Hinting
            | Self::TakenBack
            | Self::HintStep(_)
            | Self::Hint(_) => Severity::Quiet,
        }
    }
}
