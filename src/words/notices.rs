//! What a match has to say, in words.

use super::{
    AtariGoWords, Dialog, EditWords, InformationWords, Language, ReviewWords, TableWords,
    TeachingWords, Thinking,
};
use crate::record::{self, Terms};
use crate::session::{ComputerError, Ending, Notice, Tally};

impl Notice {
    /// What it says at a table.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one match, a line for each notice")]
    pub fn text(&self, language: Language, kind: record::GameKind) -> String {
        let of_side = |phrase, color| language.fill(phrase, &[&super::side(language, kind, color)]);
        let say = |phrase: TableWords| language.say(phrase).to_owned();
        let of_rules = |phrase: Dialog, terms: &Terms| {
            let rules = language.say(super::ruleset_term(terms.ruleset));
            language.fill(phrase, &[&rules, &language.points(terms.rules.komi)])
        };
        let of_computer = |phrase: Thinking| language.say(phrase).to_owned();
        match self {
            Self::Illegal { why, .. } => super::refusal(language, why),
            Self::Refused(why) => super::refused(language, why),
            Self::Over(outcome) => {
                let outcome = super::outcome(language, kind, outcome);
                language.fill(TableWords::GameIsOver, &[&outcome])
            }
            Self::Passed(color) => of_side(TableWords::Passed, *color),
            Self::NoMove(color) => of_side(TableWords::NoMove, *color),
            Self::Counting => say(TableWords::CountingHint),
            Self::Resumed(color) => of_side(TableWords::PlayGoesOn, *color),
            Self::Ended(ending) => ending.text(language, kind),
            Self::Deleted { turns } => language.count(*turns, TableWords::DeletedMoves),
            Self::Restored => say(TableWords::Restored),
            Self::EditUndone(kind) => {
                language.fill(EditWords::Undone, &[&super::edit_kind(language, *kind)])
            }
            Self::EditRedone(kind) => {
                language.fill(EditWords::Redone, &[&super::edit_kind(language, *kind)])
            }
            Self::Pasted { turns } => language.count(*turns, EditWords::Pasted),
            Self::NotPasted(why) => super::not_pasted(language, why),
            Self::OnMainLine => language.say(EditWords::OnMainLine).to_owned(),
            Self::MadeMainLine => language.say(EditWords::MadeMainLine).to_owned(),
            Self::Reordered => language.say(EditWords::Reordered).to_owned(),
            Self::Flattened => language.say(EditWords::Flattened).to_owned(),
            Self::AtStart => say(TableWords::AtStart),
            Self::AtEnd => say(TableWords::AtEnd),
            Self::AtEndOfVariation => say(TableWords::AtEndOfVariation),
            Self::ReviewRemoved => say(TableWords::ReviewRemoved),
            Self::NoMistake { forward: true } => say(TableWords::NoMistakeAfter),
            Self::NoMistake { forward: false } => say(TableWords::NoMistakeBefore),
            Self::OneLine => say(TableWords::OneLine),
            Self::Paused => say(TableWords::ClockPaused),
            Self::LowTime(color) => of_side(TableWords::LowTime, *color),
            Self::Journal(error) => {
                let error = super::file_error(language, error);
                language.fill(TableWords::JournalTrouble, &[&error])
            }
            Self::NotYourTurn(color) => {
                let side = super::side(language, kind, *color);
                language.fill(Thinking::NotYourTurn, &[&side])
            }
            Self::Rated(why) => super::rated_refusal(language, *why).to_owned(),
            Self::LookingBack(color) => of_side(TableWords::LookingBackAt, *color),
            Self::RulesNow(terms) => of_rules(Dialog::RulesNow, terms),
            Self::RulesAsBefore(terms) => of_rules(Dialog::RulesAsBefore, terms),
            Self::HeadNow => language.say(InformationWords::HeadNow).to_owned(),
            Self::HeadAsBefore => language.say(InformationWords::HeadAsBefore).to_owned(),
            Self::Stopped => of_computer(Thinking::Stopped),
            Self::CannotHurry => of_computer(Thinking::CannotHurry),
            Self::Hinting => of_computer(Thinking::Hinting),
            Self::Hint(mv) => match super::move_name(language, mv) {
                Some(name) => language.fill(Thinking::HintAt, &[&name]),
                None => of_computer(Thinking::HintPass),
            },
            Self::NoHint => of_computer(Thinking::NoHint),
            Self::NotJudged => language.say(AtariGoWords::NotJudged).to_owned(),
            Self::HintStep(step) => step.text(language),
            Self::Warned(warning) => warning.text(language),
            Self::TakenBack => language.say(TeachingWords::TakenBack).to_owned(),
            Self::Computer { color, why } => {
                let side = super::side(language, kind, *color);
                language.fill(Thinking::CannotPlay, &[&side, &why.text(language)])
            }
            Self::Reviewer { name, why } => {
                language.fill(ReviewWords::EngineFailed, &[name, &why.text(language)])
            }
        }
    }
}

impl Ending {
    /// How a match of a table ended, and what the line that decided it shares.
    #[must_use]
    pub fn text(&self, language: Language, kind: record::GameKind) -> String {
        let said = super::outcome(language, kind, &self.outcome);
        match &self.tally {
            Some(Tally::Aligne4(lines)) => match lines.first() {
                Some(line) => super::aligned(language, &said, line),
                None => said,
            },
            Some(Tally::Capture { stones }) => super::captured(language, &said, *stones),
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
