//! Scores and komi.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};
use std::str::FromStr;

/// A number of points, counted in halves: 7.5 exists only as text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(i32);

/// A text that is no number of half points.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a number of points in halves, such as 7.5")]
pub struct InvalidPoints(String);

impl HalfPoints {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// This many halves: 15 are seven and a half points.
    #[must_use]
    pub const fn from_halves(halves: i32) -> Self {
        Self(halves)
    }

    /// This many whole points.
    #[must_use]
    pub const fn from_points(points: i32) -> Self {
        Self(points.saturating_mul(2))
    }

    /// How many halves there are.
    #[must_use]
    pub const fn halves(self) -> i32 {
        self.0
    }

    /// The same number without its sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self(self.0.saturating_abs())
    }
}

/// Whole points.
impl From<u32> for HalfPoints {
    fn from(points: u32) -> Self {
        Self::from_points(i32::try_from(points).unwrap_or(i32::MAX))
    }
}

impl Add for HalfPoints {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for HalfPoints {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for HalfPoints {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let halves = self.0.unsigned_abs();
        let half = if halves % 2 == 1 { ".5" } else { "" };
        f.pad(&format!("{sign}{}{half}", halves / 2))
    }
}

/// Reads `7`, `7.5`, `-3.50`, `+0,5`: at most six digits before the point (or
/// comma), and after it nothing but a whole number or a half.
impl FromStr for HalfPoints {
    type Err = InvalidPoints;

    fn from_str(text: &str) -> Result<Self, InvalidPoints> {
        parse(text).ok_or_else(|| InvalidPoints(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<HalfPoints> {
    let (sign, digits) = match text.as_bytes().first()? {
        b'-' => (-1, &text[1..]),
        b'+' => (1, &text[1..]),
        _ => (1, text),
    };
    let (whole, rest) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    if whole.len() > 6 || !whole.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let points: i32 = match whole {
        "" if rest.is_empty() => return None,
        "" => 0,
        whole => whole.parse().ok()?,
    };
    let half = match rest.trim_end_matches('0') {
        "" => 0,
        "5" => 1,
        _ => return None,
    };
    Some(HalfPoints(sign * (points * 2 + half)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for halves in -2_000..2_000 {
            let points = HalfPoints::from_halves(halves);
            assert_eq!(points.to_string().parse(), Ok(points));
        }
        assert_eq!(HalfPoints::from_halves(15).to_string(), "7.5");
        assert_eq!(HalfPoints::from_halves(-1).to_string(), "-0.5");
        assert_eq!(format!("{:>5}", HalfPoints::from_points(7)), "    7");
    }

    #[test]
    fn other_spellings_are_understood() {
        for text in ["7.5", "7,5", "+7.5", "7.50", "07.500"] {
            assert_eq!(text.parse(), Ok(HalfPoints::from_halves(15)), "{text}");
        }
        for text in ["0", "-0", "0.0", ".0", "0.", "0,"] {
            assert_eq!(text.parse(), Ok(HalfPoints::ZERO), "{text}");
        }
    }

    #[test]
    fn other_words_are_refused() {
        for text in [
            "", ".", "-", "+", "7.25", "seven", "1e3", "1234567", "7.5.5", "--7", "NaN", "７",
        ] {
            assert!(text.parse::<HalfPoints>().is_err(), "{text:?}");
        }
    }
}
