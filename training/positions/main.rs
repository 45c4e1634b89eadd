//! Positions for training the network, as the program itself sees them.
//!
//! ```text
//! positions games FILE OUT [--share F] [--held-out] [--before] [--seed N]
//! positions play LINES GAMES [--seed N]
//! ```
//!
//! `games` replays a file of games (docs/NETWORK.md has the format) and writes
//! a record for a share of their positions. `play` plays many games at once:
//! it writes a record for each, reads a move for each, and so on until its
//! input ends.

mod games;
mod play;
mod record;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["games", file, out, ref rest @ ..] => {
            games::Task::new(file, out, rest).and_then(games::Task::run)
        }
        ["play", lines, games, ref rest @ ..] => {
            play::Task::new(lines, games, rest).and_then(play::Task::run)
        }
        _ => Err("positions games FILE OUT … or positions play LINES GAMES …".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// The value of an option, read as whatever is wanted.
fn option<T: std::str::FromStr>(rest: &[&str], name: &str, default: T) -> Result<T, String> {
    match rest.iter().position(|&word| word == name) {
        None => Ok(default),
        Some(at) => {
            let value = rest.get(at + 1).ok_or(format!("{name} wants a value"))?;
            value
                .parse()
                .map_err(|_| format!("{name}: {value:?} is no such value"))
        }
    }
}

/// How many threads there are to work with.
fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
