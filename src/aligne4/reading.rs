//! Pieces as people write them.

use std::str::FromStr;

use super::{Piece, Trait, TraitValue, Values};

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
    /// Too few letters to tell what is meant.
    #[error("{word:?} can be {} or {}", .values[0], .values[1])]
    Ambiguous {
        /// What was written.
        word: String,
        /// Two of the things it can mean.
        values: [TraitValue; 2],
    },
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

/// The words of a language for one value, each with its other forms.
type Words = [(TraitValue, &'static [&'static str]); 8];

const ENGLISH: Words = [
    (TraitValue::Black, &["black"]),
    (TraitValue::White, &["white"]),
    (TraitValue::Large, &["large"]),
    (TraitValue::Small, &["small"]),
    (TraitValue::Animal, &["animal"]),
    (TraitValue::Plant, &["plant"]),
    (TraitValue::Round, &["round"]),
    (TraitValue::Square, &["square"]),
];

const FRENCH: Words = [
    (TraitValue::Black, &["noire"]),
    (TraitValue::White, &["blanche", "blanc"]),
    (TraitValue::Large, &["grande"]),
    (TraitValue::Small, &["petite"]),
    (TraitValue::Animal, &["animal"]),
    (TraitValue::Plant, &["plante"]),
    (TraitValue::Round, &["ronde"]),
    (TraitValue::Square, &["carrée", "carree"]),
];

/// Reads a number, or the four traits in any order, as English or French words
/// or as many of their first letters as it takes to tell them apart.
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
        let words: Vec<&str> = text
            .split(|c: char| c.is_whitespace() || c == ',' || c == '-')
            .filter(|word| !word.is_empty())
            .collect();
        // The first letter of a word is another one in each language: b is
        // black or blanc. So all words are taken for one language.
        let english = read(&words, &ENGLISH);
        let Err(InvalidPiece::UnknownWord(_)) = english else {
            return english;
        };
        match read(&words, &FRENCH) {
            Err(InvalidPiece::UnknownWord(_)) => english,
            french => french,
        }
    }
}

fn read(words: &[&str], language: &Words) -> Result<Piece, InvalidPiece> {
    if words.is_empty() {
        return Err(InvalidPiece::Empty);
    }
    let mut said: [Option<TraitValue>; 4] = [None; 4];
    let mut unclear = Vec::new();
    for &word in words {
        let meant = meanings(word, language);
        match *meant.as_slice() {
            [] => return Err(InvalidPiece::UnknownWord(word.to_owned())),
            [value] => say(&mut said, value)?,
            _ => unclear.push((word, meant)),
        }
    }
    // What can be two things is the one of which nothing else was said.
    for (word, meant) in unclear {
        let open = |value: &TraitValue| said[value.of() as usize].is_none();
        let left: Vec<TraitValue> = meant.iter().copied().filter(open).collect();
        let choices = if left.is_empty() { meant } else { left };
        match *choices.as_slice() {
            [] => {}
            [value] => say(&mut said, value)?,
            [first, second, ..] => {
                return Err(InvalidPiece::Ambiguous {
                    word: word.to_owned(),
                    values: [first, second],
                });
            }
        }
    }
    let [tone, size, kind, shape] = Trait::ALL.map(|of| said[of as usize].ok_or(of));
    let missing = InvalidPiece::Missing;
    let values = [
        tone.map_err(missing)?,
        size.map_err(missing)?,
        kind.map_err(missing)?,
        shape.map_err(missing)?,
    ];
    Piece::of_values(values).ok_or(InvalidPiece::Empty)
}

/// The values that a word, or its first letters, can stand for.
fn meanings(word: &str, language: &Words) -> Vec<TraitValue> {
    let begins = |forms: &[&str]| forms.iter().any(|form| form.starts_with(word));
    let meant: Values = language
        .iter()
        .filter(|(_, forms)| begins(forms))
        .map(|&(value, _)| value)
        .collect();
    meant.iter().collect()
}

fn say(said: &mut [Option<TraitValue>; 4], value: TraitValue) -> Result<(), InvalidPiece> {
    let place = &mut said[value.of() as usize];
    match *place {
        Some(before) if before != value => Err(InvalidPiece::Contradiction([before, value])),
        _ => {
            *place = Some(value);
            Ok(())
        }
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
    fn words_come_in_any_order_and_as_short_as_they_are_clear() {
        reads("b l a r", 0);
        reads("round, animal, large, black", 0);
        reads("w-sm-p-sq", 15);
        reads(" plant  white sq sm ", 15);
        // Once the shape is said, s is small.
        reads("s b r a", 2);
        reads("b l a s", 8);
        reads("black black large animal round", 0);
    }

    #[test]
    fn french_words_are_read_too() {
        reads("noir grand animal rond", 0);
        reads("blanche petite plante carrée", 15);
        reads("BLANC PETIT PLANTE CARRÉ", 15);
        reads("carre plante petit blanc", 15);
        reads("n g a r", 0);
        // All four are French, so that b is no black.
        reads("b g a c", 9);
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
        refuses(" - , ", what);
        let word = "is neither a number nor a trait, such as black, large, animal or round";
        refuses("blue large animal round", &format!("\"blue\" {word}"));
        refuses("-1", &format!("\"1\" {word}"));
        refuses("black large animal", "is it round or square?");
        refuses("rond noir", "is it large or small?");
        refuses("white s plant", "\"s\" can be small or square");
        refuses(
            "black white large animal round",
            "a piece is not both black and white",
        );
        refuses("grand petit noir", "a piece is not both large and small");
    }
}
