//! A part of a board that is looked for.

use crate::board::{Color, Point, Size};

/// What a pattern asks of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Nothing.
    Any,
    /// That it is empty.
    Empty,
    /// That a stone of this color stands there.
    Stone(Color),
}

/// A rectangle of points on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// The column of its left side, counted from 0.
    pub left: u8,
    /// The row of its upper side, likewise.
    pub top: u8,
    /// How many columns it has.
    pub width: u8,
    /// How many rows it has.
    pub height: u8,
}

/// Where a pattern may lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Freedom {
    /// A corner lies in corners, what touches a side anywhere along a side, and
    /// the rest anywhere.
    #[default]
    Slides,
    /// Where it was drawn, seen from any side of the board.
    Stays,
}

/// The first and the last line on which a side of a pattern may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first.
    pub first: u8,
    /// The last; not before the first.
    pub last: u8,
}

/// A part of a board that is looked for, and where it may lie.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    size: Size,
    width: u8,
    height: u8,
    /// Where its left side may be.
    columns: Span,
    /// Where its upper side may be.
    rows: Span,
    /// Row by row from the top left.
    cells: Vec<Cell>,
}

/// One of the eight symmetries of a board, with colors exchanged or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turning {
    /// Left becomes right.
    pub flips_columns: bool,
    /// The top becomes the bottom.
    pub flips_rows: bool,
    /// After that, columns become rows.
    pub transposes: bool,
    /// Black becomes White.
    pub swaps: bool,
}

impl Frame {
    /// A whole board.
    #[must_use]
    pub const fn whole(size: Size) -> Self {
        Self {
            left: 0,
            top: 0,
            width: size.lines(),
            height: size.lines(),
        }
    }

    /// The smallest with both points in it.
    #[must_use]
    pub fn between(one: Point, other: Point) -> Self {
        let (left, right) = (one.col.min(other.col), one.col.max(other.col));
        let (top, bottom) = (one.row.min(other.row), one.row.max(other.row));
        Self {
            left,
            top,
            width: right - left + 1,
            height: bottom - top + 1,
        }
    }

    /// The part of it that is on a board; a point at least.
    #[must_use]
    pub fn within(self, size: Size) -> Self {
        let last = size.lines() - 1;
        let (left, top) = (self.left.min(last), self.top.min(last));
        Self {
            left,
            top,
            width: self.width.clamp(1, size.lines() - left),
            height: self.height.clamp(1, size.lines() - top),
        }
    }

    /// Whether a point is in it.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.col >= self.left
            && point.row >= self.top
            && point.col - self.left < self.width
            && point.row - self.top < self.height
    }
}

impl Span {
    const fn only(line: u8) -> Self {
        Self {
            first: line,
            last: line,
        }
    }

    /// Where a side may be that begins at `at`, of which there are `len` lines.
    const fn of(at: u8, len: u8, size: Size, freedom: Freedom) -> Self {
        let room = size.lines() - len;
        match freedom {
            Freedom::Slides if at > 0 && at < room => Self {
                first: 0,
                last: room,
            },
            Freedom::Slides | Freedom::Stays => Self::only(at),
        }
    }

    /// The same seen from the other side.
    const fn flipped(self, room: u8) -> Self {
        Self {
            first: room - self.last,
            last: room - self.first,
        }
    }

    /// How many lines there are.
    pub(super) const fn len(self) -> usize {
        (self.last - self.first) as usize + 1
    }
}

impl Pattern {
    /// What is in a frame on a board. The frame is brought onto the board.
    pub fn of_frame(
        size: Size,
        frame: Frame,
        freedom: Freedom,
        cell: impl Fn(Point) -> Cell,
    ) -> Self {
        let frame = frame.within(size);
        let rows = frame.top..frame.top + frame.height;
        let columns = frame.left..frame.left + frame.width;
        let points = rows.flat_map(|row| columns.clone().map(move |col| Point::new(col, row)));
        Self {
            size,
            width: frame.width,
            height: frame.height,
            columns: Span::of(frame.left, frame.width, size, freedom),
            rows: Span::of(frame.top, frame.height, size, freedom),
            cells: points.map(cell).collect(),
        }
    }

    /// Rows of cells, each as long as the others, with where their left and
    /// their upper side may be. There are no more than the board has.
    pub(super) const fn of_cells(
        size: Size,
        [width, height]: [u8; 2],
        [columns, rows]: [Span; 2],
        cells: Vec<Cell>,
    ) -> Self {
        debug_assert!(cells.len() == width as usize * height as usize);
        Self {
            size,
            width,
            height,
            columns,
            rows,
            cells,
        }
    }

    /// The board that it is on.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// How many columns it has.
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// How many rows it has.
    #[must_use]
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// Where its left side may be.
    #[must_use]
    pub const fn columns(&self) -> Span {
        self.columns
    }

    /// Where its upper side may be.
    #[must_use]
    pub const fn rows(&self) -> Span {
        self.rows
    }

    /// What it asks of a point, counted from its own top left.
    #[must_use]
    pub fn cell(&self, column: u8, row: u8) -> Cell {
        let index = usize::from(row) * usize::from(self.width) + usize::from(column);
        self.cells.get(index).copied().unwrap_or(Cell::Any)
    }

