//! Convolutions of 3×3 by Winograd's way.
//!
//! Points lie board by board and row by row with all their channels together,
//! and around each board is a ring of zeros that is never written, so that no
//! edge is a special case. A group of squares is transformed, multiplied and
//! transformed back before the next, and small enough to stay near the
//! processor meanwhile.

use super::kernels::{Kernel, Lanes, Task};
use super::lines::Lined;
use super::product::Product;
use super::spread::Convolution;
use super::tile::{Five, Four, Three, Tile, TileKind};
use super::weights::panel_width;

/// How many transformed numbers a group of squares may have. More squares use
/// each weight more often, until they no longer stay near the processor.
const GROUP: usize = 176 * 1024;

/// How boards of one size are cut into squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// The kind of the squares.
    pub(super) kind: TileKind,
    /// How many lines the boards have.
    pub(super) lines: usize,
}

impl Plan {
    /// The plan for boards of so many lines.
    pub(super) fn for_lines(lines: usize) -> Self {
        Self {
            kind: TileKind::for_lines(lines),
            lines,
        }
    }

    /// How many squares are side by side.
    const fn tiles(self) -> usize {
        self.lines.div_ceil(self.kind.side())
    }

    /// How many points there are in a row, with those beyond the board.
    pub(super) const fn row(self) -> usize {
        self.tiles() * self.kind.side() + 2
    }

    /// How many points there are with those beyond the board.
    pub(super) const fn area(self) -> usize {
        self.row() * self.row()
    }

    /// Where the first point of a line of the board is.
    pub(super) const fn line_start(self, line: usize) -> usize {
        (line + 1) * self.row() + 1
    }

    /// The square `tile`, counted over all boards.
    fn square(self, tile: usize) -> Square {
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
struct Square {
    board: usize,
    top: usize,
    left: usize,
}

/// What becomes of the sums of a convolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finish {
    /// They are what there is.
    Replace,
    /// They are added to what there was.
    Add,
}

/// A convolution of some boards.
#[derive(Debug)]
pub(super) struct Layer<'a> {
    /// How the boards are cut.
    pub(super) plan: Plan,
    /// How many there are.
    pub(super) boards: usize,
    /// The weights.
    pub(super) weights: Convolution<'a>,
    /// A number for each output, for all boards or for each of them.
    pub(super) bias: &'a [f32],
    /// What becomes of the sums.
    pub(super) finish: Finish,
}

/// Memory that a convolution needs.
#[derive(Debug, Default)]
pub(super) struct Work {
    forth: Lined,
    back: Lined,
}

impl Layer<'_> {
    /// Computes it.
    pub(super) fn compute(&self, kernel: Kernel, work: &mut Work, from: &[f32], to: &mut [f32]) {
        let Convolution {
            inputs,
            outputs,
            panels,
        } = self.weights;
        let (plan, products) = (self.plan, self.plan.kind.products());
        let width = panel_width(outputs);
        let all = plan.tiles() * plan.tiles() * self.boards;
        let groups = all.div_ceil((GROUP / (products * inputs)).max(1));
        let mut end = 0;
        for group in 0..groups {
            let first = end;
            let count = (all + group) / groups;
            end += count;
            let forth = work.forth.reach(count * products * inputs);
            let back = work.back.reach(count * products * width);
            kernel.run(Forth {
                plan,
                first,
                inputs,
                from,
                to: forth,
            });
            for (at, panel) in panels.chunks_exact(products * inputs * width).enumerate() {
                for (product, panel) in panel.chunks_exact(inputs * width).enumerate() {
                    kernel.run(Product {
                        rows: count,
                        depth: inputs,
                        from: forth.get(product * inputs..).unwrap_or_default(),
                        from_step: products * inputs,
                        panel,
                        width,
                        to: back.get_mut(product * width..).unwrap_or_default(),
                        to_step: products * width,
                    });
                }
                kernel.run(Back {
                    layer: self,
                    first,
                    channel: at * width,
                    width,
                    from: back,
                    to,
                });
            }
        }
    }
}

/// Squares of points, transformed.
struct Forth<'a> {
    plan: Plan,
    first: usize,
    inputs: usize,
    from: &'a [f32],
    to: &'a mut [f32],
}

impl Task for Forth<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        match self.plan.kind {
            TileKind::Three => self.transform::<L, Three, 5, 3>(lanes),
            TileKind::Four => self.transform::<L, Four, 6, 4>(lanes),
            TileKind::Five => self.transform::<L, Five, 7, 5>(lanes),
        }
    }
}

