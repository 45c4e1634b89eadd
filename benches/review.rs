//! Going over games on two threads: how soon there is something to see, how long the
//! searches of all positions take, and what keeping, reading and showing it costs.
//!
//! `cargo bench --no-default-features --bench review`

#![expect(clippy::unwrap_used, reason = "a bench that cannot go on has failed")]

use std::hint::black_box;
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use jego::ai::StopFlag;
use jego::go::{Move, Position};
use jego::record::{GoRecord, open_file};
use jego::review::{
    Depth, Focus, Line, Review, ReviewNews, ReviewOptions, ReviewTask, Reviewer, keep_review,
    kept_review, known_positions,
};
use jego::scene::{Scene, Shown};
use jego::session::{Action, Match, Waker};

const THREADS: usize = 2;

/// The long sample game of 19×19, and the one of 9×9.
const GAMES: [(&str, &str); 2] = [
    ("19×19", "saves/long-game-19x19.jego.ron"),
    ("9×9", "saves/first-steps-9x9.jego.ron"),
];

fn game(name: &str) -> GoRecord {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    let opened = open_file(&path).unwrap();
    opened.games.go(0).unwrap().0
}

fn options(visits: u32) -> ReviewOptions {
    ReviewOptions {
        shallow_visits: visits,
        threads: THREADS,
        ..ReviewOptions::default()
    }
}

/// Goes over a line up to the end of a pass, with what is known already; how long that
/// took.
fn go_over(line: &Line<Position>, review: &mut Review<Move>, pass: Depth, visits: u32) -> Duration {
    let options = options(visits);
    let task = ReviewTask {
        known: known_positions(review, line, &options),
        line: line.clone(),
        focus: Focus::default(),
        options,
    };
    let stop = StopFlag::new();
    let begun = Instant::now();
    let found = Mutex::new((review, None));
    let tell = |news: ReviewNews<Move>| {
        let ReviewNews::Found(finding) = news else {
            return;
        };
        let (done, of) = finding.progress[pass as usize];
        let (review, ended) = &mut *found.lock().unwrap();
        let index = task.line.index_of(finding.turn).unwrap_or(0);
        let played = task.line.move_to(index + 1).map(|(_, mv)| mv);
        review.add(finding, played);
        if done == of {
            ended.get_or_insert_with(|| begun.elapsed());
            stop.raise();
        }
    };
    Reviewer::default().run(&task, &stop, &tell).unwrap();
    let (_, ended) = found.into_inner().unwrap();
    ended.unwrap_or_else(|| begun.elapsed())
}

fn first_pass(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("first pass");
    group.sample_size(10);
    for (name, file) in GAMES {
        let line = Line::of(game(file).history());
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|times| {
                let once = |_| go_over(&line, &mut Review::default(), Depth::Raw, 50);
                (0..times).map(once).sum()
            });
        });
    }
    group.finish();
}

fn second_pass(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("second pass of 50 visits");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(20));
    let (name, file) = GAMES[1];
    let line = Line::of(game(file).history());
    let mut seen = Review::default();
    go_over(&line, &mut seen, Depth::Raw, 50);
    group.bench_function(name, |bencher| {
        bencher.iter_custom(|times| {
            let once = |_| go_over(&line, &mut seen.clone(), Depth::Shallow, 50);
            (0..times).map(once).sum()
        });
    });
    group.finish();
}

/// What a review of the long game costs beside the searches.
fn kept_and_shown(criterion: &mut Criterion) {
    let mut record = game(GAMES[0].1);
    let line = Line::of(record.history());
    let mut review = Review::default();
    go_over(&line, &mut review, Depth::Shallow, 8);
    let mut group = criterion.benchmark_group("review of the 19×19 game");
    group.sample_size(20);
    group.bench_function("kept in its game", |bencher| {
        bencher.iter(|| black_box(keep_review(&review, &record)));
    });
    for change in keep_review(&review, &record) {
        record.apply(&change).unwrap();
    }
    group.bench_function("read out of it", |bencher| {
        bencher.iter(|| black_box(kept_review(&record)));
    });
    let folder = tempfile::tempdir().unwrap();
    let mut session = Match::new(record.into(), folder.path(), Waker::none());
    // Nothing else is to be going on.
    session.apply(Action::PauseReview, Duration::ZERO);
    session.apply(Action::ToEnd, Duration::ZERO);
    let shown = Shown {
        territory: true,
        numbers: false,
        next_moves: false,
        legal_moves: false,
        grades: true,
    };
    assert!(Scene::of(&session, shown).review.is_some());
    group.bench_function("shown", |bencher| {
        bencher.iter(|| black_box(Scene::of(&session, shown)));
    });
    session.apply(Action::Review, Duration::ZERO);
    assert!(Scene::of(&session, shown).review.is_none());
    group.bench_function("the same without it", |bencher| {
        bencher.iter(|| black_box(Scene::of(&session, shown)));
    });
    group.finish();
}

criterion_group!(benches, first_pass, second_pass, kept_and_shown);
criterion_main!(benches);
