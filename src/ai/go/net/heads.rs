//! The policy, value and ownership heads. The human policy is in `human.rs`.

use std::ops::Range;

use super::aligned::AlignedBuf;
use super::kernels::{Kernel, Lanes, Task};
use super::layer::Tiling;
use super::network::Heads;
use super::output::Output;
use super::pool::{scale_means, size_number};

/// How many points 1 in the output of the lead is worth.
const POINTS: f32 = 20.0;

/// The buffers of the heads.
#[derive(Debug, Default)]
pub(super) struct HeadScratch {
    // The channels of all heads for each point of a board.
    points: AlignedBuf,
    // What was pooled of them, and what a dense layer made of that.
    policy_pooled: AlignedBuf,
    policy_bias: AlignedBuf,
    value_pooled: AlignedBuf,
    value_hidden: AlignedBuf,
}

impl HeadScratch {
    /// What was last pooled for the policies.
    pub(super) fn policy_pooled(&self) -> &[f32] {
        &self.policy_pooled
    }
}

impl Heads {
    /// The outputs for one board; `from` are the last activations of the trunk.
    pub(super) fn evaluate(
        &self,
        kernel: Kernel,
        scratch: &mut HeadScratch,
        tiling: Tiling,
        from: &[f32],
        output: &mut Output,
    ) {
        let (policy, value) = (self.policy.len(), self.ownership.len());
        let (lines, width) = (tiling.lines, 2 * policy + value);
        let channels = from.len() / tiling.area();
        let points = scratch.points.grow_to(lines * lines * width);
        let policy_pooled = scratch.policy_pooled.grow_to(3 * policy);
        let policy_bias = scratch.policy_bias.grow_to(policy);
        let value_pooled = scratch.value_pooled.grow_to(3 * value);
        let value_hidden = scratch.value_hidden.grow_to(self.value_pool_bias.len());
        for (line, to) in points.chunks_exact_mut(lines * width).enumerate() {
            let from = from
                .get(tiling.line_start(line) * channels..)
                .unwrap_or_default();
            self.points.apply(kernel, lines, from, to);
        }
        let bias = &self.points_bias;
        kernel.run(PoolHeads {
            width,
            policy: policy..2 * policy,
            value: 2 * policy..width,
            bias,
            points,
            policy_pooled,
            value_pooled,
        });
        scale_means(lines, policy_pooled);
        self.policy_pool
            .apply(kernel, 1, policy_pooled, policy_bias);
        for (pooled_bias, bias) in policy_bias.iter_mut().zip(bias) {
            *pooled_bias += bias;
        }
        kernel.run(PointHeads {
            heads: self,
            points,
            pooled_bias: policy_bias,
            output,
        });
        output
            .policy
            .push(product(&self.pass, policy_pooled) + self.pass_bias);
        self.value(kernel, lines, value_pooled, value_hidden, output);
    }

    fn value(
        &self,
        kernel: Kernel,
        lines: usize,
        pooled: &mut [f32],
        hidden: &mut [f32],
        output: &mut Output,
    ) {
        scale_means(lines, pooled);
        let (means, squares) = pooled.split_at_mut(2 * self.ownership.len());
        let square = size_number(lines) * size_number(lines) - 0.1;
        for (mean, number) in means.iter().zip(squares) {
            *number = mean * square;
        }
        self.value_pool.apply(kernel, 1, pooled, hidden);
        for (hidden, bias) in hidden.iter_mut().zip(&self.value_pool_bias) {
            *hidden = (*hidden + bias).max(0.0);
        }
        let mut sums = [0.0; 2];
        let rows = self.value.chunks_exact(hidden.len()).zip(&self.value_bias);
        for (sum, (row, bias)) in sums.iter_mut().zip(rows) {
            *sum = product(row, hidden) + bias;
        }
        let [win, lead] = sums;
        output.win = 1.0 / (1.0 + (-win).exp());
        output.lead = POINTS * lead;
    }
}

/// A row of weights times `numbers`.
pub(super) fn product(weights: &[f32], numbers: &[f32]) -> f32 {
    weights
        .iter()
        .zip(numbers)
        .fold(0.0, |sum, (weight, number)| sum + weight * number)
}

/// Bias and ReLU of what is pooled for the policies and of the value, pooled over
/// all points: sums first, maxima last.
struct PoolHeads<'a> {
    /// How many channels a point has, and which are pooled.
    width: usize,
    policy: Range<usize>,
    value: Range<usize>,
    bias: &'a [f32],
    points: &'a mut [f32],
    policy_pooled: &'a mut [f32],
    value_pooled: &'a mut [f32],
}

impl Task for PoolHeads<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        let none = lanes.splat(0.0);
        for place in (self.policy.start..self.value.end).step_by(L::WIDTH) {
            let bias = lanes.load(self.bias, place);
            let (mut sum, mut most) = (none, none);
            for point in self.points.chunks_exact_mut(self.width) {
                let number = lanes.max(lanes.add(lanes.load(point, place), bias), none);
                lanes.store(point, place, number);
                sum = lanes.add(sum, number);
                most = lanes.max(most, number);
            }
            if self.policy.contains(&place) {
                let channel = place - self.policy.start;
                lanes.store(self.policy_pooled, channel, sum);
                lanes.store(self.policy_pooled, 2 * self.policy.len() + channel, most);
            } else {
                lanes.store(self.value_pooled, place - self.value.start, sum);
            }
        }
    }
}

/// The policy and the ownership at each point.
struct PointHeads<'a> {
    heads: &'a Heads,
    points: &'a [f32],
    pooled_bias: &'a [f32],
    output: &'a mut Output,
}

impl Task for PointHeads<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        let Heads {
            policy,
            ownership,
            ownership_bias,
            ..
        } = self.heads;
        let (first_owner, none) = (2 * policy.len(), lanes.splat(0.0));
        let Output {
            policy: logits,
            ownership: owners,
            ..
        } = self.output;
        logits.clear();
        owners.clear();
        for point in self.points.chunks_exact(first_owner + ownership.len()) {
            let (mut logit, mut owner) = (none, none);
            for channel in (0..policy.len()).step_by(L::WIDTH) {
                let pooled_bias = lanes.load(self.pooled_bias, channel);
                let number = lanes.max(lanes.add(lanes.load(point, channel), pooled_bias), none);
                logit = lanes.mul_add(number, lanes.load(policy, channel), logit);
            }
            for channel in (0..ownership.len()).step_by(L::WIDTH) {
                let number = lanes.load(point, first_owner + channel);
                owner = lanes.mul_add(number, lanes.load(ownership, channel), owner);
            }
            logits.push(lanes.sum(logit));
            owners.push((lanes.sum(owner) + ownership_bias).tanh());
        }
    }
}
