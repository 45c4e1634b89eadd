//! What all who can be asked what to play have in common, whatever the game.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::{Budget, Question, Report, Stop};
use crate::game::Game;

/// How well someone plays a game, as one of a ladder of named levels.
pub trait Grade: Copy + Eq + fmt::Debug + FromStr<Err = UnknownLevel> + Send + 'static {
    /// All of them, the weakest first; never empty.
    const ALL: &'static [Self];
    /// The one that is asked for hints and analyses.
    const STRONGEST: Self;

    /// The name that files and the command line know it by.
    fn name(self) -> &'static str;

    /// Whether it searches, and so can be asked what it thinks.
    fn searches(self) -> bool;

    /// The level with this name, in capitals or not.
    ///
    /// # Errors
    ///
    /// [`UnknownLevel`], which lists those there are.
    fn named(text: &str) -> Result<Self, UnknownLevel> {
        let same = |level: &Self| level.name().eq_ignore_ascii_case(text.trim());
        let found = Self::ALL.iter().copied().find(same);
        found.ok_or_else(|| UnknownLevel {
            name: text.to_owned(),
            known: Self::ALL.iter().map(|level| level.name()).collect(),
        })
    }
}

/// A name that no level of a game has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name:?} is not a level; the levels are {}", .known.join(", ").to_lowercase())]
pub struct UnknownLevel {
    name: String,
    known: Vec<&'static str>,
}

impl UnknownLevel {
    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// How a thinker is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config<L = super::Level> {
    /// How well it plays.
    pub level: L,
    /// On how many threads it searches; at least one. On one thread the same
    /// seed and the same visits give the same moves.
    pub threads: usize,
    /// Where its chance comes from.
    pub seed: u64,
    /// Whether it gives up when there is nothing left to hope for.
    pub resigns: bool,
}

/// What it came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice<M = crate::go::Move> {
    /// This move, always a legal one.
    Move(M),
    /// To give up.
    Resign,
}

/// Someone who can be asked what to play in a game.
pub trait Mind<G: Game>: fmt::Debug {
    /// Its levels.
    type Level: Grade;

    /// One who has not thought about anything yet.
    fn new(config: Config<Self::Level>) -> Self;

    /// How it was set up.
    fn config(&self) -> &Config<Self::Level>;

    /// Chooses a move for the side to play, and tells now and then what it
    /// thinks. With the stop sign given it answers at once with the best so
    /// far.
    fn choose(
        &mut self,
        question: &Question<G>,
        budget: &Budget,
        stop: &Stop,
        tell: &mut dyn FnMut(Report<G::Move>),
    ) -> Choice<G::Move>;

    /// Thinks about a position until the budget is spent, nothing is left to
    /// find out or the stop sign is given, tells what it thinks every so
    /// often, and returns the last of it; `None` where play has stopped.
    fn analyze(
        &mut self,
        question: &Question<G>,
        budget: &Budget,
        stop: &Stop,
        every: Duration,
        tell: &mut dyn FnMut(Report<G::Move>),
    ) -> Option<Report<G::Move>>;

    /// Thinks on the other side's time, so that the next choice finds it done.
    fn ponder(
        &mut self,
        question: &Question<G>,
        stop: &Stop,
        every: Duration,
        tell: &mut dyn FnMut(Report<G::Move>),
    ) -> Option<Report<G::Move>>;
}
