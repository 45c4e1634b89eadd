//! How phrases become texts, and numbers, lists and sentences with them.

use std::fmt::Display;

use strum::VariantArray as _;

use crate::game::HalfPoints;

use super::{Language, Phrase, Quantity};

/// Numbers with fewer digits are written without marks between groups of them.
const FEWEST_GROUPED: usize = 5;

impl Language {
    /// All of them.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// This one first, then English, then the others: the order in which something is
    /// looked for that may be said in any of them.
    pub fn and_others(self) -> impl Iterator<Item = Self> {
        let english = [Self::default()].into_iter();
        let others = Self::ALL.iter().copied();
        let all = english.chain(others.filter(|&of| of != Self::default()));
        [self].into_iter().chain(all.filter(move |&of| of != self))
    }

    /// The one for a locale such as `fr_FR.UTF-8` or `fr-CA`.
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        let tag = locale.split(['.', '@']).next().unwrap_or_default();
        let tag = tag.replace('_', "-").to_ascii_lowercase();
        let fits = |wanted: &&&str| {
            let rest = tag.strip_prefix(**wanted);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        let longest = |language: &Self| {
            let tags = language.locale().tags.iter().filter(fits);
            tags.map(|tag| tag.len()).max()
        };
        let spoken = Self::ALL
            .iter()
            .filter_map(|language| Some((longest(language)?, *language)));
        spoken
            .max_by_key(|(length, _)| *length)
            .map_or_else(Self::default, |(_, language)| language)
    }

    /// What it calls itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.locale().name
    }

    /// Its code, such as `en`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.locale().tags.first().copied().unwrap_or_default()
    }

    /// A phrase in this language.
    #[must_use]
    pub fn say(self, phrase: impl Phrase) -> &'static str {
        phrase.text(self)
    }

    /// A phrase with its gaps `{0}`, `{1}` … filled in.
    #[must_use]
    pub fn fill(self, phrase: impl Phrase, values: &[&dyn Display]) -> String {
        self.finished(filled(phrase.text(self), values))
    }

    /// A phrase in the form that goes with a number, with its gaps filled in. The
    /// number itself is among the values where it is to be read.
    #[must_use]
    pub fn fill_for(
        self,
        number: impl Into<Quantity>,
        phrase: impl Phrase,
        values: &[&dyn Display],
    ) -> String {
        let text = phrase.wording(self).of(self, number.into());
        self.finished(filled(text, values))
    }

    /// A text whose words agree with what was filled in beside them.
    fn finished(self, text: String) -> String {
        match self.locale().finish {
            Some(finish) => finish(text),
            None => text,
        }
    }

    /// A thing with a remark on it: Estimate (E).
    #[must_use]
    pub fn with_remark(self, thing: &str, remark: &str) -> String {
        let [open, close] = self.locale().separators.remark;
        [thing, open, remark, close].concat()
    }

    /// A phrase in the form that goes with a number of things, `{0}` being how
    /// many.
    #[must_use]
    pub fn count(self, number: usize, phrase: impl Phrase) -> String {
        self.fill_for(number, phrase, &[&self.number(number)])
    }

    /// A whole number; the digits of a long one are grouped.
    #[must_use]
    pub fn number(self, number: usize) -> String {
        let digits = number.to_string();
        if digits.len() < FEWEST_GROUPED {
            return digits;
        }
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push_str(self.locale().group_mark);
            }
            text.push(digit);
        }
        text
    }

    /// A number that was written with a decimal point: 7.5 or 7,5.
    #[must_use]
    pub fn decimal(self, text: &str) -> String {
        text.replace('.', self.locale().decimal_mark.encode_utf8(&mut [0; 4]))
    }

    /// Points: 7.5 or 7,5.
    #[must_use]
    pub fn points(self, points: HalfPoints) -> String {
        self.decimal(&points.to_string())
    }

    /// Things of a series, one after the other.
    #[must_use]
    pub fn series(self, things: &[String]) -> String {
        things.join(self.locale().separators.series)
    }

    /// Puts one thing more at the end of a series.
    pub fn add_to_series(self, series: &mut String, thing: &str) {
        series.push_str(self.locale().separators.series);
        series.push_str(thing);
    }

    /// Clauses that have commas of their own, one after the other.
    #[must_use]
    pub fn clauses(self, clauses: &[String]) -> String {
        clauses.join(self.locale().separators.clauses)
    }

    /// Sentences that stand together, the last with its full stop.
    #[must_use]
    pub fn paragraph(self, sentences: &[String]) -> String {
        let stop = self.locale().separators.sentences.trim_end();
        self.sentences(sentences) + stop
    }

    /// Sentences, one after the other. The last has no full stop, as a phrase of
    /// one sentence has none.
    #[must_use]
    pub fn sentences(self, sentences: &[String]) -> String {
        sentences.join(self.locale().separators.sentences)
    }
}

