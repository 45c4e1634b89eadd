//! Points by name: `D4`.

use std::fmt;

use super::{Point, Size};

/// A point under the name people and GTP give it.
///
/// Letters count columns from the left and leave out I; numbers count rows
/// from the bottom, and so the name depends on the size of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vertex {
    point: Point,
    size: Size,
}

/// A text that names no point of the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not a point of a {size} board")]
pub struct InvalidVertex {
    text: String,
    size: Size,
}

impl InvalidVertex {
    /// What was read.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl Vertex {
    /// The name of a point; `None` where the board does not have it.
    #[must_use]
    pub const fn new(point: Point, size: Size) -> Option<Self> {
        if size.contains(point) {
            Some(Self { point, size })
        } else {
            None
        }
    }

    /// The point with this name, in capitals or small letters.
    ///
    /// # Errors
    ///
    /// [`InvalidVertex`] if no point of the board has it.
    pub fn parse(text: &str, size: Size) -> Result<Self, InvalidVertex> {
        point_named(text, size)
            .and_then(|point| Self::new(point, size))
            .ok_or_else(|| InvalidVertex {
                text: text.to_owned(),
                size,
            })
    }

    /// Where it is.
    #[must_use]
    pub const fn point(self) -> Point {
        self.point
    }

    /// The letter of its column.
    #[must_use]
    pub const fn letter(self) -> char {
        let past_h = (self.point.col >= 8) as u8;
        (b'A' + self.point.col + past_h) as char
    }

    /// The number of its row, 1 at the bottom.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.size.lines() - self.point.row
    }
}

fn point_named(text: &str, size: Size) -> Option<Point> {
    let (&letter, digits) = text.as_bytes().split_first()?;
    let col = match letter.to_ascii_uppercase() {
        letter @ b'A'..=b'H' => letter - b'A',
        letter @ b'J'..=b'Z' => letter - b'A' - 1,
        _ => return None,
    };
    let number: u8 = match digits {
        [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9'] => str::from_utf8(digits).ok()?.parse().ok()?,
        _ => return None,
    };
    let row = size.lines().checked_sub(number)?;
    Some(Point::new(col, row))
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.number())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_back_to_its_point() {
        for lines in 2..=25 {
            let size = Size::new(lines).unwrap();
            for point in size.points() {
                let name = Vertex::new(point, size).unwrap().to_string();
                assert_eq!(Vertex::parse(&name, size).unwrap().point(), point);
                let small = name.to_lowercase();
                assert_eq!(Vertex::parse(&small, size).unwrap().point(), point);
            }
        }
    }

    #[test]
    fn letters_leave_out_i_and_rows_count_from_the_bottom() {
        let name = |col, row| {
            Vertex::new(Point::new(col, row), Size::NINETEEN)
                .unwrap()
                .to_string()
        };
        assert_eq!(name(0, 18), "A1");
        assert_eq!(name(7, 0), "H19");
        assert_eq!(name(8, 0), "J19");
        assert_eq!(name(18, 18), "T1");
    }

    #[test]
    fn other_words_are_refused() {
        for text in [
            "", "D", "4", "I5", "D0", "D10", "D04", "K5", "pass", "D4 ", "é4", "D+4", "D999",
        ] {
            assert!(Vertex::parse(text, Size::NINE).is_err(), "{text:?}");
        }
        assert_eq!(
            Vertex::parse("K5", Size::NINE).unwrap_err().to_string(),
            "\"K5\" is not a point of a 9×9 board"
        );
        assert_eq!(Vertex::new(Point::new(9, 0), Size::NINE), None);
    }
}
