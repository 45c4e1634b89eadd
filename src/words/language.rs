//! The languages, and how each fills in, counts and writes numbers.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use crate::game::HalfPoints;

/// A language that Jego speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// The one for whoever speaks none of the others.
    #[default]
    English,
    /// That of the players whose rules are Jego's first choice.
    French,
}

/// Something that can be said in every language.
pub trait Phrase: Copy + 'static {
    /// Every phrase of the catalogue.
    const ALL: &'static [Self];

    /// The words.
    fn text(self, language: Language) -> &'static str;
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// The one for a locale such as `fr_FR.UTF-8` or `fr-CA`.
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        let language = locale.split(['_', '-', '.', '@']).next();
        match language.map(str::to_ascii_lowercase).as_deref() {
            Some("fr") => Self::French,
            _ => Self::English,
        }
    }

    /// What it calls itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
        }
    }

    /// A phrase in this language.
    #[must_use]
    pub fn say(self, phrase: impl Phrase) -> &'static str {
        phrase.text(self)
    }

    /// A phrase with its places `{0}`, `{1}` … filled in.
    #[must_use]
    pub fn fill(self, phrase: impl Phrase, values: &[&dyn Display]) -> String {
        let mut text = String::new();
        let mut rest = phrase.text(self);
        while let Some(open) = rest.find('{') {
            text.push_str(&rest[..open]);
            rest = &rest[open..];
            let close = rest.find('}').unwrap_or(0);
            let index: Option<usize> = rest.get(1..close).and_then(|digits| digits.parse().ok());
            match index.and_then(|index| values.get(index)) {
                Some(value) => {
                    text.push_str(&value.to_string());
                    rest = &rest[close + 1..];
                }
                None => {
                    text.push('{');
                    rest = &rest[1..];
                }
            }
        }
        text + rest
    }

    /// One phrase for one thing and another for several, `{0}` being how many.
    /// In French none is singular.
    #[must_use]
    pub fn count(self, number: usize, one: impl Phrase, many: impl Phrase) -> String {
        let singular = match self {
            Self::English => number == 1,
            Self::French => number < 2,
        };
        if singular {
            self.fill(one, &[&number])
        } else {
            self.fill(many, &[&number])
        }
    }

    /// Points as this language writes them: 7.5 or 7,5.
    #[must_use]
    pub fn points(self, points: HalfPoints) -> String {
        let text = points.to_string();
        match self {
            Self::English => text,
            Self::French => text.replace('.', ","),
        }
    }
}

/// A clause as a sentence of its own: its first letter becomes a capital.
pub(super) fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    super::super::catalogue! {
        /// Phrases to try things with.
        enum Sample {
            Stone { en: "{0} stone", fr: "{0} pierre" }
            Stones { en: "{0} stones", fr: "{0} pierres" }
            Odd { en: "{1} {x} {0} {", fr: "{0}{1}}" }
        }
    }

    #[test]
    fn places_are_filled_in_and_braces_that_are_none_stay() {
        let fill = |language: Language| language.fill(Sample::Odd, &[&"a", &7]);
        assert_eq!(fill(Language::English), "7 {x} a {");
        assert_eq!(fill(Language::French), "a7}");
        assert_eq!(Language::English.fill(Sample::Odd, &[]), "{1} {x} {0} {");
    }

    #[test]
    fn none_is_singular_in_french_only() {
        let count =
            |language: Language, number| language.count(number, Sample::Stone, Sample::Stones);
        assert_eq!(count(Language::English, 0), "0 stones");
        assert_eq!(count(Language::English, 1), "1 stone");
        assert_eq!(count(Language::French, 0), "0 pierre");
        assert_eq!(count(Language::French, 2), "2 pierres");
    }

    #[test]
    fn locales_of_every_shape_are_understood() {
        for locale in ["fr", "fr_FR.UTF-8", "fr-CA", "FR@euro"] {
            assert_eq!(Language::of_locale(locale), Language::French, "{locale}");
        }
        for locale in ["", "C", "en_GB", "fry", "français"] {
            assert_eq!(Language::of_locale(locale), Language::English, "{locale}");
        }
    }

    #[test]
    fn a_clause_becomes_a_sentence_by_its_first_letter() {
        assert_eq!(sentence("écrit"), "Écrit");
        assert_eq!(sentence("D4 is"), "D4 is");
        assert_eq!(sentence("“a”"), "“a”");
        assert_eq!(sentence(""), "");
    }

    #[test]
    fn points_have_the_comma_of_their_language() {
        let points = HalfPoints::from_halves(15);
        assert_eq!(Language::English.points(points), "7.5");
        assert_eq!(Language::French.points(points), "7,5");
    }
}
