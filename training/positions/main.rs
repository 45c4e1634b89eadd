//! Positions of games: for training the network, as the program itself sees them,
//! and for measuring ranks.
//!
//! `positions games FILE OUT` replays a file of games (docs/NETWORK.md has the
//! format) and writes a record for a share of their positions. `positions play
//! LINES GAMES` plays many games at once: it writes a record for each, reads a
//! move for each, and so on until its input ends. `positions likelihood FILE`
//! tells what moves say about ranks (docs/RATINGS.md). `positions leaves LINES
//! OUT` writes records of what searches have the network evaluate, and `positions
//! match LINES ONE TWO` plays two networks against each other.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

mod duel;
mod games;
mod komi;
mod leaves;
mod likelihood;
mod networks;
mod play;
mod record;
mod replay;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Parser;
use jego::board::Size;

#[derive(Parser, Debug)]
#[command(about = "Positions of games")]
enum Task {
    /// For training, of games that were played
    Games(replay::Arguments),
    /// For training, of games that whoever answers plays
    Play(play::Arguments),
    /// How well each rank explains the moves of people
    Likelihood(likelihood::Arguments),
    /// For training, what searches ask the network about
    Leaves(leaves::Arguments),
    /// Two networks against each other, with the same search
    Match(duel::Arguments),
}

fn main() -> Result<(), String> {
    match Task::parse() {
        Task::Games(arguments) => replay::run(arguments),
        Task::Play(arguments) => play::run(arguments),
        Task::Likelihood(arguments) => likelihood::run(&arguments),
        Task::Leaves(arguments) => leaves::run(&arguments),
        Task::Match(arguments) => duel::run(&arguments),
    }
}

fn size(text: &str) -> Result<Size, String> {
    let lines = text.parse().map_err(|error| format!("{error}"))?;
    Size::new(lines).map_err(|error| error.to_string())
}

fn share(text: &str) -> Result<f64, String> {
    let share: f64 = text.parse().map_err(|error| format!("{error}"))?;
    match (0.0..=1.0).contains(&share) {
        true => Ok(share),
        false => Err("a share is from 0 to 1".to_owned()),
    }
}

/// How many threads there are to work with.
fn threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does so many pieces of work on all threads.
fn in_parallel(number: usize, work: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    let work_on = || {
        loop {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= number {
                return;
            }
            work(piece);
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads() {
            scope.spawn(work_on);
        }
    });
}
