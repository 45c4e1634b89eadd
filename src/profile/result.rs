//! What the end of a game is for one of its players.

use crate::board::Color;
use crate::game::Outcome;
use crate::rating::GameResult;

/// What an outcome is for the player of this color; `None` where the game has
/// no result, which no rating counts.
#[must_use]
pub fn result_for(color: Color, outcome: Outcome) -> Option<GameResult> {
    match outcome {
        Outcome::Win { winner, .. } if winner == color => Some(GameResult::Won),
        Outcome::Win { .. } => Some(GameResult::Lost),
        Outcome::Draw => Some(GameResult::Drawn),
        Outcome::NoResult => None,
    }
}
