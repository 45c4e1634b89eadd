//! One more move in a game with positional superko: as fast late as early.
//!
//! `cargo bench --no-default-features --bench history`

use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use jego::board::{Color, PointSet, Size};
use jego::game::{Game as _, History};
use jego::go::{Move, Position, Ruleset, Setup};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng};

/// A random game of this many moves.
fn game_of(moves: usize) -> History<Position> {
    let mut game = History::new(Position::new(Size::NINETEEN, Ruleset::French.rules()));
    play_random(&mut game, moves);
    game
}

/// The board of [`game_of`] ten moves, at the end of a game of a thousand more:
/// what differs is the past alone.
fn ten_moves_after_a_thousand() -> History<Position> {
    let mut game = game_of(1_000);
    let everything = Setup {
        remove: PointSet::all(Size::NINETEEN),
        to_play: Some(Color::Black),
        ..Setup::default()
    };
    let cleared = game.arrange(everything);
    assert!(cleared.is_ok());
    play_random(&mut game, 10);
    assert_eq!(game.position().board(), game_of(10).position().board());
    game
}

fn play_random(game: &mut History<Position>, moves: usize) {
    let mut rng = SmallRng::seed_from_u64(1);
    for _ in 0..moves {
        let mv = random_place(game, &mut rng);
        if game.play(mv).is_err() {
            break;
        }
    }
}

fn random_place(game: &History<Position>, rng: &mut SmallRng) -> Move {
    let legal = game.legal_moves();
    legal[rng.random_range(0..legal.len().saturating_sub(1).max(1))]
}

/// How long a move takes that was never played here before.
fn time_of_play(game: &mut History<Position>, mv: Move) -> Duration {
    let start = Instant::now();
    let turn = game.play(mv);
    let time = start.elapsed();
    if let Ok(turn) = turn {
        let _ = game.delete(turn);
    }
    time
}

fn one_more_turn(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("19×19 positional superko");
    let games = [10, 100, 300, 1_000].map(|moves| (moves.to_string(), game_of(moves)));
    let same_board = ("10 after 1000".to_owned(), ten_moves_after_a_thousand());
    for (moves, game) in games.into_iter().chain([same_board]) {
        let legal = game.legal_moves();
        group.bench_function(BenchmarkId::new("play, move", &moves), |bencher| {
            let mut game = game.clone();
            bencher.iter_custom(|times| {
                let choices = legal.iter().cycle().take(times as usize);
                choices.map(|&mv| time_of_play(&mut game, mv)).sum()
            });
        });
        group.bench_function(BenchmarkId::new("undo and redo, move", &moves), |bencher| {
            let mut game = game.clone();
            bencher.iter(|| {
                game.undo();
                game.redo()
            });
        });
        group.bench_function(BenchmarkId::new("legal moves, move", &moves), |bencher| {
            bencher.iter(|| game.position().legal_moves(game.past()));
        });
    }
    group.finish();
}

criterion_group!(benches, one_more_turn);
criterion_main!(benches);
