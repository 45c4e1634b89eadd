//! The levels of the opponent.

use strum::{Display, IntoStaticStr, VariantArray};

use crate::ai::BotLevel;

/// How well the opponent plays, from the weakest to the strongest.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, IntoStaticStr, VariantArray,
)]
pub enum Level {
    /// Any move.
    Chance,
    /// Takes a corner where it can, and otherwise flips most.
    Greed,
    /// Searches three moves ahead and evaluates by where discs lie.
    Minimax,
    /// Looks no further, and knows what shapes are worth.
    Glance,
    /// Looks a little further.
    Thought,
    /// Looks ahead as far as people do.
    Plan,
    /// Looks further, and plays the end perfectly.
    Study,
    /// Everything the program can do in the time it has.
    Mastery,
}

/// How deep a level searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchDepth {
    /// How many moves ahead.
    pub(super) depth: u32,
    /// From how many empty squares on it solves the endgame.
    pub(super) end: u32,
}

impl Level {
    /// How deep it searches; `None` where it does not search by the learned
    /// evaluation.
    pub(super) const fn search_depth(self) -> Option<SearchDepth> {
        let (depth, end) = match self {
            Self::Chance | Self::Greed | Self::Minimax => return None,
            Self::Glance => (2, 4),
            Self::Thought => (3, 8),
            Self::Plan => (4, 10),
            Self::Study => (6, 13),
            Self::Mastery => (60, 60),
        };
        Some(SearchDepth { depth, end })
    }

    /// The size of its transposition table: two to the power of this many
    /// positions.
    pub(super) const fn table_log(self) -> u32 {
        match self {
            Self::Chance | Self::Greed | Self::Minimax | Self::Glance | Self::Thought => 12,
            Self::Plan | Self::Study => 16,
            Self::Mastery => 20,
        }
    }
}

impl BotLevel for Level {
    const STRONGEST: Self = Self::Mastery;

    fn searches(self) -> bool {
        self.search_depth().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_searches_deeper_than_the_one_below() {
        let depths: Vec<SearchDepth> = Level::ALL
            .iter()
            .filter_map(|level| level.search_depth())
            .collect();
        for pair in depths.windows(2) {
            let [below, above] = pair else { continue };
            assert!(below.depth < above.depth && below.end < above.end);
        }
    }
}
