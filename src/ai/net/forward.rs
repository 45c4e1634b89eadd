//! From positions to judgements: the whole way through a network.

use super::features::{Features, PLANES};
use super::heads::HeadSpace;
use super::kernels::Kernel;
use super::lines::Lined;
use super::network::Net;
use super::output::Output;
use super::winograd::{Finish, Layer, Plan, Work};

/// The memory in which one thread computes. It grows to what the largest
/// batch needs, and is used again.
#[derive(Debug)]
pub struct Space {
    kernel: Kernel,
    layout: Option<(Plan, usize)>,
    // Points with all their channels, and a ring of zeros around each board.
    planes: Lined,
    x: Lined,
    y: Lined,
    work: Work,
    pooled: Lined,
    said: Lined,
    heads: HeadSpace,
}

impl Default for Space {
    fn default() -> Self {
        Self::new()
    }
}

impl Space {
    /// Memory to compute with the fastest instructions of this machine.
    #[must_use]
    pub fn new() -> Self {
        Self::with_kernel(Kernel::best())
    }

    /// Memory to compute with these instructions; with those that every
    /// machine has where they are missing.
    #[must_use]
    pub fn with_kernel(kernel: Kernel) -> Self {
        Self {
            kernel,
            layout: None,
            planes: Lined::default(),
            x: Lined::default(),
            y: Lined::default(),
            work: Work::default(),
            pooled: Lined::default(),
            said: Lined::default(),
            heads: HeadSpace::default(),
        }
    }

    /// Makes room for boards, with zeros around each.
    fn lay_out(&mut self, plan: Plan, channels: usize, boards: usize) {
        if self.layout != Some((plan, channels)) {
            // What was a point may now be beyond the board.
            self.planes.fill(0.0);
            self.x.fill(0.0);
            self.y.fill(0.0);
            self.layout = Some((plan, channels));
        }
        self.planes.reach(boards * plan.area() * PLANES);
        self.x.reach(boards * plan.area() * channels);
        self.y.reach(boards * plan.area() * channels);
        self.pooled.reach(boards * 3 * channels);
        self.said.reach(boards * channels);
    }
}

impl Net {
    /// Judges `boards`, into as many `outputs`. Boards of one size that stand
    /// together are computed together; the more, the less time for each.
    pub fn judge(&self, space: &mut Space, boards: &[Features], outputs: &mut Vec<Output>) {
        outputs.resize_with(boards.len(), Output::default);
        let mut rest = outputs.as_mut_slice();
        for batch in boards.chunk_by(|a, b| a.size == b.size) {
            let (outputs, others) = rest.split_at_mut(batch.len());
            rest = others;
            self.judge_batch(space, batch, outputs);
        }
    }

    fn judge_batch(&self, space: &mut Space, batch: &[Features], outputs: &mut [Output]) {
        let Some(first) = batch.first() else { return };
        let plan = Plan::for_lines(first.size.lines().into());
        space.lay_out(plan, self.shape.channels, batch.len());
        self.enter(space, plan, batch);
        self.trunk(space, plan, batch.len());
        let Space {
            kernel, x, heads, ..
        } = space;
        for (from, output) in x
            .chunks_exact(plan.area() * self.shape.channels)
            .zip(outputs)
        {
            self.heads.judge(*kernel, heads, plan, from, output);
        }
    }

    /// Puts the planes on their boards and what the globals add to every
    /// point in `said`.
    fn enter(&self, space: &mut Space, plan: Plan, batch: &[Features]) {
        let channels = self.shape.channels;
        let boards = space.planes.chunks_exact_mut(plan.area() * PLANES);
        for (to, board) in boards.zip(batch) {
            for (line, row) in board.points.chunks(plan.lines).take(plan.lines).enumerate() {
                let to = to
                    .get_mut(plan.line_start(line) * PLANES..)
                    .unwrap_or_default();
                for (to, bits) in to.as_chunks_mut::<PLANES>().0.iter_mut().zip(row) {
                    for (plane, number) in to.iter_mut().enumerate() {
                        *number = f32::from(bits >> plane & 1);
                    }
                }
            }
        }
        for (to, board) in space.said.chunks_exact_mut(channels).zip(batch) {
            to.copy_from_slice(&self.stem.bias);
            let weights = self.stem.globals.chunks_exact(channels);
            for (number, weights) in board.globals.iter().zip(weights) {
                for (to, weight) in to.iter_mut().zip(weights) {
                    *to += number * weight;
                }
            }
        }
    }

    /// From the planes to the last block, in `x`.
    fn trunk(&self, space: &mut Space, plan: Plan, boards: usize) {
        let channels = self.shape.channels;
        let Space {
            kernel,
            planes,
            x,
            y,
            work,
            pooled,
            said,
            ..
        } = space;
        let kernel = *kernel;
        let mut convolutions = self.spread(kernel, plan.kind).convolutions();
        let bias = said.get(..boards * channels).unwrap_or_default();
        let finish = Finish::Replace;
        if let Some(weights) = convolutions.next() {
            let stem = Layer {
                plan,
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
                plan,
                boards,
                weights: first,
                bias,
                finish,
            };
            layer.compute(kernel, work, x, y);
            if let Some(pool) = &block.pool {
                pool.compute(kernel, plan, boards, y, pooled, said);
            }
            let bias = &block.second_bias;
            let layer = Layer {
                plan,
                boards,
                weights: second,
                bias,
                finish: Finish::Add,
            };
            layer.compute(kernel, work, y, x);
        }
    }
}
