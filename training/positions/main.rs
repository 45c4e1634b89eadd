//! Positions of games: for training the network, as the program itself sees them,
//! and for measuring ranks.
//!
//! `positions games FILE OUT` replays a file of games (docs/NETWORK.md has the
//! format) and writes a record for a share of their positions. `positions play
//! LINES GAMES` plays many games at once: it writes a record for each, reads a
//! move for each, and so on until its input ends. `positions likelihood FILE`
//! tells what moves say about ranks (docs/RATINGS.md).

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

mod games;
mod likelihood;
mod play;
mod record;
mod replay;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Parser;

#[derive(Parser, Debug)]
#[command(about = "Positions of games")]
enum Task {
    /// For training, of games that were played
    Games(replay::Arguments),
    /// For training, of games that whoever answers plays
    Play(play::Arguments),
    /// How well each rank explains the moves of people
    Likelihood(likelihood::Arguments),
}

fn main() -> Result<(), String> {
    match Task::parse() {
        Task::Games(arguments) => replay::run(arguments),
        Task::Play(arguments) => play::run(arguments),
        Task::Likelihood(arguments) => likelihood::run(&arguments),
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
