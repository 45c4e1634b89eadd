//! Winograd's transform of the weights of convolutions.

use super::aligned::AlignedBuf;
use super::kernels::{Kernel, Lanes, Task};
use super::tile::{Five, Four, Three, Tile, TileKind};
use super::weights::{Matrix, panel_width};

/// The weights of a convolution: for each panel of outputs, for each product,
/// for each input, the outputs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Convolution<'a> {
    /// How many channels go in.
    pub(super) inputs: usize,
    /// How many come out.
    pub(super) outputs: usize,
    /// The weights.
    pub(super) panels: &'a [f32],
}

/// The transformed weights of all convolutions in the order in which they are
/// computed: the end of each prefetches the beginning of the next.
#[derive(Debug)]
pub(super) struct WinogradWeights {
    shapes: Vec<ConvShape>,
    panels: AlignedBuf,
}

/// How large a convolution is.
#[derive(Clone, Copy, Debug)]
struct ConvShape {
    inputs: usize,
    outputs: usize,
    len: usize,
}

impl WinogradWeights {
    /// The weights of `matrices`, whose rows are the nine places in order with
    /// all inputs each, for squares of a kind.
    pub(super) fn of(kernel: Kernel, kind: TileKind, matrices: &[&Matrix]) -> Self {
        let shape = |matrix: &&Matrix| {
            let (inputs, outputs) = (matrix.columns / 9, matrix.rows);
            ConvShape {
                inputs,
                outputs,
                len: kind.products() * inputs * outputs,
            }
        };
        let shapes: Vec<ConvShape> = matrices.iter().map(shape).collect();
        let mut panels = AlignedBuf::zeros(shapes.iter().map(|shape| shape.len).sum());
        let mut rest = &mut *panels;
        for (matrix, shape) in matrices.iter().zip(&shapes) {
            let Some((to, others)) = rest.split_at_mut_checked(shape.len) else {
                break;
            };
            rest = others;
            let ConvShape {
                inputs, outputs, ..
            } = *shape;
            kernel.run(Transform {
                kind,
                inputs,
                outputs,
                from: &matrix.transposed(),
                to,
            });
        }
        Self { shapes, panels }
    }

    /// All of them, in order.
    pub(super) fn convolutions(&self) -> impl Iterator<Item = Convolution<'_>> {
        let mut rest = &*self.panels;
        self.shapes.iter().map_while(move |shape| {
            let (panels, others) = rest.split_at_checked(shape.len)?;
            rest = others;
            let ConvShape {
                inputs, outputs, ..
            } = *shape;
            Some(Convolution {
                inputs,
                outputs,
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
