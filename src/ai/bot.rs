//! What all computer players have in common, whatever the game.

use std::fmt;
use std::time::Duration;

use strum::VariantArray;

use super::{Budget, Question, Report, StopFlag};
use crate::game::Game;

/// How well a bot plays, as one of a ladder of named levels.
///
/// Its name is that of its variant, by `strum`. Files have these names: a
/// variant that is renamed keeps the old one for them with
/// `#[strum(serialize = "…")]`.
pub trait BotLevel: VariantArray + Into<&'static str> + Copy + Eq + fmt::Debug + Send {
    /// All levels of the game, the weakest first; never empty.
    const ALL: &'static [Self] = Self::VARIANTS;
    /// The level that is asked for hints and analyses.
    const STRONGEST: Self;

    /// The name that files and the command line know it by.
    fn name(self) -> &'static str {
        self.into()
    }

    /// Whether it searches, and so can say what it thinks of a position.
    fn searches(self) -> bool;

    /// The level with this name, upper or lower case.
    ///
    /// # Errors
    ///
    /// [`UnknownLevel`], which lists the levels that exist.
    fn from_name(text: &str) -> Result<Self, UnknownLevel> {
        let same = |level: &Self| level.name().eq_ignore_ascii_case(text.trim());
        let found = Self::ALL.iter().copied().find(same);
        found.ok_or_else(|| UnknownLevel {
            name: text.to_owned(),
            known: Self::ALL.iter().map(|level| level.name()).collect(),
        })
    }
}

/// How well a bot plays, as it can be asked for: a level of a ladder, and in Go
/// also a rank.
pub trait Strength: Copy + Eq + fmt::Debug + Send {
    /// What is asked for hints and analyses.
    const STRONGEST: Self;

    /// Whether it searches, and so can say what it thinks of a position.
    fn searches(self) -> bool;

    /// What files know by this name.
    ///
    /// # Errors
    ///
    /// [`UnknownLevel`], which lists the levels that exist.
    fn from_name(text: &str) -> Result<Self, UnknownLevel>;
}

impl<L: BotLevel> Strength for L {
    const STRONGEST: Self = <L as BotLevel>::STRONGEST;

    fn searches(self) -> bool {
        BotLevel::searches(self)
    }

    fn from_name(text: &str) -> Result<Self, UnknownLevel> {
        <L as BotLevel>::from_name(text)
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
    /// The name as it was given.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// How a bot is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config<L> {
    /// How well it plays.
    pub level: L,
    /// How many threads it searches on; at least one. On one thread the same
    /// seed and the same number of visits give the same moves.
    pub threads: usize,
    /// The seed of its random numbers.
    pub seed: u64,
    /// Whether it resigns games that it has no hope of winning.
    pub resigns: bool,
}

/// What a bot decides to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice<M> {
    /// Play this move, which is always legal.
    Move(M),
    /// Resign.
    Resign,
}

/// A computer player of one game: it can be asked for a move, or for what it
/// thinks of a position.
pub trait Bot<G: Game>: fmt::Debug {
    /// How well it can be asked to play.
    type Level: Strength;

    /// A bot that has not looked at any position yet.
    fn new(config: Config<Self::Level>) -> Self;

    /// How it was set up.
    fn config(&self) -> &Config<Self::Level>;

    /// Chooses a move for the side to play, and reports now and then what it
    /// thinks. Once the flag is raised it answers at once with the best move
    /// so far.
    fn choose(
        &mut self,
        question: &Question<G>,
        budget: &Budget,
        stop: &StopFlag,
        on_report: &mut dyn FnMut(Report<G::Move>),
    ) -> Choice<G::Move>;

    /// Searches a position until the budget is spent, nothing is left to find
    /// out or the flag is raised. It reports at this interval and returns the
    /// last report; `None` where the game has ended.
    fn analyze(
        &mut self,
        question: &Question<G>,
        budget: &Budget,
        stop: &StopFlag,
        interval: Duration,
        on_report: &mut dyn FnMut(Report<G::Move>),
    ) -> Option<Report<G::Move>>;

    /// Searches on the opponent's time, so that the next choice can use what
    /// was found.
    fn ponder(
        &mut self,
        question: &Question<G>,
        stop: &StopFlag,
        interval: Duration,
        on_report: &mut dyn FnMut(Report<G::Move>),
    ) -> Option<Report<G::Move>>;
}