    /// Every cell with its column and row.
    pub fn cells(&self) -> impl Iterator<Item = (u8, u8, Cell)> + '_ {
        let rows = 0..self.height;
        let places = rows.flat_map(|row| (0..self.width).map(move |column| (column, row)));
        places.map(|(column, row)| (column, row, self.cell(column, row)))
    }

    /// Whether it asks for a stone anywhere.
    #[must_use]
    pub fn has_stones(&self) -> bool {
        self.cells.iter().any(|cell| matches!(cell, Cell::Stone(_)))
    }

    /// Whether it asks for the same as another, wherever they may lie.
    pub(super) fn asks_as(&self, other: &Self) -> bool {
        let shape = |of: &Self| (of.size, of.width, of.height);
        shape(self) == shape(other) && self.cells == other.cells
    }

    /// The same seen from another side.
    #[must_use]
    pub fn turned(&self, turning: Turning) -> Self {
        let room = |len: u8| self.size.lines() - len;
        let mut columns = self.columns;
        let mut rows = self.rows;
        if turning.flips_columns {
            columns = columns.flipped(room(self.width));
        }
        if turning.flips_rows {
            rows = rows.flipped(room(self.height));
        }
        let (mut width, mut height) = (self.width, self.height);
        if turning.transposes {
            std::mem::swap(&mut columns, &mut rows);
            std::mem::swap(&mut width, &mut height);
        }
        let places = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
        let cells = places.map(|(column, row)| {
            let (column, row) = turning.back(column, row, self.width, self.height);
            turning.cell(self.cell(column, row))
        });
        Self {
            size: self.size,
            width,
            height,
            columns,
            rows,
            cells: cells.collect(),
        }
    }
}

impl Turning {
    /// The eight symmetries with the colors as they are; the first changes
    /// nothing.
    pub fn symmetries() -> impl Iterator<Item = Self> {
        (0..8_u8).map(|bits| Self {
            flips_columns: bits & 1 != 0,
            flips_rows: bits & 2 != 0,
            transposes: bits & 4 != 0,
            swaps: false,
        })
    }

    /// The same eight, and again with colors exchanged.
    pub fn all() -> impl Iterator<Item = Self> {
        let swapped = Self::symmetries().map(|turning| Self {
            swaps: true,
            ..turning
        });
        Self::symmetries().chain(swapped)
    }

    /// Where a place of a rectangle of this width and height lies when it is
    /// turned.
    #[must_use]
    pub const fn forth(self, column: u8, row: u8, width: u8, height: u8) -> (u8, u8) {
        let column = if self.flips_columns {
            width - 1 - column
        } else {
            column
        };
        let row = if self.flips_rows {
            height - 1 - row
        } else {
            row
        };
        if self.transposes {
            (row, column)
        } else {
            (column, row)
        }
    }

    /// Where a place of the turned rectangle was before; width and height are
    /// those before it was turned.
    #[must_use]
    pub const fn back(self, column: u8, row: u8, width: u8, height: u8) -> (u8, u8) {
        let (column, row) = if self.transposes {
            (row, column)
        } else {
            (column, row)
        };
        let column = if self.flips_columns {
            width - 1 - column
        } else {
            column
        };
        let row = if self.flips_rows {
            height - 1 - row
        } else {
            row
        };
        (column, row)
    }

    /// A color as it is after it.
    #[must_use]
    pub const fn color(self, color: Color) -> Color {
        if self.swaps { color.other() } else { color }
    }

    const fn cell(self, cell: Cell) -> Cell {
        match cell {
            Cell::Stone(color) => Cell::Stone(self.color(color)),
            Cell::Any | Cell::Empty => cell,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pattern(size: Size, frame: Frame) -> Pattern {
        let stone = Point::new(frame.left, frame.top);
        Pattern::of_frame(size, frame, Freedom::Slides, |point| match point {
            _ if point == stone => Cell::Stone(Color::Black),
            _ => Cell::Empty,
        })
    }

    fn frame(left: u8, top: u8, width: u8, height: u8) -> Frame {
        Frame {
            left,
            top,
            width,
            height,
        }
    }

    #[test]
    fn a_corner_lies_in_corners_and_a_side_along_sides() {
        let spans = |frame| {
            let pattern = pattern(Size::NINE, frame);
            let (columns, rows) = (pattern.columns(), pattern.rows());
            [columns.first, columns.last, rows.first, rows.last]
        };
        assert_eq!(spans(frame(0, 5, 4, 4)), [0, 0, 5, 5]);
        assert_eq!(spans(frame(2, 0, 4, 3)), [0, 5, 0, 0]);
        assert_eq!(spans(frame(2, 2, 4, 3)), [0, 5, 0, 6]);
        assert_eq!(spans(Frame::whole(Size::NINE)), [0, 0, 0, 0]);
        let turning = Turning {
            flips_columns: true,
            transposes: true,
            ..Turning::default()
        };
        let turned = pattern(Size::NINE, frame(0, 5, 4, 3)).turned(turning);
        assert_eq!((turned.width(), turned.height()), (3, 4));
        assert_eq!((turned.rows(), turned.columns().len()), (Span::only(5), 7));
    }

    #[test]
    fn what_is_turned_forth_and_back_is_where_it_was() {
        for turning in Turning::all() {
            let turned = pattern(Size::NINE, frame(1, 2, 4, 3)).turned(turning);
            for (column, row, cell) in pattern(Size::NINE, frame(1, 2, 4, 3)).cells() {
                let (x, y) = turning.forth(column, row, 4, 3);
                assert_eq!(turned.cell(x, y), turning.cell(cell), "{turning:?}");
                assert_eq!(turning.back(x, y, 4, 3), (column, row), "{turning:?}");
            }
        }
    }

    #[test]
    fn a_frame_is_brought_onto_the_board() {
        let inside = frame(7, 30, 9, 0).within(Size::NINE);
        assert_eq!(inside, frame(7, 8, 2, 1));
        let drawn = Frame::between(Point::new(5, 1), Point::new(2, 3));
        assert_eq!(drawn, frame(2, 1, 4, 3));
        assert!(drawn.contains(Point::new(5, 3)) && !drawn.contains(Point::new(6, 3)));
    }
}
