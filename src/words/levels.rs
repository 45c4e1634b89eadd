//! The levels of the opponent.

use crate::ai::{Grade as _, Level};
use crate::record::Table;

use super::Language;

super::catalogue! {
    /// The names of the levels, and a sentence about each.
    pub enum LevelWords {
        Chance { en: "Chance", fr: "Hasard" }
        Greed { en: "Greed", fr: "Avidité" }
        Care { en: "Care", fr: "Prudence" }
        Minimax { en: "Minimax", fr: "Minimax" }
        Hinder { en: "Hinder", fr: "Entrave" }
        Whim { en: "Whim", fr: "Caprice" }
        Fancy { en: "Fancy", fr: "Fantaisie" }
        Habit { en: "Habit", fr: "Habitude" }
        Taste { en: "Taste", fr: "Goût" }
        Sense { en: "Sense", fr: "Bon sens" }
        Instinct { en: "Instinct", fr: "Instinct" }
        Glance { en: "Glance", fr: "Coup d’œil" }
        Thought { en: "Thought", fr: "Réflexion" }
        Plan { en: "Plan", fr: "Plan" }
        Study { en: "Study", fr: "Étude" }
        Insight { en: "Insight", fr: "Clairvoyance" }
        Vision { en: "Vision", fr: "Vision" }
        Mastery { en: "Mastery", fr: "Maîtrise" }

        AboutRank { en: "about {0}", fr: "environ {0}" }
        Title { en: "{0} · {1}", fr: "{0} · {1}" }
        Kyu { en: "{0}\u{a0}kyu", fr: "{0}e\u{a0}kyu" }
        FirstKyu { en: "{0}\u{a0}kyu", fr: "{0}er\u{a0}kyu" }
        Dan { en: "{0}\u{a0}dan", fr: "{0}e\u{a0}dan" }
        FirstDan { en: "{0}\u{a0}dan", fr: "{0}er\u{a0}dan" }

        AboutChance {
            en: "Plays at random: for your very first game",
            fr: "Joue au hasard\u{a0}: pour une toute première partie",
        }
        AboutGreed {
            en: "Captures whatever it can and reads no further",
            fr: "Capture tout ce qu’il peut, sans voir plus loin",
        }
        AboutCare {
            en: "Captures too, but saves its own stones first",
            fr: "Capture aussi, mais sauve d’abord ses pierres",
        }
        AboutWhim {
            en: "Plays like a beginner after a few weeks",
            fr: "Joue comme un débutant après quelques semaines",
        }
        AboutFancy {
            en: "Plays like a human, with plenty of blunders",
            fr: "Joue comme un humain, avec beaucoup d’étourderies",
        }
        AboutHabit {
            en: "Plays like a human, on good days and bad",
            fr: "Joue comme un humain, les bons et les mauvais jours",
        }
        AboutTaste {
            en: "Plays like an average club player",
            fr: "Joue comme un joueur de club moyen",
        }
        AboutSense {
            en: "Plays like a strong club player",
            fr: "Joue comme un bon joueur de club",
        }
        AboutInstinct {
            en: "Plays at once what an experienced player would",
            fr: "Joue d’instinct, comme un joueur expérimenté",
        }
        AboutGlance {
            en: "Plays at once what a dan player would",
            fr: "Joue d’instinct, comme un joueur dan",
        }
        AboutThought {
            en: "Compares the likeliest moves before playing",
            fr: "Compare les coups les plus probables avant de jouer",
        }
        AboutPlan {
            en: "Reads about twenty positions: for strong players",
            fr: "Lit une vingtaine de positions\u{a0}: pour les bons joueurs",
        }
        AboutStudy {
            en: "Reads more than fifty positions: for dan players",
            fr: "Lit plus de cinquante positions\u{a0}: pour les joueurs dan",
        }
        AboutInsight {
            en: "Reads about two hundred positions: for strong dans",
            fr: "Lit quelque deux cents positions\u{a0}: pour les dan confirmés",
        }
        AboutVision {
            en: "Reads hundreds of positions: for very strong players",
            fr: "Lit des centaines de positions\u{a0}: pour les très forts",
        }
        AboutMastery {
            en: "Jego at full strength, with all the time it has",
            fr: "Jego à pleine force, avec tout le temps qu’il a",
        }

        OthelloGreed {
            en: "Takes a corner, or flips as many discs as it can",
            fr: "Prend un coin, ou retourne le plus de pions possible",
        }
        OthelloMinimax {
            en: "Looks three moves ahead: for players who know corners",
            fr: "Voit trois coups à l’avance\u{a0}: pour qui connaît les coins",
        }
        OthelloGlance {
            en: "Looks a little further: for occasional players",
            fr: "Voit un peu plus loin\u{a0}: pour les joueurs occasionnels",
        }
        OthelloThought {
            en: "Thinks about each move: for regular players",
            fr: "Réfléchit à chaque coup\u{a0}: pour les joueurs réguliers",
        }
        OthelloPlan {
            en: "Looks far ahead: for strong players",
            fr: "Voit loin\u{a0}: pour les bons joueurs",
        }
        OthelloStudy {
            en: "Looks further still and solves the endgame early",
            fr: "Voit plus loin encore et résout tôt la finale",
        }

        AligneGreed {
            en: "Completes a line when it can: for beginners",
            fr: "Complète un alignement quand il peut\u{a0}: pour débuter",
        }
        AligneHinder {
            en: "Also breaks up pairs that share a trait",
            fr: "Casse aussi les paires qui partagent un trait",
        }
        AligneCare {
            en: "Also avoids giving away a winning move",
            fr: "Évite aussi d’offrir un coup gagnant",
        }
        AligneMastery {
            en: "Searches as far as time allows; flawless near the end",
            fr: "Cherche tant que le temps le permet, sans faute à la fin",
        }
    }
}