impl Forth<'_> {
    #[inline(always)]
    fn transform<L: Lanes, T: Tile<IN, OUT>, const IN: usize, const OUT: usize>(self, lanes: L) {
        let (row, inputs) = (self.plan.row(), self.inputs);
        let mut half = [[lanes.splat(0.0); IN]; IN];
        for (at, to) in self.to.chunks_exact_mut(IN * IN * inputs).enumerate() {
            let square = self.plan.square(self.first + at);
            let point = square.board * self.plan.area() + square.top * row + square.left;
            let from = self.from.get(point * inputs..).unwrap_or_default();
            for channel in (0..inputs).step_by(L::WIDTH) {
                for x in 0..IN {
                    let column = lanes.load_each(from, x * inputs + channel, row * inputs);
                    for (line, number) in half.iter_mut().zip(T::forth(lanes, column)) {
                        line[x] = number;
                    }
                }
                for (y, line) in half.iter().enumerate() {
                    let line = T::forth(lanes, *line);
                    lanes.store_each(to, y * IN * inputs + channel, inputs, line);
                }
            }
        }
    }
}

/// Products of squares, transformed back for a panel of outputs.
struct Back<'a> {
    layer: &'a Layer<'a>,
    first: usize,
    channel: usize,
    width: usize,
    from: &'a [f32],
    to: &'a mut [f32],
}

impl Task for Back<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        match self.layer.plan.kind {
            TileKind::Three => self.transform::<L, Three, 5, 3>(lanes),
            TileKind::Four => self.transform::<L, Four, 6, 4>(lanes),
            TileKind::Five => self.transform::<L, Five, 7, 5>(lanes),
        }
    }
}

impl Back<'_> {
    #[inline(always)]
    fn transform<L: Lanes, T: Tile<IN, OUT>, const IN: usize, const OUT: usize>(self, lanes: L) {
        let Layer {
            plan,
            weights,
            bias,
            finish,
            ..
        } = *self.layer;
        let outputs = weights.outputs;
        let none = lanes.splat(0.0);
        let mut half = [[none; IN]; OUT];
        for (at, from) in self.from.chunks_exact(IN * IN * self.width).enumerate() {
            let square = plan.square(self.first + at);
            let high = OUT.min(plan.lines - square.top);
            let wide = OUT.min(plan.lines - square.left);
            let point = square.board * plan.area() + plan.line_start(square.top) + square.left;
            let own = if bias.len() > outputs {
                square.board * outputs
            } else {
                0
            };
            for part in (0..self.width).step_by(L::WIDTH) {
                let channel = self.channel + part;
                let bias = lanes.load(bias, own + channel);
                for x in 0..IN {
                    let column = lanes.load_each(from, x * self.width + part, IN * self.width);
                    for (line, number) in half.iter_mut().zip(T::back(lanes, column)) {
                        line[x] = number;
                    }
                }
                for (y, line) in half.iter().enumerate().take(high) {
                    let start = (point + y * plan.row()) * outputs + channel;
                    let mut sums = T::back(lanes, *line);
                    for sum in &mut sums {
                        *sum = lanes.add(*sum, bias);
                    }
                    if wide < OUT {
                        for (x, sum) in sums.into_iter().enumerate().take(wide) {
                            let at = start + x * outputs;
                            let [sum] = ended(lanes, finish, self.to, at, 0, [sum]);
                            lanes.store(self.to, at, sum);
                        }
                        continue;
                    }
                    let sums = ended(lanes, finish, self.to, start, outputs, sums);
                    lanes.store_each(self.to, start, outputs, sums);
                }
            }
        }
    }
}

/// Sums with what they are added to, and nothing below zero.
#[inline(always)]
fn ended<L: Lanes, const N: usize>(
    lanes: L,
    finish: Finish,
    to: &[f32],
    at: usize,
    step: usize,
    mut sums: [L::Many; N],
) -> [L::Many; N] {
    if finish == Finish::Add {
        let before: [L::Many; N] = lanes.load_each(to, at, step);
        for (sum, before) in sums.iter_mut().zip(before) {
            *sum = lanes.add(*sum, before);
        }
    }
    for sum in &mut sums {
        *sum = lanes.max(*sum, lanes.splat(0.0));
    }
    sums
}
