//! Every way to compute a network comes to the same outputs.

use strum::VariantArray as _;

use crate::board::Size;

use super::super::convolution_weights::ConvolutionWeights;
use super::super::convolve::ConvolutionScratch;
use super::super::kernels::{Kernel, Lanes, Task};
use super::super::layer::{Finish, Layer, Tiling};
use super::super::tile::TileKind;
use super::super::weights::{Dense, Matrix};
use super::super::{Features, Network, Output, Scratch};
use super::naive::{Naive, convolution};
use super::random::{Dice, Shape, file};

/// How far from the slow network an output may be, in logits and as part of
/// the largest number where that is above 1: sums of floats in another order,
/// through all layers.
const TOLERANCE: f32 = 5e-5;

/// The same in 16-bit integers: what is rounded in each layer.
const ROUNDED: f32 = 5e-3;

/// The same in 16-bit floats, which have eight digits.
const ROUNDED_TO_EIGHT_DIGITS: f32 = 2e-2;

/// All kernels: where instructions are missing, the same is computed without.
fn kernels() -> impl Iterator<Item = Kernel> {
    Kernel::VARIANTS.iter().copied()
}

fn tolerance(kernel: Kernel) -> f32 {
    if kernel.multiplies_blocks() {
        ROUNDED_TO_EIGHT_DIGITS
    } else if kernel.multiplies_pairs() {
        ROUNDED
    } else {
        TOLERANCE
    }
}

fn boards(lines: u8, count: usize, seed: u64) -> Vec<Features> {
    super::boards::boards(Size::new(lines).unwrap(), count, seed)
}

fn small() -> Shape {
    Shape {
        blocks: 3,
        channels: 32,
        heads: [32, 64, 32],
        hidden: 32,
        pooled: 0b010,
    }
}

/// The furthest apart that two outputs are.
fn distance(a: &Output, b: &Output) -> f32 {
    let most = (a.win - b.win).abs().max((a.lead - b.lead).abs() / 20.0);
    most.max(apart(&a.policy, &b.policy))
        .max(apart(&a.ownership, &b.ownership))
}

fn apart(a: &[f32], b: &[f32]) -> f32 {
    assert_eq!(a.len(), b.len());
    let largest = b
        .iter()
        .fold(1.0_f32, |most, number| most.max(number.abs()));
    let pairs = a.iter().zip(b).map(|(a, b)| {
        assert!(a.is_finite() && b.is_finite());
        (a - b).abs() / largest
    });
    pairs.fold(0.0, f32::max)
}

fn judged(net: &Network, kernel: Kernel, boards: &[Features]) -> Vec<Output> {
    let mut outputs = Vec::new();
    net.evaluate(&mut Scratch::with_kernel(kernel), boards, &mut outputs);
    outputs
}

#[test]
fn every_kernel_judges_as_the_slow_network_does() {
    for lines in 2..=25 {
        let count = match lines {
            9 => 8,
            2 | 7 | 13 => 3,
            _ => 1,
        };
        let seed = u64::from(lines);
        let bytes = file(small(), seed);
        let (net, naive) = (Network::read(&bytes).unwrap(), Naive::read(&bytes));
        let boards = boards(lines, count, seed);
        let expected: Vec<Output> = boards
            .iter()
            .map(|board| naive.evaluate(board, None).0)
            .collect();
        for kernel in kernels() {
            for (output, expected) in judged(&net, kernel, &boards).iter().zip(&expected) {
                let apart = distance(output, expected);
                assert!(
                    apart < tolerance(kernel),
                    "{kernel:?}, {lines} lines: {apart}"
                );
            }
        }
    }
}

#[test]
fn ours_is_judged_as_the_slow_network_does() {
    let bytes = file(Shape::new(4, 96), 11);
    let (net, naive) = (Network::read(&bytes).unwrap(), Naive::read(&bytes));
    let boards = boards(9, 2, 12);
    for kernel in kernels() {
        for (board, output) in boards.iter().zip(judged(&net, kernel, &boards)) {
            let apart = distance(&output, &naive.evaluate(board, None).0);
            assert!(apart < tolerance(kernel), "{kernel:?}: {apart}");
        }
    }
}

#[test]
fn people_of_every_rank_play_as_in_the_slow_network() {
    let bytes = file(small(), 15);
    let (net, naive) = (Network::read(&bytes).unwrap(), Naive::read(&bytes));
    // Unknown, below, at, between and above the ranks that were learned.
    let ranks = ["20k", "10k", "7.5k", "1d", "3d", "5d", "9d"];
    let strengths = [11.0, 21.0, 23.5, 31.0, 33.0, 35.0, 39.0].map(Some);
    let ranks = ranks.map(|rank| rank.parse().ok());
    let ranks = [&[None], &ranks[..]].concat();
    let strengths = [&[None], &strengths[..]].concat();
    for (kernel, lines) in kernels().flat_map(|kernel| [9, 13].map(|lines| (kernel, lines))) {
        let board = &boards(lines, 1, 16)[0];
        let mut scratch = Scratch::with_kernel(kernel);
        let mut output = Output::default();
        let policies = net.evaluate_with_human(&mut scratch, board, &ranks, &mut output);
        assert_eq!(policies.len(), ranks.len());
        for (policy, strength) in policies.iter().zip(&strengths) {
            let (expected, human) = naive.evaluate(board, *strength);
            let apart = apart(policy, &human).max(distance(&output, &expected));
            assert!(
                apart < tolerance(kernel),
                "{kernel:?}, {strength:?}: {apart}"
            );
        }
        assert!(apart(&policies[1], &policies[5]) > 100.0 * TOLERANCE);
        // Beyond the ends, people play as at the ends.
        assert_eq!(policies[1], policies[2]);
        assert_eq!(policies[6], policies[7]);
    }
}

