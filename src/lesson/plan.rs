//! What a lesson sets up and asks for.

use crate::board::{Color, Point};
use crate::words::{LessonText, RulesText};

/// A part of the rules: words, and boards to try them on.
#[derive(Clone, Copy, Debug)]
pub struct Section<L: 'static> {
    /// What it is called.
    pub title: RulesText,
    /// What it says.
    pub paragraphs: &'static [RulesText],
    /// Where it can be tried.
    pub lessons: &'static [L],
}

/// What a lesson sets up and asks for.
#[derive(Clone, Copy, Debug)]
pub struct Plan<T> {
    /// The board at the start.
    pub diagram: &'static str,
    /// Who plays.
    pub hand: Hand,
    /// What is to be reached. It stays reached until it is undone.
    pub goal: T,
    /// A point that is talked about and marked.
    pub watched: Option<Point>,
    /// Its name, its task, and what is said once it is done.
    pub texts: [LessonText; 3],
}

/// Who sets stones on a board, and what a click does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// Both colors in turn.
    Both,
    /// One color as often as it likes; the other waits.
    Only(Color),
    /// Nobody: a click says whether a chain is dead.
    Counting,
}

impl<T> Plan<T> {
    /// What its board is called.
    #[must_use]
    pub const fn name(&self) -> LessonText {
        let [name, _, _] = self.texts;
        name
    }

    /// What is to be done on its board.
    #[must_use]
    pub const fn task(&self) -> LessonText {
        let [_, task, _] = self.texts;
        task
    }

    /// What is said once it is done.
    #[must_use]
    pub const fn praise(&self) -> LessonText {
        let [_, _, praise] = self.texts;
        praise
    }
}
