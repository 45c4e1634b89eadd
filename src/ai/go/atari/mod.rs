//! The player of atari go, where the first capture wins.
//!
//! Nothing is ever lifted before the end, so a position is two sets of stones
//! ([`CaptureBoard`]), and what counts are liberties: [`search`] is an alpha-beta
//! search that plays forced answers to their end. The weakest levels do not
//! search: they see some of what is on the board ([`glance`]).

mod capture_board;
mod evaluation;
mod glance;
mod level;
mod search;
mod transposition;

pub use level::AtariLevel;

use std::time::Instant;

use rand::rngs::SmallRng;

use crate::ai::go::simple::{SimpleRules, simple_move};
use crate::ai::{Budget, Choice, Question, StopFlag};
use crate::game::Game as _;
use crate::go::{Move, Position};

use capture_board::CaptureBoard;
use level::Method;
use search::{Limits, best_point};

/// How many moves of its own are still to come, for a clock: few, because games
/// are short.
fn moves_to_come(position: &Position) -> u32 {
    position.board().empty_points().len() as u32 / 4 + 2
}

/// A move for the side to play. It never resigns: who learns wants to see the
/// capture.
pub(super) fn choose_move(
    level: AtariLevel,
    question: &Question<Position>,
    budget: &Budget,
    stop: &StopFlag,
    rng: &mut SmallRng,
) -> Choice<Move> {
    let position = question.position();
    let by = position.to_play();
    let chosen = CaptureBoard::of(position).and_then(|board| match level.method() {
        Method::Glance(sight) => glance::glance_point(&board, sight, rng),
        Method::Search(reach) => {
            let time = budget.bounded_time_for_move(moves_to_come(position));
            let limits = Limits {
                depth: reach.depth,
                nodes: budget.visits.map_or(reach.nodes, |visits| visits.into()),
                until: time.map(|time| Instant::now() + time),
                noise: reach.noise,
            };
            best_point(&board, limits, stop, rng)
        }
    });
    let chosen = chosen.map(Move::Place);
    let is_legal = |mv: &Move| position.judge(by, *mv, question.past()).is_ok();
    if let Some(mv) = chosen.filter(is_legal) {
        return Choice::Move(mv);
    }
    // A board that is too large, rules of one's own, or nothing to play.
    let simple = match level {
        AtariLevel::Wonder => SimpleRules::Chance,
        AtariLevel::Grasp => SimpleRules::Greed,
        AtariLevel::Guard | AtariLevel::Chase | AtariLevel::Craft | AtariLevel::Proof => {
            SimpleRules::Care
        }
    };
    let simple = Some(simple_move(simple, question, rng)).filter(is_legal);
    let any = || position.legal_moves(question.past()).into_iter().next();
    Choice::Move(simple.or_else(any).unwrap_or(Move::Pass))
}

#[cfg(test)]
mod tests;
