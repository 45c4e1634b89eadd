//! What looks like an eye.

use crate::board::{Color, Point};

use super::Board;

/// Whether a stone of `color` on an empty point would fill an eye of its own:
/// the point is enclosed, and at most one corner is lost, at the edge none.
#[must_use]
pub fn fills_eye(board: &Board, color: Color, point: Point) -> bool {
    let size = board.size();
    if !size
        .neighbours(point)
        .all(|near| board.stone(near) == Some(color))
    {
        return false;
    }
    let corners = size.diagonals(point);
    let lost = corners
        .clone()
        .filter(|&corner| board.stone(corner) == Some(color.other()))
        .count();
    let at_edge = usize::from(corners.count() < 4);
    lost + at_edge < 2
}
