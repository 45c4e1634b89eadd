//! Looking some moves ahead, and judging what is found there.

use super::evaluation::DISC;
use super::search::Search;
use super::steps::Steps;
use super::table::{NOWHERE, SOLVED};
use crate::othello::Bits;

/// From how deep a look on moves are ordered by the evaluation.
const EVALUATED: u32 = 3;

/// Squares by their worth for ordering: corners, edges, and what is beside
/// corners.
const PLACES: [(u64, i32); 3] = [
    (0x8100_0000_0000_0081, 8 * DISC),
    (0x0042_0000_0000_4200, -4 * DISC),
    (0x4281_0000_0000_8142, -2 * DISC),
];

impl Search {
    /// What the side to play can expect, looking `depth` moves ahead, in parts
    /// of a [`DISC`]: exact between `alpha` and `beta`, and beyond them on the
    /// right side of them. Means nothing once the watch is over.
    pub(super) fn middle(&mut self, bits: Bits, depth: u32, alpha: i32, beta: i32) -> i32 {
        if !self.watch.tick() {
            return 0;
        }
        if depth == 0 {
            return self.evaluation.of(bits);
        }
        if depth >= bits.empties() {
            let (low, high) = (alpha.div_euclid(DISC), -(-beta).div_euclid(DISC));
            return self.exact(bits, low, high) * DISC;
        }
        let moves = bits.moves();
        if moves == 0 {
            let passed = bits.passed();
            return match passed.moves() {
                0 => bits.final_lead() * DISC,
                _ => -self.middle(passed, depth, -beta, -alpha),
            };
        }
        if depth == 1 {
            return self.one_move(bits, moves, alpha, beta);
        }
        self.look_ahead(bits, moves, depth, alpha, beta)
    }

    fn one_move(&mut self, bits: Bits, mut moves: u64, alpha: i32, beta: i32) -> i32 {
        let mut best = i32::MIN;
        while moves != 0 && best < beta {
            let square = moves.trailing_zeros();
            moves &= moves - 1;
            let next = bits.after(square, bits.flips(square));
            best = best.max(-self.middle(next, 0, -beta, -alpha.max(best)));
        }
        best
    }

    fn look_ahead(
        &mut self,
        bits: Bits,
        moves: u64,
        depth: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> i32 {
        let mut known_best = NOWHERE;
        if let Some(entry) = self.table.find(bits) {
            known_best = entry.best;
            if u32::from(entry.depth) >= depth {
                let unit = if entry.depth == SOLVED { DISC } else { 1 };
                let (lower, upper) = (i32::from(entry.lower) * unit, i32::from(entry.upper) * unit);
                if lower >= beta || lower == upper {
                    return lower;
                }
                if upper <= alpha {
                    return upper;
                }
                alpha = alpha.max(lower);
                beta = beta.min(upper);
            }
        }
        if let Some(value) = self.probable_cut(bits, depth, alpha, beta) {
            return value;
        }
        let (value, best) = self.try_moves(bits, moves, depth, (alpha, beta), known_best);
        if !self.watch.is_over() {
            self.table
                .keep(bits, depth as u8, (alpha, beta), value, best);
        }
        value
    }

    fn try_moves(
        &mut self,
        bits: Bits,
        moves: u64,
        depth: u32,
        (alpha, beta): (i32, i32),
        known_best: u8,
    ) -> (i32, u8) {
        let mut steps = Steps::<64>::of(bits, moves);
        self.weigh(&mut steps, bits, depth, known_best);
        let mut best = (i32::MIN, NOWHERE);
        for step in steps.best_first() {
            let next = step.after(bits);
            let floor = alpha.max(best.0);
            let mut value;
            if best.1 == NOWHERE || beta - floor <= 1 {
                value = -self.middle(next, depth - 1, -beta, -floor);
            } else {
                value = -self.middle(next, depth - 1, -floor - 1, -floor);
                if value > floor && value < beta {
                    value = -self.middle(next, depth - 1, -beta, -value);
                }
            }
            if value > best.0 {
                best = (value, step.square);
            }
            if best.0 >= beta || self.watch.is_over() {
                break;
            }
        }
        best
    }

    /// Says how promising each move is: by what it is worth at a glance, and
    /// by how few moves it leaves to the other side.
    fn weigh(&self, steps: &mut Steps<64>, bits: Bits, depth: u32, known_best: u8) {
        for step in steps.iter_mut() {
            let next = step.after(bits);
            let left = next.moves().count_ones().cast_signed();
            step.score = -left * DISC;
            if depth >= EVALUATED {
                step.score = step.score / 4 - self.evaluation.of(next);
            } else {
                let square = 1_u64 << (step.square & 63);
                let place = PLACES.iter().find(|(set, _)| set & square != 0);
                step.score += place.map_or(0, |&(_, worth)| worth);
            }
            if step.square == known_best {
                step.score = i32::MAX;
            }
        }
    }
}
