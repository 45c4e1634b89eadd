//! The levels that play by a simple rule.

use rand::RngExt as _;
use rand::rngs::SmallRng;

use super::evaluation::{DISC, plain};
use super::level::Level;
use crate::othello::Bits;

const CORNERS: u64 = 0x8100_0000_0000_0081;
/// How many moves ahead *Minimax* looks.
const AHEAD: u32 = 3;

/// The square that a level which does not search chooses; `None` where the
/// side to play has to pass.
pub(super) fn simple_square(level: Level, bits: Bits, rng: &mut SmallRng) -> Option<u32> {
    let worth = |square: u32| -> i32 {
        let flips = bits.flips(square);
        match level {
            Level::Chance => 0,
            Level::Greed if CORNERS >> square & 1 == 1 => 64,
            Level::Greed => flips.count_ones().cast_signed(),
            Level::Minimax
            | Level::Glance
            | Level::Thought
            | Level::Plan
            | Level::Study
            | Level::Mastery => {
                let next = bits.after(square, flips);
                -minimax(next, AHEAD - 1, -i32::MAX, i32::MAX)
            }
        }
    };
    let moves = bits.moves();
    let judged: Vec<(i32, u32)> = (0..64)
        .filter(|square| moves >> square & 1 == 1)
        .map(|square| (worth(square), square))
        .collect();
    let most = judged.iter().map(|&(worth, _)| worth).max()?;
    let best: Vec<u32> = judged
        .into_iter()
        .filter(|&(worth, _)| worth == most)
        .map(|(_, square)| square)
        .collect();
    best.get(rng.random_range(0..best.len())).copied()
}

/// What the side to play can expect so many moves ahead, by the plain
/// evaluation.
fn minimax(bits: Bits, depth: u32, alpha: i32, beta: i32) -> i32 {
    let mut moves = bits.moves();
    if moves == 0 {
        let passed = bits.passed();
        return match (passed.moves(), depth) {
            // A game that is won is worth more than any that goes on.
            (0, _) => bits.final_lead() * DISC * 64,
            (_, 0) => plain(bits),
            _ => -minimax(passed, depth - 1, -beta, -alpha),
        };
    }
    if depth == 0 {
        return plain(bits);
    }
    let mut best = -i32::MAX;
    while moves != 0 && best < beta {
        let square = moves.trailing_zeros();
        moves &= moves - 1;
        let next = bits.after(square, bits.flips(square));
        best = best.max(-minimax(next, depth - 1, -beta, -alpha.max(best)));
    }
    best
}
