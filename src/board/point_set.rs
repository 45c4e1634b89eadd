//! A set of points.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use super::{Point, Size};

const STRIDE: usize = Size::LARGEST.lines() as usize;
const WORDS: usize = Size::LARGEST.area().div_ceil(64);

/// A set of points of one board, whatever its size, in 80 bytes.
///
/// Points are kept as bits and come out row by row from the top left. A point
/// beyond the largest board is in no set and cannot be added to one.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PointSet {
    words: [u64; WORDS],
}

impl PointSet {
    /// The set without points.
    pub const EMPTY: Self = Self { words: [0; WORDS] };

    /// Every point of a board.
    #[must_use]
    #[inline]
    pub fn all(size: Size) -> Self {
        WHOLE[usize::from(size.lines()).min(STRIDE)]
    }

    /// Whether `point` is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(&self, point: Point) -> bool {
        let (word, mask) = place(point);
        self.words[word] & mask != 0
    }

    /// Adds `point`; whether that changed the set.
    #[inline]
    pub const fn insert(&mut self, point: Point) -> bool {
        let (word, mask) = place(point);
        let before = self.words[word];
        self.words[word] |= mask;
        self.words[word] != before
    }

    /// Takes `point` out; whether it was there.
    #[inline]
    pub const fn remove(&mut self, point: Point) -> bool {
        let (word, mask) = place(point);
        let there = self.words[word] & mask != 0;
        self.words[word] &= !mask;
        there
    }

    /// Takes out the first point, row by row from the top left.
    #[inline]
    pub fn pop(&mut self) -> Option<Point> {
        let index = self.words.iter().position(|&word| word != 0)?;
        let bit = self.words[index].trailing_zeros() as usize;
        self.words[index] &= self.words[index] - 1;
        let offset = index * 64 + bit;
        // A bit is only ever set by `place`, so both fit.
        Some(Point::new((offset % STRIDE) as u8, (offset / STRIDE) as u8))
    }

    /// How many points there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Whether there are no points.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Whether the two sets share no point.
    #[must_use]
    #[inline]
    pub fn is_disjoint(&self, other: &Self) -> bool {
        (*self & *other).is_empty()
    }

    /// Whether every point of this set is in `other`.
    #[must_use]
    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    /// The points, row by row from the top left.
    pub fn iter(&self) -> impl Iterator<Item = Point> + use<> {
        let mut left = *self;
        std::iter::from_fn(move || left.pop())
    }

    /// The points of this set that lines join to `start`, and `start` itself.
    #[must_use]
    pub fn connected(&self, size: Size, start: Point) -> Self {
        let mut found = Self::from_iter([start]);
        loop {
            let more = found.beside(size) & *self;
            let grown = found | more;
            if grown == found {
                return found;
            }
            found = grown;
        }
    }

    /// The set in pieces that no line joins, each of them connected.
    pub fn regions(&self, size: Size) -> impl Iterator<Item = Self> + use<> {
        let mut left = *self;
        std::iter::from_fn(move || {
            let start = left.iter().next()?;
            let region = left.connected(size, start);
            left = left - region;
            Some(region)
        })
    }

    /// The points outside the set that a line joins to one inside.
    #[must_use]
    pub fn border(&self, size: Size) -> Self {
        self.beside(size) - *self
    }

    /// The points of a board that a line joins to one of the set; points of the
    /// set among them where two lie side by side.
    #[must_use]
    pub fn beside(&self, size: Size) -> Self {
        let left = self.earlier(1) - Self::LAST_COLUMN;
        let right = self.later(1) - Self::FIRST_COLUMN;
        let up_and_down = self.earlier(STRIDE) | self.later(STRIDE);
        (left | right | up_and_down) & Self::all(size)
    }

    /// Every point moved on by some places in the order of points.
    #[inline]
    fn later(&self, places: usize) -> Self {
        let mut words = [0; WORDS];
        let mut carry = 0;
        for (to, &from) in words.iter_mut().zip(&self.words) {
            *to = from << places | carry;
            carry = from >> (64 - places);
        }
        Self { words }
    }

    /// Every point moved back by some places in the order of points.
    #[inline]
    fn earlier(&self, places: usize) -> Self {
        let mut words = [0; WORDS];
        let mut carry = 0;
        for (to, &from) in words.iter_mut().zip(&self.words).rev() {
            *to = from >> places | carry;
            carry = from << (64 - places);
        }
        Self { words }
    }

    const FIRST_COLUMN: Self = Self::block(1, STRIDE);
    const LAST_COLUMN: Self = {
        let (all, most) = (Self::block(STRIDE, STRIDE), Self::block(STRIDE - 1, STRIDE));
        let mut words = all.words;
        let mut at = 0;
        while at < WORDS {
            words[at] &= !most.words[at];
            at += 1;
        }
        Self { words }
    };

    /// The first columns and rows of the largest board.
    const fn block(columns: usize, rows: usize) -> Self {
        let mut words = [0; WORDS];
        let mut row = 0;
        while row < rows {
            let mut column = 0;
            while column < columns {
                let offset = row * STRIDE + column;
                words[offset / 64] |= 1 << (offset % 64);
                column += 1;
            }
            row += 1;
        }
        Self { words }
    }
}