/// A text with its gaps filled in. Braces that are no gap stay.
fn filled(text: &str, values: &[&dyn Display]) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        filled.push_str(&rest[..open]);
        rest = &rest[open..];
        let close = rest.find('}').unwrap_or(0);
        let index: Option<usize> = rest.get(1..close).and_then(|digits| digits.parse().ok());
        match index.and_then(|index| values.get(index)) {
            Some(value) => {
                filled.push_str(&value.to_string());
                rest = &rest[close + 1..];
            }
            None => {
                filled.push('{');
                rest = &rest[1..];
            }
        }
    }
    filled + rest
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
    use crate::words::{LevelWords, Term};

    #[test]
    fn gaps_are_filled_in_and_other_braces_stay() {
        assert_eq!(filled("{1} {x} {0} {", &[&"a", &7]), "7 {x} a {");
        assert_eq!(filled("{0}{1}}", &[&"a", &7]), "a7}");
        assert_eq!(filled("{1} {x} {0} {", &[]), "{1} {x} {0} {");
    }

    #[test]
    fn each_language_has_its_own_plural() {
        let count = |language: Language, number| language.count(number, Term::Stones);
        assert_eq!(count(Language::English, 0), "0 stones");
        assert_eq!(count(Language::English, 1), "1 stone");
        assert_eq!(count(Language::French, 0), "0 pierre");
        assert_eq!(count(Language::French, 2), "2 pierres");
        assert_eq!(Language::French.count(1, LevelWords::Dan), "1er\u{a0}dan");
        assert_eq!(Language::French.count(21, LevelWords::Dan), "21e\u{a0}dan");
        assert_eq!(Language::English.count(1, LevelWords::Dan), "1\u{a0}dan");
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
    fn every_language_is_found_by_its_tags_and_has_a_name_of_its_own() {
        let mut seen = Vec::new();
        for &language in Language::ALL {
            for tag in language.locale().tags {
                assert_eq!(Language::of_locale(tag), language, "{tag}");
            }
            assert!(!language.code().is_empty(), "{language:?}");
            seen.extend([language.code(), language.name()]);
        }
        let number = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), number, "{seen:?}");
    }

    #[test]
    fn a_clause_becomes_a_sentence_by_its_first_letter() {
        assert_eq!(sentence("écrit"), "Écrit");
        assert_eq!(sentence("D4 is"), "D4 is");
        assert_eq!(sentence("“a”"), "“a”");
        assert_eq!(sentence(""), "");
    }

    #[test]
    fn numbers_have_the_marks_of_their_language() {
        let points = HalfPoints::from_halves(15);
        assert_eq!(Language::English.points(points), "7.5");
        assert_eq!(Language::French.points(points), "7,5");
        for (number, english, french) in [
            (0, "0", "0"),
            (9999, "9999", "9999"),
            (12_345, "12,345", "12\u{a0}345"),
            (1_234_567, "1,234,567", "1\u{a0}234\u{a0}567"),
        ] {
            assert_eq!(Language::English.number(number), english);
            assert_eq!(Language::French.number(number), french);
        }
    }

    #[test]
    fn things_are_listed_as_a_sentence_has_them() {
        let list = |things: &[&str]| Language::French.locale().separators.list(things);
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b"]), "a et b");
        assert_eq!(list(&["a", "b", "c"]), "a, b et c");
        let two = ["a".to_owned(), "b".to_owned()];
        assert_eq!(Language::French.series(&two), "a, b");
        assert_eq!(Language::French.clauses(&two), "a\u{a0}; b");
        assert_eq!(Language::English.clauses(&two), "a; b");
        assert_eq!(Language::English.sentences(&two), "a. b");
    }
}
