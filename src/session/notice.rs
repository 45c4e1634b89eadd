//! What a match has to say, once.

use std::sync::Arc;

use crate::ai::UnknownLevel;
use crate::board::Color;
use crate::game::{Outcome, TurnId};
use crate::gtp::EngineError;
use crate::record::{self, AnyMove, Breach, FileError, Refused, Terms};
use crate::words::{self, Dialog, Language, Table, Thinking};

use super::{Ending, Tally};

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
    /// There is nothing before this.
    AtStart,
    /// This is the last move of the game.
    AtEnd,
    /// This is the last move of a variation.
    AtEndOfVariation,
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
    /// Someone looks at an earlier position, in which this side is to move, and
    /// nothing is played there.
    LookingBack(Color),
    /// The game is played and counted by these rules from now on.
    RulesNow(Terms),
    /// It is played and counted by these rules again.
    RulesAsBefore(Terms),
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
    /// What it says at a table.
    #[must_use]
    pub fn text(&self, language: Language, table: record::GameKind) -> String {
        let of_side =
            |phrase, color| language.fill(phrase, &[&words::side(language, table, color)]);
        let say = |phrase: Table| language.say(phrase).to_owned();
        let of_rules = |phrase: Dialog, terms: &Terms| {
            let rules = language.say(words::ruleset_term(terms.ruleset));
            language.fill(phrase, &[&rules, &language.points(terms.rules.komi)])
        };
        let of_computer = |phrase: Thinking| language.say(phrase).to_owned();
        match self {
            Self::Illegal { why, .. } => words::refusal(language, why),
            Self::Refused(why) => words::refused(language, why),
            Self::Over(outcome) => {
                let outcome = words::outcome(language, table, outcome);
                language.fill(Table::GameIsOver, &[&outcome])
            }
            Self::Passed(color) => of_side(Table::Passed, *color),
            Self::NoMove(color) => of_side(Table::NoMove, *color),
            Self::Counting => say(Table::CountingHint),
            Self::Resumed(color) => of_side(Table::PlayGoesOn, *color),
            Self::Ended(ending) => ending.text(language, table),
            Self::Deleted { turns } => language.count(*turns, Table::DeletedMoves),
            Self::Restored => say(Table::Restored),
            Self::AtStart => say(Table::AtStart),
            Self::AtEnd => say(Table::AtEnd),
            Self::AtEndOfVariation => say(Table::AtEndOfVariation),
            Self::OneLine => say(Table::OneLine),
            Self::Paused => say(Table::ClockPaused),
            Self::LowTime(color) => of_side(Table::LowTime, *color),
            Self::Journal(error) => {
                let error = words::file_error(language, error);
                language.fill(Table::JournalTrouble, &[&error])
            }
            Self::NotYourTurn(color) => {
                let side = words::side(language, table, *color);
                language.fill(Thinking::NotYourTurn, &[&side])
            }
            Self::LookingBack(color) => of_side(Table::LookingBackAt, *color),
            Self::RulesNow(terms) => of_rules(Dialog::RulesNow, terms),
            Self::RulesAsBefore(terms) => of_rules(Dialog::RulesAsBefore, terms),
            Self::Stopped => of_computer(Thinking::Stopped),
            Self::CannotHurry => of_computer(Thinking::CannotHurry),
            Self::Hinting => of_computer(Thinking::Hinting),
            Self::Hint(mv) => match words::move_name(language, mv) {
                Some(name) => language.fill(Thinking::HintAt, &[&name]),
                None => of_computer(Thinking::HintPass),
            },
            Self::NoHint => of_computer(Thinking::NoHint),
            Self::Computer { color, why } => {
                let side = words::side(language, table, *color);
                language.fill(Thinking::CannotPlay, &[&side, &why.text(language)])
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
            | Self::LookingBack(_)
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
            | Self::AtEndOfVariation
            | Self::RulesNow(_)
            | Self::RulesAsBefore(_)
            | Self::OneLine
            | Self::Paused
            | Self::Stopped
            | Self::Hinting
            | Self::Hint(_) => Weight::Quiet,
        }
    }
}

impl Ending {
    /// How a match of a table ended, and what the line that decided it shares.
    #[must_use]
    pub fn text(&self, language: Language, table: record::GameKind) -> String {
        let said = words::outcome(language, table, &self.outcome);
        match &self.tally {
            Some(Tally::Aligne4(lines)) => match lines.first() {
                Some(line) => words::aligned(language, &said, line),
                None => said,
            },
            Some(Tally::Go(_) | Tally::Othello(_)) | None => said,
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
