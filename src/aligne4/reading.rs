//! Pieces read as they are written down: by number, or by the names of their
//! values. What people type, in whatever language, is read by `words`.

use std::str::FromStr;

use super::{Piece, Trait, TraitValue};

/// Why a text names no piece.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPiece {
    /// There is nothing to read.
    #[error("a piece is a number from 0 to 15 or four words, such as black large animal round")]
    Empty,
    /// The pieces are numbered from 0 to 15.
    #[error("there is no piece {0}: they are numbered from 0 to 15")]
    NoSuchNumber(String),
    /// A word that is no trait.
    #[error("{0:?} is neither a number nor a trait, such as black, large, animal or round")]
    UnknownWord(String),
    /// No piece has both values of a trait.
    #[error("a piece is not both {} and {}", .0[0], .0[1])]
    Contradiction(
        /// The two values.
        [TraitValue; 2],
    ),
    /// A trait of which nothing was said.
    #[error("is it {} or {}?", .0.values()[0], .0.values()[1])]
    Missing(
        /// The first of those that are missing.
        Trait,
    ),
}

/// Reads a number, or the four values as they are displayed, in any order.
impl FromStr for Piece {
    type Err = InvalidPiece;

    fn from_str(text: &str) -> Result<Self, InvalidPiece> {
        let text = text.trim().to_lowercase();
        if text.is_empty() {
            return Err(InvalidPiece::Empty);
        }
        if text.chars().all(|c| c.is_ascii_digit()) {
            let number = text.parse().ok().and_then(Self::new);
            return number.ok_or(InvalidPiece::NoSuchNumber(text));
        }
        let mut named: [Option<TraitValue>; 4] = [None; 4];
        for word in text.split_whitespace() {
            let mut values = TraitValue::ALL.into_iter();
            let value = values.find(|value| value.to_string() == word);
            let value = value.ok_or_else(|| InvalidPiece::UnknownWord(word.to_owned()))?;
            let place = &mut named[value.of() as usize];
            if let Some(before) = place.filter(|before| *before != value) {
                return Err(InvalidPiece::Contradiction([before, value]));
            }
            *place = Some(value);
        }
        let [tone, size, kind, shape] =
            Trait::ALL.map(|of| named[of as usize].ok_or(InvalidPiece::Missing(of)));
        Self::of_values([tone?, size?, kind?, shape?]).ok_or(InvalidPiece::Empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reads(text: &str, number: u8) {
        assert_eq!(text.parse(), Ok(Piece::ALL[usize::from(number)]), "{text}");
    }

    #[track_caller]
    fn refuses(text: &str, words: &str) {
        let refusal = text.parse::<Piece>().map_err(|error| error.to_string());
        assert_eq!(refusal, Err(words.to_owned()), "{text}");
    }

    #[test]
    fn a_piece_is_read_by_its_number_and_by_its_own_words() {
        for piece in Piece::ALL {
            assert_eq!(piece.number().to_string().parse(), Ok(piece));
            assert_eq!(piece.to_string().parse(), Ok(piece));
            assert_eq!(piece.to_string().to_uppercase().parse(), Ok(piece));
        }
    }

    #[test]
    fn words_come_in_any_order() {
        reads("round animal large black", 0);
        reads(" plant  white square small ", 15);
        reads("black black large animal round", 0);
    }

    #[test]
    fn a_text_that_is_no_piece_is_told_why() {
        refuses("16", "there is no piece 16: they are numbered from 0 to 15");
        refuses(
            "99999999999999999999",
            "there is no piece 99999999999999999999: they are numbered from 0 to 15",
        );
        let what =
            "a piece is a number from 0 to 15 or four words, such as black large animal round";
        refuses("", what);
        refuses("  ", what);
        let word = "is neither a number nor a trait, such as black, large, animal or round";
        refuses("blue large animal round", &format!("\"blue\" {word}"));
        refuses("b l a r", &format!("\"b\" {word}"));
        refuses("-1", &format!("\"-1\" {word}"));
        refuses("black large animal", "is it round or square?");
        refuses("round black", "is it large or small?");
        refuses(
            "black white large animal round",
            "a piece is not both black and white",
        );
    }
}
