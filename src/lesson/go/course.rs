//! The order in which the rules are told.

use crate::lesson::Section;
use crate::words::RulesText;

use super::Lesson;

/// The rules of Go, for someone who has never played.
pub(super) const COURSE: [Section<Lesson>; 12] = [
    Section {
        title: RulesText::Turns,
        paragraphs: &[RulesText::TurnsHow, RulesText::TurnsWhy],
        lessons: &[Lesson::Turns],
    },
    Section {
        title: RulesText::Liberties,
        paragraphs: &[RulesText::LibertiesHow, RulesText::LibertiesChain],
        lessons: &[Lesson::Liberties],
    },
    Section {
        title: RulesText::Capture,
        paragraphs: &[RulesText::CaptureHow],
        lessons: &[Lesson::Capture],
    },
    Section {
        title: RulesText::Atari,
        paragraphs: &[RulesText::AtariHow],
        lessons: &[Lesson::Atari, Lesson::Escape],
    },
    Section {
        title: RulesText::Suicide,
        paragraphs: &[RulesText::SuicideHow, RulesText::SuicideCapture],
        lessons: &[Lesson::Suicide, Lesson::CaptureFirst],
    },
    Section {
        title: RulesText::Ko,
        paragraphs: &[RulesText::KoHow, RulesText::KoThreat, RulesText::KoSuper],
        lessons: &[Lesson::Ko],
    },
    Section {
        title: RulesText::Life,
        paragraphs: &[RulesText::LifeTwo, RulesText::LifeOne],
        lessons: &[Lesson::TwoEyes, Lesson::OneEye, Lesson::MakeEyes],
    },
    Section {
        title: RulesText::Seki,
        paragraphs: &[RulesText::SekiHow],
        lessons: &[Lesson::Seki],
    },
    Section {
        title: RulesText::Territory,
        paragraphs: &[RulesText::TerritoryHow],
        lessons: &[Lesson::Territory],
    },
    Section {
        title: RulesText::Ending,
        paragraphs: &[RulesText::EndingHow, RulesText::EndingDisagree],
        lessons: &[Lesson::Ending],
    },
    Section {
        title: RulesText::Counting,
        paragraphs: &[RulesText::CountingDead, RulesText::CountingWays],
        lessons: &[Lesson::Counting],
    },
    Section {
        title: RulesText::Handicap,
        paragraphs: &[RulesText::HandicapKomi, RulesText::HandicapStones],
        lessons: &[Lesson::Handicap],
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_is_in_the_course_once_and_in_order() {
        let met: Vec<Lesson> = COURSE
            .iter()
            .flat_map(|section| section.lessons.iter().copied())
            .collect();
        assert!(met.iter().eq(Lesson::ALL));
    }
}
