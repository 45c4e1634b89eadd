//! What a review finds.

use super::{Analyst, Depth};
use crate::ai::Report;
use crate::game::TurnId;

/// What was found about one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<M> {
    /// The turn that led to it.
    pub turn: TurnId,
    /// Who has looked at it.
    pub analyst: Analyst,
    /// How closely it was looked at.
    pub depth: Depth,
    /// What there is to say.
    pub report: Report<M>,
    /// Whether the game is over there.
    pub is_over: bool,
    /// How many positions each pass has behind it, and of how many.
    pub progress: [(usize, usize); Depth::COUNT],
}
