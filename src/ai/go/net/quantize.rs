//! Convolutions in 16-bit integers: what is rounded, and by which scales.
//!
//! Transformed inputs and weights become integers, are multiplied exactly, and
//! their sums become floats again: half the memory of floats and, with the
//! instructions for it, twice as many products at a time. No sum can overflow,
//! whatever the position, as scales follow from bounds:
//!
//! - Inputs have a scale for each square and product: the largest activation of
//!   the square times the most that the transform can make of it. No activation
//!   is below zero after ReLU, which halves that. A position is evaluated the
//!   same in whatever batch, as no other square has a part in it.
//! - Weights have a scale for each product and output, by the sum of their
//!   absolute values.
//!
//! The inputs of a pair are half of all inputs apart: so vectors of any width
//! are paired without a shuffle.

use super::kernels::{Lanes, Pair, Plain, Task};
use super::tile::{Five, Four, Three, Tile, TileKind};
use super::winograd::Tiling;

/// What the inputs must be a multiple of: two of the widest vectors.
pub(super) const PAIRED: usize = 32;

/// The largest integer an input becomes: less than 2¹⁵ by more than the floats
/// of its transform may be off.
const LARGEST_INPUT: f32 = 32_000.0;

/// The largest integer a weight becomes.
const LARGEST_WEIGHT: f32 = 32_000.0;

/// What the absolute values of the weights that make one sum may come to: with
/// the largest inputs, the sum is less than 2³¹.
const LARGEST_SUM: f32 = 67_000.0;

/// What the transformed inputs of each product are multiplied by, where no
/// activation of a square is above 1.
pub(super) fn input_factors(kind: TileKind) -> Vec<f32> {
    let bounds = match kind {
        TileKind::Three => input_bounds::<Three, 5, 3>(),
        TileKind::Four => input_bounds::<Four, 6, 4>(),
        TileKind::Five => input_bounds::<Five, 7, 5>(),
    };
    bounds.iter().map(|bound| LARGEST_INPUT / bound).collect()
}

/// The most that the input transform makes of numbers from 0 to 1, product by
/// product.
fn input_bounds<T: Tile<IN, OUT>, const IN: usize, const OUT: usize>() -> Vec<f32> {
    let mut sums = [(0.0, 0.0); IN];
    for at in 0..IN {
        let mut unit = [[0.0; 4]; IN];
        unit[at] = [1.0; 4];
        let column = T::transform_input(Plain, unit);
        for ((above, below), [factor, ..]) in sums.iter_mut().zip(column) {
            *above += factor.max(0.0);
            *below += (-factor).max(0.0);
        }
    }
    // Along both axes: what is above zero is made of factors of one sign.
    let bound = |(above, below): (f32, f32), (above_2, below_2): (f32, f32)| {
        (above * above_2 + below * below_2).max(above * below_2 + below * above_2)
    };
    sums.iter()
        .flat_map(|&one| sums.iter().map(move |&two| bound(one, two)))
        .collect()
}

/// Transformed weights made integers.
pub(super) struct QuantizeWeights<'a> {
    /// How many channels go in.
    pub(super) inputs: usize,
    /// How many outputs a panel has.
    pub(super) width: usize,
    /// What the inputs of each product were multiplied by.
    pub(super) factors: &'a [f32],
    /// For each panel, for each product, for each input, the outputs.
    pub(super) from: &'a [f32],
    /// The same, pair by pair.
    pub(super) to: &'a mut [Pair],
    /// What 1 in the sums of each product and output is worth, for a square
    /// whose largest activation is 1.
    pub(super) scales: &'a mut [f32],
}

impl Task for QuantizeWeights<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        let (inputs, width) = (self.inputs, self.width);
        let products = self
            .from
            .chunks_exact(inputs * width)
            .zip(self.to.chunks_exact_mut(inputs / 2 * width))
            .zip(self.scales.chunks_exact_mut(width));
        for (((from, to), scales), factor) in products.zip(self.factors.iter().cycle()) {
            for part in (0..width).step_by(L::WIDTH) {
                let mut inverse = [0.0; 16];
                let bounds = largest_and_sum(lanes, from, width, part);
                let own = scales.iter_mut().skip(part).zip(&mut inverse);
                for ((scale, inverse), (largest, sum)) in own.zip(bounds).take(L::WIDTH) {
                    // Each weight may be rounded away from zero by a half.
                    let sum = sum / (LARGEST_SUM - inputs as f32 / 2.0);
                    let step = sum.max(largest / LARGEST_WEIGHT);
                    *scale = step / factor;
                    *inverse = if step > 0.0 { 1.0 / step } else { 0.0 };
                }
                let inverse = lanes.load(&inverse, 0);
                for pair in 0..inputs / 2 {
                    let at = pair * width + part;
                    let first = lanes.load(from, at);
                    let second = lanes.load(from, at + inputs / 2 * width);
                    lanes.store_pairs(to, (at, 0), [first], [second], [inverse]);
                }
            }
        }
    }
}

