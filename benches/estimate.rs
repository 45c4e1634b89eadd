//! How long it takes to judge a position, one thread: the empty board, and one
//! divided by walls with dead stones on both sides.
//!
//! `cargo bench --no-default-features --bench estimate`

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use jego::ai::go::Estimate;
use jego::board::{ByColor, Color, Point, Size};
use jego::game::Game as _;
use jego::go::{Position, Ruleset, Setup};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// Two walls through the middle, and dead stones on both sides of them.
fn walls(size: Size) -> Position {
    let middle = size.lines() / 2;
    let stands = |color: Color, point: Point| {
        let (wall, other) = match color {
            Color::Black => (middle, middle + 1),
            Color::White => (middle + 1, middle),
        };
        let beyond = match color {
            Color::Black => point.col > other + 1,
            Color::White => point.col + 1 < other,
        };
        point.col == wall || (beyond && point.col % 4 == 1 && point.row % 4 == 1)
    };
    let setup = Setup {
        add: ByColor::from_fn(|color| size.points().filter(|&p| stands(color, p)).collect()),
        ..Setup::default()
    };
    let mut position = Position::new(size, Ruleset::French.rules());
    let arranged = position.arrange(&setup);
    debug_assert!(arranged.is_ok(), "the walls are on the board");
    position
}

fn estimates(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("estimates");
    for size in [Size::NINE, Size::THIRTEEN, Size::NINETEEN] {
        let empty = Position::new(size, Ruleset::French.rules());
        for (name, position) in [("empty", empty), ("walls", walls(size))] {
            let mut rng = SmallRng::seed_from_u64(1);
            group.bench_function(BenchmarkId::new(name, size), |bencher| {
                bencher.iter(|| black_box(Estimate::of(&position, &mut rng)));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, estimates);
criterion_main!(benches);
