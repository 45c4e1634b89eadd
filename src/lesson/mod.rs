//! Lessons: small boards with something to do on them, by the real rules.
//!
//! Nothing here is painted. A [`Plan`] says what stands on the board and what
//! is asked; an [`Exercise`] is one being played. What is taught of a game is
//! in a folder of its own, and [`Teachable`] is all that the others know of it.

mod exercise;
pub mod first_steps;
pub mod go;
pub mod othello;
mod plan;

use std::fmt::Debug;
use std::hash::Hash;

pub use exercise::Exercise;
pub use plan::{Hand, Plan, Section};

use crate::board::{Point, Size};
use crate::session::Playable;
use crate::words::Language;

/// A game whose rules are told with boards to try them on.
pub trait Teachable: Playable {
    /// Its boards.
    type Lesson: Copy + Debug + Eq + Hash + 'static;
    /// What can be asked for on one of them.
    type Goal: Copy + Debug + 'static;

    /// The rules in the order in which they are told.
    const COURSE: &'static [Section<Self::Lesson>];

    /// What a lesson sets up and asks for.
    fn plan(lesson: Self::Lesson) -> &'static Plan<Self::Goal>;

    /// The board of a lesson before anything stands on it.
    fn bare(lesson: Self::Lesson, size: Size) -> Self;

    /// Where the rules refused a stone for what it would do.
    fn refused_at(why: &Self::Illegal) -> Option<Point>;

    /// Whether what is asked for stands on the board.
    fn reached(exercise: &Exercise<Self>) -> bool;

    /// What can be said of the board as it is.
    fn remarks(exercise: &Exercise<Self>, language: Language) -> Vec<String>;

    /// Whether passing is part of a lesson.
    fn has_passes(lesson: Self::Lesson) -> bool;
}
