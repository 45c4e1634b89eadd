//! What a match has to say, once.

use crate::ai::UnknownLevel;
use crate::board::Color;
use crate::game::{Outcome, TurnId};
use crate::gtp::EngineError;
use crate::record::{AnyMove, Breach, FileError, Refused};
use crate::words::{self, Language, Table, Thinking};

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
    /// A computer is to move.
    NotYourTurn(Color),
    /// The computer waits.
    Stopped,
    /// An engine outside cannot be asked for what it has so far.
    CannotHurry,
    /// A hint is being looked for.
    Hinting,
    /// This is a good move.
    Hint(AnyMove),
    /// There is no good move to tell.
    NoHint,
    /// A computer cannot play.
    Computer {
        /// Whose seat it has.
        color: Color,
        /// What is wrong.
        why: Trouble,
    },
}

/// What is wrong with a computer.
#[derive(Debug)]
pub enum Trouble {
    /// Its level is none.
    Level(UnknownLevel),
    /// It is another program, and nobody has set up one with this command line
    /// here: a file alone starts none.
    NotSetUp(String),
    /// Another program failed.
    Engine(EngineError),
    /// Other programs play at the main table only.
    NoEngines,
    /// It ended without an answer.
    Gone,
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
            Self::NoMove(color) => language.fill(Table::NoMove, &[&words::color(language, *color)]),
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
            Self::NotYourTurn(color) => {
                language.fill(Thinking::NotYourTurn, &[&words::color(language, *color)])
            }
            Self::Stopped => language.say(Thinking::Stopped).to_owned(),
            Self::CannotHurry => language.say(Thinking::CannotHurry).to_owned(),
            Self::Hinting => language.say(Thinking::Hinting).to_owned(),
            Self::Hint(mv) => match words::move_name(language, mv) {
                Some(name) => language.fill(Thinking::HintAt, &[&name]),
                None => language.say(Thinking::HintPass).to_owned(),
            },
            Self::NoHint => language.say(Thinking::NoHint).to_owned(),
            Self::Computer { color, why } => {
                let color = words::color(language, *color);
                language.fill(Thinking::CannotPlay, &[&color, &why.text(language)])
            }
        }
    }

    /// How much it matters.
    #[must_use]
    pub const fn weight(&self) -> Weight {
        match self {
            Self::Illegal { .. }
            | Self::Refused(_)
            | Self::Over(_)
            | Self::NotYourTurn(_)
            | Self::CannotHurry
            | Self::NoHint => Weight::Refusal,
            Self::LowTime(_) | Self::Journal(_) | Self::Computer { .. } => Weight::Trouble,
            Self::Passed(_)
            | Self::NoMove(_)
            | Self::Counting
            | Self::Resumed(_)
            | Self::Ended(_)
            | Self::Deleted { .. }
            | Self::Restored
            | Self::AtStart
            | Self::AtEnd
            | Self::OneLine
            | Self::Paused
            | Self::Stopped
            | Self::Hinting
            | Self::Hint(_) => Weight::Quiet,
        }
    }
}

impl Trouble {
    /// What it is, in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Level(unknown) => language.fill(Thinking::NoLevel, &[&unknown.name()]),
            Self::NotSetUp(command) => language.fill(Thinking::NotSetUp, &[command]),
            Self::Engine(error) => words::engine_clause(language, error),
            Self::NoEngines => language.say(Thinking::NoEngines).to_owned(),
            Self::Gone => language.say(Thinking::Gone).to_owned(),
        }
    }
}
