//! Positions judged in a second by a network of 6 blocks and 96 channels, on
//! one thread, with each kernel that the machine has.
//!
//! `cargo bench --no-default-features --bench network`

#![expect(clippy::unwrap_used, reason = "a bench that cannot go on has failed")]

#[path = "network/boards.rs"]
mod boards;
#[path = "network/random.rs"]
mod random;

use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use jego::ai::go::net::{Features, GLOBALS, Kernel, Network, Scratch};
use jego::board::Size;

fn judgements(criterion: &mut Criterion) {
    let bytes = random::file(random::Shape::new(6, 96), 1);
    let network = Network::read(&bytes).unwrap();
    for batch in [1, 8] {
        let mut group = criterion.benchmark_group(format!("judgements, {batch} together"));
        group
            .throughput(Throughput::Elements(batch))
            .measurement_time(Duration::from_secs(4));
        for lines in [9, 13, 19] {
            let boards = boards::boards(Size::new(lines).unwrap(), batch as usize, 2);
            for kernel in Kernel::available() {
                let mut scratch = Scratch::with_kernel(kernel);
                let mut outputs = Vec::new();
                let id = BenchmarkId::new(format!("{kernel:?}"), lines);
                group.bench_function(id, |bencher| {
                    bencher.iter(|| network.evaluate(&mut scratch, &boards, &mut outputs));
                });
            }
        }
        group.finish();
    }
}

/// From the bytes of a file to weights that can be used.
fn reading(criterion: &mut Criterion) {
    let bytes = random::file(random::Shape::new(10, 96), 1);
    let boards = boards::boards(Size::new(19).unwrap(), 1, 2);
    criterion.bench_function(
        "10 blocks of 96 channels read, and one position",
        |bencher| {
            bencher.iter(|| {
                let network = Network::read(&bytes).unwrap();
                network.evaluate(&mut Scratch::new(), &boards, &mut Vec::new());
            });
        },
    );
}

criterion_group!(benches, judgements, reading);
criterion_main!(benches);
