//! Handicap stones.

use crate::board::{Point, Size};

/// How Black is helped at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// Not at all: an even game.
    None,
    /// Stones on the star points, in the usual order.
    Fixed(u8),
    /// Stones that Black places where they like, one after the other.
    Free(u8),
    /// Stones that stand on the board already, as a file says.
    Given(u8),
}

/// A handicap that a board has no room or no custom for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidHandicap {
    /// Handicap is from 2 to 9 stones.
    #[error("a handicap is 2 to 9 stones, not {0}")]
    Stones(u8),
    /// There are not enough star points.
    #[error("the {size} board has star points for {most} handicap stones, not {stones}")]
    StarPoints {
        /// The board.
        size: Size,
        /// The most it has star points for.
        most: u8,
        /// How many were asked for.
        stones: u8,
    },
    /// There is not enough board.
    #[error("the {size} board is too small for {stones} handicap stones")]
    Room {
        /// The board.
        size: Size,
        /// How many were asked for.
        stones: u8,
    },
}

impl Handicap {
    /// How many stones there are; 0 in an even game.
    #[must_use]
    pub const fn stones(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Fixed(stones) | Self::Free(stones) | Self::Given(stones) => stones,
        }
    }

    /// The most stones that can be fixed on a board: nine where nine star
    /// points can be had, four on even and small boards, none below 7×7.
    #[must_use]
    pub const fn most_fixed(size: Size) -> u8 {
        match size.lines() {
            0..7 => 0,
            7 => 4,
            lines if lines % 2 == 0 => 4,
            _ => 9,
        }
    }

    /// Whether a board has room for it.
    ///
    /// # Errors
    ///
    /// What stands against it.
    pub fn check(self, size: Size) -> Result<(), InvalidHandicap> {
        let stones = self.stones();
        match self {
            Self::None | Self::Given(_) => Ok(()),
            Self::Fixed(2..=9) if stones > Self::most_fixed(size) => {
                Err(InvalidHandicap::StarPoints {
                    size,
                    most: Self::most_fixed(size),
                    stones,
                })
            }
            Self::Free(2..=9) if usize::from(stones) >= size.area() => {
                Err(InvalidHandicap::Room { size, stones })
            }
            Self::Fixed(2..=9) | Self::Free(2..=9) => Ok(()),
            Self::Fixed(_) | Self::Free(_) => Err(InvalidHandicap::Stones(stones)),
        }
    }

    /// Where fixed stones stand: two in opposite corners, then the other
    /// corners, the sides, the top and the bottom; 5, 7 and 9 add the center.
    /// Empty for the other kinds, and where [`Handicap::check`] says no.
    #[must_use]
    pub fn fixed_points(self, size: Size) -> Vec<Point> {
        let Self::Fixed(stones) = self else {
            return Vec::new();
        };
        if self.check(size).is_err() {
            return Vec::new();
        }
        let [near, middle, far] = size.star_lines();
        let in_order = [
            Point::new(far, near),
            Point::new(near, far),
            Point::new(far, far),
            Point::new(near, near),
            Point::new(near, middle),
            Point::new(far, middle),
            Point::new(middle, near),
            Point::new(middle, far),
        ];
        let center = stones >= 5 && stones % 2 == 1;
        let around = usize::from(stones) - usize::from(center);
        let mut points: Vec<Point> = in_order.into_iter().take(around).collect();
        if center {
            points.push(Point::new(middle, middle));
        }
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Vertex;

    fn names(stones: u8, size: Size) -> Vec<String> {
        Handicap::Fixed(stones)
            .fixed_points(size)
            .into_iter()
            .map(|point| Vertex::new(point, size).unwrap().to_string())
            .collect()
    }

    /// The table of the GTP version 2 specification, section 4.1.1.
    #[test]
    fn fixed_stones_stand_where_gtp_says() {
        let sorted = |stones, size| {
            let mut names = names(stones, size);
            names.sort();
            names
        };
        let of = |text: &str| {
            let mut names: Vec<_> = text.split(' ').map(str::to_owned).collect();
            names.sort();
            names
        };
        assert_eq!(sorted(2, Size::NINETEEN), of("D4 Q16"));
        assert_eq!(sorted(3, Size::NINETEEN), of("D4 Q16 Q4"));
        assert_eq!(sorted(4, Size::NINETEEN), of("D4 Q16 D16 Q4"));
        assert_eq!(sorted(5, Size::NINETEEN), of("D4 Q16 D16 Q4 K10"));
        assert_eq!(sorted(6, Size::NINETEEN), of("D4 Q16 D16 Q4 D10 Q10"));
        assert_eq!(sorted(7, Size::NINETEEN), of("D4 Q16 D16 Q4 D10 Q10 K10"));
        assert_eq!(
            sorted(8, Size::NINETEEN),
            of("D4 Q16 D16 Q4 D10 Q10 K4 K16")
        );
        assert_eq!(
            sorted(9, Size::NINETEEN),
            of("D4 Q16 D16 Q4 D10 Q10 K4 K16 K10")
        );
        assert_eq!(sorted(3, Size::NINE), of("C3 G7 G3"));
        assert_eq!(sorted(5, Size::THIRTEEN), of("D4 K10 K4 D10 G7"));
    }

    #[test]
    fn a_handicap_needs_its_star_points() {
        let size = |lines| Size::new(lines).unwrap();
        assert!(Handicap::Fixed(9).check(Size::NINE).is_ok());
        assert!(Handicap::Fixed(4).check(size(8)).is_ok());
        assert!(Handicap::Fixed(5).check(size(8)).is_err());
        assert!(Handicap::Fixed(2).check(size(6)).is_err());
        assert!(Handicap::Fixed(10).check(Size::NINETEEN).is_err());
        assert!(Handicap::Free(1).check(Size::NINETEEN).is_err());
        assert!(Handicap::Free(8).check(size(3)).is_ok());
        assert!(Handicap::Free(9).check(size(3)).is_err());
        for lines in 2..=25 {
            for stones in 0..=20 {
                let handicap = Handicap::Fixed(stones);
                let allowed = handicap.check(size(lines)).is_ok();
                let mut points = handicap.fixed_points(size(lines));
                points.sort();
                points.dedup();
                assert_eq!(points.len(), if allowed { stones.into() } else { 0 });
                assert!(points.iter().all(|&point| size(lines).contains(point)));
            }
        }
    }
}
