//! How a record says that it is a teaching game, and which of its moves were
//! spoken about.

use std::collections::BTreeMap;

use strum::VariantArray;

use crate::game::{HalfPoints, TurnId};
use crate::record::{Change, Record, Recordable};

/// The option of a record that says how often the teacher may speak.
const OPTION: &str = "teaching";
/// The property of a move that the teacher has spoken about. Nobody else has one of
/// this name.
const PROPERTY: &str = "JGTM";
/// What other programs read of it: a bad move.
const BAD_MOVE: &str = "BM";

/// How often a teacher may speak about a move in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum Offers {
    /// Three times.
    Three,
    /// Ten times.
    #[default]
    Ten,
    /// As often as there is a reason to.
    Always,
}

impl Offers {
    /// How many times; `None` for as often as there is a reason to.
    #[must_use]
    pub const fn most(self) -> Option<usize> {
        match self {
            Self::Three => Some(3),
            Self::Ten => Some(10),
            Self::Always => None,
        }
    }

    /// The word that files know it by.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Three => "3",
            Self::Ten => "10",
            Self::Always => "always",
        }
    }

    /// What files know by this word; what they do not know is the usual.
    #[must_use]
    pub fn of_word(word: &str) -> Self {
        let mut all = Self::VARIANTS.iter().copied();
        all.find(|offers| offers.word() == word).unwrap_or_default()
    }

    /// How often the teacher of a record may speak; `None` where there is none.
    #[must_use]
    pub fn of<G: Recordable>(record: &Record<G>) -> Option<Self> {
        let told = record.options().get(OPTION)?;
        Some(Self::of_word(told))
    }

    /// The options of a record with such a teacher.
    #[must_use]
    pub fn options(self, mut others: BTreeMap<String, String>) -> BTreeMap<String, String> {
        others.insert(OPTION.to_owned(), self.word().to_owned());
        others
    }
}

/// What became of a move that the teacher spoke about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WarningAnswer {
    /// It was taken back, and another was played.
    TakenBack,
    /// It stayed as it was.
    Left,
}

/// The mark of a move that the teacher spoke about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) struct WarnedMark {
    pub(in crate::session) answer: WarningAnswer,
    /// What it cost.
    pub(in crate::session) loss: HalfPoints,
}

impl WarnedMark {
    /// The mark that a turn has.
    pub(in crate::session) fn of<G: Recordable>(record: &Record<G>, turn: TurnId) -> Option<Self> {
        let property = record.property(turn, PROPERTY)?;
        let text = property.value().raw().trim().to_owned();
        let (word, loss) = text.split_once(' ').unwrap_or((&text, ""));
        let answer = match word {
            "taken" => WarningAnswer::TakenBack,
            "left" => WarningAnswer::Left,
            // Of a later version perhaps.
            _ => return None,
        };
        let loss = loss.parse().unwrap_or(HalfPoints::ZERO);
        Some(Self { answer, loss })
    }

    /// The changes that give a turn this mark.
    pub(in crate::session) fn changes<M>(self, turn: TurnId) -> [Change<M>; 2] {
        let word = match self.answer {
            WarningAnswer::TakenBack => "taken",
            WarningAnswer::Left => "left",
        };
        let told = vec![format!("{word} {}", self.loss)];
        [
            Change::Property(turn, PROPERTY.to_owned(), told),
            Change::Property(turn, BAD_MOVE.to_owned(), vec!["1".to_owned()]),
        ]
    }
}

/// The turns of a record that have a mark, in the order in which they were played.
pub(in crate::session) fn warned_turns<G: Recordable>(
    record: &Record<G>,
) -> Vec<(TurnId, WarnedMark)> {
    let turns = record.history().tree().descendants(TurnId::START);
    let marked = turns.filter_map(|turn| Some((turn, WarnedMark::of(record, turn)?)));
    let mut marked: Vec<_> = marked.collect();
    marked.sort_by_key(|(turn, _)| turn.index());
    marked
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Point, Size};
    use crate::go::{Move, Ruleset};
    use crate::record::{GoRecord, Start};

    #[test]
    fn a_record_says_how_often_its_teacher_may_speak() {
        let mut record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
        assert_eq!(Offers::of(&record), None);
        for &offers in Offers::VARIANTS {
            let options = offers.options(record.options().clone());
            record.apply(&Change::Options(options)).unwrap();
            assert_eq!(Offers::of(&record), Some(offers));
        }
        assert_eq!(Offers::of_word("now and then"), Offers::Ten);
    }

    #[test]
    fn a_marked_move_is_found_again() {
        let mut record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
        let place = |col| Change::Play(Move::Place(Point::new(col, 2)));
        let first = record.apply(&place(2)).unwrap();
        let second = record.apply(&place(3)).unwrap();
        assert_eq!(warned_turns(&record), []);
        let loss = HalfPoints::from_halves(13);
        let mark = |answer| WarnedMark { answer, loss };
        for (turn, answer) in [
            (second, WarningAnswer::Left),
            (first, WarningAnswer::TakenBack),
        ] {
            for change in mark(answer).changes(turn) {
                record.apply(&change).unwrap();
            }
        }
        let found = warned_turns(&record);
        assert_eq!(
            found,
            [
                (first, mark(WarningAnswer::TakenBack)),
                (second, mark(WarningAnswer::Left))
            ]
        );
    }
}
