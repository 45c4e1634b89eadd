//! The sixteen squares.

use crate::board::{Point, Size};

/// A square of the board, numbered from 0 at the top left, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Every square, by number.
    pub const ALL: [Self; 16] = {
        let mut all = [Self(0); 16];
        let mut number = 0;
        while number < 16 {
            all[number as usize] = Self(number);
            number += 1;
        }
        all
    };

    /// The size of the board: 4×4.
    pub const BOARD: Size = match Size::new(4) {
        Ok(size) => size,
        Err(_) => Size::SMALLEST,
    };

    /// The square with this number, from 0 to 15.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < 16 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The square at a point; `None` off the board.
    #[must_use]
    pub const fn at(point: Point) -> Option<Self> {
        if Self::BOARD.contains(point) {
            Some(Self(point.row * 4 + point.col))
        } else {
            None
        }
    }

    /// Its number, from 0 to 15.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Where it is.
    #[must_use]
    #[inline]
    pub const fn point(self) -> Point {
        Point::new(self.0 % 4, self.0 / 4)
    }

    /// The square whose number is in the lowest four bits.
    #[inline]
    pub(super) const fn of_bits(bits: u32) -> Self {
        Self((bits & 15) as u8)
    }

    /// Its bit in a set of squares.
    #[inline]
    pub(super) const fn bit(self) -> u16 {
        1 << (self.0 & 15)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_numbered_row_by_row_from_the_top_left() {
        let points: Vec<Point> = Square::BOARD.points().collect();
        let squares: Vec<Point> = Square::ALL.iter().map(|square| square.point()).collect();
        assert_eq!(points, squares);
        for square in Square::ALL {
            assert_eq!(Square::at(square.point()), Some(square));
            assert_eq!(Square::new(square.number()), Some(square));
        }
        assert_eq!(Square::new(16), None);
        assert_eq!(Square::at(Point::new(4, 0)), None);
        assert_eq!(Square::at(Point::new(0, 255)), None);
    }
}
