//! Moves that are seen at a glance, or overlooked.

use rand::rngs::SmallRng;
use rand::{Rng as _, RngExt as _};

use super::capture_board::{Bits, CaptureBoard, Placed, each};
use crate::board::Point;

/// How often something is seen, from never (0) to always (1).
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// That a chain of the other side can be captured.
    pub(super) captures: f32,
    /// That a chain of one's own is about to be captured.
    pub(super) escapes: f32,
    /// That a chain of the other side can be put in atari.
    pub(super) ataris: f32,
    /// That a stone would stand in atari itself.
    pub(super) self_ataris: f32,
}

/// A point to play, by what is seen; `None` where no stone can be put.
pub(super) fn glance_point(
    board: &CaptureBoard,
    sight: Sight,
    rng: &mut SmallRng,
) -> Option<Point> {
    let mut sees = |chance: f32| rng.random::<f32>() < chance;
    let captures = board.in_atari(board.other);
    if captures != 0 && sees(sight.captures) {
        return pick(board, captures, rng);
    }
    let safe = points(board, |liberties| liberties > 1);
    let escapes = board.in_atari(board.own) & safe;
    if escapes != 0 && sees(sight.escapes) {
        return pick(board, escapes, rng);
    }
    let careful = sees(sight.self_ataris) && safe != 0;
    let legal = points(board, |_| true) | captures;
    let open = if careful { safe } else { legal };
    let ataris = open & putting_in_atari(board);
    if ataris != 0 && sees(sight.ataris) {
        return pick(board, ataris, rng);
    }
    weighed(board, open, rng)
}

/// Where a stone can be put that captures nothing, with liberties like these.
fn points(board: &CaptureBoard, fits: impl Fn(u32) -> bool) -> Bits {
    let good = |&bit: &Bits| match board.placed(bit) {
        Placed::Stands(liberties) => fits(liberties),
        Placed::Captures | Placed::Suicide => false,
    };
    each(board.empty())
        .filter(good)
        .fold(0, |all, bit| all | bit)
}

/// The liberties of chains that have two.
fn putting_in_atari(board: &CaptureBoard) -> Bits {
    let liberties = board
        .chains(board.other)
        .map(|chain| board.liberties(chain));
    liberties
        .filter(|liberties| liberties.count_ones() == 2)
        .fold(0, |all, two| all | two)
}

fn pick(board: &CaptureBoard, bits: Bits, rng: &mut SmallRng) -> Option<Point> {
    let nth = rng.random_range(0..bits.count_ones().max(1)) as usize;
    each(bits).nth(nth).map(|bit| board.point(bit))
}

/// Any of these points, rather those beside stones, and rather beside those of
/// the other side.
fn weighed(board: &CaptureBoard, bits: Bits, rng: &mut SmallRng) -> Option<Point> {
    let weight = |bit: Bits| {
        let around = board.beside(bit);
        let others = (around & board.other).count_ones();
        let own = (around & board.own).count_ones();
        1 + 3 * others + 2 * own
    };
    let total: u32 = each(bits).map(weight).sum();
    let mut left = (rng.next_u64() % u64::from(total.max(1))) as u32;
    let chosen = each(bits).find(|&bit| match left.checked_sub(weight(bit)) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    });
    chosen.map(|bit| board.point(bit))
}
