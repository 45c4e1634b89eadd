//! Boards with random planes, for timings.

use jego::ai::net::{Features, GLOBALS};
use jego::board::{InvalidSize, Size};

use super::random::Dice;

/// Boards on which points are about a quarter full of planes.
pub(super) fn boards(lines: u8, count: usize, seed: u64) -> Result<Vec<Features>, InvalidSize> {
    let size = Size::new(lines)?;
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
    Ok((0..count).map(board).collect())
}
