//! Every phrase there is, so that all of them can be checked at once.

use std::fmt::Debug;

use super::{
    Aligne4Text, Aloud, AtariGoWords, BadStart, BarWords, CharsetWords, ClockWords,
    CommandLineWords, ComputerWords, ConsoleWords, Dialog, EditWords, Ending, EngineTrouble,
    EngineWords, FactWords, FileFault, FileTrouble, FileWords, FindWords, FirstStepsWords, Games,
    GobanWords, GuessWords, HomeWords, InformationWords, KeyName, Label, Language, LessonText,
    LevelWords, LibraryWords, Menu, NewGameWords, OptionsWords, Phrase, PieceBoardWords,
    PieceMoveWords, ProblemWords, ProgressWords, PublishingWords, RatingWords, Refusal,
    RemarkWords, ReviewWords, RulesLabel, RulesText, SeatWords, ShortcutWords, TableRules,
    TableWords, TeachingWords, Term, Thinking, Tip, TreeWords, TypedAnswer, TypedBoard,
    TypedCommand, TypedMention, TypedProblem, TypedQuestion, TypedSide, TypedTeaching, TypedWord,
    Wording,
};

/// A phrase, and what every language says for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The catalogue and the phrase, such as `Term::Black`.
    pub name: String,
    wordings: Vec<(Language, Wording)>,
}

impl Entry {
    /// Every language, with what it says.
    pub fn wordings(&self) -> impl Iterator<Item = (Language, Wording)> {
        self.wordings.iter().copied()
    }

    /// Every text of one language: several where it changes with a number.
    pub fn texts(&self, language: Language) -> impl Iterator<Item = &'static str> {
        let spoken = self.wordings().filter(move |(of, _)| *of == language);
        spoken.flat_map(|(_, wording)| wording.forms().map(|(_, text)| text))
    }
}

/// Every phrase of every catalogue. A new catalogue is one more line here,
/// and a test says so where it is forgotten.
#[must_use]
#[expect(clippy::too_many_lines, reason = "a line for each catalogue")]
pub fn all() -> Vec<Entry> {
    [
        entries::<Aligne4Text>(),
        entries::<Aloud>(),
        entries::<AtariGoWords>(),
        entries::<PieceBoardWords>(),
        entries::<BadStart>(),
        entries::<BarWords>(),
        entries::<CharsetWords>(),
        entries::<Dialog>(),
        entries::<EditWords>(),
        entries::<Ending>(),
        entries::<EngineTrouble>(),
        entries::<FactWords>(),
        entries::<FileTrouble>(),
        entries::<FindWords>(),
        entries::<FirstStepsWords>(),
        entries::<Games>(),
        entries::<HomeWords>(),
        entries::<InformationWords>(),
        entries::<KeyName>(),
        entries::<Label>(),
        entries::<LessonText>(),
        entries::<Menu>(),
        entries::<OptionsWords>(),
        entries::<TableWords>(),
        entries::<TeachingWords>(),
        entries::<Tip>(),
        entries::<FileFault>(),
        entries::<PieceMoveWords>(),
        entries::<GuessWords>(),
        entries::<LibraryWords>(),
        entries::<ProblemWords>(),
        entries::<ProgressWords>(),
        entries::<PublishingWords>(),
        entries::<RatingWords>(),
        entries::<Refusal>(),
        entries::<RemarkWords>(),
        entries::<RulesLabel>(),
        entries::<RulesText>(),
        entries::<ClockWords>(),
        entries::<CommandLineWords>(),
        entries::<ComputerWords>(),
        entries::<ConsoleWords>(),
        entries::<EngineWords>(),
        entries::<TableRules>(),
        entries::<LevelWords>(),
        entries::<SeatWords>(),
        entries::<FileWords>(),
        entries::<GobanWords>(),
        entries::<NewGameWords>(),
        entries::<TreeWords>(),
        entries::<TypedAnswer>(),
        entries::<TypedBoard>(),
        entries::<ShortcutWords>(),
        entries::<TypedCommand>(),
        entries::<TypedMention>(),
        entries::<TypedProblem>(),
        entries::<TypedQuestion>(),
        entries::<TypedSide>(),
        entries::<TypedTeaching>(),
        entries::<TypedWord>(),
        entries::<ReviewWords>(),
        entries::<Thinking>(),
        entries::<Term>(),
    ]
    .concat()
}

