//! A network as it is described, one sum after the other.

use super::super::{Features, HumanPolicy, Output, PLANES};

/// The weights of a file, tensor by tensor in its order.
pub(super) struct Naive {
    shape: [usize; 7],
    knots: Vec<f32>,
    pooled: u32,
    bytes: Vec<u8>,
}

/// Numbers of each point, point by point, and how many there are of each.
struct Points {
    channels: usize,
    numbers: Vec<f32>,
}

/// Reads tensor after tensor.
struct Tensors<'a>(&'a [u8]);

impl Tensors<'_> {
    fn bias(&mut self, rows: usize) -> Vec<f32> {
        let (bytes, rest) = self.0.split_at(4 * rows);
        self.0 = rest;
        let numbers = bytes.chunks(4);
        numbers
            .map(|four| f32::from_le_bytes(four.try_into().unwrap()))
            .collect()
    }

    fn matrix(&mut self, rows: usize, columns: usize) -> Vec<Vec<f32>> {
        let scales = self.bias(rows);
        let (bytes, rest) = self.0.split_at(rows * columns);
        self.0 = rest;
        let rows = bytes.chunks(columns).zip(scales);
        rows.map(|(row, scale)| {
            row.iter()
                .map(|byte| f32::from(*byte as i8) * scale)
                .collect()
        })
        .collect()
    }
}

fn times(matrix: &[Vec<f32>], numbers: &[f32]) -> Vec<f32> {
    let dot = |row: &Vec<f32>| {
        row.iter()
            .zip(numbers)
            .map(|(w, x)| f64::from(w * x))
            .sum::<f64>()
    };
    matrix.iter().map(|row| dot(row) as f32).collect()
}

fn plus(mut numbers: Vec<f32>, others: &[f32]) -> Vec<f32> {
    for (number, other) in numbers.iter_mut().zip(others) {
        *number += other;
    }
    numbers
}

fn relu(mut numbers: Vec<f32>) -> Vec<f32> {
    for number in &mut numbers {
        *number = number.max(0.0);
    }
    numbers
}

/// A convolution of 3×3 with zeros around the board.
pub(super) fn convolution(
    lines: usize,
    inputs: usize,
    numbers: &[f32],
    weights: &[Vec<f32>],
) -> Vec<f32> {
    let mut sums = Vec::new();
    for y in 0..lines {
        for x in 0..lines {
            let mut around = Vec::new();
            for (dy, dx) in (0..3).flat_map(|dy| (0..3).map(move |dx| (dy, dx))) {
                let (y, x) = ((y + dy).wrapping_sub(1), (x + dx).wrapping_sub(1));
                if y < lines && x < lines {
                    around.extend(&numbers[(y * lines + x) * inputs..][..inputs]);
                } else {
                    around.extend(vec![0.0; inputs]);
                }
            }
            sums.extend(times(weights, &around));
        }
    }
    sums
}

impl Points {
    fn each(&self, change: impl Fn(&[f32]) -> Vec<f32>) -> Self {
        let numbers: Vec<f32> = self
            .numbers
            .chunks(self.channels)
            .flat_map(change)
            .collect();
        let channels = numbers.len() / (self.numbers.len() / self.channels);
        Self { channels, numbers }
    }

    fn means_and_maxima(&self) -> (Vec<f32>, Vec<f32>) {
        let count = (self.numbers.len() / self.channels) as f64;
        let channel = |at| self.numbers.iter().skip(at).step_by(self.channels);
        let mean = |at| (channel(at).map(|x| f64::from(*x)).sum::<f64>() / count) as f32;
        let most = |at| channel(at).copied().fold(f32::MIN, f32::max);
        (
            (0..self.channels).map(mean).collect(),
            (0..self.channels).map(most).collect(),
        )
    }

    fn pool(&self, size: f32) -> Vec<f32> {
        let (means, most) = self.means_and_maxima();
        let scaled = means.iter().map(|mean| mean * size).collect();
        [means, scaled, most].concat()
    }

    fn value_pool(&self, size: f32) -> Vec<f32> {
        let (means, _) = self.means_and_maxima();
        let scaled = means.iter().map(|mean| mean * size).collect();
        let squared = means
            .iter()
            .map(|mean| mean * (size * size - 0.1))
            .collect();
        [means, scaled, squared].concat()
    }
}

impl Naive {
    pub(super) fn read(bytes: &[u8]) -> Self {
        let half = |at: usize| usize::from(u16::from_le_bytes([bytes[at], bytes[at + 1]]));
        let shape: [usize; 7] = std::array::from_fn(|at| half(20 + 2 * at));
        let knots = Tensors(&bytes[38..]).bias(shape[6]);
        Self {
            shape,
            pooled: u32::from_le_bytes(bytes[34..38].try_into().unwrap()),
            bytes: bytes[38 + 4 * knots.len()..].to_vec(),
            knots,
        }
    }

    /// The output, and the human policy for a strength.
    pub(super) fn evaluate(
        &self,
        board: &Features,
        strength: Option<f32>,
    ) -> (Output, HumanPolicy) {
        let mut tensors = Tensors(&self.bytes);
        let points = self.trunk(&mut tensors, board);
        let (output, gathered) = self.heads(&mut tensors, board, &points);
        let human = self.human(&mut tensors, &points, &gathered, strength);
        assert!(tensors.0.is_empty(), "every weight was used");
        (output, human)
    }

