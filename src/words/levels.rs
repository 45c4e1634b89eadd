//! The levels of the opponent.

use crate::ai::BotLevel as _;
use crate::ai::aligne4::Level as Aligne4Level;
use crate::ai::go::{Level, Opponent};
use crate::ai::othello::Level as OthelloLevel;
use crate::game::Rank;
use crate::record::GameKind;
use crate::session::opponent_of;

use super::atari_go::atari_level;
use super::{Language, LevelWords};

/// What a level of Go is called.
#[must_use]
pub fn level_name(language: Language, level: Level) -> &'static str {
    language.say(go_level(level).name)
}

/// How strong a level of Go is, for someone who has never heard of it.
#[must_use]
pub fn level_sentence(language: Language, level: Level) -> &'static str {
    language.say(go_level(level).about)
}

/// What the level of a table with this name in files is called; a name that no
/// level there has stays as it is. A computer that plays at a rank has the name
/// of the program.
#[must_use]
pub fn level_named(language: Language, kind: GameKind, name: &str) -> String {
    if played_rank(kind, name).is_some() {
        return PROGRAM.to_owned();
    }
    match described_by(language, kind, name) {
        Some((name, _)) => name.to_owned(),
        None => name.to_owned(),
    }
}

/// How strong the level of a table with this name in files is; nothing where
/// there is none.
#[must_use]
pub fn level_sentence_named(language: Language, kind: GameKind, name: &str) -> &'static str {
    if let Some(rank) = played_rank(kind, name) {
        return language.say(match Opponent::Rank(rank).plays_like_people() {
            true => LevelWords::AboutHumanRank,
            false => LevelWords::AboutSearchRank,
        });
    }
    described_by(language, kind, name).map_or("", |(_, about)| about)
}

/// The rank of the level of a table with this name in files, at tables that
/// have ranks.
#[must_use]
pub fn level_rank_named(language: Language, kind: GameKind, name: &str) -> Option<String> {
    Some(language.fill(LevelWords::AboutRank, &[&rank_of(kind, name)?]))
}

/// A level with its rank before its name, wherever there is room for both:
/// "15 kyu · Whim", or "15 kyu · Jego" where a rank itself is played. At tables
/// without ranks it is the name alone.
#[must_use]
pub fn level_title(language: Language, kind: GameKind, name: &str) -> String {
    let shown = level_named(language, kind, name);
    match rank_of(kind, name) {
        Some(rank) => language.fill(LevelWords::Title, &[&rank_name(language, rank), &shown]),
        None => shown,
    }
}

/// A level in the fewest words that still tell its rank, for cards and narrow
/// columns: "Whim · 15k". At tables without ranks it is the name alone.
#[must_use]
pub fn level_short(language: Language, kind: GameKind, name: &str) -> String {
    let shown = level_named(language, kind, name);
    match rank_of(kind, name) {
        Some(rank) => language.fill(LevelWords::Title, &[&shown, &rank]),
        None => shown,
    }
}

/// A rank in full: "15 kyu", in French "15e kyu" and "1er dan". Between two
/// whole ranks it is the nearest one.
#[must_use]
pub fn rank_name(language: Language, rank: Rank) -> String {
    // Whole ranks from 1 dan on are 0, 1, 2 …, and those below are −1, −2 …
    let whole = rank.nearest().tenths() / 10;
    let (number, phrase) = match whole {
        0.. => (whole + 1, LevelWords::Dan),
        ..0 => (-whole, LevelWords::Kyu),
    };
    language.count(number.unsigned_abs() as usize, phrase)
}

/// A rank such as `15k`, out of the head of a game, in full. Whatever is no
/// whole rank stays as it is.
#[must_use]
pub fn rank_text(language: Language, text: &str) -> String {
    match text.parse::<Rank>() {
        // What servers write beside a rank means something.
        Ok(rank) if rank.to_string() == text && rank == rank.nearest() => rank_name(language, rank),
        Ok(_) | Err(_) => text.to_owned(),
    }
}

/// What the program is called where it plays at a rank and not as one of its
/// characters.
const PROGRAM: &str = "Jego";

/// Only in Go have opponents ranks.
fn rank_of(kind: GameKind, name: &str) -> Option<Rank> {
    opponent_of(kind, name).and_then(Opponent::rank)
}

/// The rank that is played, where it is no level.
fn played_rank(kind: GameKind, name: &str) -> Option<Rank> {
    match opponent_of(kind, name)? {
        Opponent::Level(_) | Opponent::AtariGo(_) => None,
        Opponent::Rank(rank) => Some(rank),
    }
}

/// What a level is called, and the sentence about it.
#[derive(Clone, Copy)]
struct Described {
    name: LevelWords,
    about: LevelWords,
}

