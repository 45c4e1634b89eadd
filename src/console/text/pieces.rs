//! The pieces of Aligne 4 in letters.

use crate::aligne4::{Piece, TraitValue};

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
}
