//! The weights of convolutions, in the form in which they are multiplied: after
//! Winograd's transform, in floats or 16-bit integers, or as they are in blocks.

use super::aligned::AlignedBuf;
use super::kernels::{BLOCK, Bf16, Kernel, Lanes, Pair, Task, WEIGHTS_PER_STEP};
use super::quantize::{PAIRED, QuantizeWeights};
use super::tile::{Five, Four, One, Three, Tile, TileKind};
use super::weights::{Matrix, panel_width};

/// The weights of a convolution.
#[derive(Clone, Copy, Debug)]
pub(super) struct Convolution<'a> {
    /// How many channels go in.
    pub(super) inputs: usize,
    /// How many come out.
    pub(super) outputs: usize,
    /// The weights.
    pub(super) panels: Panels<'a>,
}

/// Transformed weights: for each panel of outputs, for each product, for each
/// input or pair of inputs, the outputs.
#[derive(Clone, Copy, Debug)]
pub(super) enum Panels<'a> {
    /// As they are.
    Floats(&'a [f32]),
    /// In 16-bit integers.
    Pairs(PairPanels<'a>),
    /// In 16-bit floats, not transformed.
    Blocks(BlockPanels<'a>),
}

/// Weights in 16-bit integers; [`quantize`](super::quantize) has their scales.
#[derive(Clone, Copy, Debug)]
pub(super) struct PairPanels<'a> {
    /// The weights.
    pub(super) panels: &'a [Pair],
    /// What 1 is worth, for each panel, product and output.
    pub(super) scales: &'a [f32],
}

/// Weights in blocks of 16-bit floats: for each panel of as many outputs as a
/// block has, for each of the nine places, for as many inputs, the block. The
/// weights are the integers of the file, which such a float is exactly.
#[derive(Clone, Copy, Debug)]
pub(super) struct BlockPanels<'a> {
    /// The weights.
    pub(super) panels: &'a [Bf16],
    /// What 1 is worth, for each output.
    pub(super) scales: &'a [f32],
}

/// The weights of all convolutions in the order in which they are
/// computed: the end of each prefetches the beginning of the next.
#[derive(Debug)]
pub(super) struct ConvolutionWeights {
    shapes: Vec<ConvShape>,
    floats: AlignedBuf,
    pairs: AlignedBuf<Pair>,
    blocks: AlignedBuf<Bf16>,
    scales: AlignedBuf,
}

/// How large a convolution is, and the lengths of its parts of the buffers.
#[derive(Clone, Copy, Debug)]
struct ConvShape {
    inputs: usize,
    outputs: usize,
    floats: usize,
    pairs: usize,
    blocks: usize,
    scales: usize,
}

impl ConvShape {
    fn of(kernel: Kernel, kind: TileKind, matrix: &Matrix) -> Self {
        let (inputs, outputs) = (matrix.columns / 9, matrix.rows);
        let weights = kind.products() * inputs * outputs;
        let none = Self {
            inputs,
            outputs,
            floats: 0,
            pairs: 0,
            blocks: 0,
            scales: 0,
        };
        let in_blocks = kernel.multiplies_blocks() && kind == TileKind::One;
        if in_blocks && outputs.is_multiple_of(BLOCK) {
            let steps = 9 * inputs.div_ceil(BLOCK);
            return Self {
                blocks: outputs / BLOCK * steps * WEIGHTS_PER_STEP,
                scales: outputs,
                ..none
            };
        }
        // The stem has too few inputs for pairs, and takes no time.
        if kernel.multiplies_pairs() && inputs.is_multiple_of(PAIRED) {
            return Self {
                pairs: weights / 2,
                scales: kind.products() * outputs,
                ..none
            };
        }
        Self {
            floats: weights,
            ..none
        }
    }
}