const fn described(name: LevelWords, about: LevelWords) -> Described {
    Described { name, about }
}

/// The name of a level and the sentence about it; at the table of Go also of a
/// level of atari go.
fn described_by(
    language: Language,
    kind: GameKind,
    name: &str,
) -> Option<(&'static str, &'static str)> {
    if let Some(Opponent::AtariGo(level)) = opponent_of(kind, name) {
        let (name, about) = atari_level(level);
        return Some((language.say(name), language.say(about)));
    }
    let level = known(kind, name)?;
    Some((language.say(level.name), language.say(level.about)))
}

fn known(kind: GameKind, name: &str) -> Option<Described> {
    match kind {
        GameKind::Go => Level::from_name(name).ok().map(go_level),
        GameKind::Othello => OthelloLevel::from_name(name).ok().map(othello_level),
        GameKind::Aligne4 => Aligne4Level::from_name(name).ok().map(aligne4_level),
    }
}

const fn go_level(level: Level) -> Described {
    use LevelWords as W;
    match level {
        Level::Chance => described(W::Chance, W::AboutChance),
        Level::Greed => described(W::Greed, W::AboutGreed),
        Level::Care => described(W::Care, W::AboutCare),
        Level::Whim => described(W::Whim, W::AboutWhim),
        Level::Fancy => described(W::Fancy, W::AboutFancy),
        Level::Habit => described(W::Habit, W::AboutHabit),
        Level::Taste => described(W::Taste, W::AboutTaste),
        Level::Sense => described(W::Sense, W::AboutSense),
        Level::Instinct => described(W::Instinct, W::AboutInstinct),
        Level::Glance => described(W::Glance, W::AboutGlance),
        Level::Thought => described(W::Thought, W::AboutThought),
        Level::Plan => described(W::Plan, W::AboutPlan),
        Level::Study => described(W::Study, W::AboutStudy),
        Level::Insight => described(W::Insight, W::AboutInsight),
        Level::Vision => described(W::Vision, W::AboutVision),
        Level::Mastery => described(W::Mastery, W::AboutMastery),
    }
}

const fn othello_level(level: OthelloLevel) -> Described {
    use LevelWords as W;
    match level {
        OthelloLevel::Chance => described(W::Chance, W::AboutChance),
        OthelloLevel::Greed => described(W::Greed, W::OthelloGreed),
        OthelloLevel::Minimax => described(W::Minimax, W::OthelloMinimax),
        OthelloLevel::Glance => described(W::Glance, W::OthelloGlance),
        OthelloLevel::Thought => described(W::Thought, W::OthelloThought),
        OthelloLevel::Plan => described(W::Plan, W::OthelloPlan),
        OthelloLevel::Study => described(W::Study, W::OthelloStudy),
        OthelloLevel::Mastery => described(W::Mastery, W::AboutMastery),
    }
}

