//! The levels of the opponent.

use crate::ai::{Grade as _, Level};
use crate::record::Table;

use super::Language;

super::catalogue! {
    /// The names of the levels, and a sentence about each.
    pub enum LevelWords {
        Chance { en: "Chance", fr: "Hasard" }
        Greed { en: "Greed", fr: "Avidité" }
        Care { en: "Care", fr: "Soin" }
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

        AboutChance {
            en: "Plays at random: for a very first game",
            fr: "Joue au hasard\u{a0}: pour une toute première partie",
        }
        AboutGreed {
            en: "Captures what it can and looks no further",
            fr: "Prend tout ce qui se prend et ne voit pas plus loin",
        }
        AboutCare {
            en: "Captures too, but saves its own stones first: for beginners",
            fr: "Capture aussi, mais sauve d’abord ses pierres\u{a0}: pour débuter",
        }
        AboutWhim {
            en: "Plays like someone in their first weeks",
            fr: "Joue comme qui en est à ses premières semaines",
        }
        AboutFancy {
            en: "Plays as people do, with many a slip",
            fr: "Joue comme les gens, avec bien des étourderies",
        }
        AboutHabit {
            en: "Plays as people do, good days and bad",
            fr: "Joue comme les gens, les bons et les mauvais jours",
        }
        AboutTaste {
            en: "Plays what most people would like: for club evenings",
            fr: "Joue ce qui plaît à la plupart\u{a0}: pour le club",
        }
        AboutSense {
            en: "Plays as the better players of a club do",
            fr: "Joue comme les bons joueurs d’un club",
        }
        AboutInstinct {
            en: "Plays at once what a seasoned player would",
            fr: "Joue d’emblée ce que jouerait un habitué",
        }
        AboutGlance {
            en: "Plays at once what a strong player would",
            fr: "Joue d’emblée ce que jouerait un fort joueur",
        }
        AboutThought {
            en: "Looks at the likeliest moves before it plays one",
            fr: "Regarde les coups les plus probables avant de jouer",
        }
        AboutPlan {
            en: "Looks at some twenty positions: for strong players",
            fr: "Regarde une vingtaine de positions\u{a0}: pour les forts joueurs",
        }
        AboutStudy {
            en: "Looks at more than fifty: for dan players",
            fr: "En regarde plus de cinquante\u{a0}: pour les joueurs dan",
        }
        AboutInsight {
            en: "Looks at some two hundred: for strong dan players",
            fr: "En regarde quelque deux cents\u{a0}: pour les dan confirmés",
        }
        AboutVision {
            en: "Weighs hundreds of positions: for the very strong",
            fr: "En pèse des centaines\u{a0}: pour les très forts",
        }
        AboutMastery {
            en: "Everything Jego can do in the time it has",
            fr: "Tout ce que Jego sait faire dans le temps qu’il a",
        }

        OthelloGreed {
            en: "Takes a corner, or turns as many discs as it can",
            fr: "Prend un coin, ou retourne le plus de pions possible",
        }
        OthelloMinimax {
            en: "Looks three moves ahead: for those who know the corners",
            fr: "Voit trois coups plus loin\u{a0}: pour qui connaît les coins",
        }
        OthelloGlance {
            en: "Looks a little further: for those who play now and then",
            fr: "Voit un peu plus loin\u{a0}: pour qui joue parfois",
        }
        OthelloThought {
            en: "Thinks about each move: for those who play often",
            fr: "Réfléchit à chaque coup\u{a0}: pour qui joue souvent",
        }
        OthelloPlan {
            en: "Looks far ahead: for those who play well",
            fr: "Voit loin\u{a0}: pour qui joue bien",
        }
        OthelloStudy {
            en: "Looks further still, and knows the end early",
            fr: "Voit plus loin encore, et connaît tôt la fin",
        }

        AligneGreed {
            en: "Completes a line when it can: for beginners",
            fr: "Complète une ligne quand il peut\u{a0}: pour débuter",
        }
        AligneHinder {
            en: "Also breaks lines of two that share a trait",
            fr: "Casse aussi les lignes de deux qui se ressemblent",
        }
        AligneCare {
            en: "Also gives no winning move away when it can help it",
            fr: "N’offre pas non plus de coup gagnant s’il peut l’éviter",
        }
        AligneMastery {
            en: "Looks as far as its time allows, in the end without error",
            fr: "Voit aussi loin que le temps le permet, sans faute à la fin",
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
    let level = match table {
        Table::Go => Level::named(name).ok()?,
        Table::Othello | Table::Aligne4 => return None,
    };
    Some(language.fill(LevelWords::AboutRank, &[&level.rank()]))
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
        assert_eq!(level_named(Language::French, Table::Go, "care"), "Soin");
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
