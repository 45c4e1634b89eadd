//! First steps: a course for people who have never played.
//!
//! A [`Step`] asks for one or more [`Goal`]s, and each goal is something that
//! the program can check: a board of the rules that was solved, an exercise or a
//! game that was won. What was reached is kept elsewhere.

mod exercises;
mod reached;

pub use exercises::{EXERCISES, exercise_start};
pub use reached::{belongs_to_course, reached};

use strum::VariantArray;

use super::go::Lesson;
use crate::ai::go::{AtariLevel, Level};
use crate::board::Size;
use crate::record::Seat;
use crate::session::computer;
use crate::words::FirstStepsWords;

/// A step of the course, in the order in which they are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Step {
    /// Stones, chains and their liberties.
    Liberties,
    /// Capture, atari, and what may not be played.
    Capture,
    /// Captures to be found against someone who answers.
    Exercises,
    /// A game of atari go on the smallest board.
    AtariGoFive,
    /// One on a larger board.
    AtariGoSeven,
    /// Eyes, territory, the end and the count.
    Territory,
    /// A game of Go that is played to the count.
    FirstGame,
    /// One that is won.
    FirstWin,
}

/// Something that is reached, once and for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// A board of the rules is solved.
    Lesson(Lesson),
    /// An exercise is won, by its number from 0.
    Exercise(usize),
    /// Atari go is won on a board of at least so many lines.
    AtariGo(u8),
    /// A game on 9×9 has come to the count.
    Counted,
    /// A game on 9×9 is won.
    Won,
}

/// What is done to take a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Boards of the rules are solved.
    Lessons(&'static [Lesson]),
    /// The exercises are played against whoever defends best.
    Exercises,
    /// A game of atari go is played on this board, against this level.
    AtariGo(Size, AtariLevel),
    /// A game of Go is played on 9×9, against this level.
    Go(Level),
}

impl Step {
    /// All of them.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Its number, from 1.
    #[must_use]
    pub fn number(self) -> usize {
        let before = Self::ALL.iter().take_while(|&&step| step != self);
        before.count() + 1
    }

    /// What is done to take it.
    #[must_use]
    pub const fn task(self) -> Task {
        match self {
            Self::Liberties => Task::Lessons(&[Lesson::Turns, Lesson::Liberties]),
            Self::Capture => Task::Lessons(&[
                Lesson::Capture,
                Lesson::Atari,
                Lesson::Escape,
                Lesson::Suicide,
                Lesson::CaptureFirst,
                Lesson::Ko,
            ]),
            Self::Exercises => Task::Exercises,
            Self::AtariGoFive => Task::AtariGo(Size::FIVE, AtariLevel::Wonder),
            Self::AtariGoSeven => Task::AtariGo(Size::SEVEN, AtariLevel::Grasp),
            Self::Territory => Task::Lessons(&[
                Lesson::TwoEyes,
                Lesson::Territory,
                Lesson::Ending,
                Lesson::Counting,
            ]),
            Self::FirstGame => Task::Go(Level::Greed),
            Self::FirstWin => Task::Go(Level::Care),
        }
    }

    /// Everything that has to be reached.
    #[must_use]
    pub fn goals(self) -> Vec<Goal> {
        match (self, self.task()) {
            (_, Task::Lessons(lessons)) => lessons.iter().copied().map(Goal::Lesson).collect(),
            (_, Task::Exercises) => (0..EXERCISES.len()).map(Goal::Exercise).collect(),
            (_, Task::AtariGo(size, _)) => vec![Goal::AtariGo(size.lines())],
            (Self::FirstWin, Task::Go(_)) => vec![Goal::Won],
            (_, Task::Go(_)) => vec![Goal::Counted],
        }
    }

    /// What it is called, and what is asked for.
    #[must_use]
    pub const fn words(self) -> [FirstStepsWords; 2] {
        use FirstStepsWords as W;
        match self {
            Self::Liberties => [W::Liberties, W::LibertiesGoal],
            Self::Capture => [W::Capture, W::CaptureGoal],
            Self::Exercises => [W::Exercises, W::ExercisesGoal],
            Self::AtariGoFive => [W::AtariGoFive, W::AtariGoFiveGoal],
            Self::AtariGoSeven => [W::AtariGoSeven, W::AtariGoSevenGoal],
            Self::Territory => [W::Territory, W::TerritoryGoal],
            Self::FirstGame => [W::FirstGame, W::FirstGameGoal],
            Self::FirstWin => [W::FirstWin, W::FirstWinGoal],
        }
    }
}

impl Task {
    /// Who sits across the board, where someone does.
    #[must_use]
    pub fn opponent(self) -> Option<Seat> {
        match self {
            Self::Lessons(_) => None,
            Self::Exercises => Some(computer(AtariLevel::Proof)),
            Self::AtariGo(_, level) => Some(computer(level)),
            Self::Go(level) => Some(computer(level)),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn steps_are_numbered_and_no_two_ask_for_the_same() {
        let mut met = HashSet::new();
        for (index, &step) in Step::ALL.iter().enumerate() {
            assert_eq!(step.number(), index + 1);
            assert!(!step.goals().is_empty(), "{step:?}");
            for goal in step.goals() {
                assert!(met.insert(goal), "{step:?} {goal:?}");
            }
        }
    }
}
