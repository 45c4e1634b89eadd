//! Random games from the empty board to the end, one thread.
//!
//! `cargo bench --no-default-features --bench playouts`

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use jego::board::{Color, Size};
use jego::go::PlayoutBoard;
use rand::SeedableRng;
use rand::rngs::SmallRng;

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    group
        .throughput(Throughput::Elements(1))
        .measurement_time(Duration::from_secs(5));
    for size in [Size::NINE, Size::THIRTEEN, Size::NINETEEN] {
        let start = PlayoutBoard::empty(size);
        let mut board = start.clone();
        let mut rng = SmallRng::seed_from_u64(1);
        let most = 3 * size.area() as u32;
        group.bench_function(BenchmarkId::from_parameter(size), |bencher| {
            bencher.iter(|| {
                board.copy_from(&start);
                board.play_out(Color::Black, most, &mut rng);
                black_box(board.area_lead())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, random_games);
criterion_main!(benches);
