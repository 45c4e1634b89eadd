//! The policy of people of a rank.
//!
//! It is computed only where it is asked for: a search does without. Most of it is
//! the same for all ranks, so that those of several cost little more than one.

use super::aligned::AlignedBuf;
use super::features::Features;
use super::forward::Scratch;
use super::heads::product;
use super::kernels::{Kernel, Lanes, Task};
use super::layer::Tiling;
use super::network::{HumanHead, Network};
use super::output::Output;
use crate::game::Rank;

/// The strength of 1 dan as the knots count: 30 kyu is 1, a rank is 1 more.
const FIRST_DAN: f32 = 31.0;

/// What people of a rank, or of any where it is not known, play in a position:
/// logits, point by point and the pass last.
pub type HumanPolicy = Vec<f32>;

impl Network {
    /// Evaluates a board, and the human policy of each of these ranks; `None` is
    /// a rank that is not known.
    pub fn evaluate_with_human(
        &self,
        scratch: &mut Scratch,
        board: &Features,
        ranks: &[Option<Rank>],
        output: &mut Output,
    ) -> Vec<HumanPolicy> {
        let mut outputs = vec![std::mem::take(output)];
        self.evaluate(scratch, std::slice::from_ref(board), &mut outputs);
        *output = outputs.pop().unwrap_or_default();
        let (kernel, activations, pooled) = scratch.last_board();
        let tiling = Tiling::of(kernel, board.size.lines().into());
        self.human
            .policies(kernel, tiling, activations, pooled, ranks)
    }
}

impl HumanHead {
    /// The policies of some ranks for one board: `from` are the last activations
    /// of the trunk, `pooled` is what was pooled for both policies.
    fn policies(
        &self,
        kernel: Kernel,
        tiling: Tiling,
        from: &[f32],
        pooled: &[f32],
        ranks: &[Option<Rank>],
    ) -> Vec<HumanPolicy> {
        let (lines, width) = (tiling.lines, self.policy.len());
        let channels = self.points.depth();
        let mut points = AlignedBuf::zeros(lines * lines * width);
        for (line, to) in points.chunks_exact_mut(lines * width).enumerate() {
            let from = from
                .get(tiling.line_start(line) * channels..)
                .unwrap_or_default();
            self.points.apply(kernel, lines, from, to);
        }
        let mut bias = AlignedBuf::zeros(width);
        self.pool.apply(kernel, 1, pooled, &mut bias);
        for (pooled_bias, bias) in bias.iter_mut().zip(&self.points_bias) {
            *pooled_bias += bias;
        }
        let pass = product(&self.pass, pooled) + self.pass_bias;
        let policy = |rank: &Option<Rank>| {
            let near = self.rank_inputs(*rank);
            let mut scale = self.by_rank(&self.rank_scale, &near);
            let mut shift = self.by_rank(&self.rank_shift, &near);
            for ((scale, shift), bias) in scale.iter_mut().zip(&mut *shift).zip(&*bias) {
                *scale += 1.0;
                *shift += *scale * bias;
            }
            let mut logits = Vec::with_capacity(lines * lines + 1);
            kernel.run(PointPolicy {
                policy: &self.policy,
                scale: &scale,
                shift: &shift,
                points: &points,
                logits: &mut logits,
            });
            logits.push(pass + product(&self.rank_pass, &near));
            logits
        };
        ranks.iter().map(policy).collect()
    }

    /// How near a rank is to each of the knots: between two of them they share
    /// it. The last number stands for a rank that is not known.
    fn rank_inputs(&self, rank: Option<Rank>) -> Vec<f32> {
        let mut near = vec![0.0; self.knots.len() + 1];
        let Some(rank) = rank else {
            if let Some(unknown) = near.last_mut() {
                *unknown = 1.0;
            }
            return near;
        };
        let strength = FIRST_DAN + rank.tenths() as f32 / 10.0;
        let ends = self.knots.first().zip(self.knots.last());
        let strength = ends.map_or(strength, |(&low, &high)| strength.clamp(low, high));
        for (at, pair) in self.knots.windows(2).enumerate() {
            let [low, high] = [pair[0], pair[1]];
            if (low..=high).contains(&strength) {
                let share = (strength - low) / (high - low);
                near[at] = 1.0 - share;
                near[at + 1] = share;
            }
        }
        near
    }

    /// What a rank makes of each channel, by weights that stand knot by knot.
    fn by_rank(&self, weights: &[f32], near: &[f32]) -> AlignedBuf {
        let mut sums = AlignedBuf::zeros(self.policy.len());
        for (weights, near) in weights.chunks_exact(self.policy.len()).zip(near) {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += weight * near;
            }
        }
        sums
    }
}

/// The policy at each point.
struct PointPolicy<'a> {
    policy: &'a [f32],
    scale: &'a [f32],
    shift: &'a [f32],
    points: &'a [f32],
    logits: &'a mut Vec<f32>,
}

impl Task for PointPolicy<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        let none = lanes.splat(0.0);
        for point in self.points.chunks_exact(self.policy.len()) {
            let mut logit = none;
            for channel in (0..self.policy.len()).step_by(L::WIDTH) {
                let scale = lanes.load(self.scale, channel);
                let shift = lanes.load(self.shift, channel);
                let number = lanes.mul_add(lanes.load(point, channel), scale, shift);
                let number = lanes.max(number, none);
                logit = lanes.mul_add(number, lanes.load(self.policy, channel), logit);
            }
            self.logits.push(lanes.sum(logit));
        }
    }
}
