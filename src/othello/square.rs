//! Squares as Othello players name them.

use std::fmt;
use std::str::FromStr;

use crate::board::{Point, Size};

/// A square of the board by its name: `f5` is in the sixth column and in the
/// fifth row from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(Point);

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a square, such as f5, or 56 for row 5 and column 6")]
pub struct InvalidSquare(String);

impl Square {
    /// The square at this point; `None` off the board.
    #[must_use]
    pub fn new(point: Point) -> Option<Self> {
        super::SIZE.contains(point).then_some(Self(point))
    }

    /// Where it is.
    #[must_use]
    pub const fn point(self) -> Point {
        self.0
    }

    /// The letter of its column, a small one.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.0.col) as char
    }

    /// The number of its row, 1 at the top.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.row + 1
    }

    /// Its number, 0 to 63 row by row from the top left.
    #[must_use]
    pub const fn index(self) -> u32 {
        self.0.row as u32 * 8 + self.0.col as u32
    }

    /// The square with this number, of which only the lowest six bits count.
    #[must_use]
    pub const fn of_index(index: u32) -> Self {
        Self(Point::new((index % 8) as u8, (index / 8 % 8) as u8))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.number())
    }
}

/// Reads a letter and a row, or two digits, the row before the column.
impl FromStr for Square {
    type Err = InvalidSquare;

    fn from_str(text: &str) -> Result<Self, InvalidSquare> {
        let point = match *text.as_bytes() {
            [letter @ (b'a'..=b'h' | b'A'..=b'H'), row @ b'1'..=b'8'] => {
                Point::new(letter.to_ascii_lowercase() - b'a', row - b'1')
            }
            [row @ b'1'..=b'8', col @ b'1'..=b'8'] => Point::new(col - b'1', row - b'1'),
            _ => return Err(InvalidSquare(text.to_owned())),
        };
        Ok(Self(point))
    }
}

/// Othello is played on eight by eight squares.
pub const SIZE: Size = match Size::new(8) {
    Ok(size) => size,
    Err(_) => Size::SMALLEST,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_back_to_its_square() {
        assert_eq!(SIZE.lines(), 8);
        for point in SIZE.points() {
            let square = Square::new(point).unwrap();
            let name = square.to_string();
            assert_eq!(name.parse(), Ok(square));
            assert_eq!(name.to_uppercase().parse(), Ok(square));
            let digits = format!("{}{}", point.row + 1, point.col + 1);
            assert_eq!(digits.parse(), Ok(square));
            assert_eq!(Square::of_index(square.index()), square);
        }
        assert_eq!("f5".parse::<Square>().unwrap().point(), Point::new(5, 4));
        assert_eq!("56".parse::<Square>(), "f5".parse());
        assert_eq!(Square::new(Point::new(8, 0)), None);
    }

    #[test]
    fn other_words_are_refused() {
        for text in [
            "", "f", "5", "i1", "a9", "a0", "09", "90", "f55", "é5", "f 5", "５６",
        ] {
            assert!(text.parse::<Square>().is_err(), "{text:?}");
        }
        assert_eq!(
            "z9".parse::<Square>().unwrap_err().to_string(),
            "\"z9\" is not a square, such as f5, or 56 for row 5 and column 6"
        );
    }
}
