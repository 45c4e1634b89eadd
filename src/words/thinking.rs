//! What a search expects, in words.

use crate::board::Color;
use crate::game::HalfPoints;

use super::{Language, Thinking, color};

/// The score that a game of Go is expected to end with: who wins and by how
/// much, or nobody.
#[must_use]
pub fn expected_score(language: Language, winner: Option<(Color, HalfPoints)>) -> String {
    match winner {
        Some((side, by)) => language.fill(
            Thinking::ExpectedScore,
            &[&color(language, side), &language.points(by)],
        ),
        None => language.say(Thinking::ExpectedEven).to_owned(),
    }
}
