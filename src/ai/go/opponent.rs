//! Who is asked to play: one of the classic levels, a player of a rank, or one
//! of the levels of atari go.

use std::fmt;
use std::str::FromStr;

use crate::ai::{BotLevel, Strength, UnknownLevel};
use crate::game::Rank;

use super::skill::{Method, Skill};
use super::{AtariLevel, Level, ranks};
use crate::board::Size;

/// How well Go's bot is to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// As one of the classic levels.
    Level(Level),
    /// As a player of this rank.
    Rank(Rank),
    /// As one of the levels of atari go, which have no rank in Go.
    AtariGo(AtariLevel),
}

impl Opponent {
    /// About how strong it is, in the ranks of go clubs, where that was measured.
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        match self {
            Self::Level(level) => Some(level.rank()),
            Self::Rank(rank) => Some(rank),
            Self::AtariGo(_) => None,
        }
    }

    /// How it plays where the first capture wins.
    pub(super) fn atari_level(self) -> AtariLevel {
        match self {
            Self::Level(level) => AtariLevel::of_go(level),
            Self::Rank(rank) => AtariLevel::of_rank(rank),
            Self::AtariGo(level) => level,
        }
    }

    /// Whether its moves are those that people play, rather than what a search
    /// finds, on whichever board.
    #[must_use]
    pub fn plays_like_people(self) -> bool {
        let like_people = |size| matches!(self.skill(size).method, Method::HumanPolicy(_));
        [Size::NINE, Size::THIRTEEN, Size::NINETEEN]
            .into_iter()
            .all(like_people)
    }

    /// How it plays on a board of this size.
    pub(super) fn skill(self, size: Size) -> Skill {
        match self {
            Self::Level(level) => level.skill(),
            Self::Rank(rank) => ranks::skill(rank, size),
            Self::AtariGo(level) => level.in_go().skill(),
        }
    }
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

impl From<AtariLevel> for Opponent {
    fn from(level: AtariLevel) -> Self {
        Self::AtariGo(level)
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
            Self::AtariGo(level) => level.fmt(f),
        }
    }
}

/// Reads the name of a level, upper or lower case, or a rank. No level of atari go
/// has the name of one of Go.
impl FromStr for Opponent {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let level = text.parse().map(Self::Level);
        let atari = || text.parse().map(Self::AtariGo).ok();
        let rank = || text.parse().map(Self::Rank).ok();
        level.or_else(|unknown| atari().or_else(rank).ok_or(unknown))
    }
}

impl Strength for Opponent {
    const STRONGEST: Self = Self::Level(Level::Mastery);

    fn searches(self) -> bool {
        match self {
            Self::Level(level) => BotLevel::searches(level),
            Self::Rank(_) => true,
            Self::AtariGo(level) => BotLevel::searches(level),
        }
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
        let atari = AtariLevel::ALL.iter().copied().map(Opponent::AtariGo);
        for opponent in levels.chain(ranks).chain(atari) {
            assert_eq!(opponent.to_string().parse(), Ok(opponent));
        }
        assert_eq!("habit".parse(), Ok(Opponent::Level(Level::Habit)));
        assert_eq!("8 kyu".parse(), Ok(Opponent::Rank(Rank::kyu(8))));
        let unknown = Opponent::from_str("31k").unwrap_err();
        assert!(unknown.to_string().contains("mastery"));
    }

    #[test]
    fn who_searches_on_any_board_is_not_said_to_play_like_people() {
        for (opponent, like_people) in [
            (Rank::kyu(30).into(), true),
            (Rank::kyu(1).into(), true),
            // On 9×9 a search plays.
            (Rank::dan(1).into(), false),
            (Rank::dan(7).into(), false),
            (Level::Care.into(), false),
            (Level::Habit.into(), true),
            (Level::Glance.into(), false),
        ] as [(Opponent, bool); 7]
        {
            assert_eq!(opponent.plays_like_people(), like_people, "{opponent}");
        }
    }
}
