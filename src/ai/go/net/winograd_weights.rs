//! Winograd's transform of the weights of convolutions.

use super::aligned::AlignedBuf;
use super::kernels::{Kernel, Lanes, Pair, Task};
use super::quantize::{PAIRED, QuantizeWeights};
use super::tile::{Five, Four, Three, Tile, TileKind};
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
}

/// Weights in 16-bit integers; [`quantize`](super::quantize) has their scales.
#[derive(Clone, Copy, Debug)]
pub(super) struct PairPanels<'a> {
    /// The weights.
    pub(super) panels: &'a [Pair],
    /// What 1 is worth, for each panel, product and output.
    pub(super) scales: &'a [f32],
}

/// The transformed weights of all convolutions in the order in which they are
/// computed: the end of each prefetches the beginning of the next.
#[derive(Debug)]
pub(super) struct WinogradWeights {
    shapes: Vec<ConvShape>,
    floats: AlignedBuf,
    pairs: AlignedBuf<Pair>,
    scales: AlignedBuf,
}

/// How large a convolution is, and the lengths of its parts of the buffers.
#[derive(Clone, Copy, Debug)]
struct ConvShape {
    inputs: usize,
    outputs: usize,
    floats: usize,
    pairs: usize,
    scales: usize,
}

impl ConvShape {
    fn of(kernel: Kernel, kind: TileKind, matrix: &Matrix) -> Self {
        let (inputs, outputs) = (matrix.columns / 9, matrix.rows);
        let weights = kind.products() * inputs * outputs;
        // The stem has too few inputs for pairs, and takes no time.
        let in_pairs = kernel.is_16_bit() && inputs.is_multiple_of(PAIRED);
        Self {
            inputs,
            outputs,
            floats: if in_pairs { 0 } else { weights },
            pairs: if in_pairs { weights / 2 } else { 0 },
            scales: if in_pairs {
                kind.products() * outputs
            } else {
                0
            },
        }
    }
}

impl WinogradWeights {
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
        let mut scales = AlignedBuf::zeros(total(|shape| shape.scales));
        let mut transformed = AlignedBuf::default();
        let mut rest = (&mut *floats, &mut *pairs, &mut *scales);
        for (matrix, shape) in matrices.iter().zip(&shapes) {
            let ConvShape {
                inputs, outputs, ..
            } = *shape;
            let (Some((own_floats, floats)), Some((own_pairs, pairs)), Some((own_scales, scales))) = (
                rest.0.split_at_mut_checked(shape.floats),
                rest.1.split_at_mut_checked(shape.pairs),
                rest.2.split_at_mut_checked(shape.scales),
            ) else {
                break;
            };
            rest = (floats, pairs, scales);
            let to = if shape.pairs == 0 {
                own_floats
            } else {
                transformed.grow_to(kind.products() * inputs * outputs)
            };
            kernel.run(Transform {
                kind,
                inputs,
                outputs,
                from: &matrix.transposed(),
                to: &mut *to,
            });
            if shape.pairs > 0 {
                kernel.run(QuantizeWeights {
                    inputs,
                    width: panel_width(outputs),
                    from: to,
                    to: own_pairs,
                    scales: own_scales,
                });
            }
        }
        Self {
            shapes,
            floats,
            pairs,
            scales,
        }
    }

    /// All of them, in order.
    pub(super) fn convolutions(&self) -> impl Iterator<Item = Convolution<'_>> {
        let mut rest = (&*self.floats, &*self.pairs, &*self.scales);
        self.shapes.iter().map_while(move |shape| {
            let (floats, pairs, scales) = (
                rest.0.split_at_checked(shape.floats)?,
                rest.1.split_at_checked(shape.pairs)?,
                rest.2.split_at_checked(shape.scales)?,
            );
            rest = (floats.1, pairs.1, scales.1);
            let panels = if shape.pairs == 0 {
                Panels::Floats(floats.0)
            } else {
                Panels::Pairs(PairPanels {
                    panels: pairs.0,
                    scales: scales.0,
                })
            };
            Some(Convolution {
                inputs: shape.inputs,
                outputs: shape.outputs,
                panels,
            })
        })
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
