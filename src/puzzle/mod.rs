//! Problems of Go: any collection of SGF as positions to be solved.
//!
//! In the code they are called puzzles, since a [`crate::record::Problem`] is
//! something wrong with a file. A [`Collection`] is what files have; a
//! [`Puzzle`] is made of one of its trees when it is shown, and says of every
//! move of its [`Solution`] whether it is right, whatever convention its author
//! marked that by (`docs/PROBLEMS.md`). An [`Attempt`] is someone at work on
//! it. Moves that are in no tree are judged by a [`Judge`], which says what it
//! goes by. [`Progress`] is what was solved, as a log on the disk, from which
//! follows when something is to be tried again. A [`Mistake`] becomes a problem
//! too, in the [`Deck`].
//!
//! Nothing here knows a screen, a clock or a thread, and randomness arrives as
//! an argument.

mod attempt;
mod built_in;
mod collection;
mod deck;
mod exercise;
mod judge;
mod key;
mod marks;
mod network_judge;
mod of_record;
mod order;
mod progress;
mod reading_judge;
mod repetition;
mod round;
mod solution;
mod theme;
mod to_move;
mod turning;
mod verdicts;
mod vocabulary;

pub use attempt::{Attempt, Played, State};
pub use built_in::{BUILT_IN, BuiltIn};
pub use collection::{Collection, Entry, Origin, Skipped, Source};
pub use deck::{Deck, Wanted};
pub use exercise::{Exercise, Mistake, NotAnExercise};
pub use judge::{Basis, Case, Finding, Judge, Judgement, judge_by};
pub use key::PuzzleKey;
pub use marks::Figure;
pub use network_judge::NetworkJudge;
pub use of_record::NotAPuzzle;
pub use order::{Filter, Order};
pub use progress::{Outcome, Progress, Standing, Tried};
pub use reading_judge::ReadingJudge;
pub use round::{Round, RoundOptions};
pub use solution::{Solution, Step, StepId, Verdict};
pub use theme::Theme;
pub use turning::{Turning, Variety};

use crate::board::{Color, Point, Size};
use crate::game::Game as _;
use crate::go::Position;

/// A position with a task.
#[derive(Clone, Debug)]
pub struct Puzzle {
    key: PuzzleKey,
    /// What it is called, if it is.
    title: String,
    theme: String,
    grade: String,
    text: String,
    figures: Vec<(Point, Figure)>,
    /// The stones, and whose turn it is.
    start: Position,
    solution: Solution,
    exercise: Option<Exercise>,
    points: Option<u16>,
    turning: Turning,
}

impl Puzzle {
    /// What it is, whatever file it stands in and however it is turned.
    #[must_use]
    pub const fn key(&self) -> PuzzleKey {
        self.key
    }

    /// What it is called; empty if it is not.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// What it is about (`GE`); empty if it does not say.
    #[must_use]
    pub fn theme(&self) -> &str {
        &self.theme
    }

    /// How difficult it is (`DI`); empty if it does not say.
    #[must_use]
    pub fn grade(&self) -> &str {
        &self.grade
    }

    /// By how many points the right move is better than any other (`JGPT`), where
    /// that was counted.
    #[must_use]
    pub const fn points(&self) -> Option<u16> {
        self.points
    }

    /// What its author says of the task.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What is drawn on its board.
    #[must_use]
    pub fn figures(&self) -> &[(Point, Figure)] {
        &self.figures
    }

    /// The position to be solved.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.start.board().size()
    }

    /// Whose turn it is: the side that is to find its moves.
    #[must_use]
    pub fn student(&self) -> Color {
        self.start.to_play()
    }

    /// Its moves, right and wrong.
    #[must_use]
    pub const fn solution(&self) -> &Solution {
        &self.solution
    }

    /// What it says beside its moves, if it is a mistake of someone's own.
    #[must_use]
    pub const fn exercise(&self) -> Option<&Exercise> {
        self.exercise.as_ref()
    }

    /// How its picture was turned.
    #[must_use]
    pub const fn turning(&self) -> Turning {
        self.turning
    }
}

#[cfg(test)]
mod testing;
