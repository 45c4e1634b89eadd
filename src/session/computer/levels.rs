//! The levels of each table by the names that files know them by.

use crate::ai::BotLevel;
use crate::ai::aligne4;
use crate::ai::go::{self, Opponent};
use crate::ai::othello;
use crate::game::Rank;
use crate::record::{GameKind, Seat};

/// The seat of the program itself.
#[must_use]
pub fn computer(level: impl BotLevel) -> Seat {
    Seat::Computer {
        level: level.name().to_owned(),
    }
}

/// The names of the levels of a table, as files know them, the weakest first.
#[must_use]
pub fn levels(kind: GameKind) -> Vec<&'static str> {
    fn names<L: BotLevel>() -> Vec<&'static str> {
        L::ALL.iter().map(|level| level.name()).collect()
    }

    match kind {
        GameKind::Go => names::<go::Level>(),
        GameKind::Othello => names::<othello::Level>(),
        GameKind::Aligne4 => names::<aligne4::Level>(),
    }
}

/// The level of a table against which someone who has chosen none can win.
#[must_use]
pub fn default_level(kind: GameKind) -> &'static str {
    let usual = match kind {
        // Plays like a person, about as strong as after a few months.
        GameKind::Go => "Whim",
        GameKind::Othello | GameKind::Aligne4 => "Greed",
    };
    let known = levels(kind);
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

/// What files call the level of a table with this name, in capitals or not; at
/// the table of Go, where ranks are played too, also a rank.
pub(crate) fn level_of(kind: GameKind, name: &str) -> Option<String> {
    let same = |level: &&str| level.eq_ignore_ascii_case(name.trim());
    let named = levels(kind).into_iter().find(same);
    let rank = || opponent_of(kind, name).map(|opponent| opponent.to_string());
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
        Seat::Computer { level } => opponent_of(kind, level).map(Opponent::rank),
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
}
