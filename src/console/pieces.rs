//! The pieces of Aligne 4 in letters and in words.

use crate::aligne4::{Piece, TraitValue};
use crate::words::{Language, trait_value};

/// A piece in four characters: `#` in front of a black one and a blank in front
/// of a white one, round or square brackets, A for an animal and P for a plant,
/// a capital if it is large.
pub(super) fn sign(piece: Piece) -> String {
    let mark = if piece.has(TraitValue::Black) {
        '#'
    } else {
        ' '
    };
    format!("{mark}{}", body(piece))
}

/// The same without what tells the color, for whoever shows that otherwise.
pub(super) fn body(piece: Piece) -> String {
    let letter = if piece.has(TraitValue::Animal) {
        'a'
    } else {
        'p'
    };
    let letter = if piece.has(TraitValue::Large) {
        letter.to_ascii_uppercase()
    } else {
        letter
    };
    if piece.has(TraitValue::Round) {
        format!("({letter})")
    } else {
        format!("[{letter}]")
    }
}

/// The value that a word means, in any language.
pub(super) fn value_named(word: &str) -> Option<TraitValue> {
    let same = |value: &TraitValue| {
        let names = Language::ALL.map(|language| trait_value(language, *value));
        names.contains(&word)
    };
    let other_spelling = match word {
        "noire" => Some(TraitValue::Black),
        "blanche" => Some(TraitValue::White),
        "grande" | "big" => Some(TraitValue::Large),
        "petite" => Some(TraitValue::Small),
        "ronde" => Some(TraitValue::Round),
        "carrée" | "carre" | "carree" => Some(TraitValue::Square),
        _ => None,
    };
    TraitValue::ALL.into_iter().find(same).or(other_spelling)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_pieces_look_alike() {
        let signs: HashSet<String> = Piece::ALL.map(sign).into_iter().collect();
        assert_eq!(signs.len(), 16);
        assert!(signs.iter().all(|sign| sign.chars().count() == 4));
    }

    #[test]
    fn every_value_is_known_by_its_name() {
        for language in Language::ALL {
            for value in TraitValue::ALL {
                assert_eq!(value_named(trait_value(language, value)), Some(value));
            }
        }
        assert_eq!(value_named("blue"), None);
    }
}
