//! What a match has to say, in words.

use super::{Dialog, Language, Table, Thinking};
use crate::record::{self, Terms};
use crate::session::{ComputerError, Ending, Notice, Tally};

impl Notice {
    /// What it says at a table.
    #[must_use]
    pub fn text(&self, language: Language, table: record::GameKind) -> String {
        let of_side =
            |phrase, color| language.fill(phrase, &[&super::side(language, table, color)]);
        let say = |phrase: Table| language.say(phrase).to_owned();
        let of_rules = |phrase: Dialog, terms: &Terms| {
            let rules = language.say(super::ruleset_term(terms.ruleset));
            language.fill(phrase, &[&rules, &language.points(terms.rules.komi)])
        };
        let of_computer = |phrase: Thinking| language.say(phrase).to_owned();
        match self {
            Self::Illegal { why, .. } => super::refusal(language, why),
            Self::Refused(why) => super::refused(language, why),
            Self::Over(outcome) => {
                let outcome = super::outcome(language, table, outcome);
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
                let error = super::file_error(language, error);
                language.fill(Table::JournalTrouble, &[&error])
            }
            Self::NotYourTurn(color) => {
                let side = super::side(language, table, *color);
                language.fill(Thinking::NotYourTurn, &[&side])
            }
            Self::LookingBack(color) => of_side(Table::LookingBackAt, *color),
            Self::RulesNow(terms) => of_rules(Dialog::RulesNow, terms),
            Self::RulesAsBefore(terms) => of_rules(Dialog::RulesAsBefore, terms),
            Self::Stopped => of_computer(Thinking::Stopped),
            Self::CannotHurry => of_computer(Thinking::CannotHurry),
            Self::Hinting => of_computer(Thinking::Hinting),
            Self::Hint(mv) => match super::move_name(language, mv) {
                Some(name) => language.fill(Thinking::HintAt, &[&name]),
                None => of_computer(Thinking::HintPass),
            },
            Self::NoHint => of_computer(Thinking::NoHint),
            Self::Computer { color, why } => {
                let side = super::side(language, table, *color);
                language.fill(Thinking::CannotPlay, &[&side, &why.text(language)])
            }
        }
    }
}

impl Ending {
    /// How a match of a table ended, and what the line that decided it shares.
    #[must_use]
    pub fn text(&self, language: Language, table: record::GameKind) -> String {
        let said = super::outcome(language, table, &self.outcome);
        match &self.tally {
            Some(Tally::Aligne4(lines)) => match lines.first() {
                Some(line) => super::aligned(language, &said, line),
                None => said,
            },
            Some(Tally::Go(_) | Tally::Othello(_)) | None => said,
        }
    }
}

impl ComputerError {
    /// What it is, in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Level(unknown) => language.fill(Thinking::NoLevel, &[&unknown.name()]),
            Self::NotSetUp(command) => language.fill(Thinking::NotSetUp, &[command]),
            Self::Engine(error) => super::engine_clause(language, error),
            Self::NoEngines => language.say(Thinking::NoEngines).to_owned(),
            Self::Gone => language.say(Thinking::Gone).to_owned(),
        }
    }
}