const fn aligne4_level(level: Aligne4Level) -> Described {
    use LevelWords as W;
    match level {
        Aligne4Level::Chance => described(W::Chance, W::AboutChance),
        Aligne4Level::Greed => described(W::Greed, W::AligneGreed),
        Aligne4Level::Hinder => described(W::Hinder, W::AligneHinder),
        Aligne4Level::Care => described(W::Care, W::AligneCare),
        Aligne4Level::Mastery => described(W::Mastery, W::AligneMastery),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::ai;
    use crate::ai::go::AtariLevel;

    fn names(kind: GameKind) -> Vec<&'static str> {
        match kind {
            GameKind::Go => {
                let atari = AtariLevel::ALL.iter().map(|level| level.name());
                let levels = Level::ALL.iter().map(|level| level.name());
                levels.chain(atari).collect()
            }
            GameKind::Othello => {
                let all = ai::othello::Level::ALL.iter();
                all.map(|level| level.name()).collect()
            }
            GameKind::Aligne4 => {
                let all = ai::aligne4::Level::ALL.iter();
                all.map(|level| level.name()).collect()
            }
        }
    }

    #[test]
    fn every_level_has_a_name_and_one_line_of_its_own() {
        for kind in GameKind::ALL {
            for &language in Language::ALL {
                let mut said = HashSet::new();
                for name in names(kind) {
                    let sentence = level_sentence_named(language, kind, name);
                    let length = sentence.chars().count();
                    assert!((1..=60).contains(&length), "{kind:?} {name}: {sentence:?}");
                    assert!(said.insert(level_named(language, kind, name)), "{name}");
                    assert!(said.insert(sentence.to_owned()), "{sentence}");
                }
            }
        }
    }

    #[test]
    fn the_english_names_are_those_of_files() {
        for kind in GameKind::ALL {
            for name in names(kind) {
                assert_eq!(level_named(Language::English, kind, name), name);
            }
        }
        for &level in Level::ALL {
            assert_eq!(level_name(Language::English, level), level.name());
        }
        assert_eq!(
            level_named(Language::French, GameKind::Go, "care"),
            "Prudence"
        );
        let hinder = level_named(Language::French, GameKind::Aligne4, "Hinder");
        assert_eq!(hinder, "Entrave");
    }

    #[test]
    fn levels_of_go_have_ranks() {
        let rank = |kind, name| level_rank_named(Language::French, kind, name);
        assert_eq!(rank(GameKind::Go, "habit").as_deref(), Some("environ 8k"));
        assert_eq!(rank(GameKind::Go, "nobody"), None);
        assert_eq!(rank(GameKind::Othello, "Chance"), None);
    }

    #[test]
    fn a_title_has_the_rank_first_and_the_short_form_has_it_last() {
        let both = |language, kind, name| {
            let title = level_title(language, kind, name).replace('\u{a0}', " ");
            [title, level_short(language, kind, name)]
        };
        for (language, kind, name, said) in [
            (
                Language::English,
                GameKind::Go,
                "Whim",
                ["15 kyu · Whim", "Whim · 15k"],
            ),
            (
                Language::French,
                GameKind::Go,
                "whim",
                ["15e kyu · Caprice", "Caprice · 15k"],
            ),
            (
                Language::English,
                GameKind::Go,
                "Glance",
                ["1 dan · Glance", "Glance · 1d"],
            ),
            (
                Language::French,
                GameKind::Go,
                "Glance",
                ["1er dan · Coup d’œil", "Coup d’œil · 1d"],
            ),
            (
                Language::French,
                GameKind::Go,
                "Instinct",
                ["1er kyu · Instinct", "Instinct · 1k"],
            ),
            (
                Language::French,
                GameKind::Go,
                "Mastery",
                ["9e dan · Maîtrise", "Maîtrise · 9d"],
            ),
        ] {
            assert_eq!(both(language, kind, name), said);
        }
    }

    #[test]
    fn a_computer_that_plays_at_a_rank_has_the_name_of_the_program() {
        for (language, name, title) in [
            (Language::English, "8k", "8 kyu · Jego"),
            (Language::English, "3d", "3 dan · Jego"),
            (Language::French, "8k", "8e kyu · Jego"),
            (Language::French, "1d", "1er dan · Jego"),
            (Language::English, "7.6k", "8 kyu · Jego"),
            (Language::English, "0.4k", "1 dan · Jego"),
        ] {
            let said = level_title(language, GameKind::Go, name).replace('\u{a0}', " ");
            assert_eq!(said, title);
            assert_eq!(level_named(language, GameKind::Go, name), "Jego");
            assert!(!level_sentence_named(language, GameKind::Go, name).is_empty());
        }
        let short = level_short(Language::French, GameKind::Go, "8k");
        assert_eq!(short, "Jego · 8k");
        assert_eq!(
            level_title(Language::English, GameKind::Othello, "8k"),
            "8k"
        );
    }

    #[test]
    fn a_level_without_a_rank_has_its_name_for_a_title() {
        for (kind, name, shown) in [
            (GameKind::Othello, "Greed", "Avidité"),
            (GameKind::Aligne4, "Hinder", "Entrave"),
            (GameKind::Go, "10 dan", "10 dan"),
        ] {
            assert_eq!(level_title(Language::French, kind, name), shown);
            assert_eq!(level_short(Language::French, kind, name), shown);
        }
    }

    #[test]
    fn every_level_of_go_has_a_rank_in_its_title() {
        for &level in Level::ALL {
            for &language in Language::ALL {
                let title = level_title(language, GameKind::Go, level.name());
                let name = level_name(language, level);
                let rank = rank_name(language, level.rank());
                assert!(title.ends_with(name) && title.contains(&rank), "{title}");
                let short = level_short(language, GameKind::Go, level.name());
                assert!(short.ends_with(&level.rank().to_string()), "{short}");
                assert!(short.chars().count() <= 18, "{short}");
            }
        }
        assert_eq!(rank_text(Language::French, "5p"), "5p");
        assert_eq!(rank_text(Language::French, "dk"), "dk");
    }

    #[test]
    fn a_level_that_a_table_does_not_have_stays_as_it_is() {
        for (kind, name) in [
            (GameKind::Go, "10 dan"),
            (GameKind::Go, "Minimax"),
            (GameKind::Othello, "Care"),
            (GameKind::Aligne4, "Study"),
        ] {
            assert_eq!(level_named(Language::French, kind, name), name);
            assert_eq!(level_sentence_named(Language::French, kind, name), "");
        }
    }
}
