//! Stones that are looked for, wherever and however they lie.

use std::collections::HashSet;

use crate::board::{ByColor, Color, Grid, Point, PointSet, Size};

/// A rectangle of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Area {
    /// Its corner at the top left.
    pub first: Point,
    /// Its corner at the bottom right.
    pub last: Point,
}

impl Area {
    /// The whole board.
    #[must_use]
    pub const fn whole(size: Size) -> Self {
        let end = size.lines() - 1;
        Self {
            first: Point::new(0, 0),
            last: Point::new(end, end),
        }
    }

    /// The rectangle between two points, in whatever order they come.
    #[must_use]
    pub fn between(a: Point, b: Point) -> Self {
        Self {
            first: Point::new(a.col.min(b.col), a.row.min(b.row)),
            last: Point::new(a.col.max(b.col), a.row.max(b.row)),
        }
    }

    /// Its points.
    pub fn points(self) -> impl Iterator<Item = Point> {
        let rows = self.first.row..=self.last.row;
        rows.flat_map(move |row| {
            (self.first.col..=self.last.col).map(move |col| Point::new(col, row))
        })
    }
}

/// Stones in a part of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    size: Size,
    area: Area,
    stones: ByColor<PointSet>,
}

/// A part of a board without stones, of which every board is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no stone stands in this part of the board")]
pub struct NoStones;

impl Pattern {
    /// What stands in a part of the board.
    ///
    /// # Errors
    ///
    /// [`NoStones`].
    pub fn of(size: Size, stones: &ByColor<PointSet>, area: Area) -> Result<Self, NoStones> {
        let inside: PointSet = area.points().filter(|&at| size.contains(at)).collect();
        let stones = ByColor::from_fn(|color| stones[color] & inside);
        if stones.black.is_empty() && stones.white.is_empty() {
            return Err(NoStones);
        }
        Ok(Self { size, area, stones })
    }

    /// The same board seen in one of eight ways, and with the colors swapped.
    fn seen(&self, symmetry: u8, swapped: bool) -> Self {
        let turned = |point| turned(point, self.size, symmetry);
        let stones = ByColor::from_fn(|color: Color| {
            let color = if swapped { color.other() } else { color };
            self.stones[color].iter().map(turned).collect()
        });
        Self {
            size: self.size,
            area: Area::between(turned(self.area.first), turned(self.area.last)),
            stones,
        }
    }

    /// The columns, or rows, by which it can be moved. What touches an edge of the
    /// board stays at it, and what does not stays off it: a stone on the first
    /// line is another stone than one on the second.
    fn shifts(&self, of: fn(Point) -> u8) -> std::ops::RangeInclusive<i16> {
        let end = i16::from(self.size.lines()) - 1;
        let (first, last) = (
            i16::from(of(self.area.first)),
            i16::from(of(self.area.last)),
        );
        if first == 0 || last == end {
            return 0..=0;
        }
        1 - first..=end - 1 - last
    }

    /// It moved by so many columns and rows; what leaves the board is gone.
    fn moved(&self, cols: i16, rows: i16) -> Placement {
        let moved = |point: Point| {
            let by = |line: u8, by: i16| u8::try_from(i16::from(line) + by).ok();
            Some(Point::new(by(point.col, cols)?, by(point.row, rows)?))
        };
        Placement {
            area: self.area.points().filter_map(moved).collect(),
            stones: ByColor::from_fn(|color| self.stones[color].iter().filter_map(moved).collect()),
        }
    }
}

/// A point of a square board under one of its eight symmetries.
fn turned(point: Point, size: Size, symmetry: u8) -> Point {
    let end = size.lines() - 1;
    let Point { mut col, mut row } = point;
    if symmetry & 1 != 0 {
        col = end - col;
    }
    if symmetry & 2 != 0 {
        row = end - row;
    }
    if symmetry & 4 != 0 {
        (col, row) = (row, col);
    }
    Point::new(col, row)
}

/// A pattern at one place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Placement {
    area: PointSet,
    stones: ByColor<PointSet>,
}

impl Placement {
    fn is_on(&self, stones: &ByColor<PointSet>) -> bool {
        Color::BOTH
            .into_iter()
            .all(|color| stones[color] & self.area == self.stones[color])
    }
}

/// Every place at which a pattern can lie, under the eight symmetries and in both
/// colors.
#[derive(Clone, Debug)]
pub struct Placements {
    all: Vec<Placement>,
    /// The placements that have a say about each point.
    about: Grid<Vec<u32>>,
}

