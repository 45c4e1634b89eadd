//! Plays each level of Othello against the one below, from random openings,
//! each of them twice with colors swapped.
//!
//! `cargo run --release --no-default-features --example othello_ladder -- [GAMES] [POSITIONS] [LEVEL…]`
//!
//! The strongest level, which only time limits, may look at so many positions
//! a move, so that the result does not depend on how busy the machine is. With
//! levels named, only those are played against the one below.

#![expect(clippy::print_stdout, reason = "it is what the example is for")]

use std::process::ExitCode;
use std::time::Instant;

use jego::ai::othello::{Level, OthelloBot};
use jego::ai::{Bot as _, BotLevel as _, Budget, Choice, Config, Question, StopFlag};
use jego::board::{ByColor, Color};
use jego::game::{Game as _, History};
use jego::othello::Position;
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

/// How many random moves a game begins with.
const OPENING: usize = 8;
/// On how many threads games are played.
const THREADS: u64 = 2;
/// What a level has to score against the one below, in percent.
const WANTED: f64 = 75.0;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(60);
    let most: u32 = args
        .next()
        .and_then(|n| n.parse().ok())
        .unwrap_or(1_000_000);
    let named: Vec<Level> = args
        .filter_map(|name| Level::from_name(&name).ok())
        .collect();
    let mut clear = true;
    for pair in Level::ALL.windows(2) {
        let &[below, above] = pair else { continue };
        if !named.is_empty() && !named.contains(&above) {
            continue;
        }
        let begun = Instant::now();
        let halves = play_all(games, above, below, &Budget::of_visits(most));
        let percent = f64::from(halves) * 50.0 / games as f64;
        clear &= percent >= WANTED;
        let took = begun.elapsed().as_secs();
        println!("{above} against {below}: {percent:.1}% of {games} games, {took} s");
    }
    if clear {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Twice what `one` scores in so many games, played on all threads.
fn play_all(games: u64, one: Level, two: Level, budget: &Budget) -> u32 {
    std::thread::scope(|scope| {
        let tasks: Vec<_> = (0..THREADS)
            .map(|thread| {
                let games = (thread..games).step_by(THREADS as usize);
                scope.spawn(move || games.map(|game| play(game, one, two, budget)).sum::<u32>())
            })
            .collect();
        tasks.into_iter().filter_map(|task| task.join().ok()).sum()
    })
}

/// Twice what `one` scores in a game: two games share an opening, so that each
/// side has it once.
fn play(game: u64, one: Level, two: Level, most: &Budget) -> u32 {
    let mut history = opening(game / 2);
    let first = if game.is_multiple_of(2) {
        Color::Black
    } else {
        Color::White
    };
    let mut bots = ByColor::from_fn(|color| {
        OthelloBot::new(Config {
            level: if color == first { one } else { two },
            threads: 1,
            seed: game,
            resigns: false,
        })
    });
    while history.position().outcome().is_none() {
        let bot = &mut bots[history.position().to_play()];
        let budget = match bot.config().level {
            Level::Mastery => *most,
            Level::Chance
            | Level::Greed
            | Level::Minimax
            | Level::Glance
            | Level::Thought
            | Level::Plan
            | Level::Study => Budget::default(),
        };
        let question = Question::of(&history);
        match bot.choose(&question, &budget, &StopFlag::new(), &mut |_| ()) {
            Choice::Move(mv) if history.play(mv).is_ok() => {}
            Choice::Move(_) | Choice::Resign => return 0,
        }
    }
    match history
        .position()
        .outcome()
        .and_then(|outcome| outcome.winner())
    {
        Some(winner) if winner == first => 2,
        Some(_) => 0,
        None => 1,
    }
}

fn opening(seed: u64) -> History<Position> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut history = History::new(Position::new());
    for _ in 0..OPENING {
        let moves = history.legal_moves();
        let Some(&mv) = moves.get(rng.random_range(0..moves.len().max(1))) else {
            break;
        };
        if history.play(mv).is_err() {
            break;
        }
    }
    history
}
