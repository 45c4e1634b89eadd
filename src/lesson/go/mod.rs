//! The rules of Go.

mod boards;
mod course;
mod remarks;

use strum::VariantArray;

use crate::board::{Color, Point, PointSet, Size};
use crate::game::{Game as _, HalfPoints};
use crate::go::{
    Count, Handicap, IllegalMove, Position, Rules, Ruleset, Scoring, Setup, Territory,
    unconditional_life,
};
use crate::words::{Language, LessonText};

use super::{Exercise, Plan, Section, Teachable};
use boards::plan;

/// One board of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Lesson {
    /// Stones are set in turn.
    Turns,
    /// Chains share liberties.
    Liberties,
    /// The last liberty captures.
    Capture,
    /// One liberty is left.
    Atari,
    /// Atari is answered.
    Escape,
    /// The last liberty of one's own chain is not filled.
    Suicide,
    /// Except to capture.
    CaptureFirst,
    /// What may not be retaken at once.
    Ko,
    /// What can never be captured.
    TwoEyes,
    /// What can.
    OneEye,
    /// How two eyes are made.
    MakeEyes,
    /// Life without eyes.
    Seki,
    /// What walls surround.
    Territory,
    /// Two passes.
    Ending,
    /// Dead stones and totals.
    Counting,
    /// Stones before the first move.
    Handicap,
}

/// What is to be reached on a board. It stays reached until it is undone.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// So many stones were set.
    Stones(usize),
    /// The chain has at least so many liberties.
    Liberties(Point, u16),
    /// The chain has one liberty.
    Atari(Point),
    /// A color has captured so many stones.
    Prisoners(Color, u32),
    /// The rules have refused a stone on each of these points.
    Refused(&'static [Point]),
    /// A stone stands where one was refused before.
    Retaken(Point),
    /// The chain can never be captured.
    Alive(Point),
    /// A color surrounds so many points.
    Surrounded(Color, usize),
    /// Play was ended by passes.
    Stopped,
    /// Exactly the stones on these points count as dead.
    Dead(&'static [Point]),
}

impl Lesson {
    /// All of them, in the order in which they are met.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// What its board is called.
    #[must_use]
    pub const fn name(self) -> LessonText {
        plan(self).name()
    }

    /// Whether its board shows who surrounds what.
    #[must_use]
    pub const fn shows_territory(self) -> bool {
        matches!(self, Self::Territory | Self::Counting)
    }
}

impl Teachable for Position {
    type Lesson = Lesson;
    type Goal = Goal;

    const COURSE: &'static [Section<Lesson>] = &course::COURSE;

    fn plan(lesson: Lesson) -> &'static Plan<Goal> {
        plan(lesson)
    }

    /// A handicap without room gives an even board; the tests see to it that
    /// there is no such lesson.
    fn bare(lesson: Lesson, size: Size) -> Self {
        let even = || Self::new(size, rules());
        if lesson != Lesson::Handicap {
            return even();
        }
        let handicap = Handicap::Free(HANDICAP);
        Self::with_handicap(size, rules(), handicap).unwrap_or_else(|_| even())
    }

    fn refused_at(why: &IllegalMove) -> Option<Point> {
        if let IllegalMove::Ko { vertex, .. } | IllegalMove::Suicide(vertex) = why {
            return Some(vertex.point());
        }
        None
    }

    fn reached(exercise: &Exercise<Self>) -> bool {
        let position = exercise.position();
        let board = position.board();
        match exercise.plan().goal {
            Goal::Stones(number) => exercise.steps() >= number,
            Goal::Liberties(stone, number) => board.liberties(stone) >= number,
            Goal::Atari(stone) => board.liberties(stone) == 1,
            Goal::Prisoners(color, number) => position.situation().prisoners[color] >= number,
            Goal::Refused(points) => points.iter().all(|&p| exercise.refused().contains(p)),
            Goal::Retaken(point) => exercise.refused().contains(point) && !board.is_empty(point),
            Goal::Alive(stone) => board
                .stone(stone)
                .is_some_and(|color| unconditional_life(board, color).stones.contains(stone)),
            Goal::Surrounded(color, number) => {
                Territory::in_play(board).surrounded(color).len() >= number
            }
            Goal::Stopped => position.is_over(),
            Goal::Dead(points) => exercise.dead() == points.iter().copied().collect::<PointSet>(),
        }
    }

    fn remarks(exercise: &Exercise<Self>, language: Language) -> Vec<String> {
        remarks::remarks(exercise, language)
    }

    fn has_passes(lesson: Lesson) -> bool {
        lesson == Lesson::Ending
    }
}

impl Exercise<Position> {
    /// The stone whose chain is talked about, while it stands.
    #[must_use]
    pub fn watched(&self) -> Option<Point> {
        let stands = |&point: &Point| !self.position().board().is_empty(point);
        self.plan().watched.filter(stands)
    }

    /// The count with the stones marked dead, without komi.
    #[must_use]
    pub fn count(&self, scoring: Scoring) -> Count {
        let mut position = Position::new(
            self.position().board().size(),
            Rules {
                scoring,
                ..*self.position().rules()
            },
        );
        let setup = Setup {
            add: *self.position().board().stones(),
            ..Setup::default()
        };
        let arranged = position.arrange(&setup);
        debug_assert!(arranged.is_ok(), "stones of a board fit on one as large");
        Count::of(&position, &self.dead())
    }
}

/// How many stones Black sets first in the lesson about them.
const HANDICAP: u8 = 3;

/// The rules of lessons: those of Jego's first choice, and no komi, so that
/// counts are those of the board alone.
fn rules() -> Rules {
    Rules {
        komi: HalfPoints::ZERO,
        ..Ruleset::French.rules()
    }
}

#[cfg(test)]
mod tests;
