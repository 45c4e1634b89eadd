//! What the playout board is made of.

use std::ops::{Index, IndexMut};

use crate::board::Color;

/// A point as a [`PlayoutBoard`](super::PlayoutBoard) of some size knows it:
/// its place in tables where rows lie one after the other with one column of
/// edge between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spot(pub(super) u16);

impl Spot {
    /// The spot with this index, wrapped around into the tables.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self((index % SPOTS) as u16)
    }

    /// Its place in a table of [`SPOTS`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize % SPOTS
    }
}

/// One spot, in sixteen bytes, so that it is found by a shift.
#[derive(Clone, Copy, Debug)]
#[repr(align(16))]
pub(super) struct Cell {
    /// What is on the four sides.
    pub(super) sides: Sides,
    /// The stone that stands for the chain; an empty point or an edge stands
    /// for itself.
    pub(super) head: Spot,
    /// At the head: the pairs of a stone of the chain and an empty point
    /// beside it. Where no stone is: a number that never comes near 0.
    pub(super) pairs: u16,
    /// At the head: the sum of the empty points of those pairs. Where there are
    /// few pairs it tells whether they share one point, and which.
    pub(super) sum: u16,
    /// The next stone in the ring of the chain.
    pub(super) next: Spot,
    pub(super) content: Content,
    /// At the head: how many stones the chain has.
    pub(super) len: u16,
}

impl Cell {
    /// What lies around the board.
    pub(super) const EDGE: Self = Self {
        sides: Sides(0),
        head: Spot(0),
        pairs: FAR_FROM_ZERO,
        sum: 0,
        next: Spot(0),
        content: Content::Edge,
        len: 0,
    };

    /// 1 for a black stone or eye, -1 for a white one.
    #[inline]
    pub(super) fn owner(&self) -> i32 {
        let owns = |color: Color| {
            let others = self.sides.of(color.other()) + self.sides.empty();
            let eye = (self.content == Content::Empty) & (others < 4);
            i32::from((self.content == Content::of(color)) | eye)
        };
        owns(Color::Black) - owns(Color::White)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    Black,
    White,
    Empty,
    Edge,
}

impl Content {
    #[inline]
    pub(super) const fn of(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

/// How many of the four sides are black, white and empty, in one number. An
/// edge is counted as black and as white, so that four sides of one color
/// enclose a point on the edge too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sides(u16);

impl Sides {
    pub(super) const EDGE: Self = Self(0x011);
    pub(super) const EMPTY: Self = Self(0x100);

    #[inline]
    pub(super) const fn stone(color: Color) -> Self {
        Self(1 << (4 * color as u16))
    }

    /// How many sides are stones of this color, or the edge.
    #[inline]
    pub(super) const fn of(self, color: Color) -> u16 {
        self.0 >> (4 * color as u16) & 0xF
    }

    #[inline]
    pub(super) const fn empty(self) -> u16 {
        self.0 >> 8
    }

    #[inline]
    pub(super) const fn replace(&mut self, old: Self, new: Self) {
        self.0 = self.0.wrapping_add(new.0.wrapping_sub(old.0));
    }
}

/// What is counted in vain on empty points and on the edge starts from here.
pub(super) const FAR_FROM_ZERO: u16 = 0x4000;

/// The most spots of any board (25 rows of 26, two rows of edge and one spot),
/// rounded up so that masking an index keeps it inside.
pub const SPOTS: usize = 1024;

#[derive(Clone)]
pub(super) struct Table<T>(pub(super) [T; SPOTS]);

impl<T> Index<Spot> for Table<T> {
    type Output = T;

    #[inline]
    fn index(&self, spot: Spot) -> &T {
        &self.0[spot.0 as usize % SPOTS]
    }
}

impl<T> IndexMut<Spot> for Table<T> {
    #[inline]
    fn index_mut(&mut self, spot: Spot) -> &mut T {
        &mut self.0[spot.0 as usize % SPOTS]
    }
}
