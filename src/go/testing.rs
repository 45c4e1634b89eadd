//! Boards as pictures, for tests.

use crate::board::{ByColor, Diagram, Point, PointSet};
use crate::go::Board;

/// The board of a diagram.
#[track_caller]
pub(crate) fn board(text: &str) -> Board {
    let diagram = Diagram::parse(text).unwrap();
    let stones = ByColor::from_fn(|color| {
        let stands = |point: &Point| diagram.stone(*point) == Some(color);
        diagram.size().points().filter(stands).collect()
    });
    Board::of_stones(diagram.size(), &stones)
}

/// The points that a diagram draws with `mark`.
#[track_caller]
pub(crate) fn marks(text: &str, mark: char) -> PointSet {
    Diagram::parse(text).unwrap().marked(mark).collect()
}
