//! The levels of the opponent.

use crate::ai::Level;
use crate::record::Table;

use super::Language;

super::catalogue! {
    /// The names of the levels, and a sentence about each.
    pub enum LevelWords {
        Chance { en: "Chance", fr: "Hasard" }
        Greed { en: "Greed", fr: "Avidité" }
        Care { en: "Care", fr: "Soin" }
        Glance { en: "Glance", fr: "Coup d’œil" }
        Thought { en: "Thought", fr: "Réflexion" }
        Plan { en: "Plan", fr: "Plan" }
        Study { en: "Study", fr: "Étude" }
        Insight { en: "Insight", fr: "Clairvoyance" }
        Mastery { en: "Mastery", fr: "Maîtrise" }

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
        AboutGlance {
            en: "Tries out a few moves in its head: the first that plans",
            fr: "Essaie quelques coups de tête\u{a0}: le premier qui prévoit",
        }
        AboutThought {
            en: "Thinks about each move: for those who know the rules well",
            fr: "Réfléchit à chaque coup\u{a0}: pour qui connaît bien les règles",
        }
        AboutPlan {
            en: "Looks further ahead: for those who play now and then",
            fr: "Voit plus loin\u{a0}: pour qui joue de temps en temps",
        }
        AboutStudy {
            en: "Weighs hundreds of lines: for those who play often",
            fr: "Pèse des centaines de suites\u{a0}: pour qui joue souvent",
        }
        AboutInsight {
            en: "Weighs thousands of lines: for experienced players",
            fr: "Pèse des milliers de suites\u{a0}: pour les joueurs aguerris",
        }
        AboutMastery {
            en: "Everything Jego can do in the time it has",
            fr: "Tout ce que Jego sait faire dans le temps qu’il a",
        }
    }
}

/// What a level is called.
#[must_use]
pub fn level_name(language: Language, level: Level) -> &'static str {
    language.say(match level {
        Level::Chance => LevelWords::Chance,
        Level::Greed => LevelWords::Greed,
        Level::Care => LevelWords::Care,
        Level::Glance => LevelWords::Glance,
        Level::Thought => LevelWords::Thought,
        Level::Plan => LevelWords::Plan,
        Level::Study => LevelWords::Study,
        Level::Insight => LevelWords::Insight,
        Level::Mastery => LevelWords::Mastery,
    })
}

/// How strong a level is, for someone who has never heard of it.
#[must_use]
pub fn level_sentence(language: Language, level: Level) -> &'static str {
    language.say(match level {
        Level::Chance => LevelWords::AboutChance,
        Level::Greed => LevelWords::AboutGreed,
        Level::Care => LevelWords::AboutCare,
        Level::Glance => LevelWords::AboutGlance,
        Level::Thought => LevelWords::AboutThought,
        Level::Plan => LevelWords::AboutPlan,
        Level::Study => LevelWords::AboutStudy,
        Level::Insight => LevelWords::AboutInsight,
        Level::Mastery => LevelWords::AboutMastery,
    })
}

/// What the level of a table with this name in files is called; a name that no
/// level has stays as it is.
#[must_use]
pub fn level_named(language: Language, table: Table, name: &str) -> String {
    match known(table, name) {
        Some(level) => level_name(language, level).to_owned(),
        None => name.to_owned(),
    }
}

/// A sentence about the level of a table with this name in files; nothing
/// where no level has it.
#[must_use]
pub fn level_sentence_named(language: Language, table: Table, name: &str) -> String {
    known(table, name).map_or_else(String::new, |level| {
        level_sentence(language, level).to_owned()
    })
}

fn known(table: Table, name: &str) -> Option<Level> {
    let level = name.parse().ok()?;
    match (table, level) {
        (Table::Go, _) | (_, Level::Chance | Level::Mastery) => Some(level),
        (Table::Othello | Table::Aligne4, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::ai::Grade as _;

    #[test]
    fn every_level_has_a_name_and_one_line_of_its_own() {
        for language in Language::ALL {
            let said = |say: fn(Language, Level) -> &'static str| {
                Level::ALL.iter().map(move |&level| say(language, level))
            };
            let all: HashSet<&str> = said(level_name).chain(said(level_sentence)).collect();
            assert_eq!(all.len(), 2 * Level::ALL.len());
            let lengths = said(level_sentence).map(|sentence| sentence.chars().count());
            let longest: Vec<usize> = lengths.collect();
            assert!(longest.iter().all(|&length| length <= 60), "{longest:?}");
        }
    }

    #[test]
    fn the_english_names_are_those_of_files() {
        for &level in Level::ALL {
            assert_eq!(level_name(Language::English, level), level.name());
            assert_eq!(
                level_named(Language::English, Table::Go, level.name()),
                level.name()
            );
        }
        assert_eq!(level_named(Language::French, Table::Go, "care"), "Soin");
        assert_eq!(level_named(Language::French, Table::Go, "7 dan"), "7 dan");
    }
}
