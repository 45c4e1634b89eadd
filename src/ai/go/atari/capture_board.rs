//! A board of atari go as two sets of bits.
//!
//! Before the end nothing is lifted, so that a move adds one bit and taking it
//! back is keeping the old board.

use crate::board::{Point, Size};
use crate::game::Game as _;
use crate::go::Position;

/// A set of points, a bit for each, row by row from the top left.
pub(super) type Bits = u128;

/// The largest board whose points have a bit each.
const MOST_LINES: u8 = 11;

/// The stones of both sides, the side to play first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CaptureBoard {
    grid: Grid,
    /// The stones of the side to play.
    pub(super) own: Bits,
    /// Those of the other.
    pub(super) other: Bits,
}

/// The lines of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Grid {
    lines: u8,
    all: Bits,
    left: Bits,
    right: Bits,
}

/// What a stone would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Placed {
    /// It captures, and the game is won.
    Captures,
    /// Its chain would have no liberty.
    Suicide,
    /// Its chain has so many liberties.
    Stands(u32),
}

impl CaptureBoard {
    /// The board of a position; `None` if it is too large.
    pub(super) fn of(position: &Position) -> Option<Self> {
        let board = position.board();
        let grid = Grid::of(board.size())?;
        let by = position.to_play();
        let bits = |color| {
            let stones = board.stones()[color].iter();
            stones.fold(0, |bits, point| bits | grid.bit(point))
        };
        Some(Self {
            grid,
            own: bits(by),
            other: bits(by.other()),
        })
    }

    /// The empty points.
    pub(super) const fn empty(&self) -> Bits {
        self.grid.all & !(self.own | self.other)
    }

    /// The point that a single bit stands for.
    pub(super) const fn point(&self, bit: Bits) -> Point {
        let index = bit.trailing_zeros() as u8;
        Point::new(index % self.grid.lines, index / self.grid.lines)
    }

    /// The points beside a set.
    pub(super) const fn beside(&self, bits: Bits) -> Bits {
        self.grid.beside(bits)
    }

    /// The chain of these stones that a point of it belongs to.
    pub(super) const fn chain(&self, stones: Bits, from: Bits) -> Bits {
        let mut chain = from;
        loop {
            let wider = chain | (self.grid.beside(chain) & stones);
            if wider == chain {
                return chain;
            }
            chain = wider;
        }
    }

    /// The liberties of a chain.
    pub(super) const fn liberties(&self, chain: Bits) -> Bits {
        self.grid.beside(chain) & self.empty()
    }

    /// The chains of these stones.
    pub(super) fn chains(&self, stones: Bits) -> impl Iterator<Item = Bits> + '_ {
        let mut left = stones;
        std::iter::from_fn(move || {
            let first = lowest(left)?;
            let chain = self.chain(stones, first);
            left &= !chain;
            Some(chain)
        })
    }

    /// The last liberties of those chains that have only one.
    pub(super) fn in_atari(&self, stones: Bits) -> Bits {
        let liberties = self.chains(stones).map(|chain| self.liberties(chain));
        liberties
            .filter(|liberties| liberties.count_ones() == 1)
            .fold(0, |all, last| all | last)
    }

    /// What a stone of the side to play on an empty point would do.
    pub(super) fn placed(&self, bit: Bits) -> Placed {
        let enemies = self.beside(bit) & self.other;
        for stone in each(enemies) {
            if self.liberties(self.chain(self.other, stone)) == bit {
                return Placed::Captures;
            }
        }
        let chain = self.chain(self.own | bit, bit);
        match (self.beside(chain) & self.empty() & !bit).count_ones() {
            0 => Placed::Suicide,
            liberties => Placed::Stands(liberties),
        }
    }

    /// The board after a stone that captures nothing, seen by the other side.
    pub(super) const fn after(&self, bit: Bits) -> Self {
        Self {
            grid: self.grid,
            own: self.other,
            other: self.own | bit,
        }
    }

    /// The same board, seen by the other side.
    pub(super) const fn passed(&self) -> Self {
        self.after(0)
    }
}

impl Grid {
    fn of(size: Size) -> Option<Self> {
        let lines = size.lines();
        if lines > MOST_LINES {
            return None;
        }
        let row: Bits = (1 << lines) - 1;
        let mut grid = Self {
            lines,
            all: 0,
            left: 0,
            right: 0,
        };
        for index in 0..lines {
            let first = index * lines;
            grid.all |= row << first;
            grid.left |= 1 << first;
            grid.right |= 1 << (first + lines - 1);
        }
        Some(grid)
    }

    fn bit(&self, point: Point) -> Bits {
        1 << (u32::from(point.row) * u32::from(self.lines) + u32::from(point.col))
    }

    const fn beside(&self, bits: Bits) -> Bits {
        let sideways = ((bits & !self.right) << 1) | ((bits & !self.left) >> 1);
        (sideways | (bits << self.lines) | (bits >> self.lines)) & self.all
    }
}

/// The first point of a set.
pub(super) const fn lowest(bits: Bits) -> Option<Bits> {
    match bits {
        0 => None,
        bits => Some(bits & bits.wrapping_neg()),
    }
}

/// The points of a set one by one.
pub(super) fn each(mut bits: Bits) -> impl Iterator<Item = Bits> {
    std::iter::from_fn(move || {
        let first = lowest(bits)?;
        bits &= !first;
        Some(first)
    })
}
