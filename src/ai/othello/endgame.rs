//! The endgame solver: exact results, in whole discs.

use super::last_moves::{NEAR, last};
use super::move_list::MoveList;
use super::search::Search;
use super::stability::stable;
use super::transposition::{NO_SQUARE, SOLVED};
use crate::othello::Bits;

/// With how many empty squares moves are no longer ordered by what they leave
/// to the other side.
const FEW: u32 = 6;
/// With how many empty squares, or more, positions are stored in the table.
const KEPT: u32 = 9;
/// With how many empty squares, or more, moves are ordered by the evaluation.
const EVALUATED: u32 = 13;

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The four quadrants of the board. Who plays last in one gains by it, so that
/// quadrants with an odd number of empty squares come first (parity).
const QUADRANTS: [u64; 4] = [
    0x0000_0000_0F0F_0F0F,
    0x0000_0000_F0F0_F0F0,
    0x0F0F_0F0F_0000_0000,
    0xF0F0_F0F0_0000_0000,
];

/// The squares of the quadrants with an odd number of empty ones.
#[inline]
fn odd_quadrants(empty: u64) -> u64 {
    let mut odd = 0;
    for quadrant in QUADRANTS {
        // The parity of a set is the lowest bit of its count.
        if (empty & quadrant).count_ones() & 1 == 1 {
            odd |= quadrant;
        }
    }
    odd
}

impl Search {
    /// By how many discs the side to play wins with best play, by fail-soft
    /// alpha-beta: exact between `alpha` and `beta`, and a bound outside. Means
    /// nothing once the watch is over.
    pub(super) fn exact(&mut self, bits: Bits, alpha: i32, beta: i32) -> i32 {
        match bits.empties() {
            0..=FEW => self.few(bits, alpha, beta),
            empties => self.many(bits, empties, alpha, beta),
        }
    }

    /// Few empty squares: no table and no lists.
    fn few(&mut self, bits: Bits, mut alpha: i32, beta: i32) -> i32 {
        if !self.watch.tick() {
            return 0;
        }
        let empty = bits.empty();
        let odd = odd_quadrants(empty);
        if empty.count_ones() <= 4 {
            return last(bits, odd, alpha, beta);
        }
        let mut best = i32::MIN;
        for mut set in [empty & odd, empty & !odd] {
            while set != 0 {
                let square = set.trailing_zeros();
                set &= set - 1;
                if NEAR[(square & 63) as usize] & bits.other == 0 {
                    continue;
                }
                let flips = bits.flips(square);
                if flips == 0 {
                    continue;
                }
                best = best.max(-self.few(bits.after(square, flips), -beta, -alpha));
                if best >= beta {
                    return best;
                }
                alpha = alpha.max(best);
            }
        }
        match best {
            i32::MIN => self.pass(bits, alpha, beta),
            best => best,
        }
    }

    fn pass(&mut self, bits: Bits, alpha: i32, beta: i32) -> i32 {
        let passed = bits.passed();
        match passed.moves() {
            0 => bits.final_lead(),
            _ => -self.exact(passed, -beta, -alpha),
        }
    }

    fn many(&mut self, bits: Bits, empties: u32, mut alpha: i32, mut beta: i32) -> i32 {
        if !self.watch.tick() {
            return 0;
        }
        let moves = bits.moves();
        if moves == 0 {
            return self.pass(bits, alpha, beta);
        }
        if let Some(most) = stability_cutoff(bits, empties, alpha) {
            return most;
        }
        let mut known_best = NO_SQUARE;
        if empties >= KEPT
            && let Some(entry) = self.table.probe(bits)
        {
            known_best = entry.best;
            if entry.depth == SOLVED {
                let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
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
        let (value, best) = if empties <= 16 {
            self.try_all::<16>(bits, moves, known_best, alpha, beta)
        } else {
            self.try_all::<64>(bits, moves, known_best, alpha, beta)
        };
        if empties >= KEPT && !self.watch.is_over() {
            self.table.store(bits, SOLVED, (alpha, beta), value, best);
        }
        value
    }

    /// Principal variation search: the value of the best move, and the move.
    fn try_all<const N: usize>(
        &mut self,
        bits: Bits,
        moves: u64,
        known_best: u8,
        alpha: i32,
        beta: i32,
    ) -> (i32, u8) {
        let mut list = MoveList::<N>::of(bits, moves);
        if let Some(found) = self.order_endgame_moves(&mut list, bits, known_best, beta) {
            return found;
        }
        let mut best = (i32::MIN, NO_SQUARE);
        for mv in list.best_first() {
            let next = mv.after(bits);
            let floor = alpha.max(best.0);
            let mut value;
            if best.1 == NO_SQUARE || beta - floor <= 1 {
                value = -self.exact(next, -beta, -floor);
            } else {
                value = -self.exact(next, -floor - 1, -floor);
                if value > floor && value < beta {
                    value = -self.exact(next, -beta, -value);
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

    /// Move ordering, fastest first: a move that leaves the other side few replies
    /// is searched early and quickly. Where the table knows that one of them is
    /// enough for a cutoff (enhanced transposition cutoff), it is returned.
    fn order_endgame_moves<const N: usize>(
        &self,
        list: &mut MoveList<N>,
        bits: Bits,
        known_best: u8,
        beta: i32,
    ) -> Option<(i32, u8)> {
        let empties = bits.empties();
        let odd = odd_quadrants(bits.empty());
        for mv in list.iter_mut() {
            let next = mv.after(bits);
            if empties > KEPT
                && let Some(entry) = self.table.probe(next)
                && entry.depth == SOLVED
                && -i32::from(entry.upper) >= beta
            {
                return Some((-i32::from(entry.upper), mv.square));
            }
            let replies = next.moves();
            let left = (replies.count_ones() + (replies & CORNERS).count_ones()).cast_signed();
            mv.score = -left * 64;
            if odd >> mv.square & 1 == 1 {
                mv.score += 24;
            }
            if CORNERS >> mv.square & 1 == 1 {
                mv.score += 64;
            }
            if empties >= EVALUATED {
                mv.score -= self.evaluation.of(next) / 2;
            }
            if mv.square == known_best {
                mv.score = i32::MAX;
            }
        }
        None
    }
}

/// The stability cutoff: what the side to play can win at most, if that is no more
/// than `alpha` because of discs that it can never flip. Computed only where that
/// is likely.
#[inline]
fn stability_cutoff(bits: Bits, empties: u32, alpha: i32) -> Option<i32> {
    let likely = 2 * empties.cast_signed() - 6;
    if alpha < likely.min(24) {
        return None;
    }
    let most = 64 - 2 * stable(bits.other, bits.own).count_ones().cast_signed();
    (most <= alpha).then_some(most)
}
