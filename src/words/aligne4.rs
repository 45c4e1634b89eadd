//! Pieces, as they are said and as they are typed, and what the four of a line
//! share.

use crate::aligne4::{Line, Piece, TraitValue, Values};

use super::Language;
use super::language::sentence;
use super::locale::shared_value;

/// What a piece is called: "small white round plant".
#[must_use]
pub fn piece_name(language: Language, piece: Piece) -> String {
    (language.locale().piece)(piece)
}

/// The same at the head of a sentence.
#[must_use]
pub fn piece_title(language: Language, piece: Piece) -> String {
    sentence(&piece_name(language, piece))
}

/// What a value of a trait is called, beside nothing else.
#[must_use]
pub fn trait_value(language: Language, value: TraitValue) -> &'static str {
    let words = (language.locale().trait_words)(value);
    words.first().copied().unwrap_or_default()
}

/// The value of a trait that a typed word means to whoever plays in a language; it
/// may be a word of another.
#[must_use]
pub fn trait_value_named(language: Language, word: &str) -> Option<TraitValue> {
    language.and_others().find_map(|language| {
        let means = |value: &TraitValue| (language.locale().trait_words)(*value).contains(&word);
        TraitValue::ALL.into_iter().find(means)
    })
}

/// The piece that typed words mean: its four traits in any order, in the words of
/// one language, or as many of their first letters as it takes to tell them
/// apart. The language of whoever types is tried first.
#[must_use]
pub fn piece_named(language: Language, text: &str) -> Option<Piece> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || c == ',' || c == '-')
        .filter(|word| !word.is_empty())
        .collect();
    // The first letter of a word is another one in each language: b is black or
    // blanc. So all words are taken for one language.
    let meant: Vec<Values> = language.and_others().find_map(|language| {
        let meant = words.iter().map(|word| meanings(language, word));
        meant.collect()
    })?;
    described(&meant)
}

/// The values that a word, or its first letters, can stand for in a language;
/// `None` if it is no word of it. What begins a usual word is not taken for the
/// beginning of another one: b is black, although large is also big.
fn meanings(language: Language, word: &str) -> Option<Values> {
    let words = |value| (language.locale().trait_words)(value);
    let begins = |other: &&str| other.starts_with(word);
    let all = TraitValue::ALL.into_iter();
    let usual: Values = all
        .clone()
        .filter(|&value| words(value).first().is_some_and(begins))
        .collect();
    if !usual.is_empty() {
        return Some(usual);
    }
    let other: Values = all
        .filter(|&value| words(value).iter().any(begins))
        .collect();
    (!other.is_empty()).then_some(other)
}

/// The only piece that has what each of the words can mean.
fn described(meant: &[Values]) -> Option<Piece> {
    let is_clear = |values: &&Values| values.len() == 1;
    let mut said = meant
        .iter()
        .filter(is_clear)
        .fold(Values::NONE, |said, values| said.or(*values));
    // What can be two things is the one of which nothing else was said.
    for unclear in meant.iter().filter(|values| values.len() > 1) {
        let is_open = |value: &TraitValue| shared_value(said, value.of()).is_none();
        let open: Values = unclear.iter().filter(is_open).collect();
        if open.len() != 1 {
            return None;
        }
        said = said.or(open);
    }
    let mut fitting = Piece::ALL
        .into_iter()
        .filter(|piece| said.and(piece.values()) == said);
    let piece = fitting.next()?;
    fitting.next().is_none().then_some(piece)
}

/// What four pieces have in common, as a sentence: "All four are round".
#[must_use]
pub fn shared(language: Language, values: Values) -> String {
    sentence(&(language.locale().shared)(values))
}

