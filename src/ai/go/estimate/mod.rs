//! What a position comes to if nothing surprising happens.
//!
//! What can never be captured is known, and so are eyes that cannot become two.
//! Of everything else the network says whose it will be, with each side to play;
//! on boards that it does not know, games played out many times.

mod death;
mod forecast;
mod judgement;
mod nakade;
mod network;
mod playouts;
mod policy;
mod settled;
mod shape;

use rand::Rng;

use crate::ai::go::effective_komi::effective_komi;
use crate::board::{Color, Grid, PointSet};
use crate::game::Game as _;
use crate::go::{Count, DeadStones, Position};

use judgement::Judgement;

/// Who owns what, as far as can be told.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// Who owns each point: 1 is Black for certain, -1 White, 0 neither.
    pub ownership: Grid<f32>,
    /// The stones that are dead.
    pub dead: PointSet,
    /// By how many points Black is expected to win, komi included, with the side
    /// that is to play; the count, where every point has its owner. It means the
    /// same as [`Report::black_lead`](crate::ai::Report::black_lead), without a search.
    pub black_lead: f32,
    /// Whether nothing is left to play for: every point has its owner or is
    /// worth nothing under the rules.
    pub settled: bool,
}

impl Estimate {
    /// Judges a position, at any time in the game.
    #[must_use]
    pub fn of(position: &Position, rng: &mut impl Rng) -> Self {
        let judgement = Judgement::of(position, rng);
        let size = position.board().size();
        let owned = |point| judgement.forecast().ownership(point);
        Self {
            ownership: Grid::from_fn(size, owned),
            dead: judgement.dead(),
            black_lead: black_lead(position, &judgement),
            settled: settled::is_settled(position, &judgement, rng),
        }
    }
}

/// By how many points Black is expected to win: by the count where everything
/// on the board has an owner, and otherwise with the side that is to play: in
/// the opening the turn is worth as much as a komi.
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
        judgement.forecast().area_lead[position.to_play()]
    };
    area - effective_komi(position) as f32 / 2.0
}
