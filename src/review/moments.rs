//! The moves that decided a game.

use super::{GradeLimits, Loss, ReviewedMove};
use crate::board::Color;

/// How many key moments a side has at most.
const MOST: usize = 5;
/// Beyond this a loss is no larger for deciding a game: what is lost is lost.
const WHOLE_LOSS: f32 = 40.0;

/// From which loss of win rate on a move is one that decided something.
const LEAST_WIN: f32 = 0.25;

/// A move that decided the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<M> {
    /// The move.
    pub of: ReviewedMove<M>,
    /// How much it decided; only for comparing.
    pub weight: f32,
}

/// The moves of each side that decided the game, in the order of the game: of its
/// mistakes, and of what cost a large part of the win rate, those that mattered
/// most.
#[must_use]
pub fn key_moments<M: Clone>(
    moves: &[ReviewedMove<M>],
    limits: &GradeLimits,
    has_points: bool,
) -> Vec<Moment<M>> {
    let counts = |loss: &Loss| {
        let has_points = has_points && loss.in_points;
        let worth = !has_points || loss.points >= limits.inaccuracy;
        (has_points && loss.points >= limits.mistake) || (worth && loss.win >= LEAST_WIN)
    };
    let mut chosen: Vec<Moment<M>> = Vec::new();
    for color in Color::BOTH {
        let own = moves.iter().filter(|of| of.by == color);
        let mut own: Vec<Moment<M>> = own
            .filter_map(|of| {
                let loss = of.loss.filter(counts)?;
                Some(Moment {
                    of: of.clone(),
                    weight: loss.points.min(WHOLE_LOSS) * (0.25 + loss.win) + 10.0 * loss.win,
                })
            })
            .collect();
        own.sort_by(|one, two| two.weight.total_cmp(&one.weight));
        own.truncate(MOST);
        chosen.extend(own);
    }
    chosen.sort_by_key(|moment| moment.of.number);
    chosen
}
