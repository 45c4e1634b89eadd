//! How fast closed fights are read: the groups of the program's own problems,
//! with either side to play.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use jego::board::{Color, PointSet};
use jego::go::Board;
use jego::puzzle::BUILT_IN;
use jego::reading::{Enclosure, Fates, enclosure};

/// How many problems are read.
const PROBLEMS: usize = 100;
/// More states than any of them takes.
const MOST: u64 = 1_000_000;

/// The largest chain of each group with its part.
fn groups() -> Vec<(Board, Enclosure)> {
    let collection = BUILT_IN[0].collection();
    let kept = (0..collection.entries().len()).filter_map(|index| {
        let puzzle = collection.puzzle(index).ok()?;
        let board = puzzle.start().board().clone();
        let defender = match puzzle.theme() {
            "kill" => puzzle.student().other(),
            "live" => puzzle.student(),
            _ => return None,
        };
        let heads = board.chain_heads(defender);
        let head = heads.max_by_key(|&head| board.chain_len(head))?;
        let found = enclosure(&board, head, 14)?;
        Some((board, found))
    });
    let all: Vec<_> = kept.collect();
    let step = (all.len() / PROBLEMS).max(1);
    all.into_iter().step_by(step).take(PROBLEMS).collect()
}

fn reading(criterion: &mut Criterion) {
    let groups = groups();
    let mut group = criterion.benchmark_group("reading");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(10))
        .throughput(Throughput::Elements(2 * groups.len() as u64));
    group.bench_function("fates of groups", |bencher| {
        bencher.iter(|| {
            for (board, part) in &groups {
                let Ok(local) = part.local(board) else {
                    continue;
                };
                let target: PointSet = [part.target].into_iter().collect();
                let mut fates = Fates::new(&local, target, part.defender, MOST);
                for to_play in Color::BOTH {
                    black_box(fates.after(to_play, &[])).ok();
                }
            }
        });
    });
    group.finish();
}

criterion_group!(benches, reading);
criterion_main!(benches);
