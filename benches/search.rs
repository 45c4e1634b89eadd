//! Positions looked at in a second, on one thread, and how long a first move
//! takes.
//!
//! `cargo bench --no-default-features --bench search`

use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use jego::ai::go::{GoBot, Level};
use jego::ai::{Bot as _, Budget, Config, Question, StopFlag};
use jego::board::Size;
use jego::game::History;
use jego::go::{Position, Ruleset};

const SIZES: [Size; 3] = [Size::NINE, Size::THIRTEEN, Size::NINETEEN];

fn question(size: Size) -> Question<Position> {
    Question::of(&History::new(Position::new(size, Ruleset::Chinese.rules())))
}

fn bot() -> GoBot {
    GoBot::new(Config {
        level: Level::Mastery.into(),
        threads: 1,
        seed: 1,
        resigns: false,
    })
}

fn visits(criterion: &mut Criterion) {
    const VISITS: u32 = 2_000;
    let mut group = criterion.benchmark_group("visits from the empty board");
    group
        .throughput(Throughput::Elements(u64::from(VISITS)))
        .measurement_time(Duration::from_secs(8))
        .sample_size(10);
    for size in SIZES {
        let question = question(size);
        group.bench_function(BenchmarkId::from_parameter(size), |bencher| {
            bencher.iter(|| {
                let budget = Budget::of_visits(VISITS);
                let every = Duration::MAX;
                bot().analyze(&question, &budget, &StopFlag::new(), every, &mut |_| ())
            });
        });
    }
    group.finish();
}

/// What a first move takes that may take a tenth of a second. It can be less: a
/// search ends once nothing can change its choice.
fn first_move(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("first move in a tenth of a second");
    group.sample_size(20);
    for size in SIZES {
        let question = question(size);
        group.bench_function(BenchmarkId::from_parameter(size), |bencher| {
            bencher.iter(|| {
                let budget = Budget::of_time(Duration::from_millis(100));
                bot().choose(&question, &budget, &StopFlag::new(), &mut |_| ())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, visits, first_move);
criterion_main!(benches);
