//! The two sides of a match, which change colors from game to game.

use std::ops::{Index, IndexMut};

/// One of the two entrants of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The one named first.
    First,
    /// The one named second.
    Second,
}

impl Side {
    /// Both of them, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A value for each entrant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair<T> {
    /// The first one's.
    pub first: T,
    /// The second one's.
    pub second: T,
}

impl<T> Index<Side> for Pair<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Side> for Pair<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::First => &mut self.first,
            Side::Second => &mut self.second,
        }
    }
}