fn entries<P: Phrase + Debug>() -> Vec<Entry> {
    let entry = |&phrase: &P| Entry {
        name: format!("{}::{phrase:?}", P::CATALOGUE),
        wordings: Language::ALL
            .iter()
            .map(|&language| (language, phrase.wording(language)))
            .collect(),
    };
    P::ALL.iter().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::words::{Category, Quantity};

    /// Names every phrase, with its language, of which something is not true.
    #[track_caller]
    fn holds(of: impl Fn(Language, &str) -> bool) {
        holds_of_wordings(|_, language, wording| {
            wording.forms().all(|(_, text)| of(language, text))
        });
    }

    #[track_caller]
    fn holds_of_wordings(of: impl Fn(&Entry, Language, Wording) -> bool) {
        let mut wrong = Vec::new();
        for entry in all() {
            let broken = entry
                .wordings()
                .filter(|(language, wording)| !of(&entry, *language, *wording));
            wrong.extend(
                broken.map(|(language, wording)| {
                    format!("{}, {language:?}: {wording:?}", entry.name)
                }),
            );
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    /// The numbers of the gaps, in order.
    fn gaps(text: &str) -> BTreeSet<usize> {
        let inside = text.split('{').skip(1);
        let numbers = inside.filter_map(|rest| rest.split_once('}')?.0.parse().ok());
        numbers.collect()
    }

    /// The plural categories that a language uses for the numbers written here.
    fn plurals(language: Language) -> Vec<Category> {
        let numbers = (0..=200).flat_map(|integer| {
            [false, true].map(|has_fraction| Quantity {
                integer,
                has_fraction,
            })
        });
        in_order(numbers.map(language.locale().plural).collect())
    }

    fn ordinals(language: Language) -> Vec<Category> {
        in_order((0..=200).map(language.locale().ordinal).collect())
    }

    fn in_order(used: Vec<Category>) -> Vec<Category> {
        let all = <Category as strum::VariantArray>::VARIANTS.iter();
        all.copied().filter(|of| used.contains(of)).collect()
    }

    #[test]
    fn no_phrase_is_empty_and_none_has_space_to_spare() {
        holds(|_, text| !text.is_empty() && text == text.trim() && !text.contains("  "));
    }

    #[test]
    fn languages_agree_on_what_is_filled_in() {
        holds_of_wordings(|entry, _, wording| {
            let english = entry.texts(Language::English).next().map(gaps);
            wording.forms().all(|(_, text)| Some(gaps(text)) == english)
        });
    }

    #[test]
    fn gaps_are_numbered_from_nought() {
        holds(|_, text| gaps(text).into_iter().eq(0..gaps(text).len()));
    }

    #[test]
    fn a_text_that_changes_with_a_number_has_a_form_for_every_plural_of_its_language() {
        holds_of_wordings(|_, language, wording| {
            let wanted = match wording {
                Wording::Plain(_) => return true,
                Wording::Cardinal(_) => plurals(language),
                Wording::Ordinal(_) => ordinals(language),
            };
            wording
                .forms()
                .map(|(of, _)| of)
                .eq(wanted.into_iter().map(Some))
        });
    }

    #[test]
    fn a_phrase_that_counts_in_one_language_counts_in_every_language_with_a_plural() {
        holds_of_wordings(|entry, language, wording| {
            let counts = |wording| matches!(wording, Wording::Cardinal(_));
            let counts_somewhere = entry.wordings().any(|(_, wording)| counts(wording));
            counts(wording) == (counts_somewhere && plurals(language).len() > 1)
        });
    }

    /// Signs of one language that are wrong in most others.
    const SIGNS: &str = ":;!?：；！？'\"“”„«»‹›「」『』";

    /// Whether the sign between these two texts stands as the language wants it.
    fn is_set_well(language: Language, before: &str, sign: char, after: &str) -> bool {
        let rules = &language.locale().typography;
        let [open, close] = rules.quotes;
        let is_in_figures = sign == ':' && before.ends_with(|c: char| c.is_ascii_digit());
        if is_in_figures {
            return true;
        }
        if rules.marks.contains(sign) {
            let bare = before.trim_end_matches([' ', '\u{a0}', '\u{202f}']);
            return before.strip_prefix(bare) == Some(rules.before_marks);
        }
        let sign = sign.to_string();
        [before.to_owned() + &sign, sign + after]
            .iter()
            .any(|text| text.ends_with(close) || text.starts_with(open))
    }

    #[test]
    fn signs_stand_as_each_language_sets_them() {
        holds(|language, text| {
            let mut signs = text
                .char_indices()
                .filter(|(_, sign)| SIGNS.contains(*sign));
            signs.all(|(at, sign)| {
                is_set_well(language, &text[..at], sign, &text[at + sign.len_utf8()..])
            })
        });
    }

    #[test]
    fn a_sign_that_is_set_badly_is_noticed() {
        let set = |language, text: &str| {
            let at = text.find(|sign| SIGNS.contains(sign)).unwrap();
            let sign = text[at..].chars().next().unwrap();
            is_set_well(language, &text[..at], sign, &text[at + sign.len_utf8()..])
        };
        for text in ["a: b", "12:34", "“a”", "a”"] {
            assert!(set(Language::English, text), "{text}");
        }
        for text in [
            "a : b",
            "a\u{a0}: b",
            "«\u{a0}a\u{a0}»",
            "\"a\"",
            "don't",
            "a：",
        ] {
            assert!(!set(Language::English, text), "{text}");
        }
        for text in ["a\u{a0}: b", "12:34", "«\u{a0}a", "a\u{a0}»"] {
            assert!(set(Language::French, text), "{text}");
        }
        for text in ["a: b", "a : b", "«a", "a»", "“a”", "l'eau"] {
            assert!(!set(Language::French, text), "{text}");
        }
    }

    /// Whether a sentence ends inside the text.
    fn has_several_sentences(language: Language, text: &str) -> bool {
        let locale = language.locale();
        let mut ends = vec![locale.separators.sentences.to_owned()];
        ends.extend(["? ", "! ", "… "].map(str::to_owned));
        ends.iter().any(|end| {
            let quote = locale.typography.quotes[0];
            let mut rests = text.split(end.as_str()).skip(1);
            rests.any(|rest| {
                rest.starts_with(quote)
                    || rest.starts_with(|c: char| c.is_alphabetic() && !c.is_lowercase())
            })
        })
    }

    #[test]
    fn one_sentence_has_no_full_stop_and_several_have() {
        holds(|language, text| {
            let stop = language.locale().separators.sentences.trim_end();
            let asks = text.ends_with(['?', '？']);
            asks || text.ends_with(stop) == has_several_sentences(language, text)
        });
    }

    #[test]
    fn names_are_given_once() {
        let mut names: Vec<String> = all().into_iter().map(|entry| entry.name).collect();
        let number = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), number);
    }
}
