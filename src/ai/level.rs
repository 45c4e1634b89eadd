//! The levels of the opponent.

use std::fmt;
use std::str::FromStr;

use super::{Grade, UnknownLevel};

/// How well the opponent plays, from the weakest to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A random legal move that does not fill its own eye.
    Chance,
    /// Captures when it can, or puts in atari; otherwise chance.
    Greed,
    /// First saves its own chains in atari where that can work, and puts none
    /// there; otherwise greed.
    Care,
    /// Hardly a search: a dozen positions.
    Glance,
    /// Some fifty positions.
    Thought,
    /// Some two hundred.
    Plan,
    /// Nearly a thousand.
    Study,
    /// Several thousand.
    Insight,
    /// Everything the program can do in the time it has.
    Mastery,
}

impl Level {
    /// How many positions it looks at before it moves; `None` where it looks
    /// at none, and where nothing but time limits it.
    #[must_use]
    pub const fn visits(self) -> Option<u32> {
        match self {
            Self::Chance | Self::Greed | Self::Care | Self::Mastery => None,
            Self::Glance => Some(12),
            Self::Thought => Some(50),
            Self::Plan => Some(200),
            Self::Study => Some(800),
            Self::Insight => Some(3_200),
        }
    }
}

impl Grade for Level {
    const ALL: &'static [Self] = &[
        Self::Chance,
        Self::Greed,
        Self::Care,
        Self::Glance,
        Self::Thought,
        Self::Plan,
        Self::Study,
        Self::Insight,
        Self::Mastery,
    ];
    const STRONGEST: Self = Self::Mastery;

    fn name(self) -> &'static str {
        match self {
            Self::Chance => "Chance",
            Self::Greed => "Greed",
            Self::Care => "Care",
            Self::Glance => "Glance",
            Self::Thought => "Thought",
            Self::Plan => "Plan",
            Self::Study => "Study",
            Self::Insight => "Insight",
            Self::Mastery => "Mastery",
        }
    }

    fn searches(self) -> bool {
        self.visits().is_some() || self == Self::Mastery
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads a name, in capitals or not.
impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::named(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_back_to_its_level() {
        for &level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            assert_eq!(level.name().to_uppercase().parse(), Ok(level));
        }
        let unknown = "genius".parse::<Level>().unwrap_err().to_string();
        for &level in Level::ALL {
            assert!(unknown.contains(&level.name().to_lowercase()), "{unknown}");
        }
    }
}
