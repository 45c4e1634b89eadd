//! Every phrase there is, so that all of them can be checked at once.

use std::fmt::Debug;

use super::{
    Aligne4Text, Aloud, BadStart, BarWords, CharsetWords, ClockWords, ComputerWords, ConsoleWords,
    Dialog, Ending, EngineTrouble, EngineWords, FileTrouble, Files, Games, GobanWords, Home,
    KeyName, Label, Language, LessonText, LevelWords, Mended, Menu, NewGameWords, Options, Phrase,
    PieceWords, PiecesWords, Refusal, RemarkWords, RulesLabel, RulesText, SeatWords, Table,
    TableRules, Term, Thinking, Tip, TraitWords, TreeWords,
};

/// A phrase with its place in the catalogues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The catalogue and the phrase, such as `Term::Black`.
    pub name: String,
    /// In English.
    pub english: &'static str,
    /// In French.
    pub french: &'static str,
}

/// Every phrase of every catalogue. A new catalogue is one more line here.
#[must_use]
pub fn all() -> Vec<Entry> {
    [
        entries::<Aligne4Text>("Aligne4Text"),
        entries::<Aloud>("Aloud"),
        entries::<PiecesWords>("PiecesWords"),
        entries::<TraitWords>("TraitWords"),
        entries::<BadStart>("BadStart"),
        entries::<BarWords>("BarWords"),
        entries::<CharsetWords>("CharsetWords"),
        entries::<Dialog>("Dialog"),
        entries::<Ending>("Ending"),
        entries::<EngineTrouble>("EngineTrouble"),
        entries::<FileTrouble>("FileTrouble"),
        entries::<Games>("Games"),
        entries::<Home>("Home"),
        entries::<KeyName>("KeyName"),
        entries::<Label>("Label"),
        entries::<LessonText>("LessonText"),
        entries::<Menu>("Menu"),
        entries::<Options>("Options"),
        entries::<Table>("Table"),
        entries::<Tip>("Tip"),
        entries::<Mended>("Mended"),
        entries::<PieceWords>("PieceWords"),
        entries::<Refusal>("Refusal"),
        entries::<RemarkWords>("RemarkWords"),
        entries::<RulesLabel>("RulesLabel"),
        entries::<RulesText>("RulesText"),
        entries::<ClockWords>("ClockWords"),
        entries::<ComputerWords>("ComputerWords"),
        entries::<ConsoleWords>("ConsoleWords"),
        entries::<EngineWords>("EngineWords"),
        entries::<TableRules>("TableRules"),
        entries::<LevelWords>("LevelWords"),
        entries::<SeatWords>("SeatWords"),
        entries::<Files>("Files"),
        entries::<GobanWords>("GobanWords"),
        entries::<NewGameWords>("NewGameWords"),
        entries::<TreeWords>("TreeWords"),
        entries::<Thinking>("Thinking"),
        entries::<Term>("Term"),
    ]
    .concat()
}

fn entries<P: Phrase + Debug>(catalogue: &str) -> Vec<Entry> {
    let entry = |&phrase: &P| Entry {
        name: format!("{catalogue}::{phrase:?}"),
        english: phrase.text(Language::English),
        french: phrase.text(Language::French),
    };
    P::ALL.iter().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names every phrase of which something is not true.
    #[track_caller]
    fn holds(of: impl Fn(&Entry) -> bool) {
        let wrong: Vec<Entry> = all().into_iter().filter(|entry| !of(entry)).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    fn both(of: impl Fn(&str) -> bool) {
        holds(|entry| of(entry.english) && of(entry.french));
    }

    /// The numbers of the places to fill in, in order.
    fn places(text: &str) -> Vec<u32> {
        let inside = text.split('{').skip(1);
        let mut places: Vec<u32> = inside
            .filter_map(|rest| rest.split_once('}')?.0.parse().ok())
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    #[test]
    fn no_phrase_is_empty_and_none_has_space_to_spare() {
        both(|text| !text.is_empty() && text == text.trim() && !text.contains("  "));
    }

    #[test]
    fn languages_agree_on_what_is_filled_in() {
        holds(|entry| places(entry.english) == places(entry.french));
        both(|text| {
            let places = places(text);
            places
                .iter()
                .zip(0..)
                .all(|(&place, wanted)| place == wanted)
        });
    }

    #[test]
    fn english_has_no_space_before_its_signs() {
        holds(|entry| {
            let spaces = [' ', '\u{a0}'];
            let signs = spaces
                .iter()
                .flat_map(|space| ":;!?".chars().map(move |sign| format!("{space}{sign}")));
            !signs.into_iter().any(|sign| entry.english.contains(&sign))
        });
    }

    /// Whether the sign at the end of `before` stands as French wants it.
    fn is_set_well(before: Option<char>, sign: char, after: Option<char>) -> bool {
        match sign {
            ':' if before.is_some_and(|c| c.is_ascii_digit()) => true,
            ':' | ';' | '!' | '?' | '»' => matches!(before, Some('\u{a0}')),
            '«' => matches!(after, Some('\u{a0}')),
            '\'' | '"' => false,
            _ => true,
        }
    }

    #[test]
    fn french_is_set_as_french_is() {
        holds(|entry| {
            let letters: Vec<char> = entry.french.chars().collect();
            letters.iter().enumerate().all(|(index, &sign)| {
                let before = index.checked_sub(1).and_then(|index| letters.get(index));
                let after = letters.get(index + 1);
                is_set_well(before.copied(), sign, after.copied())
            })
        });
    }

    /// Whether a full stop ends a sentence inside the text.
    fn has_several_sentences(text: &str) -> bool {
        [". ", ".\u{a0}", "? ", "! ", "… "].iter().any(|end| {
            text.split(end)
                .skip(1)
                .any(|rest| rest.starts_with(|c: char| c.is_uppercase() || c == '«'))
        })
    }

    #[test]
    fn one_sentence_has_no_full_stop_and_several_have() {
        both(|text| text.ends_with('?') || text.ends_with('.') == has_several_sentences(text));
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
