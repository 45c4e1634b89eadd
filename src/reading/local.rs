//! A part of the board in one word for each color.

use crate::board::{ByColor, Color, Point, PointSet, Size};
use crate::go::Board;

/// A part of a board, and what stands around it for good.
///
/// Its points are numbered, so that a set of them is a word.
#[derive(Clone, Debug)]
pub struct Local {
    size: Size,
    points: Vec<Point>,
    /// The neighbours of each point within the part.
    neighbours: Vec<u64>,
    /// The points beside stones of each color that stand for good.
    pub(super) beside: ByColor<u64>,
    /// What stands in it.
    pub(super) stones: ByColor<u64>,
}

/// A part with more points than there are bits in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} points are too many to be read to the end")]
pub struct TooLarge(pub usize);

impl Local {
    /// As many points as a part can have.
    pub const MOST_POINTS: usize = 64;

    /// The points of `part` as they stand on `board`. All stones elsewhere are
    /// taken to stand for good, and nobody plays elsewhere.
    ///
    /// # Errors
    ///
    /// The part has too many points.
    pub fn new(board: &Board, part: PointSet) -> Result<Self, TooLarge> {
        let size = board.size();
        let points: Vec<Point> = part.iter().collect();
        if points.len() > Self::MOST_POINTS {
            return Err(TooLarge(points.len()));
        }
        let word = |set: PointSet| {
            let bits = (0_u32..).zip(&points);
            bits.filter(|(_, point)| set.contains(**point))
                .fold(0, |word, (bit, _)| word | 1_u64 << bit)
        };
        let neighbours = points.iter().map(|&point| {
            let near: PointSet = size.neighbours(point).collect();
            word(near)
        });
        let outside = ByColor::from_fn(|color: Color| board.stones()[color] - part);
        Ok(Self {
            size,
            neighbours: neighbours.collect(),
            beside: ByColor::from_fn(|color| word(outside[color].border(size))),
            stones: ByColor::from_fn(|color| word(board.stones()[color])),
            points,
        })
    }

    /// The size of the board that it is part of.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// All its points.
    pub(super) fn all(&self) -> u64 {
        match self.points.len() {
            Self::MOST_POINTS => u64::MAX,
            len => (1 << len) - 1,
        }
    }

    /// The point of a bit.
    pub(super) fn point(&self, bit: u32) -> Option<Point> {
        self.points.get(bit as usize).copied()
    }

    /// The bit of a point; none elsewhere.
    pub(super) fn bit(&self, point: Point) -> Option<u32> {
        let found = self.points.iter().position(|&other| other == point);
        found.and_then(|index| u32::try_from(index).ok())
    }

    /// The word of those points that lie in the part.
    pub(super) fn word(&self, points: PointSet) -> u64 {
        let bits = points.iter().filter_map(|point| self.bit(point));
        bits.fold(0, |word, bit| word | 1 << bit)
    }

    /// What lies beside the points of a word, and is not of it.
    #[inline]
    pub(super) fn border(&self, word: u64) -> u64 {
        self.beside_each(word) & !word
    }

    /// All that can be reached from `start` without leaving `within`.
    #[inline]
    pub(super) fn connected(&self, start: u64, within: u64) -> u64 {
        let mut all = start & within;
        let mut edge = all;
        while edge != 0 {
            edge = self.beside_each(edge) & within & !all;
            all |= edge;
        }
        all
    }

    #[inline]
    fn beside_each(&self, word: u64) -> u64 {
        let near = bits(word).map(|bit| self.neighbours[bit as usize]);
        near.fold(0, |all, near| all | near)
    }
}

/// The bits of a word, lowest first.
#[inline]
pub(super) fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros());
        word &= word.wrapping_sub(1);
        bit
    })
}
