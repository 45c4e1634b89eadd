//! The symmetries of the board, under which the network can be shown a position.

use super::Features;
use crate::board::{Point, Size};

/// One of the eight ways to lay a board on itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry(u8);

impl Symmetry {
    /// All of them, the identity first.
    pub const ALL: [Self; 8] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];
    /// The board as it lies.
    pub const IDENTITY: Self = Self(0);
    /// Rows and columns both flipped, and then transposed: the reflection in the
    /// diagonal from the bottom left to the top right.
    pub const ANTITRANSPOSE: Self = Self(7);

    /// Its number: 1 flips rows, 2 flips columns, 4 transposes, in this order.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Where a point comes to lie.
    #[must_use]
    pub fn apply(self, point: Point, size: Size) -> Point {
        let last = size.lines().saturating_sub(1);
        let flip = |line: u8, bit: u8| match self.0 & bit {
            0 => line,
            _ => last.saturating_sub(line),
        };
        let (row, col) = (flip(point.row, 1), flip(point.col, 2));
        match self.0 & 4 {
            0 => Point::new(col, row),
            _ => Point::new(row, col),
        }
    }

    /// The features of a board that is laid down under it.
    #[must_use]
    pub fn features(self, features: &Features) -> Features {
        let size = features.size;
        let mut result = features.clone();
        for point in size.points() {
            let from = features.points.get(Features::index(size, point));
            let to = Features::index(size, self.apply(point, size));
            if let (Some(from), Some(to)) = (from, result.points.get_mut(to)) {
                *to = *from;
            }
        }
        result
    }

    /// Brings what was computed for each point of a board that was laid down under
    /// it back to where the points lie; what comes after the points stays.
    pub fn turn_back(self, size: Size, numbers: &mut [f32]) {
        if self == Self::IDENTITY {
            return;
        }
        let mut laid = [0.0; Size::LARGEST.area()];
        for (to, &from) in laid.iter_mut().zip(&*numbers).take(size.area()) {
            *to = from;
        }
        for (place, point) in size.points().enumerate() {
            let from = laid.get(Features::index(size, self.apply(point, size)));
            if let (Some(from), Some(to)) = (from, numbers.get_mut(place)) {
                *to = *from;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_under_a_symmetry_comes_from_one_point() {
        let size = Size::NINE;
        let mut features = Features {
            size,
            ..Features::default()
        };
        for (number, point) in size.points().enumerate() {
            features.points[Features::index(size, point)] = u16::try_from(number + 1).unwrap();
        }
        for symmetry in Symmetry::ALL {
            let found = symmetry.features(&features);
            let mut all = found.points[..size.area()].to_vec();
            all.sort_unstable();
            assert_eq!(all, features.points[..size.area()], "{symmetry:?}");
            for point in size.points() {
                let to = symmetry.apply(point, size);
                assert_eq!(
                    found.points[Features::index(size, to)],
                    features.points[Features::index(size, point)],
                    "{symmetry:?}"
                );
            }
        }
    }

    #[test]
    fn what_is_computed_for_a_turned_board_comes_back_to_its_points() {
        let size = Size::NINE;
        let mut features = Features {
            size,
            ..Features::default()
        };
        for (number, place) in features.points[..size.area()].iter_mut().enumerate() {
            *place = number as u16;
        }
        for symmetry in Symmetry::ALL {
            let turned = symmetry.features(&features);
            let points = turned.points[..size.area()].iter();
            let mut numbers: Vec<f32> = points.map(|&bits| f32::from(bits)).collect();
            numbers.push(-1.0);
            symmetry.turn_back(size, &mut numbers);
            let expected = (0..size.area()).map(|number| number as f32).chain([-1.0]);
            assert!(numbers.iter().copied().eq(expected), "{symmetry:?}");
        }
    }

    #[test]
    fn the_eight_symmetries_differ_and_the_antitranspose_is_a_reflection() {
        let size = Size::NINE;
        let image = |symmetry: Symmetry| symmetry.apply(Point::new(1, 3), size);
        for (number, one) in Symmetry::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(one.number()), number);
            for two in Symmetry::ALL.into_iter().filter(|&two| two != one) {
                assert_ne!(image(one), image(two), "{one:?} {two:?}");
            }
        }
        assert_eq!(image(Symmetry::IDENTITY), Point::new(1, 3));
        assert_eq!(image(Symmetry::ANTITRANSPOSE), Point::new(5, 7));
    }
}
