//! The networks of this program say what they said where they were trained.

use strum::VariantArray as _;

use crate::board::Size;
use crate::game::Rank;

use super::super::{BuiltIn, Features, GLOBALS, HumanPolicy, Kernel, Output, Scratch};

/// How far two ways to compute the same may be apart, in logits and shares of a
/// point.
const TOLERANCE: f32 = 2e-3;
/// How many times as far leads may be apart, in points.
const POINTS: f32 = 10.0;
/// The tolerance where one of them rounds to 16-bit integers.
const ROUNDED: f32 = 5e-2;
/// The tolerance where one of them rounds to 16-bit floats, which have eight
/// digits: logits of moves that nobody plays are the furthest off.
const ROUNDED_TO_EIGHT_DIGITS: f32 = 0.15;

/// Positions and what PyTorch made of them with a network: lines, planes, globals,
/// the policy, the human policies of [`RANKS`], win rate, lead, ownership.
const fn file(network: BuiltIn) -> &'static [u8] {
    match network {
        BuiltIn::General => include_bytes!("../../../../../tests/data/network/samples.bin"),
        BuiltIn::Nine => include_bytes!("../../../../../tests/data/network/samples-9x9.bin"),
    }
}

/// Of nobody in particular, of 21 kyu and of 6 dan.
const RANKS: [Option<Rank>; 3] = [None, Some(Rank::kyu(21)), Some(Rank::dan(6))];

struct Sample {
    board: Features,
    output: Output,
    human: [HumanPolicy; 3],
}

fn samples(network: BuiltIn) -> Vec<Sample> {
    let mut rest = file(network);
    let mut samples = Vec::new();
    while !rest.is_empty() {
        let lines = u16::from_le_bytes([rest[0], rest[1]]);
        let size = Size::new(lines as u8).unwrap();
        let area = size.area();
        rest = &rest[2..];
        let mut board = Features {
            size,
            ..Features::default()
        };
        for (to, from) in board.points[..area].iter_mut().zip(rest.chunks(2)) {
            *to = u16::from_le_bytes([from[0], from[1]]);
        }
        rest = &rest[2 * area..];
        let mut floats = |number: usize| -> Vec<f32> {
            let (bytes, after) = rest.split_at(4 * number);
            rest = after;
            let four = |b: &[u8]| f32::from_le_bytes([b[0], b[1], b[2], b[3]]);
            bytes.chunks(4).map(four).collect()
        };
        board.globals.copy_from_slice(&floats(GLOBALS));
        let policy = floats(area + 1);
        let human = RANKS.map(|_| floats(area + 1));
        let output = Output {
            policy,
            win: floats(1)[0],
            lead: floats(1)[0],
            ownership: floats(area),
        };
        samples.push(Sample {
            board,
            output,
            human,
        });
    }
    samples
}

#[track_caller]
fn near(tolerance: f32, one: &[f32], two: &[f32], what: &str) {
    assert_eq!(one.len(), two.len(), "{what}");
    for (at, (a, b)) in one.iter().zip(two).enumerate() {
        assert!((a - b).abs() < tolerance, "{what} {at}: {a} and {b}");
    }
}

#[test]
fn each_built_in_network_says_what_it_was_trained_to_say() {
    for &built_in in BuiltIn::VARIANTS {
        let samples = samples(built_in);
        let serves = |sample: &&Sample| BuiltIn::for_size(sample.board.size) == Some(built_in);
        let served = samples.iter().filter(serves).count();
        assert!(served >= 2, "{built_in:?} serves {served} of its samples");
        for kernel in Kernel::available() {
            check(built_in, kernel, &samples);
        }
    }
}

#[track_caller]
fn check(built_in: BuiltIn, kernel: Kernel, samples: &[Sample]) {
    let net = built_in.network().unwrap();
    let mut scratch = Scratch::with_kernel(kernel);
    let tolerance = if kernel.multiplies_blocks() {
        ROUNDED_TO_EIGHT_DIGITS
    } else if kernel.multiplies_pairs() {
        ROUNDED
    } else {
        TOLERANCE
    };
    for sample in samples {
        let mut output = Output::default();
        let human = net.evaluate_with_human(&mut scratch, &sample.board, &RANKS, &mut output);
        let wanted = &sample.output;
        let what = format!("{built_in:?} {kernel:?} {}", sample.board.size);
        near(tolerance, &output.policy, &wanted.policy, &what);
        for (policy, wanted) in human.iter().zip(&sample.human) {
            near(tolerance, policy, wanted, &what);
        }
        near(tolerance, &[output.win], &[wanted.win], &what);
        near(POINTS * tolerance, &[output.lead], &[wanted.lead], &what);
        near(tolerance, &output.ownership, &wanted.ownership, &what);
    }
}
