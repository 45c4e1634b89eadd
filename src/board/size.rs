//! How large a board is, and what follows from that alone.

use std::fmt;

use super::Point;

/// The side of a square board, from 2 to 25.
///
/// 25 is the most that one column letter can name (I is never used).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size(u8);

/// A board cannot have this many lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board has 2 to 25 lines, not {0}")]
pub struct InvalidSize(
    /// The number of lines asked for.
    pub u8,
);

impl Size {
    /// The smallest board.
    pub const SMALLEST: Self = Self(2);
    /// The largest board.
    pub const LARGEST: Self = Self(25);
    /// The board of beginners and of quick games.
    pub const NINE: Self = Self(9);
    /// The first board of someone who learns.
    pub const FIVE: Self = Self(5);
    /// The next one.
    pub const SEVEN: Self = Self(7);
    /// The board in between.
    pub const THIRTEEN: Self = Self(13);
    /// The board of tournaments.
    pub const NINETEEN: Self = Self(19);

    /// A board with `lines` lines on each side.
    ///
    /// # Errors
    ///
    /// [`InvalidSize`] outside 2 to 25.
    pub const fn new(lines: u8) -> Result<Self, InvalidSize> {
        match lines {
            2..=25 => Ok(Self(lines)),
            _ => Err(InvalidSize(lines)),
        }
    }

    /// How many lines there are on each side.
    #[must_use]
    #[inline]
    pub const fn lines(self) -> u8 {
        self.0
    }

    /// How many points there are.
    #[must_use]
    #[inline]
    pub const fn area(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// Whether `point` is on the board.
    #[must_use]
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        point.col < self.0 && point.row < self.0
    }

    /// Every point, row by row from the top left.
    pub fn points(self) -> impl DoubleEndedIterator<Item = Point> + Clone {
        let lines = self.0;
        (0..lines).flat_map(move |row| (0..lines).map(move |col| Point::new(col, row)))
    }

    /// The two to four points joined to `point` by a line.
    #[inline]
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> + Clone {
        let Point { row, col } = point;
        [
            Point::new(col, row.wrapping_sub(1)),
            Point::new(col.wrapping_sub(1), row),
            Point::new(col.saturating_add(1), row),
            Point::new(col, row.saturating_add(1)),
        ]
        .into_iter()
        .filter(move |&near| self.contains(near))
    }

    /// The one to four points that touch `point` at a corner.
    #[inline]
    pub fn diagonals(self, point: Point) -> impl Iterator<Item = Point> + Clone {
        let Point { row, col } = point;
        [
            Point::new(col.wrapping_sub(1), row.wrapping_sub(1)),
            Point::new(col.saturating_add(1), row.wrapping_sub(1)),
            Point::new(col.wrapping_sub(1), row.saturating_add(1)),
            Point::new(col.saturating_add(1), row.saturating_add(1)),
        ]
        .into_iter()
        .filter(move |&near| self.contains(near))
    }

    /// The three lines, from the top or from the left, on which star points
    /// lie: the fourth line of large boards and the third of small ones, the
    /// middle, and the same from the other side.
    #[must_use]
    pub const fn star_lines(self) -> [u8; 3] {
        let near = if self.0 >= 13 { 3 } else { 2 };
        [near, self.0 / 2, self.0.saturating_sub(1 + near)]
    }

    /// The marked points, row by row, where boards of this size are usually
    /// printed with them: nine, five, four, one, or none.
    #[must_use]
    pub fn star_points(self) -> Vec<Point> {
        let lines = self.0;
        let [near, middle, far] = self.star_lines();
        let odd = lines % 2 == 1;
        let mut points = Vec::with_capacity(9);
        if lines >= 7 {
            points.extend([
                Point::new(near, near),
                Point::new(far, near),
                Point::new(near, far),
                Point::new(far, far),
            ]);
        }
        if odd && lines >= 5 {
            points.push(Point::new(middle, middle));
        }
        if odd && lines >= 15 {
            points.extend([
                Point::new(middle, near),
                Point::new(near, middle),
                Point::new(far, middle),
                Point::new(middle, far),
            ]);
        }
        points.sort();
        points
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}×{0}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_two_to_twenty_five_lines() {
        for lines in 0..=u8::MAX {
            assert_eq!(Size::new(lines).is_ok(), (2..=25).contains(&lines));
        }
    }

    #[test]
    fn a_point_and_its_neighbours_are_neighbours_of_each_other() {
        for lines in 2..=25 {
            let size = Size::new(lines).unwrap();
            assert_eq!(size.points().count(), size.area());
            for point in size.points() {
                assert!(size.contains(point));
                assert!(
                    size.neighbours(point)
                        .all(|near| size.neighbours(near).any(|back| back == point))
                );
                assert!(
                    size.diagonals(point)
                        .all(|near| size.diagonals(near).any(|back| back == point))
                );
            }
        }
    }

    #[test]
    fn corners_edges_and_the_middle_have_two_three_and_four_neighbours() {
        let count = |col, row| Size::NINE.neighbours(Point::new(col, row)).count();
        assert_eq!(
            [count(0, 0), count(8, 8), count(4, 0), count(4, 4)],
            [2, 2, 3, 4]
        );
        let corners = |col, row| Size::NINE.diagonals(Point::new(col, row)).count();
        assert_eq!([corners(0, 0), corners(0, 4), corners(4, 4)], [1, 2, 4]);
    }

    #[test]
    fn star_points_are_where_boards_print_them() {
        let stars = |lines| {
            let stars = Size::new(lines).unwrap().star_points();
            stars.iter().map(|p| (p.col, p.row)).collect::<Vec<_>>()
        };
        assert_eq!(stars(9), [(2, 2), (6, 2), (4, 4), (2, 6), (6, 6)]);
        assert_eq!(stars(13), [(3, 3), (9, 3), (6, 6), (3, 9), (9, 9)]);
        assert_eq!(stars(19).len(), 9);
        assert_eq!(stars(19)[1], (9, 3));
        assert_eq!(stars(8), [(2, 2), (5, 2), (2, 5), (5, 5)]);
        assert_eq!(stars(5), [(2, 2)]);
        assert_eq!(stars(4), []);
    }

    #[test]
    fn star_points_look_the_same_from_all_sides() {
        for lines in 2..=25 {
            let size = Size::new(lines).unwrap();
            let stars = size.star_points();
            for &Point { row, col } in &stars {
                let turned = Point::new(lines - 1 - row, col);
                assert!(stars.contains(&turned), "{size} {turned:?}");
            }
        }
    }
}
