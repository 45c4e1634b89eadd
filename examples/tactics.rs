//! Has the strongest level play the positions of `tests/data/tactics`, and
//! counts how many it solves.
//!
//! `cargo run --release --no-default-features --example tactics -- [SECONDS] [THREADS] [THEME…]`
//!
//! A position is solved when the first move is one of those that are proven
//! right. With themes named, only their files are played.

#![expect(clippy::print_stdout, reason = "it is what the example is for")]

#[expect(dead_code, reason = "the proofs ask for more than is asked here")]
#[path = "../tests/engine/tactics/problem.rs"]
mod problem;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Duration;

use jego::ai::go::{GoBot, Level};
use jego::ai::{Bot as _, Budget, Choice, Config, Question, StopFlag};
use jego::board::Vertex;
use jego::go::Move;

use problem::Problem;

/// The seed of every search.
const SEED: u64 = 7;
/// How many have to be solved, in percent.
const WANTED: usize = 90;

/// What a position came to.
struct Trial {
    solved: bool,
    /// The move that was chosen, by name.
    played: String,
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let seconds: f64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1.0);
    let threads: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(2);
    let themes: Vec<String> = args.collect();
    let Ok(time) = Duration::try_from_secs_f64(seconds) else {
        println!("{seconds} is no time to think");
        return ExitCode::FAILURE;
    };
    let mut problems = match problem::all() {
        Ok(problems) => problems,
        Err(error) => {
            println!("{error}");
            return ExitCode::FAILURE;
        }
    };
    problems.retain(|problem| themes.is_empty() || themes.contains(&problem.theme));
    println!("{seconds} s a move, {threads} threads");
    let solved = play_all(&problems, &Budget::of_time(time), threads);
    if solved * 100 >= problems.len() * WANTED {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Plays all of them, prints each that is not solved and then a table, and
/// returns how many are.
fn play_all(problems: &[Problem], budget: &Budget, threads: usize) -> usize {
    let mut table: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for problem in problems {
        let trial = play(problem, budget, threads);
        let row = table.entry(&problem.theme).or_default();
        row.0 += usize::from(trial.solved);
        row.1 += 1;
        if !trial.solved {
            println!(
                "{}, {}: {}. It played {}, not {}",
                problem.theme,
                problem.name,
                problem.asks,
                trial.played,
                problem.names(problem.answers()),
            );
        }
    }
    for (theme, (solved, all)) in &table {
        println!("{theme:<16} {solved:>3} of {all:>3}");
    }
    let solved = table.values().map(|row| row.0).sum();
    println!("{:<16} {solved:>3} of {:>3}", "all", problems.len());
    solved
}

fn play(problem: &Problem, budget: &Budget, threads: usize) -> Trial {
    let game = match problem.game() {
        Ok(game) => game,
        Err(error) => {
            return Trial {
                solved: false,
                played: error,
            };
        }
    };
    let mut bot = GoBot::new(Config {
        level: Level::Mastery.into(),
        threads,
        seed: SEED,
        resigns: false,
    });
    match bot.choose(&Question::of(&game), budget, &StopFlag::new(), &mut |_| ()) {
        Choice::Move(Move::Place(point)) => Trial {
            solved: problem.answers().contains(point),
            played: Vertex::new(point, problem.diagram.size())
                .map_or_else(String::new, |vertex| vertex.to_string()),
        },
        Choice::Move(Move::Pass) => Trial {
            solved: false,
            played: "a pass".to_owned(),
        },
        Choice::Resign => Trial {
            solved: false,
            played: "nothing".to_owned(),
        },
    }
}
