//! One value for each point.

use std::ops::{Index, IndexMut};

use super::{Point, Size};

/// A value for each point of a board, indexed by [`Point`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid<T> {
    size: Size,
    cells: Vec<T>,
}

impl<T: Clone> Grid<T> {
    /// The same value everywhere.
    pub fn filled(size: Size, value: T) -> Self {
        Self {
            size,
            cells: vec![value; size.area()],
        }
    }
}

impl<T> Grid<T> {
    /// The value that `of` gives for each point.
    pub fn from_fn(size: Size, of: impl FnMut(Point) -> T) -> Self {
        Self {
            size,
            cells: size.points().map(of).collect(),
        }
    }

    /// The size of the board it covers.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Each point with its value, row by row from the top left.
    pub fn iter(&self) -> impl Iterator<Item = (Point, &T)> {
        self.size.points().zip(&self.cells)
    }

    #[inline]
    fn offset(&self, point: Point) -> usize {
        debug_assert!(self.size.contains(point), "{point:?} on {}", self.size);
        point.row as usize * self.size.lines() as usize + point.col as usize
    }
}

/// Indexing off the board is a mistake: it panics in debug builds, and may find
/// another point in release builds.
impl<T> Index<Point> for Grid<T> {
    type Output = T;

    #[inline]
    fn index(&self, point: Point) -> &T {
        &self.cells[self.offset(point)]
    }
}

impl<T> IndexMut<Point> for Grid<T> {
    #[inline]
    fn index_mut(&mut self, point: Point) -> &mut T {
        let offset = self.offset(point);
        &mut self.cells[offset]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_found_where_it_was_put() {
        let mut grid = Grid::from_fn(Size::NINE, |point| (point.col, point.row));
        assert_eq!(grid[Point::new(3, 7)], (3, 7));
        grid[Point::new(3, 7)] = (0, 0);
        assert_eq!(grid[Point::new(3, 7)], (0, 0));
        let moved = grid
            .iter()
            .filter(|&(point, &value)| value != (point.col, point.row));
        assert_eq!(moved.count(), 1);
    }
}