impl ConvolutionWeights {
    /// The weights of `matrices`, whose rows are the nine places in order with
    /// all inputs each, for squares of a kind.
    pub(super) fn of(kernel: Kernel, kind: TileKind, matrices: &[&Matrix]) -> Self {
        let shapes: Vec<ConvShape> = matrices
            .iter()
            .map(|matrix| ConvShape::of(kernel, kind, matrix))
            .collect();
        let total = |len: fn(&ConvShape) -> usize| shapes.iter().map(len).sum();
        let mut floats = AlignedBuf::zeros(total(|shape| shape.floats));
        let mut pairs = AlignedBuf::zeros(total(|shape| shape.pairs));
        let mut blocks = AlignedBuf::zeros(total(|shape| shape.blocks));
        let mut scales = AlignedBuf::zeros(total(|shape| shape.scales));
        let mut transformed = AlignedBuf::default();
        let mut rest = Parts {
            floats: &mut floats,
            pairs: &mut pairs,
            blocks: &mut blocks,
            scales: &mut scales,
        };
        for (matrix, shape) in matrices.iter().zip(&shapes) {
            let Some((own, others)) = rest.split(shape) else {
                break;
            };
            own.fill(kernel, kind, matrix, &mut transformed);
            rest = others;
        }
        Self {
            shapes,
            floats,
            pairs,
            blocks,
            scales,
        }
    }

    /// All of them, in order.
    pub(super) fn convolutions(&self) -> impl Iterator<Item = Convolution<'_>> {
        let mut rest = (&*self.floats, &*self.pairs, &*self.blocks, &*self.scales);
        self.shapes.iter().map_while(move |shape| {
            let (floats, pairs, blocks, scales) = (
                rest.0.split_at_checked(shape.floats)?,
                rest.1.split_at_checked(shape.pairs)?,
                rest.2.split_at_checked(shape.blocks)?,
                rest.3.split_at_checked(shape.scales)?,
            );
            rest = (floats.1, pairs.1, blocks.1, scales.1);
            let panels = if shape.blocks > 0 {
                Panels::Blocks(BlockPanels {
                    panels: blocks.0,
                    scales: scales.0,
                })
            } else if shape.pairs > 0 {
                Panels::Pairs(PairPanels {
                    panels: pairs.0,
                    scales: scales.0,
                })
            } else {
                Panels::Floats(floats.0)
            };
            Some(Convolution {
                inputs: shape.inputs,
                outputs: shape.outputs,
                panels,
            })
        })
    }
}

/// Parts of the buffers that are to be filled.
struct Parts<'a> {
    floats: &'a mut [f32],
    pairs: &'a mut [Pair],
    blocks: &'a mut [Bf16],
    scales: &'a mut [f32],
}

impl<'a> Parts<'a> {
    /// Those of the first convolution, and those of the others.
    fn split(self, shape: &ConvShape) -> Option<(Self, Self)> {
        let floats = self.floats.split_at_mut_checked(shape.floats)?;
        let pairs = self.pairs.split_at_mut_checked(shape.pairs)?;
        let blocks = self.blocks.split_at_mut_checked(shape.blocks)?;
        let scales = self.scales.split_at_mut_checked(shape.scales)?;
        let first = Parts {
            floats: floats.0,
            pairs: pairs.0,
            blocks: blocks.0,
            scales: scales.0,
        };
        let others = Parts {
            floats: floats.1,
            pairs: pairs.1,
            blocks: blocks.1,
            scales: scales.1,
        };
        Some((first, others))
    }

    /// Fills those of one convolution, in the form for which there is room.
    fn fill(self, kernel: Kernel, kind: TileKind, matrix: &Matrix, transformed: &mut AlignedBuf) {
        if !self.blocks.is_empty() {
            fill_blocks(matrix, self.blocks);
            self.scales.copy_from_slice(&matrix.scales);
            return;
        }
        let (inputs, outputs) = (matrix.columns / 9, matrix.rows);
        let in_pairs = !self.pairs.is_empty();
        let to: &mut [f32] = if in_pairs {
            transformed.grow_to(kind.products() * inputs * outputs)
        } else {
            self.floats
        };
        kernel.run(Transform {
            kind,
            inputs,
            outputs,
            from: &matrix.transposed(),
            to: &mut *to,
        });
        if in_pairs {
            kernel.run(QuantizeWeights {
                inputs,
                width: panel_width(outputs),
                from: to,
                to: self.pairs,
                scales: self.scales,
            });
        }
    }
}

