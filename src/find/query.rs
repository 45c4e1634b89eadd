//! What is looked for.

use crate::board::{Color, Point};

use super::mention::Vocabulary;
use super::pattern::Placements;
use super::text::fold;

/// What a search looks for.
#[derive(Clone, Debug)]
pub enum Query {
    /// These words, folded, in a comment or in the name of a node.
    Text(String),
    /// A move.
    Move(MoveQuery),
    /// Stones that come to stand like this.
    Position(Box<Placements>),
}

impl Query {
    /// These words, capitals and accents aside; `None` where there is nothing but
    /// blanks.
    #[must_use]
    pub fn text(words: &str) -> Option<Self> {
        let folded = fold(words);
        let folded = folded.trim();
        (!folded.is_empty()).then(|| Self::Text(folded.to_owned()))
    }
}

/// Which moves are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveQuery {
    /// Only those of this side.
    pub by: Option<Color>,
    /// What is played.
    pub sought: Sought,
}

/// What a move that is looked for is known by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    /// Where it is played.
    At(Point),
    /// It is a pass.
    Pass,
    /// Its number, the same in every branch that is long enough.
    Number(usize),
}

impl MoveQuery {
    /// Reads `D4`, `white D4`, `42`, `move 42` or `pass`, in the words of any
    /// language; `None` for anything else. `point_named` knows the points of the
    /// board.
    pub fn parse(
        text: &str,
        vocabulary: &Vocabulary,
        point_named: impl Fn(&str) -> Option<Point>,
    ) -> Option<Self> {
        let folded = fold(text);
        let mut by = None;
        let mut sought = None;
        for word in folded.split_whitespace() {
            if let Some(color) = vocabulary.side(word) {
                if by.replace(color).is_some() {
                    return None;
                }
                continue;
            }
            if vocabulary.is_move(word) && sought.is_none() {
                continue;
            }
            let number = word.trim_start_matches('#').parse().ok();
            let found = point_named(word)
                .map(Sought::At)
                .or(vocabulary.is_pass(word).then_some(Sought::Pass))
                .or(number.filter(|&number| number > 0).map(Sought::Number))?;
            if sought.replace(found).is_some() {
                return None;
            }
        }
        Some(Self {
            by,
            sought: sought?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Size, Vertex};

    fn parse(text: &str) -> Option<MoveQuery> {
        let named = |name: &str| Some(Vertex::parse(name, Size::NINETEEN).ok()?.point());
        MoveQuery::parse(text, &Vocabulary::of_tests(), named)
    }

    #[test]
    fn moves_are_asked_for_by_point_by_number_and_by_side() {
        let d4 = Sought::At(Point::new(3, 15));
        for (text, by, sought) in [
            ("D4", None, d4),
            (" d4 ", None, d4),
            ("Black D4", Some(Color::Black), d4),
            ("D4 blanc", Some(Color::White), d4),
            ("42", None, Sought::Number(42)),
            ("coup 42", None, Sought::Number(42)),
            ("#42", None, Sought::Number(42)),
            ("Move 42 Black", Some(Color::Black), Sought::Number(42)),
            ("pass", None, Sought::Pass),
            ("NOIR passe", Some(Color::Black), Sought::Pass),
        ] {
            assert_eq!(parse(text), Some(MoveQuery { by, sought }), "{text}");
        }
        for text in [
            "",
            "D44",
            "black",
            "D4 E5",
            "0",
            "-3",
            "black white D4",
            "move",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn blanks_alone_are_nothing_to_look_for() {
        assert!(Query::text(" \u{a0}\n").is_none());
        assert!(matches!(Query::text(" Évité "), Some(Query::Text(words)) if words == "evite"));
    }
}