#[test]
fn the_judgements_of_random_networks_differ_from_board_to_board() {
    let net = Network::read(&file(small(), 21)).unwrap();
    let outputs = judged(&net, Kernel::best(), &boards(9, 2, 22));
    assert!(distance(&outputs[0], &outputs[1]) > 100.0 * TOLERANCE);
    let logits = &outputs[0].policy;
    assert!(logits.iter().any(|logit| (logit - logits[0]).abs() > 0.1));
}

#[test]
fn kernels_agree_on_whole_batches() {
    let net = Network::read(&file(Shape::new(6, 64), 31)).unwrap();
    for (lines, count) in [(7, 8), (9, 3), (13, 8), (19, 8), (25, 1)] {
        let boards = boards(lines, count, 32);
        let expected = judged(&net, Kernel::Portable, &boards);
        for kernel in kernels() {
            for (a, b) in judged(&net, kernel, &boards).iter().zip(&expected) {
                let apart = distance(a, b);
                assert!(
                    apart < tolerance(kernel),
                    "{kernel:?}, {lines} lines: {apart}"
                );
            }
        }
    }
}

#[test]
fn a_board_is_judged_the_same_in_any_company() {
    let net = Network::read(&file(small(), 41)).unwrap();
    for kernel in kernels() {
        for lines in [9, 13, 19] {
            let boards = boards(lines, 8, 42);
            let together = judged(&net, kernel, &boards);
            for (board, expected) in boards.iter().zip(&together) {
                let alone = judged(&net, kernel, std::slice::from_ref(board));
                assert_eq!(&alone[0], expected, "{kernel:?}, {lines} lines");
            }
        }
    }
}

#[test]
fn what_was_computed_before_leaves_no_trace() {
    let nets = [
        small(),
        Shape {
            heads: [64, 32, 32],
            hidden: 64,
            ..Shape::new(2, 96)
        },
    ];
    let nets = nets.map(|shape| Network::read(&file(shape, 51)).unwrap());
    for kernel in kernels() {
        let mut scratch = Scratch::with_kernel(kernel);
        let mut outputs = Vec::new();
        for (lines, count) in [(19, 2), (9, 3), (13, 1), (9, 1), (2, 4), (9, 4), (19, 1)] {
            let boards = boards(lines, count, 52);
            for net in nets.iter().chain(nets.iter().rev()) {
                net.evaluate(&mut scratch, &boards, &mut outputs);
                assert_eq!(
                    outputs,
                    judged(net, kernel, &boards),
                    "{kernel:?}, {lines} lines"
                );
            }
        }
    }
}

#[test]
fn boards_of_several_sizes_are_judged_one_size_after_the_other() {
    let net = Network::read(&file(small(), 61)).unwrap();
    let batches = [boards(9, 2, 62), boards(13, 1, 63), boards(9, 1, 64)];
    let together = judged(&net, Kernel::best(), &batches.concat());
    let apart = batches.map(|batch| judged(&net, Kernel::best(), &batch));
    assert_eq!(together, apart.concat());
    assert!(judged(&net, Kernel::best(), &[]).is_empty());
}

#[test]
fn convolutions_of_every_kind_are_those_of_nine_places() {
    let mut dice = Dice(71);
    for (lines, boards, inputs, outputs) in [
        (2, 1, 16, 32),
        (5, 3, 32, 96),
        (9, 2, 32, 64),
        (19, 1, 16, 48),
        (7, 20, 16, 32),
    ] {
        let matrix = Matrix {
            rows: outputs,
            columns: 9 * inputs,
            scales: (0..outputs).map(|_| 0.01 * (2.0 + dice.number())).collect(),
            values: (0..outputs * 9 * inputs)
                .map(|_| (dice.bits() >> 30) as i8)
                .collect(),
        };
        let weights: Vec<Vec<f32>> = matrix
            .numbers()
            .chunks(9 * inputs)
            .map(<[f32]>::to_vec)
            .collect();
        let bias: Vec<f32> = (0..outputs).map(|_| dice.number()).collect();
        let points: Vec<f32> = (0..boards * lines * lines * inputs)
            .map(|_| dice.number())
            .collect();
        for (kernel, kind) in
            kernels().flat_map(|kernel| TileKind::VARIANTS.iter().map(move |&kind| (kernel, kind)))
        {
            let tiling = Tiling { kind, lines };
            let convolved = layered(kernel, tiling, &matrix, &bias, &points);
            for (points, sums) in points
                .chunks(lines * lines * inputs)
                .zip(convolved.chunks(lines * lines * outputs))
            {
                let expected = convolution(lines, inputs, points, &weights);
                let largest = expected.iter().fold(1.0_f32, |most, x| most.max(x.abs()));
                for (at, (sum, expected)) in sums.iter().zip(expected).enumerate() {
                    let expected = (expected + bias[at % outputs]).max(0.0);
                    let apart = (sum - expected).abs() / largest;
                    let near = if kernel.is_16_bit() {
                        tolerance(kernel)
                    } else {
                        2e-5
                    };
                    assert!(apart < near, "{kernel:?} {kind:?} {lines} lines: {apart}");
                }
            }
        }
    }
}