/// Writes the weights of a convolution in blocks. A step has the weights of half
/// its outputs and then those of the other half, and these lie input by input, two
/// of them together for each output; inputs that there are not weigh nothing.
fn fill_blocks(matrix: &Matrix, to: &mut [Bf16]) {
    let inputs = matrix.columns / 9;
    let chunks = inputs.div_ceil(BLOCK);
    let half = BLOCK / 2;
    for (step, block) in to.chunks_exact_mut(WEIGHTS_PER_STEP).enumerate() {
        let (panel, step) = (step / (9 * chunks), step % (9 * chunks));
        let (place, chunk) = (step / chunks, step % chunks);
        for (at, to) in block.iter_mut().enumerate() {
            let (odd, output, pair, second) = (
                at % 2,
                at / 2 % half,
                at / BLOCK % half,
                at / (BLOCK * half),
            );
            let output = panel * BLOCK + second * half + output;
            let input = chunk * BLOCK + 2 * pair + odd;
            let value = matrix
                .values
                .get(output * matrix.columns + place * inputs + input)
                .filter(|_| input < inputs);
            let value = f32::from(value.copied().unwrap_or_default());
            *to = (value.to_bits() >> 16) as Bf16;
        }
    }
}

/// The weights of one convolution, transformed.
struct Transform<'a> {
    kind: TileKind,
    inputs: usize,
    outputs: usize,
    from: &'a [f32],
    to: &'a mut [f32],
}

impl Task for Transform<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        match self.kind {
            TileKind::One => self.transform::<L, One, 3, 1>(lanes),
            TileKind::Three => self.transform::<L, Three, 5, 3>(lanes),
            TileKind::Four => self.transform::<L, Four, 6, 4>(lanes),
            TileKind::Five => self.transform::<L, Five, 7, 5>(lanes),
        }
    }
}

impl Transform<'_> {
    #[inline(always)]
    fn transform<L: Lanes, T: Tile<IN, OUT>, const IN: usize, const OUT: usize>(self, lanes: L) {
        let (inputs, width) = (self.inputs, panel_width(self.outputs));
        let panels = self.to.chunks_exact_mut(IN * IN * inputs * width);
        for (at, panel) in panels.enumerate() {
            for input in 0..inputs {
                for part in (0..width).step_by(L::WIDTH) {
                    let output = at * width + part;
                    let mut half = [[lanes.splat(0.0); 3]; IN];
                    for x in 0..3 {
                        let place = |y: usize| (((y * 3) + x) * inputs + input) * self.outputs;
                        let column = [0, 1, 2].map(|y| lanes.load(self.from, place(y) + output));
                        for (line, factors) in half.iter_mut().zip(T::WEIGHTS) {
                            line[x] = combine(lanes, factors, column);
                        }
                    }
                    for (y, line) in half.into_iter().enumerate() {
                        for (x, factors) in T::WEIGHTS.into_iter().enumerate() {
                            let to = ((y * IN + x) * inputs + input) * width + part;
                            lanes.store(panel, to, combine(lanes, factors, line));
                        }
                    }
                }
            }
        }
    }
}

/// Three numbers times their factors, summed.
#[inline(always)]
fn combine<L: Lanes>(lanes: L, factors: [f32; 3], numbers: [L::Vector; 3]) -> L::Vector {
    let mut sum = lanes.splat(0.0);
    for (factor, number) in factors.into_iter().zip(numbers) {
        sum = lanes.mul_add(lanes.splat(factor), number, sum);
    }
    sum
}
