//! The words around the points and moves that comments talk about.

use super::{Language, Phrase, TypedCommand, TypedMention, TypedSide};
use crate::board::ByColor;
use crate::find::{Vocabulary, fold};

/// The words of every language: a comment need not be in the one that is chosen.
#[must_use]
pub fn vocabulary() -> Vocabulary {
    Vocabulary {
        moves: words(TypedMention::Move),
        many_moves: words(TypedMention::Moves),
        sides: ByColor {
            black: names(TypedSide::Black),
            white: names(TypedSide::White),
        },
        and: words(TypedMention::And),
        number_signs: words(TypedMention::Number),
        units: words(TypedMention::Unit),
        passes: words(TypedCommand::Pass),
    }
}

fn words(phrase: impl Phrase) -> Vec<String> {
    let languages = Language::ALL.iter();
    let all = languages.flat_map(|language| language.say(phrase).split('|').map(fold));
    all.collect()
}

/// Words without the digits that also stand for them where they are typed.
fn names(phrase: impl Phrase) -> Vec<String> {
    let mut names = words(phrase);
    names.retain(|name| name.parse::<u32>().is_err());
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Size, Vertex};
    use crate::find::{Mentioned, mentions};

    #[test]
    fn every_language_is_understood_whichever_is_spoken() {
        let named = |name: &str| Some(Vertex::parse(name, Size::NINETEEN).ok()?.point());
        let text = "move 3, coup 4, White 5, Noir 6, Blanc 12 points, coups 7 à 9, D4";
        let all = mentions(text, &vocabulary(), named);
        let numbers = all.iter().map(|mention| match mention.what {
            Mentioned::Move { number, by } => (number, by),
            Mentioned::Point(_) => (0, None),
        });
        assert_eq!(
            numbers.collect::<Vec<_>>(),
            [
                (3, None),
                (4, None),
                (5, Some(Color::White)),
                (6, Some(Color::Black)),
                (7, None),
                (9, None),
                (0, None),
            ]
        );
    }
}
