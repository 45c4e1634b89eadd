//! The levels of the opponent.

use strum::{Display, IntoStaticStr, VariantArray};

use crate::ai::BotLevel;

/// How well the opponent plays, from the weakest to the strongest. Each knows
/// what the one before it knows.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, IntoStaticStr, VariantArray,
)]
pub enum Level {
    /// Any legal move.
    Chance,
    /// Completes a line when it can.
    Greed,
    /// Breaks lines of two that share a trait with a piece that does not.
    Hinder,
    /// Leaves the opponent no line to complete, where that can be avoided.
    Care,
    /// Searches, and plays perfectly once it sees the end.
    Mastery,
}

impl BotLevel for Level {
    const STRONGEST: Self = Self::Mastery;

    fn searches(self) -> bool {
        self == Self::Mastery
    }
}
