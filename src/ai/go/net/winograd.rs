//! Convolutions of 3×3 by Winograd's algorithm.
//!
//! A group of squares is transformed, multiplied and transformed back before the
//! next, and small enough to stay in the cache meanwhile. Both transforms are in
//! floats; the products between them are in floats or in 16-bit integers.

use super::aligned::AlignedBuf;
use super::convolution_weights::PairPanels;
use super::kernels::{Kernel, Lanes, Pair, Scales, Task};
use super::layer::{Layer, Tiling, apply_finish};
use super::product::Product;
use super::quantize::QuantizeInputs;
use super::tile::{Five, Four, One, Three, Tile, TileKind};
use super::weights::panel_width;

/// How many transformed numbers a group of squares may have. More squares use
/// each weight more often, until they no longer fit into the cache.
const GROUP: usize = 176 * 1024;

/// The buffers of a convolution by Winograd's algorithm.
#[derive(Debug, Default)]
pub(super) struct WinogradScratch {
    transformed: AlignedBuf,
    // The same in pairs of integers, with the scale of each product.
    pairs: AlignedBuf<Pair>,
    scales: AlignedBuf,
    products: AlignedBuf,
}

impl Layer<'_> {
    /// Computes it in floats.
    pub(super) fn by_winograd(
        &self,
        kernel: Kernel,
        panels: &[f32],
        work: &mut WinogradScratch,
        from: &[f32],
        to: &mut [f32],
    ) {
        self.in_groups(|tiles| self.compute_floats(kernel, panels, work, tiles, from, to));
    }

    /// Computes it in 16-bit integers.
    pub(super) fn by_winograd_in_pairs(
        &self,
        kernel: Kernel,
        panels: PairPanels<'_>,
        work: &mut WinogradScratch,
        from: &[f32],
        to: &mut [f32],
    ) {
        self.in_groups(|tiles| self.compute_pairs(kernel, panels, work, tiles, from, to));
    }

    /// Computes groups of tiles: the first of each, and how many they are.
    fn in_groups(&self, mut compute: impl FnMut((usize, usize))) {
        let tiling = self.tiling;
        let all = tiling.tiles() * tiling.tiles() * self.boards;
        let numbers = tiling.kind.products() * self.weights.inputs;
        let groups = all.div_ceil((GROUP / numbers).max(1));
        let mut first = 0;
        for group in 0..groups {
            let count = (all + group) / groups;
            compute((first, count));
            first += count;
        }
    }

    /// `count` tiles from `first` on, in floats.
    fn compute_floats(
        &self,
        kernel: Kernel,
        panels: &[f32],
        work: &mut WinogradScratch,
        (first, count): (usize, usize),
        from: &[f32],
        to: &mut [f32],
    ) {
        let (inputs, width) = (self.weights.inputs, panel_width(self.weights.outputs));
        let (tiling, products) = (self.tiling, self.tiling.kind.products());
        let transformed = work.transformed.grow_to(count * products * inputs);
        let back = work.products.grow_to(count * products * width);
        kernel.run(InputTransform {
            tiling,
            first,
            inputs,
            from,
            to: transformed,
        });
        for (at, panel) in panels.chunks_exact(products * inputs * width).enumerate() {
            for (product, panel) in panel.chunks_exact(inputs * width).enumerate() {
                kernel.run(Product {
                    rows: count,
                    depth: inputs,
                    from: transformed.get(product * inputs..).unwrap_or_default(),
                    from_step: products * inputs,
                    panel,
                    scales: Scales::default(),
                    width,
                    to: back.get_mut(product * width..).unwrap_or_default(),
                    to_step: products * width,
                });
            }
            kernel.run(OutputTransform {
                layer: self,
                first,
                channel: at * width,
                width,
                from: back,
                to,
            });
        }
    }

    /// `count` tiles from `first` on, in 16-bit integers.
    fn compute_pairs(
        &self,
        kernel: Kernel,
        weights: PairPanels<'_>,
        work: &mut WinogradScratch,
        (first, count): (usize, usize),
        from: &[f32],
        to: &mut [f32],
    ) {
        let (inputs, width) = (self.weights.inputs, panel_width(self.weights.outputs));
        let (tiling, products) = (self.tiling, self.tiling.kind.products());
        let pairs = inputs / 2;
        let transformed = work.transformed.grow_to(products * inputs);
        let quantized = work.pairs.grow_to(count * products * pairs);
        let scales = work.scales.grow_to(count * products);
        let back = work.products.grow_to(count * products * width);
        let tiles = quantized.chunks_exact_mut(products * pairs);
        for (at, (to, scales)) in tiles.zip(scales.chunks_exact_mut(products)).enumerate() {
            kernel.run(InputTransform {
                tiling,
                first: first + at,
                inputs,
                from,
                to: &mut *transformed,
            });
            kernel.run(QuantizeInputs {
                inputs,
                from: transformed,
                to,
                scales,
            });
        }
        let panels = weights.panels.chunks_exact(products * pairs * width);
        let columns = weights.scales.chunks_exact(products * width);
        for (at, (panel, columns)) in panels.zip(columns).enumerate() {
            let panels = panel.chunks_exact(pairs * width);
            let columns = columns.chunks_exact(width);
            for (product, (panel, columns)) in panels.zip(columns).enumerate() {
                kernel.run_pairs(Product {
                    rows: count,
                    depth: pairs,
                    from: quantized.get(product * pairs..).unwrap_or_default(),
                    from_step: products * pairs,
                    panel,
                    scales: Scales {
                        rows: scales.get(product..).unwrap_or_default(),
                        row_step: products,
                        columns,
                    },
                    width,
                    to: back.get_mut(product * width..).unwrap_or_default(),
                    to_step: products * width,
                });
            }
            kernel.run(OutputTransform {
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

/// Winograd's input transform of tiles.
struct InputTransform<'a> {
    tiling: Tiling,
    first: usize,
    inputs: usize,
    from: &'a [f32],
    to: &'a mut [f32],
}

impl Task for InputTransform<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        match self.tiling.kind {
            TileKind::One => self.transform::<L, One, 3, 1>(lanes),
            TileKind::Three => self.transform::<L, Three, 5, 3>(lanes),
            TileKind::Four => self.transform::<L, Four, 6, 4>(lanes),
            TileKind::Five => self.transform::<L, Five, 7, 5>(lanes),
        }
    }
}

impl InputTransform<'_> {
    #[inline(always)]
    fn transform<L: Lanes, T: Tile<IN, OUT>, const IN: usize, const OUT: usize>(self, lanes: L) {
        let (row, inputs) = (self.tiling.row(), self.inputs);
        let mut half = [[lanes.splat(0.0); IN]; IN];
        for (at, to) in self.to.chunks_exact_mut(IN * IN * inputs).enumerate() {
            let from = self.from.get(self.tiling.start(self.first + at) * inputs..);
            let from = from.unwrap_or_default();
            for channel in (0..inputs).step_by(L::WIDTH) {
                for x in 0..IN {
                    let column = lanes.load_each(from, x * inputs + channel, row * inputs);
                    for (line, number) in half.iter_mut().zip(T::transform_input(lanes, column)) {
                        line[x] = number;
                    }
                }
                for (y, line) in half.iter().enumerate() {
                    let line = T::transform_input(lanes, *line);
                    lanes.store_each(to, y * IN * inputs + channel, inputs, line);
                }
            }
        }
    }
}

