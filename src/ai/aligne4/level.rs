//! The levels of the opponent.

use std::fmt;
use std::str::FromStr;

use strum::VariantArray;

use crate::ai::{BotLevel, UnknownLevel};

/// How well the opponent plays, from the weakest to the strongest. Each knows
/// what the one before it knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
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

    fn name(self) -> &'static str {
        match self {
            Self::Chance => "Chance",
            Self::Greed => "Greed",
            Self::Hinder => "Hinder",
            Self::Care => "Care",
            Self::Mastery => "Mastery",
        }
    }

    fn searches(self) -> bool {
        self == Self::Mastery
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads a name, upper or lower case.
impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::from_name(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_back_to_its_level() {
        for &level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            assert_eq!(level.to_string().to_uppercase().parse(), Ok(level));
        }
        let unknown = "genius".parse::<Level>().unwrap_err().to_string();
        assert!(unknown.ends_with("chance, greed, hinder, care, mastery"));
    }
}
