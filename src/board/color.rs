//! The two sides, and a value for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the two sides. An empty point is `None`, never a third color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The side that starts, unless there is a handicap.
    Black,
    /// The side that receives komi.
    White,
}

impl Color {
    /// Both colors, Black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Black => "Black",
            Self::White => "White",
        })
    }
}

/// One value for each color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> ByColor<T> {
    /// The values that `of` gives for each color, Black asked first.
    pub fn from_fn(mut of: impl FnMut(Color) -> T) -> Self {
        Self {
            black: of(Color::Black),
            white: of(Color::White),
        }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_of_the_other_is_oneself() {
        for color in Color::BOTH {
            assert_ne!(color, color.other());
            assert_eq!(color, color.other().other());
        }
    }

    #[test]
    fn each_color_has_its_own_value() {
        let mut names = ByColor::from_fn(|color| color.to_string());
        names[Color::White].push('!');
        assert_eq!(names[Color::Black], "Black");
        assert_eq!(names[Color::White], "White!");
    }
}
