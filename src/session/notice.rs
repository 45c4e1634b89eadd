//! What a match has to say, once.

use crate::board::Color;
use crate::game::{Outcome, TurnId};
use crate::go::IllegalMove;
use crate::record::{FileError, Refused};
use crate::words::{self, Language, Table};

/// One message. The latest stands in the line below the board.
#[derive(Debug)]
pub enum Notice {
    /// The rules refuse a move.
    Illegal {
        /// Why.
        why: IllegalMove,
        /// Where the position that it would repeat can be seen.
        repeated: Option<TurnId>,
    },
    /// Something else cannot be done.
    Refused(Refused),
    /// Nothing more can be played here: the game has ended.
    Over(Outcome),
    /// Someone passed.
    Passed(Color),
    /// Both passed, and the board is counted.
    Counting,
    /// Play goes on.
    Resumed(Color),
    /// The game has ended.
    Ended(Outcome),
    /// A branch was taken out.
    Deleted {
        /// How many turns it had.
        turns: usize,
    },
    /// It came back.
    Restored,
    /// There is nothing before this.
    AtStart,
    /// There is nothing after this.
    AtEnd,
    /// There is no other variation.
    OneLine,
    /// The clocks stand still.
    Paused,
    /// A player has little time left.
    LowTime(Color),
    /// What is played cannot be written down.
    Journal(FileError),
}

/// How much a notice matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Good to know.
    Quiet,
    /// Something was refused.
    Refusal,
    /// Something is wrong.
    Trouble,
}

impl Notice {
    /// What it says.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Illegal { why, .. } => words::refusal(language, why),
            Self::Refused(why) => words::refused(language, why),
            Self::Over(outcome) => {
                language.fill(Table::GameIsOver, &[&words::outcome(language, outcome)])
            }
            Self::Passed(color) => language.fill(Table::Passed, &[&words::color(language, *color)]),
            Self::Counting => language.say(Table::CountingHint).to_owned(),
            Self::Resumed(color) => {
                language.fill(Table::PlayGoesOn, &[&words::color(language, *color)])
            }
            Self::Ended(outcome) => words::outcome(language, outcome),
            Self::Deleted { turns } => {
                language.count(*turns, Table::DeletedMove, Table::DeletedMoves)
            }
            Self::Restored => language.say(Table::Restored).to_owned(),
            Self::AtStart => language.say(Table::AtStart).to_owned(),
            Self::AtEnd => language.say(Table::AtEnd).to_owned(),
            Self::OneLine => language.say(Table::OneLine).to_owned(),
            Self::Paused => language.say(Table::ClockPaused).to_owned(),
            Self::LowTime(color) => {
                language.fill(Table::LowTime, &[&words::color(language, *color)])
            }
            Self::Journal(error) => language.fill(
                Table::JournalTrouble,
                &[&words::file_error(language, error)],
            ),
        }
    }

    /// How much it matters.
    #[must_use]
    pub const fn weight(&self) -> Weight {
        match self {
            Self::Illegal { .. } | Self::Refused(_) | Self::Over(_) => Weight::Refusal,
            Self::LowTime(_) | Self::Journal(_) => Weight::Trouble,
            Self::Passed(_)
            | Self::Counting
            | Self::Resumed(_)
            | Self::Ended(_)
            | Self::Deleted { .. }
            | Self::Restored
            | Self::AtStart
            | Self::AtEnd
            | Self::OneLine
            | Self::Paused => Weight::Quiet,
        }
    }
}
