//! How closely a position was looked at.

use strum::VariantArray;

/// How closely a position was looked at: the passes of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Depth {
    /// Evaluated once, without a search.
    Raw,
    /// Searched, with the same few visits as every other position.
    Shallow,
    /// Searched with many visits, as a position that matters.
    Deep,
    /// Searched with very many, as a position before or after a move of which the
    /// passes before did not say the same.
    Thorough,
}

impl Depth {
    /// How many there are.
    pub const COUNT: usize = Self::VARIANTS.len();

    /// Its place in a list by depth.
    pub(super) const fn index(self) -> usize {
        self as usize
    }
}
