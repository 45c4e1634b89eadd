//! How games end.

use std::fmt;
use std::str::FromStr;

use super::HalfPoints;
use crate::board::Color;

/// The result of a game.
///
/// Its text is the one SGF files use: `B+3.5`, `W+R`, `0`, `Void`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Win {
        /// The side that won.
        winner: Color,
        /// By what.
        by: Margin,
    },
    /// Both have the same score, or nobody completed a line.
    Draw,
    /// The rules or the players declared the game void.
    NoResult,
}

/// What a game was won by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Margin {
    /// A difference in score, always more than nothing.
    Score(HalfPoints),
    /// The other side resigned.
    Resignation,
    /// The other side ran out of time.
    Time,
    /// The other side broke the rules of the event.
    Forfeit,
    /// Nobody says, or the game knows no score.
    Unstated,
}

/// A text that is no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a result, such as B+3.5, W+R, 0 or Void")]
pub struct InvalidOutcome(String);

impl Outcome {
    /// The result when each side has this score.
    #[must_use]
    pub fn of_scores(black: HalfPoints, white: HalfPoints) -> Self {
        let winner = match black.cmp(&white) {
            std::cmp::Ordering::Greater => Color::Black,
            std::cmp::Ordering::Less => Color::White,
            std::cmp::Ordering::Equal => return Self::Draw,
        };
        Self::Win {
            winner,
            by: Margin::Score((black - white).abs()),
        }
    }

    /// The side that won, if one did.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw | Self::NoResult => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (winner, by) = match self {
            Self::Win { winner, by } => (winner, by),
            Self::Draw => return f.write_str("0"),
            Self::NoResult => return f.write_str("Void"),
        };
        f.write_str(match winner {
            Color::Black => "B+",
            Color::White => "W+",
        })?;
        match by {
            Margin::Score(points) => points.fmt(f),
            Margin::Resignation => f.write_str("R"),
            Margin::Time => f.write_str("T"),
            Margin::Forfeit => f.write_str("F"),
            Margin::Unstated => Ok(()),
        }
    }
}

/// Reads what [`Outcome`] writes, and the longer words files use for it.
impl FromStr for Outcome {
    type Err = InvalidOutcome;

    fn from_str(text: &str) -> Result<Self, InvalidOutcome> {
        parse(text).ok_or_else(|| InvalidOutcome(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<Outcome> {
    let lower = text.to_ascii_lowercase();
    let (winner, rest) = match lower.as_str() {
        "0" | "draw" | "jigo" => return Some(Outcome::Draw),
        "void" => return Some(Outcome::NoResult),
        other => other.split_once('+')?,
    };
    let winner = match winner {
        "b" | "black" => Color::Black,
        "w" | "white" => Color::White,
        _ => return None,
    };
    let by = match rest {
        "" => Margin::Unstated,
        "r" | "resign" => Margin::Resignation,
        "t" | "time" => Margin::Time,
        "f" | "forfeit" => Margin::Forfeit,
        points => match points.parse() {
            Ok(points) if points > HalfPoints::ZERO => Margin::Score(points),
            _ => return None,
        },
    };
    Some(Outcome::Win { winner, by })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "B+3.5", "W+R", "B+T", "W+F", "B+", "0", "Void", "W+0.5", "B+64",
        ] {
            let outcome: Outcome = text.parse().unwrap();
            assert_eq!(outcome.to_string(), text);
        }
    }

    #[test]
    fn longer_words_are_understood() {
        for (long, short) in [
            ("Draw", "0"),
            ("B+Resign", "B+R"),
            ("W+Time", "W+T"),
            ("b+forfeit", "B+F"),
            ("w+2,5", "W+2.5"),
        ] {
            assert_eq!(long.parse::<Outcome>().unwrap().to_string(), short);
        }
    }

    #[test]
    fn other_words_are_refused() {
        for text in ["", "B", "B+-3", "B+0", "X+3", "B+3.25", "?", "+", "B+R+"] {
            assert!(text.parse::<Outcome>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn the_higher_score_wins_and_equal_scores_draw() {
        let score = HalfPoints::from_halves;
        let text = |black, white| Outcome::of_scores(score(black), score(white)).to_string();
        assert_eq!(text(75, 80), "W+2.5");
        assert_eq!(text(81, 80), "B+0.5");
        assert_eq!(text(80, 80), "0");
        assert_eq!(Outcome::Draw.winner(), None);
    }
}