impl Placements {
    /// All of a pattern.
    #[must_use]
    pub fn of(pattern: &Pattern) -> Self {
        let mut known = HashSet::new();
        let mut all = Vec::new();
        for symmetry in 0..8 {
            for swapped in [false, true] {
                let seen = pattern.seen(symmetry, swapped);
                for rows in seen.shifts(|point| point.row) {
                    for cols in seen.shifts(|point| point.col) {
                        let placement = seen.moved(cols, rows);
                        if known.insert((placement.area, placement.stones)) {
                            all.push(placement);
                        }
                    }
                }
            }
        }
        let mut about = Grid::filled(pattern.size, Vec::new());
        for (index, placement) in (0..).zip(&all) {
            for point in placement.area.iter() {
                about[point].push(index);
            }
        }
        Self { all, about }
    }

    /// How many places there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether the pattern lies anywhere on a board.
    #[must_use]
    pub fn are_on(&self, stones: &ByColor<PointSet>) -> bool {
        self.all.iter().any(|placement| placement.is_on(stones))
    }

    /// Whether it lies somewhere where it did not lie before these points changed.
    #[must_use]
    pub fn come_about(&self, stones: &ByColor<PointSet>, changed: PointSet) -> bool {
        changed.iter().any(|point| {
            let about = self.about[point].iter();
            let mut about = about.filter_map(|&index| self.all.get(index as usize));
            about.any(|placement| placement.is_on(stones))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Diagram;

    fn stones(picture: &str) -> (Size, ByColor<PointSet>) {
        let diagram = Diagram::parse(picture).unwrap();
        let size = diagram.size();
        let of = |color| {
            let points = size.points();
            points
                .filter(|&at| diagram.stone(at) == Some(color))
                .collect()
        };
        (size, ByColor::from_fn(of))
    }

    fn placements(picture: &str, area: Area) -> Placements {
        let (size, stones) = stones(picture);
        Placements::of(&Pattern::of(size, &stones, area).unwrap())
    }

    const CORNER: &str = "
        . . . . .
        . . . . .
        . . . . .
        . X . . .
        . . O . .
    ";

    #[test]
    fn a_corner_is_found_in_every_corner_turned_mirrored_and_in_both_colors() {
        let corner = Area::between(Point::new(0, 4), Point::new(2, 3));
        let found = placements(CORNER, corner);
        assert_eq!(found.len(), 16);
        for same in [
            CORNER,
            ". . . . .\n. . . . .\n. . . . .\n. . . O .\n. . X . .",
            ". . O . .\n. X . . .\n. . . . .\n. . . . .\n. . . . .",
            ". . . . .\n. O . . .\nX . . . .\n. . . . .\n. . . . .",
        ] {
            assert!(found.are_on(&stones(same).1), "{same}");
        }
        for other in [
            // Not at the corner, not the same stones, one stone more.
            ". . . . .\n. . . . .\n. X . . .\n. . O . .\n. . . . .",
            ". . . . .\n. . . . .\n. . . . .\n. X . . .\n. . X . .",
            ". . . . .\n. . . . .\n. . . . .\n. X . . .\n. O O . .",
        ] {
            assert!(!found.are_on(&stones(other).1), "{other}");
        }
    }

    #[test]
    fn a_side_slides_along_its_edge_and_the_middle_stays_off_the_edges() {
        let side = placements(
            ". . . . .\n. . . . .\n. . . . .\n. . . . .\n. . X . .",
            Area::between(Point::new(1, 4), Point::new(2, 4)),
        );
        assert!(side.are_on(&stones(". . . . .\n. . . . .\nO . . . .\n. . . . .\n. . . . .").1));
        assert!(!side.are_on(&stones(". . . . .\n. . . . .\n. O . . .\n. . . . .\n. . . . .").1));
        let middle = placements(
            ". . . . .\n. . . . .\n. . X . .\n. . . . .\n. . . . .",
            Area::between(Point::new(2, 2), Point::new(2, 2)),
        );
        assert_eq!(middle.len(), 18);
        assert!(middle.are_on(&stones(". . . . .\n. . . O .\n. . . . .\n. . . . .\n. . . . .").1));
        assert!(!middle.are_on(&stones("O . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .").1));
    }

    #[test]
    fn nothing_is_no_pattern() {
        let (size, stones) = stones(CORNER);
        let empty = Area::between(Point::new(0, 0), Point::new(2, 2));
        assert_eq!(Pattern::of(size, &stones, empty), Err(NoStones));
        assert!(Pattern::of(size, &stones, Area::whole(size)).is_ok());
    }
}
