//! What a position comes to if nothing surprising happens.
//!
//! What can never be captured is known; everything else is played out many
//! times, and what mostly becomes of it is taken for what it is.

mod judgement;
mod nakade;
mod playouts;
mod policy;
mod settled;
mod shape;

use rand::Rng;

use crate::board::{Color, Grid, PointSet};
use crate::go::{Count, DeadStones, Position, Scoring};

use judgement::Judgement;

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
        let judgement = Judgement::of(position.board(), rng);
        let size = position.board().size();
        let owned = |point| judgement.playouts().ownership(point);
        Self {
            ownership: Grid::from_fn(size, owned),
            dead: judgement.dead(),
            black_lead: black_lead(position, &judgement),
            settled: settled::is_settled(position, &judgement),
        }
    }
}

/// By how many points Black leads: by the count where everything on the board
/// has an owner, and otherwise by what the games played in the head came to.
fn black_lead(position: &Position, judgement: &Judgement) -> f32 {
    let counted = position.is_over() || judgement.is_clear();
    let none_dead = position.rules().dead_stones == DeadStones::None;
    if counted && (position.is_over() || !none_dead) {
        let count = Count::of(position, &judgement.dead());
        let total = |color| count.parts(color).total.halves() as f32;
        return (total(Color::Black) - total(Color::White)) / 2.0;
    }
    let area = if counted {
        let points = |color| judgement.territory().area(color).len() as f32;
        points(Color::Black) - points(Color::White)
    } else {
        judgement.playouts().area_lead()
    };
    area - besides_area(position)
}

/// What White has besides the area of a board that is played to the end.
///
/// Under territory scoring that is every stone that Black has put more than
/// White, captured or not: stones on the board count for nothing there, and
/// captured ones for the other side. From now on both put equally many.
fn besides_area(position: &Position) -> f32 {
    let count = Count::in_play(position);
    let side = |color: Color| {
        let parts = count.parts(color);
        let paid = (parts.komi + parts.bonus).halves() as f32 / 2.0;
        let taken = parts.prisoners + parts.pass_stones;
        match position.rules().scoring {
            Scoring::Area => paid,
            Scoring::Territory => paid + taken as f32 - parts.stones as f32,
        }
    };
    side(Color::White) - side(Color::Black)
}
