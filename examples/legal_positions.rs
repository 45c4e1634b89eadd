//! Counts the legal positions of 2×2, 3×3 and 4×4 by looking at every
//! arrangement of stones, and compares them with the published numbers
//! (OEIS A094777).
//!
//! `cargo run --release --no-default-features --example legal_positions`

#![expect(clippy::print_stdout, reason = "it is what the example is for")]

use std::process::ExitCode;

use jego::board::{ByColor, PointSet, Size};
use jego::go::Board;

fn main() -> ExitCode {
    let mut right = true;
    for (lines, published) in [(2, 57), (3, 12_675), (4, 24_318_165)] {
        let Ok(size) = Size::new(lines) else {
            return ExitCode::FAILURE;
        };
        let counted = legal_positions(size);
        right &= counted == published;
        println!("{size}: {counted} legal positions, published {published}");
    }
    if right {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn legal_positions(size: Size) -> u64 {
    let arrangements = 3_u64.pow(size.area() as u32);
    let mut board = Board::empty(size);
    let mut count = 0;
    for number in 0..arrangements {
        let stones = arrangement(size, number);
        board.restore(&stones);
        let mut standing = (stones.black | stones.white).iter();
        count += u64::from(standing.all(|point| board.liberties(point) > 0));
    }
    count
}

/// The stones that a number stands for, one digit to base three for each point.
fn arrangement(size: Size, mut number: u64) -> ByColor<PointSet> {
    let mut stones: ByColor<PointSet> = ByColor::default();
    for point in size.points() {
        match number % 3 {
            1 => stones.black.insert(point),
            2 => stones.white.insert(point),
            _ => false,
        };
        number /= 3;
    }
    stones
}
