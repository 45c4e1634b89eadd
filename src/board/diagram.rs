//! Boards as text.

use std::fmt;

use super::{Color, Grid, Point, Size};

/// A square of points drawn with one character each.
///
/// `X` is Black, `O` White, `.` empty; a small letter is an empty point that
/// the text talks about. Blank lines and space between points are ignored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    cells: Grid<char>,
}

/// Why a text is not a diagram.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidDiagram {
    /// No board has this many rows.
    #[error("a diagram has 2 to 25 rows, not {0}")]
    Rows(usize),
    /// A row is too short or too long for a square.
    #[error("row {row} has {found} points where there should be {expected}")]
    NotSquare {
        /// The row, from 1 at the top.
        row: usize,
        /// How many points it has.
        found: usize,
        /// How many rows the diagram has.
        expected: usize,
    },
    /// A character that means nothing.
    #[error("{character:?} in row {row} is neither X, O, . nor a small letter")]
    Character {
        /// The row, from 1 at the top.
        row: usize,
        /// What was found there.
        character: char,
    },
}

impl Diagram {
    /// Reads a diagram.
    ///
    /// # Errors
    ///
    /// [`InvalidDiagram`] if the text is not a square of known characters.
    pub fn parse(text: &str) -> Result<Self, InvalidDiagram> {
        let rows: Vec<Vec<char>> = text
            .lines()
            .map(|line| line.chars().filter(|c| !c.is_whitespace()).collect())
            .filter(|row: &Vec<char>| !row.is_empty())
            .collect();
        let size = u8::try_from(rows.len())
            .ok()
            .and_then(|lines| Size::new(lines).ok())
            .ok_or(InvalidDiagram::Rows(rows.len()))?;
        for (index, row) in rows.iter().enumerate() {
            check_row(index + 1, row, rows.len())?;
        }
        let cells = Grid::from_fn(size, |p| rows[p.row as usize][p.col as usize]);
        Ok(Self { cells })
    }

    /// Draws the stones that `stone` finds on a board.
    pub fn of(size: Size, stone: impl Fn(Point) -> Option<Color>) -> Self {
        let cells = Grid::from_fn(size, |point| match stone(point) {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '.',
        });
        Self { cells }
    }

    /// The size of the board drawn.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.cells.size()
    }

    /// The stone on a point of the board drawn.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        match self.cells[point] {
            'X' => Some(Color::Black),
            'O' => Some(Color::White),
            _ => None,
        }
    }

    /// The points drawn with `mark`, row by row from the top left.
    pub fn marked(&self, mark: char) -> impl Iterator<Item = Point> {
        self.cells
            .iter()
            .filter_map(move |(point, &cell)| (cell == mark).then_some(point))
    }
}

fn check_row(row: usize, cells: &[char], expected: usize) -> Result<(), InvalidDiagram> {
    if cells.len() != expected {
        return Err(InvalidDiagram::NotSquare {
            row,
            found: cells.len(),
            expected,
        });
    }
    match cells
        .iter()
        .find(|c| !matches!(c, 'X' | 'O' | '.' | 'a'..='z'))
    {
        Some(&character) => Err(InvalidDiagram::Character { row, character }),
        None => Ok(()),
    }
}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (point, cell) in self.cells.iter() {
            match (point.col, point.row) {
                (0, 0) => {}
                (0, _) => writeln!(f)?,
                _ => write!(f, " ")?,
            }
            write!(f, "{cell}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagram_is_printed_as_it_was_read() {
        let text = "X . a\n. O .\nO X X";
        let diagram = Diagram::parse(&format!("\n   {text}\n\n")).unwrap();
        assert_eq!(diagram.to_string(), text);
        assert_eq!(diagram.stone(Point::new(0, 0)), Some(Color::Black));
        assert_eq!(diagram.stone(Point::new(1, 1)), Some(Color::White));
        assert_eq!(diagram.stone(Point::new(2, 0)), None);
        assert!(diagram.marked('a').eq([Point::new(2, 0)]));
        let stones = Diagram::of(diagram.size(), |point| diagram.stone(point));
        assert_eq!(stones.to_string(), text.replace('a', "."));
    }

    #[test]
    fn a_text_that_is_no_board_says_where() {
        let error = |text| Diagram::parse(text).unwrap_err().to_string();
        assert_eq!(error("X"), "a diagram has 2 to 25 rows, not 1");
        assert_eq!(
            error("X X\nX X X"),
            "row 2 has 3 points where there should be 2"
        );
        assert_eq!(
            error("X X\nX #"),
            "'#' in row 2 is neither X, O, . nor a small letter"
        );
    }
}
