//! Who is asked to play: one of the classic levels, or a player of a rank.

use std::fmt;
use std::str::FromStr;

use crate::ai::{BotLevel, Strength, UnknownLevel};
use crate::game::Rank;

use super::Level;

/// How well Go's bot is to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// As one of the classic levels.
    Level(Level),
    /// As a player of this rank.
    Rank(Rank),
}

impl Opponent {
    /// About how strong it is, in the ranks of go clubs.
    #[must_use]
    pub const fn rank(self) -> Rank {
        match self {
            Self::Level(level) => level.rank(),
            Self::Rank(rank) => rank,
        }
    }

    /// The level that plays for it.
    ///
    /// This is the one place that decides how a rank is played: no bot plays at
    /// any rank yet, so the classic level whose rank is nearest stands in, the
    /// weaker of two.
    pub(super) fn played_by(self) -> Level {
        let rank = match self {
            Self::Level(level) => return level,
            Self::Rank(rank) => rank,
        };
        let distance = |level: &&Level| level.rank().tenths_above(rank).abs();
        let nearest = Level::ALL.iter().min_by_key(distance);
        nearest.copied().unwrap_or(<Level as BotLevel>::STRONGEST)
    }
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

impl From<Rank> for Opponent {
    fn from(rank: Rank) -> Self {
        Self::Rank(rank)
    }
}

/// The name that files and the command line know it by: `Habit`, `8k`.
impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Rank(rank) => rank.fmt(f),
        }
    }
}

/// Reads the name of a level, upper or lower case, or a rank.
impl FromStr for Opponent {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let level = text.parse().map(Self::Level);
        level.or_else(|unknown| text.parse().map(Self::Rank).map_err(|_no_rank| unknown))
    }
}

impl Strength for Opponent {
    const STRONGEST: Self = Self::Level(Level::Mastery);

    fn searches(self) -> bool {
        BotLevel::searches(self.played_by())
    }

    fn from_name(text: &str) -> Result<Self, UnknownLevel> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_is_read_by_its_name() {
        let levels = Level::ALL.iter().copied().map(Opponent::Level);
        let ranks = (-300..=80).map(|tenths| Opponent::Rank(Rank::from_tenths(tenths)));
        for opponent in levels.chain(ranks) {
            assert_eq!(opponent.to_string().parse(), Ok(opponent));
        }
        assert_eq!("habit".parse(), Ok(Opponent::Level(Level::Habit)));
        assert_eq!("8 kyu".parse(), Ok(Opponent::Rank(Rank::kyu(8))));
        let unknown = Opponent::from_str("31k").unwrap_err();
        assert!(unknown.to_string().contains("mastery"));
    }

    #[test]
    fn the_level_of_the_nearest_rank_stands_in_for_a_rank() {
        for &level in Level::ALL {
            assert_eq!(Opponent::Rank(level.rank()).played_by(), level);
            assert_eq!(Opponent::Level(level).played_by(), level);
        }
        for (rank, level) in [
            (Rank::kyu(8), Level::Habit),
            (Rank::kyu(26), Level::Greed),
            (Rank::dan(9), Level::Mastery),
        ] {
            assert_eq!(Opponent::Rank(rank).played_by(), level, "{rank}");
        }
        let played: Vec<Level> = Rank::whole()
            .map(|rank| Opponent::Rank(rank).played_by())
            .collect();
        assert!(
            played.is_sorted(),
            "no rank is played by a stronger level than the next"
        );
    }
}