/// A convolution of boards that have no ring around them yet.
fn layered(
    kernel: Kernel,
    tiling: Tiling,
    matrix: &Matrix,
    bias: &[f32],
    points: &[f32],
) -> Vec<f32> {
    let (lines, inputs, outputs) = (tiling.lines, matrix.columns / 9, matrix.rows);
    let boards = points.len() / (lines * lines * inputs);
    let places: Vec<usize> = (0..boards)
        .flat_map(|board| (0..lines).map(move |line| (board, line)))
        .map(|(board, line)| board * tiling.area() + tiling.line_start(line))
        .collect();
    let mut from = vec![0.0; boards * tiling.area() * inputs];
    for (row, place) in points.chunks(lines * inputs).zip(&places) {
        from[place * inputs..][..row.len()].copy_from_slice(row);
    }
    let mut to = vec![0.0; boards * tiling.area() * outputs];
    let spread = ConvolutionWeights::of(kernel, tiling.kind, &[matrix]);
    let weights = spread.convolutions().next().unwrap();
    let layer = Layer {
        tiling,
        boards,
        weights,
        bias,
        finish: Finish::Replace,
    };
    layer.compute(kernel, &mut ConvolutionScratch::default(), &from, &mut to);
    let around: usize = to.iter().filter(|number| **number != 0.0).count();
    let rows = places
        .iter()
        .map(|place| &to[place * outputs..][..lines * outputs]);
    let sums: Vec<f32> = rows.flatten().copied().collect();
    let within = sums.iter().filter(|number| **number != 0.0).count();
    assert_eq!(around, within, "the ring stays zero");
    sums
}

#[test]
fn products_of_any_height_are_sums_of_products() {
    let mut dice = Dice(81);
    for (outputs, depth) in [(32, 7), (48, 20), (96, 33), (64, 1)] {
        let matrix = Matrix {
            rows: outputs,
            columns: depth,
            scales: vec![0.02; outputs],
            values: (0..outputs * depth)
                .map(|_| (dice.bits() >> 30) as i8)
                .collect(),
        };
        let dense = Dense::of(&matrix);
        for (kernel, rows) in kernels().flat_map(|kernel| (1..30).map(move |rows| (kernel, rows))) {
            let from: Vec<f32> = (0..rows * depth).map(|_| dice.number()).collect();
            let mut to = vec![f32::NAN; rows * outputs];
            dense.apply(kernel, rows, &from, &mut to);
            for (from, to) in from.chunks(depth).zip(to.chunks(outputs)) {
                for (weights, sum) in matrix.numbers().chunks(depth).zip(to) {
                    let expected: f32 = weights.iter().zip(from).map(|(w, x)| w * x).sum();
                    assert!(
                        (sum - expected).abs() < 1e-4,
                        "{kernel:?}: {sum}, {expected}"
                    );
                }
            }
        }
    }
}

/// Sums and differences, with every instruction once.
struct Each<'a>(&'a mut Vec<f32>);

impl Task for Each<'_> {
    fn run<L: Lanes>(self, lanes: L) {
        let ramp: Vec<f32> = (0..17_u8).map(f32::from).collect();
        let (a, b) = (lanes.load(&ramp, 1), lanes.splat(3.0));
        let mut all = lanes.mul_add(a, b, lanes.sub(a, b));
        all = lanes.max(lanes.add(all, lanes.splat(-8.0)), b);
        let mut stored = [0.0; 16];
        lanes.store(&mut stored, 0, all);
        *self.0 = stored[..L::WIDTH].to_vec();
        self.0.push(lanes.sum(all));
    }
}

#[test]
fn every_instruction_does_what_it_is_named_for() {
    for kernel in kernels() {
        let mut numbers = Vec::new();
        kernel.run(Each(&mut numbers));
        let sum = numbers.pop().unwrap();
        let expected: Vec<f32> = (1..=numbers.len())
            .map(|x| (4.0 * x as f32 - 11.0).max(3.0))
            .collect();
        assert_eq!(numbers, expected, "{kernel:?}");
        assert_eq!(sum, expected.iter().sum::<f32>(), "{kernel:?}");
    }
}