/// Every point of a board, by how many lines it has.
static WHOLE: [PointSet; STRIDE + 1] = {
    let mut whole = [PointSet::EMPTY; STRIDE + 1];
    let mut lines = 0;
    while lines <= STRIDE {
        whole[lines] = PointSet::block(lines, lines);
        lines += 1;
    }
    whole
};

/// Which word holds a point, and which bit of it: none for a point that no
/// board has.
#[inline]
const fn place(point: Point) -> (usize, u64) {
    let (row, col) = (point.row as usize, point.col as usize);
    let offset = row * STRIDE + col;
    let on_a_board = (row < STRIDE && col < STRIDE) as u64;
    (offset / 64 % WORDS, on_a_board << (offset % 64))
}

impl BitAnd for PointSet {
    type Output = Self;

    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        for (word, more) in self.words.iter_mut().zip(other.words) {
            *word &= more;
        }
        self
    }
}

impl BitOr for PointSet {
    type Output = Self;

    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        for (word, more) in self.words.iter_mut().zip(other.words) {
            *word |= more;
        }
        self
    }
}

impl Sub for PointSet {
    type Output = Self;

    #[inline]
    fn sub(mut self, other: Self) -> Self {
        for (word, less) in self.words.iter_mut().zip(other.words) {
            *word &= !less;
        }
        self
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(points);
        set
    }
}

impl Extend<Point> for PointSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        for point in points {
            self.insert(point);
        }
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_come_out_in_order_and_once() {
        let points = [Point::new(24, 24), Point::new(3, 0), Point::new(0, 1)];
        let mut set: PointSet = points.into_iter().chain(points).collect();
        assert_eq!(set.len(), 3);
        assert!(!set.insert(Point::new(3, 0)));
        let mut sorted = points;
        sorted.sort();
        assert_eq!(set.iter().collect::<Vec<_>>(), sorted);
        assert!(set.remove(Point::new(3, 0)));
        assert!(!set.remove(Point::new(3, 0)));
        assert!(!set.contains(Point::new(3, 0)));
    }

    #[test]
    fn a_point_of_no_board_is_in_no_set() {
        let mut set = PointSet::all(Size::LARGEST);
        for point in [Point::new(25, 0), Point::new(0, 25), Point::new(255, 255)] {
            assert!(!set.contains(point));
            assert!(!set.insert(point));
            assert!(!set.remove(point));
        }
        assert_eq!(set, PointSet::all(Size::LARGEST));
    }

    #[test]
    fn a_whole_board_of_any_size_fits() {
        for lines in 2..=25 {
            let size = Size::new(lines).unwrap();
            let all = PointSet::all(size);
            assert_eq!(all.len(), size.area());
            assert!(all.iter().eq(size.points()));
            assert_eq!(all.connected(size, Point::new(1, 0)), all);
            assert!(all.border(size).is_empty());
        }
    }

    #[test]
    fn what_lies_beside_a_point_are_its_neighbours() {
        for lines in [2, 9, 24, 25] {
            let size = Size::new(lines).unwrap();
            for point in size.points() {
                let neighbours: PointSet = size.neighbours(point).collect();
                assert_eq!(PointSet::from_iter([point]).beside(size), neighbours);
            }
        }
    }

    #[test]
    fn regions_are_what_lines_join() {
        let wall = Size::NINE.points().filter(|point| point.col == 4);
        let wall: PointSet = wall.collect();
        let outside = PointSet::all(Size::NINE) - wall;
        let regions: Vec<_> = outside.regions(Size::NINE).collect();
        assert_eq!(regions.len(), 2);
        assert!(regions[0].is_disjoint(&regions[1]));
        assert_eq!(regions[0] | regions[1], outside);
        assert_eq!(regions[0].border(Size::NINE), wall);
        assert!((regions[0] & wall).is_empty());
        assert!(wall.is_subset(&PointSet::all(Size::NINE)));
    }
}