/// What a level of Go is called.
#[must_use]
pub fn level_name(language: Language, level: Level) -> &'static str {
    known(Table::Go, level.name()).map_or("", |(_, word, _)| language.say(word))
}

/// How strong a level of Go is, for someone who has never heard of it.
#[must_use]
pub fn level_sentence(language: Language, level: Level) -> &'static str {
    level_sentence_named(language, Table::Go, level.name())
}

/// What the level of a table with this name in files is called; a name that no
/// level there has stays as it is.
#[must_use]
pub fn level_named(language: Language, table: Table, name: &str) -> String {
    match known(table, name) {
        Some((_, word, _)) => language.say(word).to_owned(),
        None => name.to_owned(),
    }
}

/// How strong the level of a table with this name in files is; nothing where
/// there is none.
#[must_use]
pub fn level_sentence_named(language: Language, table: Table, name: &str) -> &'static str {
    known(table, name).map_or("", |(_, _, sentence)| language.say(sentence))
}

/// The rank of the level of a table with this name in files, at tables that
/// have ranks.
#[must_use]
pub fn level_rank_named(language: Language, table: Table, name: &str) -> Option<String> {
    Some(language.fill(LevelWords::AboutRank, &[&rank_of(table, name)?]))
}

/// A level with its rank before its name, wherever there is room for both:
/// "15 kyu · Whim". At tables without ranks it is the name alone.
#[must_use]
pub fn level_title(language: Language, table: Table, name: &str) -> String {
    let shown = level_named(language, table, name);
    match rank_of(table, name) {
        Some(rank) => language.fill(LevelWords::Title, &[&rank_text(language, rank), &shown]),
        None => shown,
    }
}

/// A level in the fewest words that still tell its rank, for cards and narrow
/// columns: "Whim · 15k". At tables without ranks it is the name alone.
#[must_use]
pub fn level_short(language: Language, table: Table, name: &str) -> String {
    let shown = level_named(language, table, name);
    match rank_of(table, name) {
        Some(rank) => language.fill(LevelWords::Title, &[&shown, &rank]),
        None => shown,
    }
}

