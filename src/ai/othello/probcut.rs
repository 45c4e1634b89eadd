//! ProbCut: a shallow search stands for a deep one that would almost surely fail
//! high or low.

use super::evaluation::DISC;
use super::search::Search;
use crate::othello::Bits;

/// From which depth on a shallow search may stand for a deep one.
const DEEP: u32 = 5;

impl Search {
    /// The bound that a much shallower search gives, where it says that the whole
    /// search would almost surely leave the window on one side.
    pub(super) fn probcut(&mut self, bits: Bits, depth: u32, alpha: i32, beta: i32) -> Option<i32> {
        if depth < DEEP || beta - alpha != 1 {
            return None;
        }
        let shallow = depth / 4 * 2 + (depth & 1);
        let shallow = shallow.min(depth - 2);
        let margin = margin(bits.empties(), depth, shallow);
        let guess = self.evaluation.of(bits);
        let high = beta + margin;
        if guess >= beta && high < 64 * DISC {
            let value = self.midgame(bits, shallow, high - 1, high);
            if value >= high {
                return Some(beta);
            }
        }
        let low = alpha - margin;
        if guess <= alpha && low > -64 * DISC {
            let value = self.midgame(bits, shallow, low, low + 1);
            if value <= low {
                return Some(alpha);
            }
        }
        None
    }
}

/// By how much searches of two depths may differ, in all but a few of a hundred
/// positions.
fn margin(empties: u32, depth: u32, shallow: u32) -> i32 {
    let gap = (depth - shallow).cast_signed();
    let late = (60 - empties.min(60).cast_signed()) / 12;
    DISC * (6 + late + gap / 2) * 3 / 4
}