/// Of each column of a vector, the largest absolute value and the sum of them.
#[inline(always)]
fn largest_and_sum<L: Lanes>(
    lanes: L,
    from: &[f32],
    width: usize,
    part: usize,
) -> impl Iterator<Item = (f32, f32)> {
    let none = lanes.splat(0.0);
    let (mut largest, mut sum) = (none, none);
    for line in from.chunks_exact(width) {
        let number = lanes.load(line, part);
        let number = lanes.max(number, lanes.sub(none, number));
        largest = lanes.max(largest, number);
        sum = lanes.add(sum, number);
    }
    let mut each = [[0.0; 16]; 2];
    lanes.store(&mut each[0], 0, largest);
    lanes.store(&mut each[1], 0, sum);
    each[0].into_iter().zip(each[1])
}

/// Winograd's input transform of tiles, made integers.
pub(super) struct QuantizeInputs<'a> {
    /// How the boards are cut.
    pub(super) tiling: Tiling,
    /// The first tile.
    pub(super) first: usize,
    /// How many channels there are.
    pub(super) inputs: usize,
    /// What the inputs of each product are multiplied by.
    pub(super) factors: &'a [f32],
    /// The activations, none of them below zero.
    pub(super) from: &'a [f32],
    /// For each tile, for each product, pairs of inputs.
    pub(super) to: &'a mut [Pair],
    /// The largest activation of each tile.
    pub(super) largest: &'a mut [f32],
}

impl Task for QuantizeInputs<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        match self.tiling.kind {
            TileKind::Three => self.transform::<L, Three, 5, 3>(lanes),
            TileKind::Four => self.transform::<L, Four, 6, 4>(lanes),
            TileKind::Five => self.transform::<L, Five, 7, 5>(lanes),
        }
    }
}

impl QuantizeInputs<'_> {
    #[inline(always)]
    fn transform<L: Lanes, T: Tile<IN, OUT>, const IN: usize, const OUT: usize>(self, lanes: L) {
        let (row, inputs, pairs) = (self.tiling.row(), self.inputs, self.inputs / 2);
        let factors = self.factors.as_chunks::<IN>().0;
        let mut halves = [[[lanes.splat(0.0); IN]; IN]; 2];
        let tiles = self.to.chunks_exact_mut(IN * IN * pairs).zip(self.largest);
        for (at, (to, to_largest)) in tiles.enumerate() {
            let from = self.from.get(self.tiling.start(self.first + at) * inputs..);
            let from = from.unwrap_or_default();
            let largest = largest_activation::<L, IN>(lanes, from, row, inputs);
            *to_largest = largest;
            let inverse = if largest > 0.0 { 1.0 / largest } else { 0.0 };
            for channel in (0..pairs).step_by(L::WIDTH) {
                for (half, channel) in halves.iter_mut().zip([channel, channel + pairs]) {
                    for x in 0..IN {
                        let column = lanes.load_each(from, x * inputs + channel, row * inputs);
                        let column = T::transform_input(lanes, column);
                        for (line, number) in half.iter_mut().zip(column) {
                            line[x] = number;
                        }
                    }
                }
                let [first, second] = &halves;
                let lines = first.iter().zip(second).zip(factors).enumerate();
                for (y, ((first, second), factors)) in lines {
                    let first = T::transform_input(lanes, *first);
                    let second = T::transform_input(lanes, *second);
                    let factors = factors.map(|factor| lanes.splat(factor * inverse));
                    let place = (y * IN * pairs + channel, pairs);
                    lanes.store_pairs(to, place, first, second, factors);
                }
            }
        }
    }
}

/// The largest activation of a tile.
#[inline(always)]
fn largest_activation<L: Lanes, const IN: usize>(
    lanes: L,
    from: &[f32],
    row: usize,
    inputs: usize,
) -> f32 {
    let mut most = [lanes.splat(0.0); IN];
    for y in 0..IN {
        for channel in (0..inputs).step_by(L::WIDTH) {
            let line: [L::Vector; IN] = lanes.load_each(from, y * row * inputs + channel, inputs);
            for (most, number) in most.iter_mut().zip(line) {
                *most = lanes.max(*most, number);
            }
        }
    }
    let all = most
        .into_iter()
        .fold(lanes.splat(0.0), |a, b| lanes.max(a, b));
    lanes.largest(all)
}
