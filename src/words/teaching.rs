//! What a teacher says, in words.

use super::{
    FactWords, Language, TeachingWords, Thinking, move_name, region_phrase, review_sentences,
    reviewed_move,
};
use crate::board::Size;
use crate::game::HalfPoints;
use crate::record::{AnyMove, GameKind};
use crate::session::{HintStep, MoveWarning, Offers, WarnedMove, WarningAnswer};

impl MoveWarning {
    /// What the move cost.
    #[must_use]
    pub fn cost(&self, language: Language) -> String {
        let points = about(language, self.loss);
        match move_name(language, &self.mv) {
            Some(name) => language.fill(TeachingWords::Costs, &[&name, &points]),
            None => language.fill(TeachingWords::PassCosts, &[&points]),
        }
    }

    /// Why, a sentence for each reason; empty where none was found.
    #[must_use]
    pub fn reasons(&self, language: Language) -> Vec<String> {
        match self.mv {
            AnyMove::Go(_, size) => review_sentences(language, &self.facts, size),
            AnyMove::Othello(_) | AnyMove::Aligne4(_) => {
                review_sentences(language, &self.facts, Size::NINE)
            }
        }
    }

    /// All of it, with what is asked.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let mut said = vec![self.cost(language)];
        said.extend(self.reasons(language));
        said.push(language.say(TeachingWords::Question).to_owned());
        language.sentences(&said)
    }
}

impl WarnedMove {
    /// What it was, and what became of it.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let kind = match self.mv {
            AnyMove::Go(..) => GameKind::Go,
            AnyMove::Othello(_) => GameKind::Othello,
            AnyMove::Aligne4(_) => GameKind::Aligne4,
        };
        let name = reviewed_move(language, kind, self.number, self.by, &self.mv);
        let phrase = match self.answer {
            WarningAnswer::TakenBack => TeachingWords::RowTakenBack,
            WarningAnswer::Left => TeachingWords::RowLeft,
        };
        language.fill(phrase, &[&name, &about(language, self.loss)])
    }
}

impl HintStep {
    /// What it says.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let name = |mv: &AnyMove| {
            let pass = || language.say(Thinking::Pass).to_owned();
            move_name(language, mv).unwrap_or_else(pass)
        };
        let said = match self {
            Self::Region(region) => {
                let place = language.say(region_phrase(*region));
                language.fill(TeachingWords::Look, &[&place])
            }
            Self::Candidates(moves) => {
                let names: Vec<String> = moves.iter().map(name).collect();
                language.fill(TeachingWords::OneOf, &[&language.series(&names)])
            }
            Self::Move(mv) => match move_name(language, mv) {
                Some(name) => language.fill(Thinking::HintAt, &[&name]),
                None => return language.say(Thinking::HintPass).to_owned(),
            },
            Self::Line(line) => {
                let names: Vec<String> = line.iter().map(|(_, mv)| name(mv)).collect();
                return language.fill(Thinking::Expected, &[&names.join(" ")]);
            }
        };
        language.sentences(&[said, language.say(TeachingWords::MoreHints).to_owned()])
    }
}

/// How often a teacher may speak.
#[must_use]
pub const fn offers_name(offers: Offers) -> TeachingWords {
    match offers {
        Offers::Three => TeachingWords::Three,
        Offers::Ten => TeachingWords::Ten,
        Offers::Always => TeachingWords::Always,
    }
}

fn about(language: Language, points: HalfPoints) -> String {
    language.fill_for(points, FactWords::About, &[&language.points(points)])
}
