//! Convolutions of 3×3 as they are defined, by instructions that multiply whole
//! blocks of numbers.
//!
//! With nine products where Winograd's algorithm takes two, this only pays where
//! the processor makes thousands of them in an instruction. Inputs are rounded to
//! 16-bit floats (bf16), products are summed in floats of 32 bits. As nothing is
//! transformed, errors of rounding are not amplified.
//!
//! A block has so many points one behind the other, as they lie in memory, those
//! beyond the board among them: what is computed for these is thrown away. So a
//! place beside a point is the same distance away for all of them.

use super::aligned::AlignedBuf;
use super::convolution_weights::BlockPanels;
use super::kernels::{
    BLOCK, Bf16, BlockProduct, BlockTask, Kernel, Lanes, MultiplyBlocks, Steps, Task,
    WEIGHTS_PER_STEP,
};
use super::layer::{Layer, Tiling, apply_finish};

/// The buffers of a convolution in blocks.
#[derive(Debug, Default)]
pub(super) struct DirectScratch {
    // The inputs, rounded.
    rounded: AlignedBuf<Bf16>,
    sums: AlignedBuf,
    steps: Steps,
}

impl Layer<'_> {
    /// Computes it in blocks.
    pub(super) fn in_blocks(
        &self,
        kernel: Kernel,
        weights: BlockPanels<'_>,
        work: &mut DirectScratch,
        from: &[f32],
        to: &mut [f32],
    ) {
        let (tiling, inputs) = (self.tiling, self.weights.inputs);
        let depth = inputs.next_multiple_of(BLOCK);
        let points = self.boards * tiling.area();
        // A last block reaches beyond the last board.
        let beyond = 2 * BLOCK + tiling.row();
        let rounded = work.rounded.grow_to((points + beyond) * depth);
        kernel.run(Round {
            inputs,
            depth,
            from: from.get(..points * inputs).unwrap_or_default(),
            to: rounded,
        });
        work.steps.set(steps(tiling, depth));
        kernel.run_blocks(Blocks {
            kernel,
            layer: self,
            weights,
            depth,
            from: rounded,
            steps: &work.steps,
            sums: work.sums.grow_to(BLOCK * BLOCK),
            to,
        });
    }
}

/// Where the inputs of each step are, from the first one of a point on: the nine
/// places around it, and of each all inputs, a block at a time.
fn steps(tiling: Tiling, depth: usize) -> impl Iterator<Item = isize> {
    let row = tiling.row() as isize;
    (0..9).flat_map(move |place: isize| {
        let points = (place / 3 - 1) * row + place % 3 - 1;
        (0..depth)
            .step_by(BLOCK)
            .map(move |input| points * depth as isize + input as isize)
    })
}

/// Activations rounded to 16-bit floats, to the nearest, and zeros for inputs
/// that there are not.
struct Round<'a> {
    inputs: usize,
    depth: usize,
    from: &'a [f32],
    to: &'a mut [Bf16],
}

impl Task for Round<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, _: L) {
        if self.inputs == self.depth {
            for (to, from) in self.to.iter_mut().zip(self.from) {
                *to = round(*from);
            }
            return;
        }
        let points = self.to.chunks_exact_mut(self.depth);
        for (to, from) in points.zip(self.from.chunks_exact(self.inputs)) {
            let (to, none) = to.split_at_mut(self.inputs);
            for (to, from) in to.iter_mut().zip(from) {
                *to = round(*from);
            }
            none.fill(0);
        }
    }
}

/// The nearest 16-bit float, an even one where two are as near.
#[inline(always)]
const fn round(number: f32) -> Bf16 {
    let bits = number.to_bits();
    (bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16) as Bf16
}

/// All blocks of a convolution.
struct Blocks<'a> {
    kernel: Kernel,
    layer: &'a Layer<'a>,
    weights: BlockPanels<'a>,
    depth: usize,
    from: &'a [Bf16],
    steps: &'a Steps,
    sums: &'a mut [f32],
    to: &'a mut [f32],
}

impl BlockTask for Blocks<'_> {
    fn run(self, blocks: &impl MultiplyBlocks) {
        let tiling = self.layer.tiling;
        let first = tiling.line_start(0);
        let span = (tiling.lines - 1) * tiling.row() + tiling.lines;
        let panels = self.weights.panels;
        let panels = panels.chunks_exact(self.steps.len() * WEIGHTS_PER_STEP);
        // Panel by panel: weights are more than what the boards have.
        for (panel, weights) in panels.enumerate() {
            for board in 0..self.layer.boards {
                for start in (0..span).step_by(BLOCK) {
                    let point = board * tiling.area() + first + start;
                    blocks.multiply(BlockProduct {
                        from: self.from,
                        start: point * self.depth,
                        from_step: self.depth,
                        steps: self.steps,
                        weights,
                        to: &mut *self.sums,
                    });
                    self.kernel.run(FinishBlock {
                        layer: self.layer,
                        scales: self.weights.scales,
                        board,
                        start,
                        channel: panel * BLOCK,
                        sums: self.sums,
                        to: &mut *self.to,
                    });
                }
            }
        }
    }
}

/// The sums of a block, with bias and ReLU, put where they belong.
struct FinishBlock<'a> {
    layer: &'a Layer<'a>,
    scales: &'a [f32],
    board: usize,
    /// How many points the first one is behind the first of the board.
    start: usize,
    channel: usize,
    sums: &'a [f32],
    to: &'a mut [f32],
}

impl Task for FinishBlock<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        let Layer {
            tiling,
            weights,
            bias,
            finish,
            ..
        } = *self.layer;
        let (outputs, row) = (weights.outputs, tiling.row());
        let own = if bias.len() > outputs {
            self.board * outputs
        } else {
            0
        };
        let first = self.board * tiling.area() + tiling.line_start(0) + self.start;
        for part in (0..BLOCK).step_by(L::WIDTH) {
            let channel = self.channel + part;
            let scale = lanes.load(self.scales, channel);
            let bias = lanes.load(bias, own + channel);
            let (mut line, mut place) = (self.start / row, self.start % row);
            for (at, sums) in self.sums.chunks_exact(BLOCK).enumerate() {
                if line >= tiling.lines {
                    break;
                }
                if place < tiling.lines {
                    let to = (first + at) * outputs + channel;
                    let sum = lanes.mul_add(lanes.load(sums, part), scale, bias);
                    let [sum] = apply_finish(lanes, finish, self.to, to, 0, [sum]);
                    lanes.store(self.to, to, sum);
                }
                place += 1;
                if place == row {
                    (line, place) = (line + 1, 0);
                }
            }
        }
    }
}
