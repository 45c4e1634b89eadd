//! Patterns as text.
//!
//! `X` is Black, `O` White, `.` empty, and `?` or `*` anything. A line of `-` at
//! the top or at the bottom is the side of the board there, and so is a `|` at
//! the beginning or at the end of every row. Rows may also be separated by `/`.
//! Blanks and blank lines are ignored, and so are `+` and `,`, with which other
//! programs draw corners and star points.

use super::pattern::{Cell, Pattern, Span};
use crate::board::{Color, Size};

/// Why a text is no pattern.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPattern {
    /// There is not a single point in it.
    #[error("the pattern has no points")]
    Empty,
    /// A character that means nothing.
    #[error("{character:?} in row {row} is neither X, O, . nor ?")]
    Character {
        /// The row, from 1 at the top.
        row: usize,
        /// What was found there.
        character: char,
    },
    /// A row is shorter or longer than the first.
    #[error("row {row} has {found} points where the first has {expected}")]
    Ragged {
        /// The row, from 1 at the top.
        row: usize,
        /// How many points it has.
        found: usize,
        /// How many the first has.
        expected: usize,
    },
    /// A side of the board stands between rows, or at some rows only.
    #[error("the side of the board in row {0} is not that of the other rows")]
    Side(usize),
    /// It is larger than the board.
    #[error("the pattern has {width}×{height} points, which do not fit on {size}")]
    TooLarge {
        /// How wide it is.
        width: usize,
        /// How high it is.
        height: usize,
        /// The board.
        size: Size,
    },
    /// It has both of two sides that are not as far apart as those of the board.
    #[error("the pattern has two opposite sides of the board, but is not as long as {0}")]
    Sides(Size),
}

/// What is read of a text.
#[derive(Default)]
struct Drawing {
    rows: Vec<Vec<Cell>>,
    top: bool,
    bottom: bool,
    /// Whether each row has a side at its left and at its right.
    sides: Option<[bool; 2]>,
}

/// Reads a pattern for a board.
///
/// # Errors
///
/// [`InvalidPattern`] with the row that is wrong.
pub fn pattern_of_text(text: &str, size: Size) -> Result<Pattern, InvalidPattern> {
    let mut drawing = Drawing::default();
    for line in text.split(['\n', '/']) {
        let line: String = line.chars().filter(|c| !c.is_whitespace()).collect();
        if !line.is_empty() {
            drawing.add(&line)?;
        }
    }
    drawing.on(size)
}

impl Drawing {
    fn add(&mut self, line: &str) -> Result<(), InvalidPattern> {
        let row = self.rows.len() + 1;
        if self.bottom {
            return Err(InvalidPattern::Side(row));
        }
        if line.contains('-') && line.chars().all(|c| "+-|".contains(c)) {
            match self.rows.is_empty() {
                true => self.top = true,
                false => self.bottom = true,
            }
            return Ok(());
        }
        let inside = line.trim_start_matches('|');
        let left = inside.len() < line.len();
        let points = inside.trim_end_matches('|');
        let right = points.len() < inside.len();
        if *self.sides.get_or_insert([left, right]) != [left, right] {
            return Err(InvalidPattern::Side(row));
        }
        let cells: Result<Vec<Cell>, InvalidPattern> = points
            .chars()
            .map(|character| match character {
                'X' | 'x' | '#' => Ok(Cell::Stone(Color::Black)),
                'O' | 'o' => Ok(Cell::Stone(Color::White)),
                '.' | '+' | ',' => Ok(Cell::Empty),
                '?' | '*' => Ok(Cell::Any),
                _ => Err(InvalidPattern::Character { row, character }),
            })
            .collect();
        let cells = cells?;
        let expected = self.rows.first().map_or(cells.len(), Vec::len);
        if cells.len() != expected {
            let found = cells.len();
            return Err(InvalidPattern::Ragged {
                row,
                found,
                expected,
            });
        }
        self.rows.push(cells);
        Ok(())
    }

    fn on(self, size: Size) -> Result<Pattern, InvalidPattern> {
        let width = self.rows.first().map_or(0, Vec::len);
        let height = self.rows.len();
        if width == 0 {
            return Err(InvalidPattern::Empty);
        }
        let lines = usize::from(size.lines());
        let fitting = |len: usize| u8::try_from(len).ok().filter(|_| len <= lines);
        let (Some(columns), Some(rows)) = (fitting(width), fitting(height)) else {
            return Err(InvalidPattern::TooLarge {
                width,
                height,
                size,
            });
        };
        let [left, right] = self.sides.unwrap_or_default();
        let spans = [
            span(columns, [left, right], size)?,
            span(rows, [self.top, self.bottom], size)?,
        ];
        let cells = self.rows.into_iter().flatten().collect();
        Ok(Pattern::of_cells(size, [columns, rows], spans, cells))
    }
}

/// Where the nearer side of a pattern may be that has these sides of the board.
fn span(len: u8, sides: [bool; 2], size: Size) -> Result<Span, InvalidPattern> {
    let room = size.lines() - len;
    let (first, last) = match sides {
        [true, true] if room > 0 => return Err(InvalidPattern::Sides(size)),
        [true, _] => (0, 0),
        [false, true] => (room, room),
        [false, false] => (0, room),
    };
    Ok(Span { first, last })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        let error = pattern_of_text(text, Size::NINE).unwrap_err();
        error.to_string()
    }

    #[test]
    fn sides_of_the_board_hold_a_pattern_where_they_are() {
        let spans = |text| {
            let pattern = pattern_of_text(text, Size::NINE).unwrap();
            let (columns, rows) = (pattern.columns(), pattern.rows());
            [columns.first, columns.last, rows.first, rows.last]
        };
        assert_eq!(spans("+--\n| . X\n| O ?"), [0, 0, 0, 0]);
        assert_eq!(spans(".X|/O?|/--+"), [7, 7, 7, 7]);
        assert_eq!(spans("---\n.X.\nO?."), [0, 6, 0, 0]);
        assert_eq!(spans(".X/O?"), [0, 7, 0, 7]);
        let pattern = pattern_of_text("X,o\n*#.", Size::NINE).unwrap();
        let cells: Vec<Cell> = pattern.cells().map(|(_, _, cell)| cell).collect();
        let (black, white) = (Cell::Stone(Color::Black), Cell::Stone(Color::White));
        let expected = [black, Cell::Empty, white, Cell::Any, black, Cell::Empty];
        assert_eq!(cells, expected);
    }

    #[test]
    fn a_text_that_is_no_pattern_says_where() {
        assert_eq!(error(" \n--"), "the pattern has no points");
        assert_eq!(error("..\n.a"), "'a' in row 2 is neither X, O, . nor ?");
        assert_eq!(error("..\n..."), "row 2 has 3 points where the first has 2");
        assert_eq!(
            error("|..\n.."),
            "the side of the board in row 2 is not that of the other rows"
        );
        assert_eq!(
            error("..\n--\n.."),
            "the side of the board in row 2 is not that of the other rows"
        );
        assert_eq!(
            error(".........."),
            "the pattern has 10×1 points, which do not fit on 9×9"
        );
        assert_eq!(
            error("|...|"),
            "the pattern has two opposite sides of the board, but is not as long as 9×9"
        );
        assert!(pattern_of_text("|.........|", Size::NINE).is_ok());
    }
}
