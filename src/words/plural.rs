//! Plural categories: which form of a phrase goes with a number.
//!
//! The categories and the rules are those of Unicode CLDR, as its table "Language
//! Plural Rules" has them. Each language states its own in its `locale.rs`.

use strum::VariantArray;

use crate::game::HalfPoints;

/// A plural category of CLDR. What falls into it is another matter in every
/// language, and none uses all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Category {
    /// In Arabic, 0.
    Zero,
    /// In English, 1; in French also 0 and 1.5.
    One,
    /// In Slovenian, 2.
    Two,
    /// In Polish, 2 to 4.
    Few,
    /// In Polish, 5 to 21.
    Many,
    /// Whatever is in no other category. Every language has it.
    Other,
}

/// A number as plural rules look at it: CLDR's operands `i` and `v`, the latter
/// as far as the numbers of this program need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quantity {
    /// The number without its sign and fraction (`i`).
    pub integer: u64,
    /// Whether digits follow the decimal mark (`v` is not 0).
    pub has_fraction: bool,
}

impl Quantity {
    /// A whole number.
    #[must_use]
    pub const fn whole(integer: u64) -> Self {
        Self {
            integer,
            has_fraction: false,
        }
    }
}

impl From<usize> for Quantity {
    fn from(number: usize) -> Self {
        Self::whole(u64::try_from(number).unwrap_or(u64::MAX))
    }
}

impl From<u32> for Quantity {
    fn from(number: u32) -> Self {
        Self::whole(u64::from(number))
    }
}

impl From<HalfPoints> for Quantity {
    fn from(points: HalfPoints) -> Self {
        let halves = points.halves().unsigned_abs();
        Self {
            integer: u64::from(halves / 2),
            has_fraction: halves % 2 == 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_have_a_fraction_and_no_sign() {
        let of = |halves| Quantity::from(HalfPoints::from_halves(halves));
        assert_eq!(of(2), Quantity::whole(1));
        assert_eq!(of(-2), Quantity::whole(1));
        assert_eq!(
            of(-3),
            Quantity {
                integer: 1,
                has_fraction: true
            }
        );
    }
}
