//! The policy, value and ownership heads.

use super::aligned::AlignedBuf;
use super::kernels::{Kernel, Lanes, Task};
use super::network::Heads;
use super::output::Output;
use super::pool::{scale_means, size_number};
use super::winograd::Tiling;

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
        let (lines, heads) = (tiling.lines, self.ownership.len());
        let channels = from.len() / tiling.area();
        let points = scratch.points.grow_to(lines * lines * 3 * heads);
        let policy_pooled = scratch.policy_pooled.grow_to(3 * heads);
        let policy_bias = scratch.policy_bias.grow_to(heads);
        let value_pooled = scratch.value_pooled.grow_to(3 * heads);
        let value_hidden = scratch.value_hidden.grow_to(self.value_pool_bias.len());
        for (line, to) in points.chunks_exact_mut(lines * 3 * heads).enumerate() {
            let from = from
                .get(tiling.line_start(line) * channels..)
                .unwrap_or_default();
            self.points.apply(kernel, lines, from, to);
        }
        let bias = &self.points_bias;
        kernel.run(PoolHeads {
            heads,
            bias,
            points,
            policy: policy_pooled,
            value: value_pooled,
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
        self.pass(policy_pooled, output);
        self.value(kernel, lines, value_pooled, value_hidden, output);
    }

    fn pass(&self, pooled: &[f32], output: &mut Output) {
        let logits = products(&self.pass, &self.pass_bias, pooled);
        output.policy.push(logits[0]);
        output.human_policy.push(logits[1]);
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
        let heads = self.ownership.len();
        let (means, squares) = pooled.split_at_mut(2 * heads);
        let square = size_number(lines) * size_number(lines) - 0.1;
        for (mean, number) in means.iter().zip(squares) {
            *number = mean * square;
        }
        self.value_pool.apply(kernel, 1, pooled, hidden);
        for (hidden, bias) in hidden.iter_mut().zip(&self.value_pool_bias) {
            *hidden = (*hidden + bias).max(0.0);
        }
        let [win, lead] = products(&self.value, &self.value_bias, hidden);
        output.win = 1.0 / (1.0 + (-win).exp());
        output.lead = POINTS * lead;
    }
}

/// Two rows of weights, each times `numbers`, and their biases.
fn products(weights: &[f32], bias: &[f32], numbers: &[f32]) -> [f32; 2] {
    let mut sums = [0.0; 2];
    let rows = weights.chunks_exact(weights.len() / 2).zip(bias);
    for (sum, (row, bias)) in sums.iter_mut().zip(rows) {
        *sum = row
            .iter()
            .zip(numbers)
            .fold(*bias, |sum, (weight, number)| sum + weight * number);
    }
    sums
}

/// Bias and ReLU of the second and third head, pooled over all points: sums
/// first, maxima last.
struct PoolHeads<'a> {
    heads: usize,
    bias: &'a [f32],
    points: &'a mut [f32],
    policy: &'a mut [f32],
    value: &'a mut [f32],
}

impl Task for PoolHeads<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        let none = lanes.splat(0.0);
        for channel in (0..2 * self.heads).step_by(L::WIDTH) {
            let place = self.heads + channel;
            let bias = lanes.load(self.bias, place);
            let (mut sum, mut most) = (none, none);
            for point in self.points.chunks_exact_mut(3 * self.heads) {
                let number = lanes.max(lanes.add(lanes.load(point, place), bias), none);
                lanes.store(point, place, number);
                sum = lanes.add(sum, number);
                most = lanes.max(most, number);
            }
            if channel < self.heads {
                lanes.store(self.policy, channel, sum);
                lanes.store(self.policy, 2 * self.heads + channel, most);
            } else {
                lanes.store(self.value, channel - self.heads, sum);
            }
        }
    }
}

/// Both policies and the ownership at each point.
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
        let heads = ownership.len();
        let none = lanes.splat(0.0);
        let bias: f32 = ownership_bias.iter().sum();
        let Output {
            policy: strong,
            human_policy: human,
            ownership: owners,
            ..
        } = self.output;
        strong.clear();
        human.clear();
        owners.clear();
        for point in self.points.chunks_exact(3 * heads) {
            let (mut first, mut second, mut third) = (none, none, none);
            for channel in (0..heads).step_by(L::WIDTH) {
                let pooled_bias = lanes.load(self.pooled_bias, channel);
                let number = lanes.max(lanes.add(lanes.load(point, channel), pooled_bias), none);
                first = lanes.mul_add(number, lanes.load(policy, channel), first);
                second = lanes.mul_add(number, lanes.load(policy, heads + channel), second);
                let number = lanes.load(point, 2 * heads + channel);
                third = lanes.mul_add(number, lanes.load(ownership, channel), third);
            }
            strong.push(lanes.sum(first));
            human.push(lanes.sum(second));
            owners.push(lanes.sum(third) + bias);
        }
        for owner in owners {
            *owner = owner.tanh();
        }
    }
}
