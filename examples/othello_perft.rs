//! Counts the ways to play up to eleven moves of Othello and compares them
//! with the published numbers (Aart Bik, <https://www.aartbik.com/strategy.php>).
//!
//! `cargo run --release --no-default-features --example othello_perft`

#![expect(clippy::print_stdout, reason = "it is what the example is for")]

use std::process::ExitCode;

use jego::othello::Bits;

const PUBLISHED: [u64; 11] = [
    4,
    12,
    56,
    244,
    1_396,
    8_200,
    55_092,
    390_216,
    3_005_288,
    24_571_284,
    212_258_800,
];

fn main() -> ExitCode {
    let mut right = true;
    for (depth, published) in (1..).zip(PUBLISHED) {
        let counted = Bits::START.perft(depth);
        right &= counted == published;
        println!("{depth}: {counted}, published {published}");
    }
    if right {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
