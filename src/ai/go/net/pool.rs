//! Global pooling: what the whole board adds to each of its points.

use super::kernels::{Kernel, Lanes, Task};
use super::layer::Tiling;
use super::network::GlobalPooling;

impl GlobalPooling {
    /// Pools each board, and adds what a dense layer makes of that to all its
    /// points.
    pub(super) fn compute(
        &self,
        kernel: Kernel,
        tiling: Tiling,
        boards: usize,
        points: &mut [f32],
        pooled: &mut [f32],
        pooled_bias: &mut [f32],
    ) {
        let channels = self.bias.len();
        let all = boards * tiling.area() * channels;
        let points = points.get_mut(..all).unwrap_or_default();
        for (from, to) in points
            .chunks_exact(tiling.area() * channels)
            .zip(pooled.chunks_exact_mut(3 * channels))
        {
            // Beyond the board are zeros, and no point is less.
            kernel.run(PoolPoints { from, channels, to });
            scale_means(tiling.lines, to);
        }
        self.weights.apply(kernel, boards, pooled, pooled_bias);
        for (to, pooled_bias) in points
            .chunks_exact_mut(tiling.area() * channels)
            .zip(pooled_bias.chunks_exact(channels))
        {
            kernel.run(AddPooled {
                tiling,
                bias: &self.bias,
                pooled_bias,
                to,
            });
        }
    }
}

/// From sums in the first third to means, and in the second those times the
/// size of the board.
pub(super) fn scale_means(lines: usize, pooled: &mut [f32]) {
    let (mean, scaled) = pooled.split_at_mut(pooled.len() / 3);
    let size = size_number(lines);
    let area = (lines * lines) as f32;
    for (mean, scaled) in mean.iter_mut().zip(scaled) {
        *mean /= area;
        *scaled = *mean * size;
    }
}

/// The size of a board as the network knows it.
pub(super) fn size_number(lines: usize) -> f32 {
    (lines as f32 - 14.0) / 10.0
}

/// The sums and, two thirds further, the maxima over all points of each
/// channel. No number is below zero.
struct PoolPoints<'a> {
    from: &'a [f32],
    channels: usize,
    to: &'a mut [f32],
}

impl Task for PoolPoints<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        let none = lanes.splat(0.0);
        for channel in (0..self.channels).step_by(2 * L::WIDTH) {
            let mut sums = [none; 2];
            let mut most = [none; 2];
            for point in self.from.chunks_exact(self.channels) {
                for at in 0..2 {
                    let number = lanes.load(point, channel + at * L::WIDTH);
                    sums[at] = lanes.add(sums[at], number);
                    most[at] = lanes.max(most[at], number);
                }
            }
            for at in 0..2 {
                let channel = channel + at * L::WIDTH;
                lanes.store(self.to, channel, sums[at]);
                lanes.store(self.to, 2 * self.channels + channel, most[at]);
            }
        }
    }
}

/// The pooled bias of a board, added to every point of it, and ReLU.
struct AddPooled<'a> {
    tiling: Tiling,
    bias: &'a [f32],
    pooled_bias: &'a [f32],
    to: &'a mut [f32],
}

impl Task for AddPooled<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        let channels = self.bias.len();
        let none = lanes.splat(0.0);
        for line in 0..self.tiling.lines {
            let start = self.tiling.line_start(line) * channels;
            let row = self
                .to
                .get_mut(start..start + self.tiling.lines * channels)
                .unwrap_or_default();
            for point in row.chunks_exact_mut(channels) {
                for channel in (0..channels).step_by(L::WIDTH) {
                    let pooled_bias = lanes.add(
                        lanes.load(self.pooled_bias, channel),
                        lanes.load(self.bias, channel),
                    );
                    let sum = lanes.add(lanes.load(point, channel), pooled_bias);
                    lanes.store(point, channel, lanes.max(sum, none));
                }
            }
        }
    }
}
