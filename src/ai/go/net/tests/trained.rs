//! The network of this program says what it said where it was trained.

use crate::board::Size;

use super::super::{Features, GLOBALS, Kernel, Network, Output, Scratch};

/// How far two ways to compute the same may be apart, in logits and shares of a
/// point.
const TOLERANCE: f32 = 2e-3;
/// How many times as far leads may be apart, in points.
const POINTS: f32 = 10.0;
/// The tolerance where one of them rounds to 16 bits.
const ROUNDED: f32 = 5e-2;

/// Positions and what PyTorch made of them: lines, planes, globals, both
/// policies, win rate, lead, ownership.
const SAMPLES: &[u8] = include_bytes!("../../../../../tests/data/network/samples.bin");

fn samples() -> Vec<(Features, Output)> {
    let mut rest = SAMPLES;
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
        let output = Output {
            policy: floats(area + 1),
            human_policy: floats(area + 1),
            win: floats(1)[0],
            lead: floats(1)[0],
            ownership: floats(area),
        };
        samples.push((board, output));
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
fn the_built_in_network_says_what_it_was_trained_to_say() {
    let net = Network::built_in().unwrap();
    let samples = samples();
    assert_eq!(samples.len(), 10);
    for kernel in Kernel::available() {
        let mut scratch = Scratch::with_kernel(kernel);
        let boards: Vec<Features> = samples.iter().map(|(board, _)| board.clone()).collect();
        let mut outputs = Vec::new();
        net.evaluate(&mut scratch, &boards, &mut outputs);
        for (output, (board, wanted)) in outputs.iter().zip(&samples) {
            let tolerance = if kernel.is_16_bit() {
                ROUNDED
            } else {
                TOLERANCE
            };
            let what = format!("{kernel:?} {}", board.size);
            near(tolerance, &output.policy, &wanted.policy, &what);
            near(tolerance, &output.human_policy, &wanted.human_policy, &what);
            near(tolerance, &[output.win], &[wanted.win], &what);
            near(POINTS * tolerance, &[output.lead], &[wanted.lead], &what);
            near(tolerance, &output.ownership, &wanted.ownership, &what);
        }
    }
}
