//! What a quiet board is worth.

use super::capture_board::{Bits, CaptureBoard, Placed, each};

/// What a chain is worth by its liberties; more than the last entry count no
/// further.
const CHAIN: [i32; 7] = [-400, -200, -40, -10, 4, 8, 10];
/// What a point is worth that one side can fill in safety and the other cannot:
/// whoever runs out of such points has to fill their own liberties.
const SAFE_POINT: i32 = 14;
/// What a liberty is worth.
const LIBERTY: i32 = 3;

/// How much better the side to play stands.
pub(super) fn evaluate(board: &CaptureBoard) -> i32 {
    let turned = board.passed();
    let mut value = side_value(board, board.own) - side_value(board, board.other);
    for bit in each(board.empty()) {
        let own = is_safe(board, bit);
        let other = is_safe(&turned, bit);
        value += SAFE_POINT * (i32::from(own) - i32::from(other));
    }
    value
}

/// Whether a stone there is not in atari at once.
pub(super) fn is_safe(board: &CaptureBoard, bit: Bits) -> bool {
    match board.placed(bit) {
        Placed::Captures => true,
        Placed::Suicide => false,
        Placed::Stands(liberties) => liberties > 1,
    }
}

fn side_value(board: &CaptureBoard, stones: Bits) -> i32 {
    let chains = board.chains(stones).map(|chain| {
        let liberties = board.liberties(chain).count_ones() as usize;
        CHAIN[liberties.min(CHAIN.len() - 1)]
    });
    let liberties = board.liberties(stones).count_ones().cast_signed();
    chains.sum::<i32>() + LIBERTY * liberties
}
