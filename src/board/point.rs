//! Where a stone can stand.

/// A crossing (or cell) of the board.
///
/// Counted from the top left, as SGF and the screen count. People and GTP
/// count rows from the bottom; [`Vertex`](super::Vertex) is the only place
/// that knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// Distance from the top edge. Declared first, so that points are ordered row by row.
    pub row: u8,
    /// Distance from the left edge.
    pub col: u8,
}

impl Point {
    /// The point in this column and row, both counted from 0 at the top left.
    #[must_use]
    pub const fn new(col: u8, row: u8) -> Self {
        Self { row, col }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_ordered_row_by_row() {
        let mut points = [Point::new(0, 1), Point::new(2, 0), Point::new(1, 0)];
        points.sort();
        assert_eq!(
            points,
            [Point::new(1, 0), Point::new(2, 0), Point::new(0, 1)]
        );
    }
}
