//! The pieces of Aligne 4 in letters and in words.

use crate::aligne4::{Piece, TraitValue};
use crate::words::{Language, trait_value};

/// A piece in four characters: `#` in front of a black one and a blank in front
/// of a white one, round or square brackets, A for an animal and P for a plant,
/// a capital if it is large.
pub(in crate::console) fn piece_symbol(piece: Piece) -> String {
    let mark = if piece.has(TraitValue::Black) {
        '#'
    } else {
        ' '
    };
    format!("{mark}{}", piece_body(piece))
}

/// The same without what tells the color, for whoever shows that otherwise.
pub(in crate::console) fn piece_body(piece: Piece) -> String {
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
pub(in crate::console) fn trait_value_named(word: &str) -> Option<TraitValue> {
    let same = |value: &TraitValue| {
        let mut languages = Language::ALL.iter();
        languages.any(|language| trait_value(*language, *value) == word)
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
    TraitValue::ALL
        .iter()
        .copied()
        .find(same)
        .or(other_spelling)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_pieces_look_alike() {
        let symbols: HashSet<String> = Piece::ALL.map(piece_symbol).into_iter().collect();
        assert_eq!(symbols.len(), 16);
        assert!(symbols.iter().all(|symbol| symbol.chars().count() == 4));
    }

    #[test]
    fn every_value_is_known_by_its_name() {
        for &language in Language::ALL {
            for value in TraitValue::ALL {
                assert_eq!(trait_value_named(trait_value(language, value)), Some(value));
            }
        }
        assert_eq!(trait_value_named("blue"), None);
    }
}
