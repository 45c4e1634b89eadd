//! The forward pass: from features to outputs.

use super::aligned::AlignedBuf;
use super::convolve::ConvolutionScratch;
use super::features::{Features, PLANES};
use super::heads::HeadScratch;
use super::kernels::Kernel;
use super::layer::{Finish, Layer, Tiling};
use super::network::Network;
use super::output::Output;
use crate::board::Size;

/// How many activations are computed together. More boards use each weight more
/// often, until what a layer reads and writes no longer fits into the cache.
const ACTIVATIONS: usize = 96 * 1024;

/// The buffers in which one thread computes. They grow to what the largest batch
/// needs, and are used again.
#[derive(Debug)]
pub struct Scratch {
    kernel: Kernel,
    layout: Option<(Tiling, usize)>,
    // Activations: points with all their channels, padded with a ring of zeros
    // around each board.
    planes: AlignedBuf,
    x: AlignedBuf,
    y: AlignedBuf,
    work: ConvolutionScratch,
    pooled: AlignedBuf,
    pooled_bias: AlignedBuf,
    heads: HeadScratch,
}

impl Default for Scratch {
    fn default() -> Self {
        Self::new()
    }
}

impl Scratch {
    /// Buffers to compute with the fastest instructions of this machine.
    #[must_use]
    pub fn new() -> Self {
        Self::with_kernel(Kernel::best())
    }

    /// Buffers to compute with these instructions; with those that every machine
    /// has where they are missing.
    #[must_use]
    pub fn with_kernel(kernel: Kernel) -> Self {
        Self {
            kernel,
            layout: None,
            planes: AlignedBuf::default(),
            x: AlignedBuf::default(),
            y: AlignedBuf::default(),
            work: ConvolutionScratch::default(),
            pooled: AlignedBuf::default(),
            pooled_bias: AlignedBuf::default(),
            heads: HeadScratch::default(),
        }
    }

    /// Of the board that was evaluated last, alone: the instructions, the last
    /// activations of the trunk, and what was pooled for the policies.
    pub(super) fn last_board(&self) -> (Kernel, &[f32], &[f32]) {
        (self.kernel, &self.x, self.heads.policy_pooled())
    }

    /// Makes room for boards, with zeros around each.
    fn lay_out(&mut self, tiling: Tiling, channels: usize, boards: usize) {
        if self.layout != Some((tiling, channels)) {
            // What was a point may now be beyond the board.
            self.planes.fill(0.0);
            self.x.fill(0.0);
            self.y.fill(0.0);
            self.layout = Some((tiling, channels));
        }
        self.planes.grow_to(boards * tiling.area() * PLANES);
        self.x.grow_to(boards * tiling.area() * channels);
        self.y.grow_to(boards * tiling.area() * channels);
        self.pooled.grow_to(boards * 3 * channels);
        self.pooled_bias.grow_to(boards * channels);
    }
}

impl Network {
    /// Evaluates `boards`, into as many `outputs`. Boards of one size that stand
    /// together are computed together; the more, the less time for each.
    pub fn evaluate(&self, scratch: &mut Scratch, boards: &[Features], outputs: &mut Vec<Output>) {
        outputs.resize_with(boards.len(), Output::default);
        let mut rest = outputs.as_mut_slice();
        for same in boards.chunk_by(|a, b| a.size == b.size) {
            let Some(first) = same.first() else { continue };
            let tiling = Tiling::of(scratch.kernel, first.size.lines().into());
            for batch in same.chunks(self.boards_together(first.size)) {
                let (outputs, others) = rest.split_at_mut(batch.len());
                rest = others;
                self.evaluate_batch(scratch, tiling, batch, outputs);
            }
        }
    }

    /// How many boards of a size are computed together: a larger batch is not
    /// quicker.
    #[must_use]
    pub fn boards_together(&self, size: Size) -> usize {
        let tiling = Tiling::of(Kernel::best(), size.lines().into());
        let together = ACTIVATIONS / (tiling.area() * self.shape.channels);
        together.max(1)
    }

    fn evaluate_batch(
        &self,
        scratch: &mut Scratch,
        tiling: Tiling,
        batch: &[Features],
        outputs: &mut [Output],
    ) {
        scratch.lay_out(tiling, self.shape.channels, batch.len());
        self.load_inputs(scratch, tiling, batch);
        self.trunk(scratch, tiling, batch.len());
        let Scratch {
            kernel, x, heads, ..
        } = scratch;
        for (from, output) in x
            .chunks_exact(tiling.area() * self.shape.channels)
            .zip(outputs)
        {
            self.heads.evaluate(*kernel, heads, tiling, from, output);
        }
    }

    /// Writes the input planes, and what the global features add to every point
    /// into `pooled_bias`.
    fn load_inputs(&self, scratch: &mut Scratch, tiling: Tiling, batch: &[Features]) {
        let channels = self.shape.channels;
        let boards = scratch.planes.chunks_exact_mut(tiling.area() * PLANES);
        for (to, board) in boards.zip(batch) {
            for (line, row) in board
                .points
                .chunks(tiling.lines)
                .take(tiling.lines)
                .enumerate()
            {
                let to = to
                    .get_mut(tiling.line_start(line) * PLANES..)
                    .unwrap_or_default();
                for (to, bits) in to.as_chunks_mut::<PLANES>().0.iter_mut().zip(row) {
                    for (plane, number) in to.iter_mut().enumerate() {
                        *number = f32::from(bits >> plane & 1);
                    }
                }
            }
        }
        for (to, board) in scratch.pooled_bias.chunks_exact_mut(channels).zip(batch) {
            to.copy_from_slice(&self.stem.bias);
            let weights = self.stem.globals.chunks_exact(channels);
            for (number, weights) in board.globals.iter().zip(weights) {
                for (to, weight) in to.iter_mut().zip(weights) {
                    *to += number * weight;
                }
            }
        }
    }

    /// Stem and residual blocks: from the input planes to the last activations,
    /// in `x`.
    fn trunk(&self, scratch: &mut Scratch, tiling: Tiling, boards: usize) {
        let channels = self.shape.channels;
        let Scratch {
            kernel,
            planes,
            x,
            y,
            work,
            pooled,
            pooled_bias,
            ..
        } = scratch;
        let kernel = *kernel;
        let mut convolutions = self.convolutions(kernel, tiling.kind).convolutions();
        let bias = pooled_bias.get(..boards * channels).unwrap_or_default();
        let finish = Finish::Replace;
        if let Some(weights) = convolutions.next() {
            let stem = Layer {
                tiling,
                boards,
                weights,
                bias,
                finish,
            };
            stem.compute(kernel, work, planes, x);
        }
        for block in &self.blocks {
            let (Some(first), Some(second)) = (convolutions.next(), convolutions.next()) else {
                debug_assert!(false, "every block has its convolutions");
                return;
            };
            let bias = &block.first_bias;
            let layer = Layer {
                tiling,
                boards,
                weights: first,
                bias,
                finish,
            };
            layer.compute(kernel, work, x, y);
            if let Some(pool) = &block.pool {
                pool.compute(kernel, tiling, boards, y, pooled, pooled_bias);
            }
            let bias = &block.second_bias;
            let layer = Layer {
                tiling,
                boards,
                weights: second,
                bias,
                finish: Finish::Add,
            };
            layer.compute(kernel, work, y, x);
        }
    }
}
