//! The levels of each table by the names that files know them by.

use crate::ai::BotLevel;
use crate::ai::aligne4;
use crate::ai::go::{self, AtariLevel, Opponent};
use crate::ai::othello;
use crate::game::Rank;
use crate::record::{GameKind, Seat};

/// Whose levels are meant: those of a table, or of a variant that has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ladder {
    /// Those of Go, and ranks.
    Go,
    /// Those of atari go.
    AtariGo,
    /// Those of Othello.
    Othello,
    /// Those of Aligne 4 and Quarto.
    Aligne4,
}

impl Ladder {
    /// The table that they sit at.
    #[must_use]
    pub const fn kind(self) -> GameKind {
        match self {
            Self::Go | Self::AtariGo => GameKind::Go,
            Self::Othello => GameKind::Othello,
            Self::Aligne4 => GameKind::Aligne4,
        }
    }

    /// Whether ranks and engines can sit there too.
    #[must_use]
    pub const fn has_ranks_and_engines(self) -> bool {
        match self {
            Self::Go => true,
            Self::AtariGo | Self::Othello | Self::Aligne4 => false,
        }
    }
}

impl From<GameKind> for Ladder {
    fn from(kind: GameKind) -> Self {
        match kind {
            GameKind::Go => Self::Go,
            GameKind::Othello => Self::Othello,
            GameKind::Aligne4 => Self::Aligne4,
        }
    }
}

/// The seat of the program itself.
#[must_use]
pub fn computer(level: impl BotLevel) -> Seat {
    Seat::Computer {
        level: level.name().to_owned(),
    }
}

/// The names of the levels of a table or a variant, as files know them, the
/// weakest first.
#[must_use]
pub fn levels(of: impl Into<Ladder>) -> Vec<&'static str> {
    fn names<L: BotLevel>() -> Vec<&'static str> {
        L::ALL.iter().map(|level| level.name()).collect()
    }

    match of.into() {
        Ladder::Go => names::<go::Level>(),
        Ladder::AtariGo => names::<AtariLevel>(),
        Ladder::Othello => names::<othello::Level>(),
        Ladder::Aligne4 => names::<aligne4::Level>(),
    }
}

/// The level against which someone who has chosen none can win.
#[must_use]
pub fn default_level(of: impl Into<Ladder>) -> &'static str {
    let ladder = of.into();
    let usual = match ladder {
        // Plays like a person, about as strong as after a few months.
        Ladder::Go => "Whim",
        Ladder::AtariGo => "Grasp",
        Ladder::Othello | Ladder::Aligne4 => "Greed",
    };
    let known = levels(ladder);
    let mut usual = known.iter().filter(|&&level| level == usual);
    usual.next().or(known.first()).copied().unwrap_or_default()
}

/// The seat of the program where it plays at a rank, at the table of Go.
#[must_use]
pub fn computer_of_rank(rank: Rank) -> Seat {
    Seat::Computer {
        level: rank.to_string(),
    }
}

/// What files call the level with this name, in capitals or not; in Go, where
/// ranks are played too, also a rank.
pub(crate) fn level_of(of: impl Into<Ladder>, name: &str) -> Option<String> {
    let ladder = of.into();
    let same = |level: &&str| level.eq_ignore_ascii_case(name.trim());
    let named = levels(ladder).into_iter().find(same);
    let rank = || match opponent_of(ladder.kind(), name)? {
        Opponent::Rank(rank) if ladder == Ladder::Go => Some(rank.to_string()),
        Opponent::Level(_) | Opponent::Rank(_) | Opponent::AtariGo(_) => None,
    };
    named.map(str::to_owned).or_else(rank)
}

/// The opponent that files know by this name at the table of Go.
pub(crate) fn opponent_of(kind: GameKind, name: &str) -> Option<Opponent> {
    match kind {
        GameKind::Go => name.parse().ok(),
        GameKind::Othello | GameKind::Aligne4 => None,
    }
}

/// The rank of whoever sits there where it is known: that of a computer at the
/// table of Go.
#[must_use]
pub fn rank_of(kind: GameKind, seat: &Seat) -> Option<Rank> {
    match seat {
        Seat::Computer { level } => opponent_of(kind, level).and_then(Opponent::rank),
        Seat::Person | Seat::Engine { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_table_has_levels_of_its_own_and_one_that_is_usual() {
        for kind in GameKind::ALL {
            let names = levels(kind);
            assert!(names.contains(&default_level(kind)), "{kind:?}");
            assert_eq!(names.first(), Some(&"Chance"));
            assert_eq!(names.last(), Some(&"Mastery"));
        }
        assert_eq!(default_level(GameKind::Go), "Whim");
        let usual = Seat::Computer {
            level: default_level(GameKind::Go).to_owned(),
        };
        assert_eq!(rank_of(GameKind::Go, &usual), Some(Rank::kyu(15)));
        assert_eq!(rank_of(GameKind::Othello, &usual), None);
    }

    #[test]
    fn ranks_are_played_at_the_table_of_go_only() {
        let seat = computer_of_rank(Rank::kyu(8));
        assert_eq!(rank_of(GameKind::Go, &seat), Some(Rank::kyu(8)));
        assert_eq!(level_of(GameKind::Go, "8 KYU").as_deref(), Some("8k"));
        assert_eq!(level_of(GameKind::Go, "habit").as_deref(), Some("Habit"));
        for kind in [GameKind::Othello, GameKind::Aligne4] {
            assert_eq!(level_of(kind, "8k"), None);
        }
        assert_eq!(level_of(GameKind::Go, "31k"), None);
    }

    #[test]
    fn atari_go_has_levels_of_its_own_and_no_ranks() {
        assert!(levels(Ladder::AtariGo).contains(&default_level(Ladder::AtariGo)));
        assert_eq!(
            level_of(Ladder::AtariGo, "wonder").as_deref(),
            Some("Wonder")
        );
        for name in ["8k", "Habit", "Chance"] {
            assert_eq!(level_of(Ladder::AtariGo, name), None);
        }
        assert_eq!(level_of(GameKind::Go, "Wonder"), None);
        let seat = computer(AtariLevel::Wonder);
        assert_eq!(rank_of(GameKind::Go, &seat), None);
    }
}
