//! Boards as people write them in mails, forums and wikis.
//!
//! Two kinds are read: the `$$` notation of Go wikis and forums, of whole boards
//! and of parts, and plain rows of signs with or without coordinates, as
//! programs print them, this one too. [`TextDiagram::to_wiki`] writes the first.

mod plain;
mod wiki;

use super::{Color, Grid, Point, Size};

/// A position out of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextDiagram {
    stones: Grid<Option<Color>>,
    marks: Vec<(Point, DiagramMark)>,
    /// Moves by their number, in its order.
    moves: Vec<(u32, Point)>,
    first: Option<Color>,
}

/// What is marked on a point of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiagramMark {
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A circle.
    Circle,
    /// A cross.
    Cross,
    /// A letter.
    Label(char),
}

/// What is wrong with a text that looks like a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiagramFault {
    /// A sign that means nothing.
    #[error("line {line}: {character:?} means nothing in a diagram")]
    Character {
        /// The line, from 1.
        line: usize,
        /// What was found there.
        character: char,
    },
    /// A row that is longer or shorter than the first.
    #[error("line {line}: {found} points where the rows above have {expected}")]
    Uneven {
        /// The line, from 1.
        line: usize,
        /// How many points it has.
        found: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// All of a board, but not as many rows as columns.
    #[error("the board has {rows} rows and {columns} columns")]
    NotSquare {
        /// How many rows there are.
        rows: usize,
        /// How many columns.
        columns: usize,
    },
    /// More than the board has room for, or than any board has.
    #[error("{rows} rows of {columns} points are more than the board has")]
    TooLarge {
        /// How many rows there are.
        rows: usize,
        /// How many columns.
        columns: usize,
    },
}

impl TextDiagram {
    /// Reads a text; `None` if it is no diagram at all. A part of a board that
    /// does not say of which is taken to be of the size `usual`.
    ///
    /// # Errors
    ///
    /// [`DiagramFault`] if it is one with something wrong in it.
    pub fn parse(text: &str, usual: Option<Size>) -> Result<Option<Self>, DiagramFault> {
        if text.lines().any(|line| line.trim_start().starts_with("$$")) {
            return wiki::parse(text, usual);
        }
        plain::parse(text)
    }

    /// A diagram of what stands on a board.
    #[must_use]
    pub const fn of(stones: Grid<Option<Color>>, to_play: Color) -> Self {
        Self {
            stones,
            marks: Vec::new(),
            moves: Vec::new(),
            first: Some(to_play),
        }
    }

    /// The same with a mark; where a point has one, the first is shown.
    #[must_use]
    pub fn with_mark(mut self, point: Point, mark: DiagramMark) -> Self {
        self.marks.push((point, mark));
        self
    }

    /// The board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.stones.size()
    }

    /// The stone that stands on a point before any numbered move.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        self.stones[point]
    }

    /// What is marked where.
    #[must_use]
    pub fn marks(&self) -> &[(Point, DiagramMark)] {
        &self.marks
    }

    /// The moves that it shows as numbers, with whose they are.
    pub fn moves(&self) -> impl Iterator<Item = (Color, Point)> + '_ {
        let first = self.first.unwrap_or(Color::Black);
        self.moves.iter().map(move |&(number, point)| {
            let by = if number % 2 == 1 {
                first
            } else {
                first.other()
            };
            (by, point)
        })
    }

    /// Who plays first, if it says so.
    #[must_use]
    pub const fn to_play(&self) -> Option<Color> {
        self.first
    }
}

/// A sign of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell {
    stone: Option<Color>,
    mark: Option<DiagramMark>,
    number: Option<u32>,
}

impl Cell {
    const EMPTY: Self = Self {
        stone: None,
        mark: None,
        number: None,
    };

    const fn stone(color: Color) -> Self {
        Self {
            stone: Some(color),
            ..Self::EMPTY
        }
    }

    const fn marked(self, mark: DiagramMark) -> Self {
        Self {
            mark: Some(mark),
            ..self
        }
    }

    const fn numbered(number: u32) -> Self {
        Self {
            number: Some(number),
            ..Self::EMPTY
        }
    }
}

/// Rows of signs with the line that each stands in.
type Rows = Vec<(usize, Vec<Cell>)>;

/// How many columns the rows have, which must be the same in all.
fn columns(rows: &Rows) -> Result<usize, DiagramFault> {
    let expected = rows.first().map_or(0, |(_, row)| row.len());
    match rows.iter().find(|(_, row)| row.len() != expected) {
        None => Ok(expected),
        Some((line, row)) => Err(DiagramFault::Uneven {
            line: *line,
            found: row.len(),
            expected,
        }),
    }
}

/// Puts rows on a board, the first at this distance from the top left.
fn placed(rows: &Rows, size: Size, [left, top]: [usize; 2], first: Option<Color>) -> TextDiagram {
    let mut diagram = TextDiagram {
        stones: Grid::filled(size, None),
        marks: Vec::new(),
        moves: Vec::new(),
        first,
    };
    for (row, (_, cells)) in rows.iter().enumerate() {
        for (col, cell) in cells.iter().enumerate() {
            let place = |at: usize| u8::try_from(at).unwrap_or(u8::MAX);
            let point = Point::new(place(left + col), place(top + row));
            if !size.contains(point) {
                continue;
            }
            diagram.stones[point] = cell.stone;
            diagram.marks.extend(cell.mark.map(|mark| (point, mark)));
            diagram
                .moves
                .extend(cell.number.map(|number| (number, point)));
        }
    }
    diagram.moves.sort_unstable_by_key(|&(number, _)| number);
    diagram
}

/// A size of so many lines, if there is such a board.
fn size_of(lines: usize) -> Option<Size> {
    Size::new(u8::try_from(lines).ok()?).ok()
}