/// Winograd's output transform of tiles, for a panel of outputs.
struct OutputTransform<'a> {
    layer: &'a Layer<'a>,
    first: usize,
    channel: usize,
    width: usize,
    from: &'a [f32],
    to: &'a mut [f32],
}

impl Task for OutputTransform<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        match self.layer.tiling.kind {
            TileKind::One => self.transform::<L, One, 3, 1>(lanes),
            TileKind::Three => self.transform::<L, Three, 5, 3>(lanes),
            TileKind::Four => self.transform::<L, Four, 6, 4>(lanes),
            TileKind::Five => self.transform::<L, Five, 7, 5>(lanes),
        }
    }
}

impl OutputTransform<'_> {
    #[inline(always)]
    fn transform<L: Lanes, T: Tile<IN, OUT>, const IN: usize, const OUT: usize>(self, lanes: L) {
        let Layer {
            tiling,
            weights,
            bias,
            finish,
            ..
        } = *self.layer;
        let outputs = weights.outputs;
        let none = lanes.splat(0.0);
        let mut half = [[none; IN]; OUT];
        for (at, from) in self.from.chunks_exact(IN * IN * self.width).enumerate() {
            let square = tiling.square(self.first + at);
            let high = OUT.min(tiling.lines - square.top);
            let wide = OUT.min(tiling.lines - square.left);
            let point = square.board * tiling.area() + tiling.line_start(square.top) + square.left;
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
                    for (line, number) in half.iter_mut().zip(T::transform_output(lanes, column)) {
                        line[x] = number;
                    }
                }
                for (y, line) in half.iter().enumerate().take(high) {
                    let start = (point + y * tiling.row()) * outputs + channel;
                    let mut sums = T::transform_output(lanes, *line);
                    for sum in &mut sums {
                        *sum = lanes.add(*sum, bias);
                    }
                    if wide < OUT {
                        for (x, sum) in sums.into_iter().enumerate().take(wide) {
                            let at = start + x * outputs;
                            let [sum] = apply_finish(lanes, finish, self.to, at, 0, [sum]);
                            lanes.store(self.to, at, sum);
                        }
                        continue;
                    }
                    let sums = apply_finish(lanes, finish, self.to, start, outputs, sums);
                    lanes.store_each(self.to, start, outputs, sums);
                }
            }
        }
    }
}
