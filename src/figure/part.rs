//! A part of a board.

use crate::board::{Point, PointSet, Size};
use crate::record::GameKind;

use super::Figure;
use super::names::{point_name, point_named};

/// A rectangle of points, both corners included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    size: Size,
    first: Point,
    last: Point,
}

/// A text that names no part of a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPart {
    /// Neither a word nor two points.
    #[error(
        "{0:?} is no part of the board; two corners such as A1-K10, or one of all, auto, top, \
         bottom, left, right, top-left, top-right, bottom-left, bottom-right"
    )]
    Unknown(String),
    /// It names a point that is not there.
    #[error("{text:?} is not a point of this board, which goes from {from} to {to}")]
    Point {
        /// What was read.
        text: String,
        /// The first point there is.
        from: String,
        /// The last one.
        to: String,
    },
}

/// How many lines around what is on a board are shown with it.
const AROUND: u8 = 2;
/// A part that comes so near to an edge goes up to it: a corner without its edges
/// says nothing of life.
const NEAR_EDGE: u8 = 3;

impl Part {
    /// All of a board.
    #[must_use]
    pub const fn whole(size: Size) -> Self {
        let last = size.lines() - 1;
        Self {
            size,
            first: Point::new(0, 0),
            last: Point::new(last, last),
        }
    }

    /// The part between two points, in whichever order; points beside the board are
    /// moved onto it.
    #[must_use]
    pub fn between(size: Size, one: Point, other: Point) -> Self {
        let edge = size.lines() - 1;
        let on = |line: u8| line.min(edge);
        Self {
            size,
            first: Point::new(on(one.col.min(other.col)), on(one.row.min(other.row))),
            last: Point::new(on(one.col.max(other.col)), on(one.row.max(other.row))),
        }
    }

    /// The smallest part with all of some points; `None` without any.
    #[must_use]
    pub fn of(size: Size, points: &PointSet) -> Option<Self> {
        let start = points.iter().next()?;
        let (mut first, mut last) = (start, start);
        for Point { col, row } in points.iter() {
            first = Point::new(first.col.min(col), first.row.min(row));
            last = Point::new(last.col.max(col), last.row.max(row));
        }
        Some(Self { size, first, last })
    }

    /// The part around some points, up to the edges that are near; the whole board
    /// where there are none.
    #[must_use]
    pub fn around(size: Size, points: &PointSet) -> Self {
        let Some(Self { first, last, .. }) = Self::of(size, points) else {
            return Self::whole(size);
        };
        let edge = size.lines() - 1;
        let low = |line: u8| match line.saturating_sub(AROUND) {
            near if near <= NEAR_EDGE => 0,
            line => line,
        };
        let high = |line: u8| match (line + AROUND).min(edge) {
            near if edge - near <= NEAR_EDGE => edge,
            line => line,
        };
        Self {
            size,
            first: Point::new(low(first.col), low(first.row)),
            last: Point::new(high(last.col), high(last.row)),
        }
    }

    /// Whether a point is in it.
    #[must_use]
    pub const fn contains(&self, point: Point) -> bool {
        self.first.col <= point.col
            && point.col <= self.last.col
            && self.first.row <= point.row
            && point.row <= self.last.row
    }

    /// Whether it is all of the board.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        *self == Self::whole(self.size)
    }

    /// What it is called, by its corners: D10-K4.
    #[must_use]
    pub fn name(&self, kind: GameKind) -> String {
        let [first, last] = [self.first, self.last].map(|of| point_name(of, kind, self.size));
        format!("{first}-{last}")
    }

    /// Its top left.
    #[must_use]
    pub const fn first(&self) -> Point {
        self.first
    }

    /// Its bottom right.
    #[must_use]
    pub const fn last(&self) -> Point {
        self.last
    }

    /// How many columns it has.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.last.col - self.first.col + 1
    }

    /// How many rows.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        self.last.row - self.first.row + 1
    }
}