/// What the pieces of a line share, inside a sentence: "all four are round".
#[must_use]
pub fn shared_traits(language: Language, line: &Line) -> String {
    (language.locale().shared)(line.values)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn piece(words: &str) -> Piece {
        words.parse().unwrap()
    }

    fn common(values: &[TraitValue]) -> [String; 2] {
        let values: Values = values.iter().copied().collect();
        [Language::English, Language::French].map(|language| shared(language, values))
    }

    #[test]
    fn a_piece_is_named_with_its_four_traits_in_the_order_of_each_language() {
        let plant = piece("small white round plant");
        assert_eq!(
            piece_name(Language::English, plant),
            "small white round plant"
        );
        assert_eq!(
            piece_name(Language::French, plant),
            "petite plante blanche et ronde"
        );
        let animal = piece("large black square animal");
        assert_eq!(
            piece_title(Language::French, animal),
            "Grand animal noir et carré"
        );
        for &language in Language::ALL {
            let names = Piece::ALL.map(|piece| piece_name(language, piece));
            assert_eq!(names.into_iter().collect::<HashSet<_>>().len(), 16);
        }
    }

    #[test]
    fn a_name_is_read_back_as_the_piece_it_is_of() {
        for piece in Piece::ALL {
            let name = piece_name(Language::English, piece);
            assert_eq!(piece_named(Language::English, &name), Some(piece));
            for &language in Language::ALL {
                let words = piece.values().iter();
                let words: Vec<&str> = words.map(|value| trait_value(language, value)).collect();
                assert_eq!(
                    piece_named(language, &words.join(" ")),
                    Some(piece),
                    "{words:?}"
                );
            }
        }
    }

    #[track_caller]
    fn reads(text: &str, number: u8) {
        assert_eq!(
            piece_named(Language::English, text),
            Piece::new(number),
            "{text}"
        );
    }

    #[test]
    fn words_come_in_any_order_and_as_short_as_they_are_clear() {
        reads("b l a r", 0);
        reads("round, animal, large, black", 0);
        reads("w-sm-p-sq", 15);
        reads(" PLANT  white sq sm ", 15);
        // Once the shape is said, s is small.
        reads("s b r a", 2);
        reads("b l a s", 8);
        // b is black even where it could be big.
        reads("b sm a r", 2);
        reads("big b a r", 0);
        reads("black black large animal round", 0);
    }

    #[test]
    fn words_are_read_in_whatever_language() {
        reads("noir grand animal rond", 0);
        reads("blanche petite plante carrée", 15);
        reads("BLANC PETIT PLANTE CARRÉ", 15);
        reads("carre plante petit blanch", 15);
        reads("carree plante petite blanche", 15);
        reads("n g a r", 0);
        // All four are French, so that b is no black.
        reads("b g a c", 9);
    }

    #[test]
    fn what_means_no_piece_or_several_is_not_read() {
        for text in [
            "",
            " - , ",
            "blue large animal round",
            "-1",
            "black large animal",
            "rond noir",
            "white s plant",
            "black white large animal round",
            "grand petit noir",
            // Two languages at once.
            "black grand animal round",
        ] {
            assert_eq!(piece_named(Language::English, text), None, "{text}");
        }
    }

    #[test]
    fn every_word_for_a_value_means_that_value_only() {
        for &language in Language::ALL {
            for value in TraitValue::ALL {
                let words = (language.locale().trait_words)(value);
                assert!(!words.is_empty(), "{language:?}: {value:?}");
                for word in words {
                    let meant = trait_value_named(language, word);
                    assert_eq!(meant, Some(value), "{language:?}: {word}");
                }
            }
        }
        assert_eq!(trait_value_named(Language::English, "blue"), None);
    }

    #[test]
    fn what_a_line_shares_is_said_as_people_say_it() {
        use TraitValue::{Animal, Black, Large, Plant, Round, Square, White};
        for (values, english, french) in [
            (
                &[Round][..],
                "All four are round",
                "Les quatre pièces sont rondes",
            ),
            (
                &[Black, Square],
                "All four are black and square",
                "Les quatre pièces sont noires et carrées",
            ),
            (
                &[White, Large, Round],
                "All four are large, white and round",
                "Les quatre pièces sont grandes, blanches et rondes",
            ),
            (&[Plant], "All four are plants", "Ce sont quatre plantes"),
            (
                &[Animal, Black, Large],
                "All four are large black animals",
                "Ce sont quatre grands animaux noirs",
            ),
            (
                &[Animal, Black, Square],
                "All four are black square animals",
                "Ce sont quatre animaux noirs et carrés",
            ),
            (
                &[Plant, Round],
                "All four are round plants",
                "Ce sont quatre plantes rondes",
            ),
        ] {
            assert_eq!(common(values), [english, french]);
        }
    }
}
