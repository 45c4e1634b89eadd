//! The heads: moves, chance, lead and owners out of the points.

use super::kernels::{Kernel, Lanes, Task};
use super::lines::Lined;
use super::network::Heads;
use super::output::Output;
use super::pool::{scale_means, size_number};
use super::winograd::Plan;

/// What 1 is worth in points, where the network says who is ahead.
const POINTS: f32 = 20.0;

/// Memory that the heads need.
#[derive(Debug, Default)]
pub(super) struct HeadSpace {
    // The channels of all heads for each point of a board.
    points: Lined,
    // What was pooled of it, and what was made of that.
    policy_pooled: Lined,
    policy_said: Lined,
    value_pooled: Lined,
    value_said: Lined,
}

impl Heads {
    /// The judgement of one board; `from` is what the last block made of it.
    pub(super) fn judge(
        &self,
        kernel: Kernel,
        space: &mut HeadSpace,
        plan: Plan,
        from: &[f32],
        output: &mut Output,
    ) {
        let (lines, heads) = (plan.lines, self.ownership.len());
        let channels = from.len() / plan.area();
        let points = space.points.reach(lines * lines * 3 * heads);
        let policy_pooled = space.policy_pooled.reach(3 * heads);
        let policy_said = space.policy_said.reach(heads);
        let value_pooled = space.value_pooled.reach(3 * heads);
        let value_said = space.value_said.reach(self.value_pool_bias.len());
        for (line, to) in points.chunks_exact_mut(lines * 3 * heads).enumerate() {
            let from = from
                .get(plan.line_start(line) * channels..)
                .unwrap_or_default();
            self.points.apply(kernel, lines, from, to);
        }
        let bias = &self.points_bias;
        kernel.run(Gather {
            heads,
            bias,
            points,
            policy: policy_pooled,
            value: value_pooled,
        });
        scale_means(lines, policy_pooled);
        self.policy_pool
            .apply(kernel, 1, policy_pooled, policy_said);
        for (said, bias) in policy_said.iter_mut().zip(bias) {
            *said += bias;
        }
        kernel.run(Tell {
            heads: self,
            points,
            said: policy_said,
            output,
        });
        self.pass(policy_pooled, output);
        self.value(kernel, lines, value_pooled, value_said, output);
    }

    fn pass(&self, pooled: &[f32], output: &mut Output) {
        let logits = products(&self.pass, &self.pass_bias, pooled);
        output.strong.push(logits[0]);
        output.human.push(logits[1]);
    }

    fn value(
        &self,
        kernel: Kernel,
        lines: usize,
        pooled: &mut [f32],
        said: &mut [f32],
        output: &mut Output,
    ) {
        scale_means(lines, pooled);
        let heads = self.ownership.len();
        let (means, squares) = pooled.split_at_mut(2 * heads);
        let square = size_number(lines) * size_number(lines) - 0.1;
        for (mean, number) in means.iter().zip(squares) {
            *number = mean * square;
        }
        self.value_pool.apply(kernel, 1, pooled, said);
        for (said, bias) in said.iter_mut().zip(&self.value_pool_bias) {
            *said = (*said + bias).max(0.0);
        }
        let [win, lead] = products(&self.value, &self.value_bias, said);
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

/// The second and third head of all points, pooled: sums first, maxima last.
struct Gather<'a> {
    heads: usize,
    bias: &'a [f32],
    points: &'a mut [f32],
    policy: &'a mut [f32],
    value: &'a mut [f32],
}

impl Task for Gather<'_> {
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

/// What there is to say about each point.
struct Tell<'a> {
    heads: &'a Heads,
    points: &'a [f32],
    said: &'a [f32],
    output: &'a mut Output,
}

impl Task for Tell<'_> {
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
            strong,
            human,
            ownership: owners,
            ..
        } = self.output;
        strong.clear();
        human.clear();
        owners.clear();
        for point in self.points.chunks_exact(3 * heads) {
            let (mut first, mut second, mut third) = (none, none, none);
            for channel in (0..heads).step_by(L::WIDTH) {
                let said = lanes.load(self.said, channel);
                let number = lanes.max(lanes.add(lanes.load(point, channel), said), none);
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
