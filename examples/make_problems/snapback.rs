//! Snapbacks: a stone is given up, and whoever takes it is taken with more.

use jego::board::{Color, Point};
use jego::go::Board;

/// A stone of the chain that is taken back where `by` gives up a stone on a
/// point; `None` where that is no snapback.
pub(crate) fn victim(board: &Board, by: Color, point: Point) -> Option<Point> {
    let mut after = board.clone();
    if after.stone(point).is_some() || after.effect(by, point).suicide {
        return None;
    }
    after.play(by, point);
    if after.liberties(point) != 1 || after.chain_len(point) > 2 {
        return None;
    }
    let takes = after.liberty_points(point).iter().next()?;
    if after.effect(by.other(), takes).suicide {
        return None;
    }
    let size = board.size();
    let mut beside = size.neighbours(takes);
    let victim = beside.find(|&stone| after.stone(stone) == Some(by.other()))?;
    after.play(by.other(), takes);
    let back = after.liberty_points(takes).iter().next()?;
    let is_taken = after.liberties(takes) == 1 && !after.effect(by, back).suicide;
    (is_taken && after.stone(point).is_none() && after.chain_len(takes) > 2).then_some(victim)
}
