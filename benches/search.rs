//! Positions looked at in a second, on one thread, and how long a new thinker
//! takes beyond its budget.
//!
//! `cargo bench --no-default-features --bench search`

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use jego::ai::{Budget, Config, Level, Question, Stop, Thinker};
use jego::board::Size;
use jego::game::History;
use jego::go::{Position, Ruleset};

const SIZES: [Size; 3] = [Size::NINE, Size::THIRTEEN, Size::NINETEEN];

fn question(size: Size) -> Question {
    Question::of(&History::new(Position::new(size, Ruleset::Chinese.rules())))
}

fn thinker() -> Thinker {
    Thinker::new(Config {
        level: Level::Mastery,
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
                thinker().analyze(&question, &budget, &Stop::new(), every, &mut |_| ())
            });
        });
    }
    group.finish();
}

/// What a first move takes beyond a budget of a tenth of a second.
fn overrun(criterion: &mut Criterion) {
    const BUDGET: Duration = Duration::from_millis(100);
    let mut group = criterion.benchmark_group("first move beyond its budget");
    group.sample_size(10);
    for size in SIZES {
        let question = question(size);
        group.bench_function(BenchmarkId::from_parameter(size), |bencher| {
            bencher.iter_custom(|times| {
                let mut over = Duration::ZERO;
                for _ in 0..times {
                    let begun = Instant::now();
                    let budget = Budget::of_time(BUDGET);
                    black_box(thinker().choose(&question, &budget, &Stop::new(), &mut |_| ()));
                    over += begun.elapsed().saturating_sub(BUDGET);
                }
                over
            });
        });
    }
    group.finish();
}

criterion_group!(benches, visits, overrun);
criterion_main!(benches);