/// A rank such as `15k` in full: "15 kyu", in French "15e kyu" and "1er dan".
/// Whatever is no rank stays as it is.
#[must_use]
pub fn rank_text(language: Language, rank: &str) -> String {
    let number = rank.trim_end_matches(['k', 'd']);
    if number.parse::<u8>().is_err() {
        return rank.to_owned();
    }
    let phrase = match (&rank[number.len()..], number) {
        ("k", "1") => LevelWords::FirstKyu,
        ("k", _) => LevelWords::Kyu,
        ("d", "1") => LevelWords::FirstDan,
        ("d", _) => LevelWords::Dan,
        _ => return rank.to_owned(),
    };
    language.fill(phrase, &[&number])
}

/// Only the levels of Go have ranks.
fn rank_of(table: Table, name: &str) -> Option<&'static str> {
    match table {
        Table::Go => Some(Level::named(name.trim()).ok()?.rank()),
        Table::Othello | Table::Aligne4 => None,
    }
}

/// A name in files, what it is called, and the sentence about it.
type Row = (&'static str, LevelWords, LevelWords);

fn known(table: Table, name: &str) -> Option<Row> {
    let rows: &[Row] = match table {
        Table::Go => &GO,
        Table::Othello => &OTHELLO,
        Table::Aligne4 => &ALIGNE4,
    };
    let same = |row: &&Row| row.0.eq_ignore_ascii_case(name.trim());
    rows.iter().find(same).copied()
}

const GO: [Row; 16] = [
    ("Chance", LevelWords::Chance, LevelWords::AboutChance),
    ("Greed", LevelWords::Greed, LevelWords::AboutGreed),
    ("Care", LevelWords::Care, LevelWords::AboutCare),
    ("Whim", LevelWords::Whim, LevelWords::AboutWhim),
    ("Fancy", LevelWords::Fancy, LevelWords::AboutFancy),
    ("Habit", LevelWords::Habit, LevelWords::AboutHabit),
    ("Taste", LevelWords::Taste, LevelWords::AboutTaste),
    ("Sense", LevelWords::Sense, LevelWords::AboutSense),
    ("Instinct", LevelWords::Instinct, LevelWords::AboutInstinct),
    ("Glance", LevelWords::Glance, LevelWords::AboutGlance),
    ("Thought", LevelWords::Thought, LevelWords::AboutThought),
    ("Plan", LevelWords::Plan, LevelWords::AboutPlan),
    ("Study", LevelWords::Study, LevelWords::AboutStudy),
    ("Insight", LevelWords::Insight, LevelWords::AboutInsight),
    ("Vision", LevelWords::Vision, LevelWords::AboutVision),
    ("Mastery", LevelWords::Mastery, LevelWords::AboutMastery),
];

const OTHELLO: [Row; 8] = [
    ("Chance", LevelWords::Chance, LevelWords::AboutChance),
    ("Greed", LevelWords::Greed, LevelWords::OthelloGreed),
    ("Minimax", LevelWords::Minimax, LevelWords::OthelloMinimax),
    ("Glance", LevelWords::Glance, LevelWords::OthelloGlance),
    ("Thought", LevelWords::Thought, LevelWords::OthelloThought),
    ("Plan", LevelWords::Plan, LevelWords::OthelloPlan),
    ("Study", LevelWords::Study, LevelWords::OthelloStudy),
    ("Mastery", LevelWords::Mastery, LevelWords::AboutMastery),
];

const ALIGNE4: [Row; 5] = [
    ("Chance", LevelWords::Chance, LevelWords::AboutChance),
    ("Greed", LevelWords::Greed, LevelWords::AligneGreed),
    ("Hinder", LevelWords::Hinder, LevelWords::AligneHinder),
    ("Care", LevelWords::Care, LevelWords::AligneCare),
    ("Mastery", LevelWords::Mastery, LevelWords::AligneMastery),
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::ai;

    fn names(table: Table) -> Vec<&'static str> {
        match table {
            Table::Go => Level::ALL.iter().map(|level| level.name()).collect(),
            Table::Othello => {
                let all = ai::othello::Level::ALL.iter();
                all.map(|level| level.name()).collect()
            }
            Table::Aligne4 => {
                let all = ai::aligne4::Level::ALL.iter();
                all.map(|level| level.name()).collect()
            }
        }
    }

    #[test]
    fn every_level_has_a_name_and_one_line_of_its_own() {
        for table in Table::ALL {
            for language in Language::ALL {
                let mut said = HashSet::new();
                for name in names(table) {
                    let sentence = level_sentence_named(language, table, name);
                    let length = sentence.chars().count();
                    assert!((1..=60).contains(&length), "{table:?} {name}: {sentence:?}");
                    assert!(said.insert(level_named(language, table, name)), "{name}");
                    assert!(said.insert(sentence.to_owned()), "{sentence}");
                }
            }
        }
    }

    #[test]
    fn the_english_names_are_those_of_files() {
        for table in Table::ALL {
            for name in names(table) {
                assert_eq!(level_named(Language::English, table, name), name);
            }
        }
        for &level in Level::ALL {
            assert_eq!(level_name(Language::English, level), level.name());
        }
        assert_eq!(level_named(Language::French, Table::Go, "care"), "Prudence");
        let hinder = level_named(Language::French, Table::Aligne4, "Hinder");
        assert_eq!(hinder, "Entrave");
    }

    #[test]
    fn levels_of_go_have_ranks() {
        let rank = |table, name| level_rank_named(Language::French, table, name);
        assert_eq!(rank(Table::Go, "habit").as_deref(), Some("environ 7k"));
        assert_eq!(rank(Table::Go, "nobody"), None);
        assert_eq!(rank(Table::Othello, "Chance"), None);
    }

    #[test]
    fn a_title_has_the_rank_first_and_the_short_form_has_it_last() {
        let both = |language, table, name| {
            let title = level_title(language, table, name).replace('\u{a0}', " ");
            [title, level_short(language, table, name)]
        };
        for (language, table, name, said) in [
            (
                Language::English,
                Table::Go,
                "Whim",
                ["15 kyu · Whim", "Whim · 15k"],
            ),
            (
                Language::French,
                Table::Go,
                "whim",
                ["15e kyu · Caprice", "Caprice · 15k"],
            ),
            (
                Language::English,
                Table::Go,
                "Glance",
                ["1 dan · Glance", "Glance · 1d"],
            ),
            (
                Language::French,
                Table::Go,
                "Glance",
                ["1er dan · Coup d’œil", "Coup d’œil · 1d"],
            ),
            (
                Language::French,
                Table::Go,
                "Instinct",
                ["1er kyu · Instinct", "Instinct · 1k"],
            ),
            (
                Language::French,
                Table::Go,
                "Mastery",
                ["7e dan · Maîtrise", "Maîtrise · 7d"],
            ),
        ] {
            assert_eq!(both(language, table, name), said);
        }
    }

    #[test]
    fn a_level_without_a_rank_has_its_name_for_a_title() {
        for (table, name, shown) in [
            (Table::Othello, "Greed", "Avidité"),
            (Table::Aligne4, "Hinder", "Entrave"),
            (Table::Go, "7 dan", "7 dan"),
        ] {
            assert_eq!(level_title(Language::French, table, name), shown);
            assert_eq!(level_short(Language::French, table, name), shown);
        }
    }

    #[test]
    fn every_level_of_go_has_a_rank_in_its_title() {
        for &level in Level::ALL {
            for language in Language::ALL {
                let title = level_title(language, Table::Go, level.name());
                let name = level_name(language, level);
                let rank = title.strip_suffix(name).unwrap_or_default();
                assert!(rank.contains("kyu") || rank.contains("dan"), "{title}");
                let short = level_short(language, Table::Go, level.name());
                assert!(short.ends_with(level.rank()), "{short}");
                assert!(short.chars().count() <= 18, "{short}");
            }
        }
        assert_eq!(rank_text(Language::French, "5p"), "5p");
        assert_eq!(rank_text(Language::French, "dk"), "dk");
    }

    #[test]
    fn a_level_that_a_table_does_not_have_stays_as_it_is() {
        for (table, name) in [
            (Table::Go, "7 dan"),
            (Table::Go, "Minimax"),
            (Table::Othello, "Care"),
            (Table::Aligne4, "Study"),
        ] {
            assert_eq!(level_named(Language::French, table, name), name);
            assert_eq!(level_sentence_named(Language::French, table, name), "");
        }
    }
}
