//! The midgame search: alpha-beta to a depth, and the evaluation there.

use super::evaluation::DISC;
use super::move_list::MoveList;
use super::search::Search;
use super::transposition::{NO_SQUARE, SOLVED};
use crate::othello::Bits;

/// From which depth on moves are ordered by the evaluation.
const EVALUATED: u32 = 3;

/// Squares by their worth for ordering: corners, and the X- and C-squares
/// beside them.
const PLACES: [(u64, i32); 3] = [
    (0x8100_0000_0000_0081, 8 * DISC),
    (0x0042_0000_0000_4200, -4 * DISC),
    (0x4281_0000_0000_8142, -2 * DISC),
];

impl Search {
    /// What the side to play can expect, `depth` moves ahead, in parts of a
    /// [`DISC`], by fail-soft alpha-beta: exact between `alpha` and `beta`, and a
    /// bound outside. Means nothing once the watch is over.
    pub(super) fn midgame(&mut self, bits: Bits, depth: u32, alpha: i32, beta: i32) -> i32 {
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
                _ => -self.midgame(passed, depth, -beta, -alpha),
            };
        }
        if depth == 1 {
            return self.one_move(bits, moves, alpha, beta);
        }
        self.search_moves(bits, moves, depth, alpha, beta)
    }

    fn one_move(&mut self, bits: Bits, mut moves: u64, alpha: i32, beta: i32) -> i32 {
        let mut best = i32::MIN;
        while moves != 0 && best < beta {
            let square = moves.trailing_zeros();
            moves &= moves - 1;
            let next = bits.after(square, bits.flips(square));
            best = best.max(-self.midgame(next, 0, -beta, -alpha.max(best)));
        }
        best
    }

    fn search_moves(
        &mut self,
        bits: Bits,
        moves: u64,
        depth: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> i32 {
        let mut known_best = NO_SQUARE;
        if let Some(entry) = self.table.probe(bits) {
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
        if let Some(value) = self.probcut(bits, depth, alpha, beta) {
            return value;
        }
        let (value, best) = self.try_moves(bits, moves, depth, (alpha, beta), known_best);
        if !self.watch.is_over() {
            self.table
                .store(bits, depth as u8, (alpha, beta), value, best);
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
        let mut list = MoveList::<64>::of(bits, moves);
        self.order_midgame_moves(&mut list, bits, depth, known_best);
        let mut best = (i32::MIN, NO_SQUARE);
        for mv in list.best_first() {
            let next = mv.after(bits);
            let floor = alpha.max(best.0);
            let mut value;
            if best.1 == NO_SQUARE || beta - floor <= 1 {
                value = -self.midgame(next, depth - 1, -beta, -floor);
            } else {
                value = -self.midgame(next, depth - 1, -floor - 1, -floor);
                if value > floor && value < beta {
                    value = -self.midgame(next, depth - 1, -beta, -value);
                }
            }
            if value > best.0 {
                best = (value, mv.square);
            }
            if best.0 >= beta || self.watch.is_over() {
                break;
            }
        }
        best
    }

    /// Move ordering: by the evaluation, and by how few replies a move leaves to
    /// the other side.
    fn order_midgame_moves(&self, list: &mut MoveList<64>, bits: Bits, depth: u32, known_best: u8) {
        for mv in list.iter_mut() {
            let next = mv.after(bits);
            let left = next.moves().count_ones().cast_signed();
            mv.score = -left * DISC;
            if depth >= EVALUATED {
                mv.score = mv.score / 4 - self.evaluation.of(next);
            } else {
                let square = 1_u64 << (mv.square & 63);
                let place = PLACES.iter().find(|(set, _)| set & square != 0);
                mv.score += place.map_or(0, |&(_, worth)| worth);
            }
            if mv.square == known_best {
                mv.score = i32::MAX;
            }
        }
    }
}
