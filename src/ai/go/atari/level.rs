//! The levels of atari go.

use std::str::FromStr;

use strum::{Display, IntoStaticStr, VariantArray};

use super::glance::Sight;
use crate::ai::go::Level;
use crate::ai::{BotLevel, UnknownLevel};
use crate::game::Rank;

/// How well atari go is played, from the weakest to the strongest.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, IntoStaticStr, VariantArray,
)]
pub enum AtariLevel {
    /// As a child that has just learned: stones beside stones, and most
    /// captures are seen.
    Wonder,
    /// Takes whatever it can and runs from most ataris.
    Grasp,
    /// Overlooks no atari, and never puts itself into one.
    Guard,
    /// Reads a few moves ahead, and errs now and then.
    Chase,
    /// Reads further.
    Craft,
    /// Reads as far as it can, on small boards to the end.
    Proof,
}

/// How a level finds its moves.
#[derive(Clone, Copy, Debug)]
pub(super) enum Method {
    /// By what it sees at a glance.
    Glance(Sight),
    /// By a search.
    Search(Reach),
}

/// How far a level searches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// So many quiet moves ahead.
    pub(super) depth: u8,
    /// Over so many positions at most.
    pub(super) nodes: u64,
    /// By how much it misjudges a move at most.
    pub(super) noise: i32,
}

impl AtariLevel {
    pub(super) const fn method(self) -> Method {
        match self {
            Self::Wonder => Method::Glance(Sight {
                captures: 0.75,
                escapes: 0.4,
                ataris: 0.25,
                self_ataris: 0.2,
            }),
            Self::Grasp => Method::Glance(Sight {
                captures: 1.0,
                escapes: 0.75,
                ataris: 0.6,
                self_ataris: 0.7,
            }),
            Self::Guard => Method::Glance(Sight {
                captures: 1.0,
                escapes: 1.0,
                ataris: 0.5,
                self_ataris: 1.0,
            }),
            Self::Chase => Method::Search(Reach {
                depth: 2,
                nodes: 20_000,
                noise: 24,
            }),
            Self::Craft => Method::Search(Reach {
                depth: 4,
                nodes: 100_000,
                noise: 6,
            }),
            Self::Proof => Method::Search(Reach {
                depth: u8::MAX,
                nodes: 1_000_000,
                noise: 0,
            }),
        }
    }

    /// Who plays atari go in the place of a level of Go.
    pub(in crate::ai::go) const fn of_go(level: Level) -> Self {
        match level {
            Level::Chance => Self::Wonder,
            Level::Greed => Self::Grasp,
            Level::Care => Self::Guard,
            Level::Whim | Level::Fancy | Level::Habit | Level::Taste => Self::Chase,
            Level::Sense | Level::Instinct | Level::Glance | Level::Thought => Self::Craft,
            Level::Plan | Level::Study | Level::Insight | Level::Vision | Level::Mastery => {
                Self::Proof
            }
        }
    }

    /// Who plays it in the place of a player of a rank.
    pub(in crate::ai::go) fn of_rank(rank: Rank) -> Self {
        if rank < Rank::kyu(25) {
            Self::Guard
        } else if rank < Rank::kyu(12) {
            Self::Chase
        } else if rank < Rank::kyu(2) {
            Self::Craft
        } else {
            Self::Proof
        }
    }

    /// Who plays Go in its place, once a game goes on under other rules.
    pub(in crate::ai::go) const fn in_go(self) -> Level {
        match self {
            Self::Wonder => Level::Chance,
            Self::Grasp => Level::Greed,
            Self::Guard => Level::Care,
            Self::Chase => Level::Whim,
            Self::Craft => Level::Habit,
            Self::Proof => Level::Instinct,
        }
    }
}

impl BotLevel for AtariLevel {
    const STRONGEST: Self = Self::Proof;

    /// None says what it thinks of a position: its numbers are no win rates.
    fn searches(self) -> bool {
        false
    }
}

/// Reads a name, upper or lower case.
impl FromStr for AtariLevel {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::from_name(text)
    }
}
