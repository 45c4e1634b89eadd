//! Pieces, and what the four of a line share.

use crate::aligne4::{Line, Piece, TraitValue, Values};

use super::Language;
use super::language::sentence;

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

/// The value of a trait that a typed word means, in any language.
#[must_use]
pub fn trait_value_named(word: &str) -> Option<TraitValue> {
    let means = |value: &TraitValue| {
        let mut languages = Language::ALL.iter();
        languages.any(|language| (language.locale().trait_words)(*value).contains(&word))
    };
    TraitValue::ALL.into_iter().find(means)
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
            assert_eq!(name.parse(), Ok(piece));
        }
    }

    #[test]
    fn every_word_for_a_value_means_that_value_only() {
        for &language in Language::ALL {
            for value in TraitValue::ALL {
                let words = (language.locale().trait_words)(value);
                assert!(!words.is_empty(), "{language:?}: {value:?}");
                for word in words {
                    let meant = trait_value_named(word);
                    assert_eq!(meant, Some(value), "{language:?}: {word}");
                }
            }
        }
        assert_eq!(trait_value_named("blue"), None);
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
