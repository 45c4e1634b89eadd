//! A convolution of 3×3 to be computed: its boards, weights, and what becomes of
//! the sums.
//!
//! Points lie board by board and row by row with all their channels together,
//! and around each board is a ring of zeros that is never written, so that no
//! edge is a special case.

use super::convolution_weights::Convolution;
use super::kernels::{Kernel, Lanes};
use super::tile::TileKind;

/// How boards of one size are cut into tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tiling {
    /// The kind of the squares.
    pub(super) kind: TileKind,
    /// How many lines the boards have.
    pub(super) lines: usize,
}

impl Tiling {
    /// The tiling for boards of so many lines, for these instructions.
    pub(super) fn of(kernel: Kernel, lines: usize) -> Self {
        let kind = if kernel.multiplies_blocks() {
            TileKind::One
        } else {
            TileKind::for_lines(lines)
        };
        Self { kind, lines }
    }

    /// How many squares are side by side.
    pub(super) const fn tiles(self) -> usize {
        self.lines.div_ceil(self.kind.side())
    }

    /// How many points there are in a row, with those beyond the board. Where a
    /// square is a point, the end of a row is also the beginning of the next.
    pub(super) const fn row(self) -> usize {
        match self.kind {
            TileKind::One => self.lines + 1,
            TileKind::Three | TileKind::Four | TileKind::Five => {
                self.tiles() * self.kind.side() + 2
            }
        }
    }

    /// How many points there are with those beyond the board.
    pub(super) const fn area(self) -> usize {
        match self.kind {
            TileKind::One => (self.lines + 2) * self.row() + 1,
            TileKind::Three | TileKind::Four | TileKind::Five => self.row() * self.row(),
        }
    }

    /// Where the first point of a line of the board is.
    pub(super) const fn line_start(self, line: usize) -> usize {
        (line + 1) * self.row() + 1
    }

    /// Where the first point of the inputs of the square `tile` is.
    pub(super) fn start(self, tile: usize) -> usize {
        let square = self.square(tile);
        square.board * self.area() + square.top * self.row() + square.left
    }

    /// The square `tile`, counted over all boards.
    pub(super) fn square(self, tile: usize) -> Square {
        let side = self.tiles();
        let within = tile % (side * side);
        let out = self.kind.side();
        Square {
            board: tile / (side * side),
            top: within / side * out,
            left: within % side * out,
        }
    }
}

/// A square of points: its board, and its first point on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Square {
    /// Its board.
    pub(super) board: usize,
    /// The line of its first point.
    pub(super) top: usize,
    /// The place of that in its line.
    pub(super) left: usize,
}

/// What becomes of the sums of a convolution, before ReLU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finish {
    /// They are the new activations.
    Replace,
    /// They are added to the old ones: a residual (skip) connection.
    Add,
}

/// A convolution of some boards.
#[derive(Debug)]
pub(super) struct Layer<'a> {
    /// How the boards are cut.
    pub(super) tiling: Tiling,
    /// How many there are.
    pub(super) boards: usize,
    /// The weights.
    pub(super) weights: Convolution<'a>,
    /// A number for each output, for all boards or for each of them.
    pub(super) bias: &'a [f32],
    /// What becomes of the sums.
    pub(super) finish: Finish,
}

/// The sums with their residual connection, and ReLU.
#[inline(always)]
pub(super) fn apply_finish<L: Lanes, const N: usize>(
    lanes: L,
    finish: Finish,
    to: &[f32],
    at: usize,
    step: usize,
    mut sums: [L::Vector; N],
) -> [L::Vector; N] {
    if finish == Finish::Add {
        let before: [L::Vector; N] = lanes.load_each(to, at, step);
        for (sum, before) in sums.iter_mut().zip(before) {
            *sum = lanes.add(*sum, before);
        }
    }
    for sum in &mut sums {
        *sum = lanes.max(*sum, lanes.splat(0.0));
    }
    sums
}
