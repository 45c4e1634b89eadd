//! Boards with random planes, for timings and tests.

// From whoever includes this file: the paths inside the crate differ from those
// outside.
use super::random::Dice;
use super::{Features, GLOBALS, Size};

/// Boards on which each point has about a quarter of the planes.
pub(super) fn boards(size: Size, count: usize, seed: u64) -> Vec<Features> {
    let mut dice = Dice(seed | 1);
    let board = |_| {
        let mut board = Features {
            size,
            points: [0; Size::LARGEST.area()],
            globals: [0.0; GLOBALS],
        };
        for bits in board.points.iter_mut().take(size.area()) {
            *bits = (dice.bits() & dice.bits() >> 20 & 0xffff) as u16;
        }
        for number in &mut board.globals {
            *number = dice.number();
        }
        board
    };
    (0..count).map(board).collect()
}
