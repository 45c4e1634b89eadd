//! Convolutions in 16-bit integers: what is rounded, and by which scales.
//!
//! Transformed inputs and weights become integers, are multiplied exactly, and
//! their sums become floats again: half the memory of floats and, with the
//! instructions for it, twice as many products at a time.
//!
//! A row of inputs, all channels of one product of one tile, is scaled to one
//! Euclidean norm, and so are the weights of each product and output. The
//! product of the two norms is less than 2³¹, so by the Cauchy–Schwarz
//! inequality no sum can overflow, whatever the position. As no other tile has a
//! part in the scale of a row, a position is evaluated the same in whatever
//! batch.
//!
//! The inputs of a pair are half of all inputs apart: so vectors of any width
//! are paired without a shuffle.

use super::kernels::{Lanes, Pair, Task};

/// What the inputs must be a multiple of: two of the widest vectors.
pub(super) const PAIRED: usize = 32;

/// The norm of a row of inputs as integers; none of them is larger. It is less
/// than 2¹⁵ by more than floats and rounding may be off.
const INPUT_NORM: f32 = 32_000.0;

/// The norm of the weights of an output as integers, rounding included.
const WEIGHT_NORM: f32 = 65_000.0;

/// The largest integer a weight becomes.
const LARGEST_WEIGHT: f32 = 32_000.0;

/// Transformed inputs of one tile made integers.
pub(super) struct QuantizeInputs<'a> {
    /// How many channels there are.
    pub(super) inputs: usize,
    /// For each product, the inputs.
    pub(super) from: &'a [f32],
    /// The same, pair by pair.
    pub(super) to: &'a mut [Pair],
    /// What 1 is worth, for each product.
    pub(super) scales: &'a mut [f32],
}

impl Task for QuantizeInputs<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        // As many vectors as half a row has: known to the compiler where they
        // are few, so that a row is loaded once and stays in registers.
        match self.inputs / 2 / L::WIDTH {
            1 => self.quantize::<L, 1>(lanes),
            2 => self.quantize::<L, 2>(lanes),
            3 => self.quantize::<L, 3>(lanes),
            4 => self.quantize::<L, 4>(lanes),
            _ => self.quantize_long(lanes),
        }
    }
}

impl QuantizeInputs<'_> {
    /// Rows of two times `N` vectors.
    #[inline(always)]
    fn quantize<L: Lanes, const N: usize>(self, lanes: L) {
        let pairs = N * L::WIDTH;
        let rows = self.from.chunks_exact(2 * pairs);
        let rows = rows.zip(self.to.chunks_exact_mut(pairs));
        for ((from, to), scale) in rows.zip(self.scales) {
            let first: [L::Vector; N] = lanes.load_each(from, 0, L::WIDTH);
            let second: [L::Vector; N] = lanes.load_each(from, pairs, L::WIDTH);
            let mut squares = [lanes.splat(0.0); 2];
            for at in 0..N {
                squares[0] = lanes.mul_add(first[at], first[at], squares[0]);
                squares[1] = lanes.mul_add(second[at], second[at], squares[1]);
            }
            let norm = lanes.sum(lanes.add(squares[0], squares[1])).sqrt();
            *scale = norm * (1.0 / INPUT_NORM);
            let factor = lanes.splat(factor(norm));
            for at in 0..N {
                lanes.store_pairs(to, at * L::WIDTH, first[at], second[at], factor);
            }
        }
    }

    /// Rows of any length.
    #[inline(always)]
    fn quantize_long<L: Lanes>(self, lanes: L) {
        let (inputs, pairs) = (self.inputs, self.inputs / 2);
        let rows = self.from.chunks_exact(inputs);
        let rows = rows.zip(self.to.chunks_exact_mut(pairs));
        for ((from, to), scale) in rows.zip(self.scales) {
            let mut squares = lanes.splat(0.0);
            for numbers in from.chunks_exact(L::WIDTH) {
                let numbers = lanes.load(numbers, 0);
                squares = lanes.mul_add(numbers, numbers, squares);
            }
            let norm = lanes.sum(squares).sqrt();
            *scale = norm * (1.0 / INPUT_NORM);
            let factor = lanes.splat(factor(norm));
            for at in (0..pairs).step_by(L::WIDTH) {
                let [first, second] = lanes.load_each(from, at, pairs);
                lanes.store_pairs(to, at, first, second, factor);
            }
        }
    }
}

/// What numbers of this norm are multiplied by.
#[inline(always)]
fn factor(norm: f32) -> f32 {
    if norm > 0.0 { INPUT_NORM / norm } else { 0.0 }
}

/// Transformed weights made integers.
pub(super) struct QuantizeWeights<'a> {
    /// How many channels go in.
    pub(super) inputs: usize,
    /// How many outputs a panel has.
    pub(super) width: usize,
    /// For each panel, for each product, for each input, the outputs.
    pub(super) from: &'a [f32],
    /// The same, pair by pair.
    pub(super) to: &'a mut [Pair],
    /// What 1 is worth, for each panel, product and output.
    pub(super) scales: &'a mut [f32],
}

impl Task for QuantizeWeights<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        let (inputs, width) = (self.inputs, self.width);
        // Each weight may be rounded away from zero by a half.
        let most = WEIGHT_NORM - (inputs as f32).sqrt() / 2.0;
        let products = self
            .from
            .chunks_exact(inputs * width)
            .zip(self.to.chunks_exact_mut(inputs / 2 * width))
            .zip(self.scales.chunks_exact_mut(width));
        for ((from, to), scales) in products {
            for part in (0..width).step_by(L::WIDTH) {
                let mut factors = [0.0; 16];
                let columns = squares_and_largest(lanes, from, width, part);
                let own = scales.iter_mut().skip(part).zip(&mut factors);
                for ((scale, factor), (squares, largest)) in own.zip(columns).take(L::WIDTH) {
                    *scale = (squares.sqrt() / most).max(largest / LARGEST_WEIGHT);
                    *factor = if *scale > 0.0 { 1.0 / *scale } else { 0.0 };
                }
                let factors = lanes.load(&factors, 0);
                for pair in 0..inputs / 2 {
                    let at = pair * width + part;
                    let [first, second] = lanes.load_each(from, at, inputs / 2 * width);
                    lanes.store_pairs(to, at, first, second, factors);
                }
            }
        }
    }
}

/// Of each column of a vector, the sum of the squares and the largest absolute
/// value.
#[inline(always)]
fn squares_and_largest<L: Lanes>(
    lanes: L,
    from: &[f32],
    width: usize,
    part: usize,
) -> impl Iterator<Item = (f32, f32)> {
    let none = lanes.splat(0.0);
    let (mut squares, mut largest) = (none, none);
    for line in from.chunks_exact(width) {
        let number = lanes.load(line, part);
        squares = lanes.mul_add(number, number, squares);
        largest = lanes.max(largest, lanes.max(number, lanes.sub(none, number)));
    }
    let mut each = [[0.0; 16]; 2];
    lanes.store(&mut each[0], 0, squares);
    lanes.store(&mut each[1], 0, largest);
    each[0].into_iter().zip(each[1])
}
