//! 16-bit integers: exact where they are multiplied, and near enough to floats
//! in what the network says.

use strum::VariantArray as _;

use crate::board::Size;

use super::super::kernels::{Kernel, Pair, Scales};
use super::super::product::Product;
use super::super::{Features, Network, Output, Scratch};
use super::games::{Apart, positions};
use super::random::Dice;

/// Also those that this machine has not: they are computed without.
fn kernels() -> impl Iterator<Item = Kernel> {
    let all = Kernel::VARIANTS.iter().copied();
    all.filter(|kernel| kernel.multiplies_pairs())
}

/// Every product by a loop over 64-bit integers.
fn slow(rows: &[Pair], panel: &[Pair], depth: usize, width: usize) -> Vec<i64> {
    let times = |a: i16, b: i16| i64::from(a) * i64::from(b);
    let sum = |row: &[Pair], column: usize| -> i64 {
        let weights = panel.iter().skip(column).step_by(width);
        row.iter()
            .zip(weights)
            .map(|(x, w)| times(x[0], w[0]) + times(x[1], w[1]))
            .sum()
    };
    rows.chunks(depth)
        .flat_map(|row| (0..width).map(move |column| (row, column)))
        .map(|(row, column)| sum(row, column))
        .collect()
}

fn multiplied(
    kernel: Kernel,
    rows: &[Pair],
    panel: &[Pair],
    (depth, width): (usize, usize),
    scales: Scales<'_>,
) -> Vec<f32> {
    let mut to = vec![f32::NAN; rows.len() / depth * width];
    kernel.run_pairs(Product {
        rows: rows.len() / depth,
        depth,
        from: rows,
        from_step: depth,
        panel,
        scales,
        width,
        to: &mut to,
        to_step: width,
    });
    to
}

#[test]
fn products_of_pairs_are_exact() {
    let mut dice = Dice(91);
    for (depth, width, most) in [(1, 32, 1), (16, 48, 4), (48, 48, 8), (256, 32, 8)] {
        let mut pairs = |count: usize| -> Vec<Pair> {
            let pair = |_| {
                let bits = dice.bits();
                // Every fourth is as large as can be, of either sign.
                [bits as i16, (bits >> 16) as i16].map(|number| match bits >> 60 {
                    0..4 => number.signum() * (32_767 / most),
                    _ => number.max(-32_767) / most,
                })
            };
            (0..count).map(pair).collect()
        };
        let panel = pairs(depth * width);
        for count in [1, 2, 5, 9, 10, 16, 25] {
            let rows = pairs(count * depth);
            let expected = slow(&rows, &panel, depth, width);
            assert!(expected.iter().all(|sum| i32::try_from(*sum).is_ok()));
            let row_scales: Vec<f32> = (0..count).map(|row| 0.5 + row as f32).collect();
            let columns: Vec<f32> = (0..width).map(|at| 1.0 - at as f32 / 64.0).collect();
            let scales = Scales {
                rows: &row_scales,
                row_step: 1,
                columns: &columns,
            };
            for kernel in kernels() {
                let sums = multiplied(kernel, &rows, &panel, (depth, width), scales);
                for (at, (sum, expected)) in sums.into_iter().zip(&expected).enumerate() {
                    let scale = row_scales[at / width];
                    let expected = *expected as f32 * scale * columns[at % width];
                    assert_eq!(sum, expected, "{kernel:?}, {count} rows of {depth} pairs");
                }
            }
        }
    }
}

#[test]
fn the_largest_numbers_do_not_overflow() {
    // The norms that rows and weights are scaled to: all in one number each,
    // or the same in all.
    for (input, weight, pairs) in [(32_000, 32_000, 1), (2_000, 4_062, 128)] {
        let rows = vec![[input, -input]; pairs];
        let panel = vec![[weight, -weight]; pairs * 32];
        let expected = slow(&rows, &panel, pairs, 32);
        assert!(expected[0] > 2_000_000_000);
        let scales = Scales {
            rows: &[1.0],
            row_step: 1,
            columns: &[1.0; 32],
        };
        for kernel in kernels() {
            let sums = multiplied(kernel, &rows, &panel, (pairs, 32), scales);
            assert_eq!(sums, vec![expected[0] as f32; 32], "{kernel:?}");
        }
    }
}

#[test]
fn games_are_judged_as_in_floats() {
    let float = Kernel::available()
        .find(|kernel| !kernel.is_16_bit())
        .unwrap();
    let mut reference = Scratch::with_kernel(float);
    let mut dice = Dice(95);
    let mut games: Vec<(&Network, Vec<Features>)> = Vec::new();
    for lines in 7..=19 {
        let size = Size::new(lines).unwrap();
        let network = Network::for_size(size).unwrap();
        let game = positions(network, &mut reference, size, 64, &mut dice);
        games.push((network, game.into_iter().skip(1).step_by(4).collect()));
    }
    let judged = |scratch: &mut Scratch| -> Vec<Output> {
        let judged = games.iter().map(|(network, boards)| {
            let mut outputs = Vec::new();
            network.evaluate(scratch, boards, &mut outputs);
            outputs
        });
        judged.flatten().collect()
    };
    let expected = judged(&mut reference);
    for kernel in Kernel::available().filter(|kernel| kernel.is_16_bit()) {
        let apart: Vec<Apart> = judged(&mut Scratch::with_kernel(kernel))
            .iter()
            .zip(&expected)
            .map(|(one, two)| Apart::of(one, two))
            .collect();
        let most = |number: fn(&Apart) -> f32| apart.iter().map(number).fold(0.0, f32::max);
        let count = apart.len();
        assert!(count > 150, "{count} positions");
        assert!(most(|apart| apart.policy) < 0.01, "{kernel:?}");
        // Floats of 16 bits have fewer digits.
        let (most_of_win, mean_of_win) = match kernel.multiplies_blocks() {
            true => (0.02, 0.003),
            false => (0.01, 0.001),
        };
        assert!(most(|apart| apart.win) < most_of_win, "{kernel:?}");
        assert!(most(|apart| apart.lead) < 1.5, "{kernel:?}");
        assert!(most(|apart| apart.ownership) < 0.1, "{kernel:?}");
        let mean = apart.iter().map(|apart| apart.win).sum::<f32>() / count as f32;
        assert!(mean < mean_of_win, "{kernel:?}: {mean}");
        let others = apart.iter().filter(|apart| apart.choice).count();
        assert!(100 * others <= count, "{kernel:?}: {others} of {count}");
    }
}
