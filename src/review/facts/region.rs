//! The parts of a board, as players speak of them.

use strum::VariantArray;

use crate::board::{Point, Size};

/// A third of a board in each direction: corners, sides and the center.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Region {
    /// The upper left corner.
    UpperLeft,
    /// The upper side.
    Upper,
    /// The upper right corner.
    UpperRight,
    /// The left side.
    Left,
    /// The center.
    Center,
    /// The right side.
    Right,
    /// The lower left corner.
    LowerLeft,
    /// The lower side.
    Lower,
    /// The lower right corner.
    LowerRight,
}

impl Region {
    /// The part of a board in which a point lies.
    #[must_use]
    pub fn of(point: Point, size: Size) -> Self {
        let third = size.lines() / 3;
        let part = |line: u8| match line {
            line if line < third => 0,
            line if line >= size.lines() - third => 2,
            _ => 1,
        };
        match (part(point.row), part(point.col)) {
            (0, 0) => Self::UpperLeft,
            (0, 1) => Self::Upper,
            (0, _) => Self::UpperRight,
            (1, 0) => Self::Left,
            (1, 1) => Self::Center,
            (1, _) => Self::Right,
            (_, 0) => Self::LowerLeft,
            (_, 1) => Self::Lower,
            (_, _) => Self::LowerRight,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_and_sides_are_as_wide_as_a_third_of_the_board() {
        let count = |size: Size, region| {
            let points = size.points();
            points.filter(|&at| Region::of(at, size) == region).count()
        };
        assert_eq!(count(Size::NINE, Region::UpperLeft), 9);
        assert_eq!(count(Size::NINETEEN, Region::LowerRight), 36);
        assert_eq!(count(Size::NINETEEN, Region::Lower), 42);
        assert_eq!(count(Size::NINETEEN, Region::Center), 49);
        assert_eq!(count(Size::THIRTEEN, Region::Left), 20);
    }

    #[test]
    fn rows_are_counted_from_the_top() {
        let of = |col, row| Region::of(Point::new(col, row), Size::NINETEEN);
        assert_eq!(of(3, 3), Region::UpperLeft);
        assert_eq!(of(9, 16), Region::Lower);
        assert_eq!(of(17, 9), Region::Right);
    }
}
