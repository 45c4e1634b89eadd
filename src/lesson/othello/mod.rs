//! The rules of Othello.

mod boards;
mod remarks;

use strum::VariantArray;

use crate::board::{Color, Point, Size};
use crate::othello::{Bits, IllegalMove, Position};
use crate::session::Event;
use crate::words::{Language, LessonText, RulesText};

use super::{Exercise, Plan, Section, Teachable};
use boards::plan;

/// One board of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Lesson {
    /// How the game begins.
    Start,
    /// What is bracketed turns over.
    Bracket,
    /// What brackets nothing is refused.
    Gap,
    /// All directions at once.
    Directions,
    /// Turned discs turn no others.
    Chain,
    /// Who cannot move passes.
    Pass,
    /// Nobody can move.
    Ending,
}

/// What is to be reached on a board.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// So many discs were put.
    Discs(usize),
    /// One disc turned so many others over.
    Turned(u32),
    /// The rules have refused a disc on this square.
    Refused(Point),
    /// A disc was put on this square and turned so many over.
    Put(Point, u32),
    /// This side had to pass.
    Passed(Color),
    /// Neither side can move.
    Over,
}

impl Lesson {
    /// All of them, in the order in which they are met.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// What its board is called.
    #[must_use]
    pub const fn name(self) -> LessonText {
        plan(self).name()
    }

    /// Whether its board shows where a disc can be put, or leaves it to be
    /// found.
    #[must_use]
    pub const fn shows_moves(self) -> bool {
        matches!(self, Self::Start | Self::Pass | Self::Ending)
    }
}

/// The rules, for someone who has never played.
const COURSE: [Section<Lesson>; 6] = [
    Section {
        title: RulesText::Discs,
        paragraphs: &[RulesText::DiscsHow, RulesText::DiscsWhy],
        lessons: &[Lesson::Start],
    },
    Section {
        title: RulesText::Bracket,
        paragraphs: &[RulesText::BracketHow, RulesText::BracketTurn],
        lessons: &[Lesson::Bracket, Lesson::Gap],
    },
    Section {
        title: RulesText::Directions,
        paragraphs: &[RulesText::DirectionsHow],
        lessons: &[Lesson::Directions],
    },
    Section {
        title: RulesText::Chain,
        paragraphs: &[RulesText::ChainHow],
        lessons: &[Lesson::Chain],
    },
    Section {
        title: RulesText::Pass,
        paragraphs: &[RulesText::PassHow],
        lessons: &[Lesson::Pass],
    },
    Section {
        title: RulesText::DiscCount,
        paragraphs: &[RulesText::DiscCountHow, RulesText::DiscCountDraw],
        lessons: &[Lesson::Ending],
    },
];

impl Teachable for Position {
    type Lesson = Lesson;
    type Goal = Goal;

    const COURSE: &'static [Section<Lesson>] = &COURSE;

    fn plan(lesson: Lesson) -> &'static Plan<Goal> {
        plan(lesson)
    }

    fn bare(_: Lesson, _: Size) -> Self {
        let none = Bits { own: 0, other: 0 };
        Self::of_bits(none, Color::Black)
    }

    fn refused_at(why: &IllegalMove) -> Option<Point> {
        if let IllegalMove::FlipsNothing(square) = why {
            return Some(square.point());
        }
        None
    }

    fn reached(exercise: &Exercise<Self>) -> bool {
        match exercise.plan().goal {
            Goal::Discs(number) => exercise.steps() >= number,
            Goal::Turned(number) => {
                matches!(exercise.heard(), Some(Event::Turned { discs, .. }) if discs >= number)
            }
            Goal::Refused(square) => exercise.refused().contains(square),
            Goal::Put(square, number) => matches!(
                exercise.heard(),
                Some(Event::Turned { point, discs, .. }) if point == square && discs == number
            ),
            Goal::Passed(side) => exercise.passed() == Some(side),
            Goal::Over => exercise.is_over(),
        }
    }

    fn remarks(exercise: &Exercise<Self>, language: Language) -> Vec<String> {
        remarks::remarks(exercise, language)
    }

    /// Nobody passes by choice.
    fn has_passes(_: Lesson) -> bool {
        false
    }
}

#[cfg(test)]
mod tests;