/// Which part of the board someone wants to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PartChoice {
    /// What the file shows (VW), or all of it.
    #[default]
    OfFile,
    /// What is around the stones.
    Around,
    /// This part.
    Part(Part),
}

impl PartChoice {
    /// The part that a text means: two corners, or a side or corner by name.
    ///
    /// # Errors
    ///
    /// [`InvalidPart`].
    pub fn parse(text: &str, kind: GameKind, size: Size) -> Result<Self, InvalidPart> {
        let name = text.trim().to_lowercase();
        let edge = size.lines() - 1;
        // A corner shows its middle lines too, so that what lies there can be seen.
        let (half, other) = (edge / 2 + edge % 2, edge / 2);
        let (mut first, mut last) = (Point::new(0, 0), Point::new(edge, edge));
        match name.as_str() {
            "all" => return Ok(Self::Part(Part::whole(size))),
            "auto" => return Ok(Self::Around),
            "top" => last.row = half,
            "bottom" => first.row = other,
            "left" => last.col = half,
            "right" => first.col = other,
            "top-left" => last = Point::new(half, half),
            "top-right" => (first.col, last.row) = (other, half),
            "bottom-left" => (first.row, last.col) = (other, half),
            "bottom-right" => first = Point::new(other, other),
            _ => {
                let unknown = || InvalidPart::Unknown(text.to_owned());
                let mut ends = name.split(['-', ':', ' ']).filter(|end| !end.is_empty());
                let (Some(one), Some(two), None) = (ends.next(), ends.next(), ends.next()) else {
                    return Err(unknown());
                };
                let point = |text: &str| {
                    point_named(text.trim(), kind, size).ok_or_else(|| InvalidPart::Point {
                        text: text.trim().to_owned(),
                        from: point_name(Point::new(0, edge), kind, size),
                        to: point_name(Point::new(edge, 0), kind, size),
                    })
                };
                return Ok(Self::Part(Part::between(size, point(one)?, point(two)?)));
            }
        }
        Ok(Self::Part(Part::between(size, first, last)))
    }

    /// Shows this part of a figure; `used` is what it is to go around.
    pub fn apply(self, figure: &mut Figure, used: &PointSet) {
        figure.part = match self {
            Self::OfFile => return,
            Self::Around => Part::around(figure.size(), used),
            Self::Part(part) if part.size == figure.size() => part,
            // Chosen on another board.
            Self::Part(_) => Part::whole(figure.size()),
        };
        figure.hidden = PointSet::EMPTY;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(text: &str) -> Result<(String, String), InvalidPart> {
        let (kind, size) = (GameKind::Go, Size::NINETEEN);
        let part = match PartChoice::parse(text, kind, size)? {
            PartChoice::OfFile => Part::whole(size),
            PartChoice::Around => {
                let used = [Point::new(16, 1), Point::new(12, 4)].into_iter().collect();
                Part::around(size, &used)
            }
            PartChoice::Part(part) => part,
        };
        let name = |point| point_name(point, kind, size);
        Ok((name(part.first()), name(part.last())))
    }

    #[test]
    fn parts_are_named_as_people_name_them() {
        for (text, first, last) in [
            ("all", "A19", "T1"),
            ("top-right", "K19", "T10"),
            ("bottom", "A10", "T1"),
            ("d4-K10", "D10", "K4"),
            ("K10 : d4", "D10", "K4"),
            // Up to the edges that are near, and two lines beyond the stones.
            ("auto", "L19", "T13"),
        ] {
            let text_part = part(text).unwrap();
            assert_eq!(text_part, (first.to_owned(), last.to_owned()), "{text}");
        }
    }

    #[test]
    fn what_is_no_part_is_named() {
        assert_eq!(
            part("D4-Z9").unwrap_err().to_string(),
            "\"z9\" is not a point of this board, which goes from A1 to T19"
        );
        let unknown = part("somewhere").unwrap_err().to_string();
        assert!(
            unknown.starts_with("\"somewhere\" is no part of the board"),
            "{unknown}"
        );
    }
}
