//! The levels of each table by the names that files know them by.

use crate::ai::BotLevel;
use crate::aligne4;
use crate::go;
use crate::othello;
use crate::record::{GameKind, Seat};
use crate::session::playable::LevelOf;

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
        GameKind::Go => names::<LevelOf<go::Position>>(),
        GameKind::Othello => names::<LevelOf<othello::Position>>(),
        GameKind::Aligne4 => names::<LevelOf<aligne4::Position>>(),
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

/// The level of a table with this name, in capitals or not.
pub(crate) fn level_of(kind: GameKind, name: &str) -> Option<&'static str> {
    let same = |level: &&str| level.eq_ignore_ascii_case(name.trim());
    levels(kind).into_iter().find(same)
}

/// The rank of whoever sits there, as SGF writes it (`15k`), where it is known:
/// that of a level of Go.
pub(crate) fn rank_of(kind: GameKind, seat: &Seat) -> Option<&'static str> {
    match (kind, seat) {
        (GameKind::Go, Seat::Computer { level }) => {
            let level = <LevelOf<go::Position> as BotLevel>::from_name(level).ok()?;
            Some(level.rank())
        }
        (GameKind::Go, Seat::Person | Seat::Engine { .. })
        | (GameKind::Othello | GameKind::Aligne4, _) => None,
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
        assert_eq!(rank_of(GameKind::Go, &usual), Some("15k"));
        assert_eq!(rank_of(GameKind::Othello, &usual), None);
    }
}