    fn trunk(&self, tensors: &mut Tensors<'_>, board: &Features) -> Points {
        let [blocks, channels, ..] = self.shape;
        let lines = usize::from(board.size.lines());
        let size = (lines as f32 - 14.0) / 10.0;
        let bits = board.points[..lines * lines].iter();
        let planes: Vec<f32> = bits
            .flat_map(|bits| (0..PLANES).map(move |plane| f32::from(bits >> plane & 1)))
            .collect();
        let stem = tensors.matrix(channels, 9 * PLANES);
        let bias = tensors.bias(channels);
        let bias = plus(bias, &times(&tensors.matrix(channels, 8), &board.globals));
        let numbers = convolution(lines, PLANES, &planes, &stem);
        let mut x = Points { channels, numbers }.each(|point| relu(plus(point.to_vec(), &bias)));
        for block in 0..blocks {
            let weights = tensors.matrix(channels, 9 * channels);
            let bias = tensors.bias(channels);
            let numbers = convolution(lines, channels, &x.numbers, &weights);
            let mut y =
                Points { channels, numbers }.each(|point| relu(plus(point.to_vec(), &bias)));
            if self.pooled >> block & 1 == 1 {
                let pooled_bias = times(&tensors.matrix(channels, 3 * channels), &y.pool(size));
                let pooled_bias = plus(pooled_bias, &tensors.bias(channels));
                y = y.each(|point| relu(plus(point.to_vec(), &pooled_bias)));
            }
            let weights = tensors.matrix(channels, 9 * channels);
            let bias = tensors.bias(channels);
            let numbers = convolution(lines, channels, &y.numbers, &weights);
            let sum = Points { channels, numbers }.each(|point| plus(point.to_vec(), &bias));
            x.numbers = relu(plus(x.numbers, &sum.numbers));
        }
        x
    }

    fn heads(&self, tensors: &mut Tensors<'_>, board: &Features, x: &Points) -> (Output, Vec<f32>) {
        let [_, channels, p, _, v, hidden, _] = self.shape;
        let size = (f32::from(board.size.lines()) - 14.0) / 10.0;
        let weights = tensors.matrix(2 * p + v, channels);
        let bias = tensors.bias(2 * p + v);
        let points = x.each(|point| plus(times(&weights, point), &bias));
        let gathered = points
            .each(|point| relu(point[p..2 * p].to_vec()))
            .pool(size);
        let pooled_bias = times(&tensors.matrix(p, 3 * p), &gathered);
        let weights = tensors.matrix(1, p);
        let logits =
            points.each(|point| times(&weights, &relu(plus(point[..p].to_vec(), &pooled_bias))));
        let pass = times(&tensors.matrix(1, 3 * p), &gathered);
        let pass = plus(pass, &tensors.bias(1));
        let owners = points.each(|point| relu(point[2 * p..].to_vec()));
        let value = times(&tensors.matrix(hidden, 3 * v), &owners.value_pool(size));
        let value = relu(plus(value, &tensors.bias(hidden)));
        let value = times(&tensors.matrix(2, hidden), &value);
        let value = plus(value, &tensors.bias(2));
        let (weights, bias) = (tensors.matrix(1, v), tensors.bias(1));
        let ownership = owners.each(|point| plus(times(&weights, point), &bias));
        let output = Output {
            policy: [logits.numbers, pass].concat(),
            win: 1.0 / (1.0 + (-value[0]).exp()),
            lead: 20.0 * value[1],
            ownership: ownership.numbers.iter().map(|x| x.tanh()).collect(),
        };
        (output, gathered)
    }

    fn human(
        &self,
        tensors: &mut Tensors<'_>,
        x: &Points,
        gathered: &[f32],
        strength: Option<f32>,
    ) -> HumanPolicy {
        let [_, channels, p, h, ..] = self.shape;
        let ranks = self.knots.len() + 1;
        let weights = tensors.matrix(h, channels);
        let bias = tensors.bias(h);
        let bias = plus(bias, &times(&tensors.matrix(h, 3 * p), gathered));
        let policy = tensors.matrix(1, h);
        let pass = times(&tensors.matrix(1, 3 * p), gathered);
        let pass = plus(pass, &tensors.bias(1));
        let near = self.near(strength);
        let scale = times(&tensors.matrix(h, ranks), &near);
        let shift = times(&tensors.matrix(h, ranks), &near);
        let pass = plus(pass, &times(&tensors.matrix(1, ranks), &near));
        let logits = x.each(|point| {
            let sums = plus(times(&weights, point), &bias);
            let scaled = sums.iter().zip(&scale).map(|(x, scale)| x * (1.0 + scale));
            times(&policy, &relu(plus(scaled.collect(), &shift)))
        });
        [logits.numbers, pass].concat()
    }

    /// A hat over each knot, as high as its neighbours are far from the strength.
    fn near(&self, strength: Option<f32>) -> Vec<f32> {
        let last = self.knots.len() - 1;
        let hat = |at: usize| {
            let strength = strength?.clamp(self.knots[0], self.knots[last]);
            let gap = match strength < self.knots[at] {
                true => self.knots[at] - self.knots[at.max(1) - 1],
                false => self.knots[last.min(at + 1)] - self.knots[at],
            };
            let away = (strength - self.knots[at]).abs();
            Some(if away == 0.0 { 1.0 } else { 1.0 - away / gap })
        };
        let hats = (0..=last).map(|at| hat(at).unwrap_or(0.0).max(0.0));
        let unknown = f32::from(u8::from(strength.is_none()));
        hats.chain([unknown]).collect()
    }
}
