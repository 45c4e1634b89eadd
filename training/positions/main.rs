//! Positions for training the network, as the program itself sees them.
//!
//! `positions games FILE OUT` replays a file of games (docs/NETWORK.md has the
//! format) and writes a record for a share of their positions. `positions play
//! LINES GAMES` plays many games at once: it writes a record for each, reads a
//! move for each, and so on until its input ends.

mod games;
mod play;
mod record;

use clap::Parser;

#[derive(Parser, Debug)]
#[command(about = "Positions for training the network")]
enum Task {
    /// Of games that were played
    Games(games::Arguments),
    /// Of games that whoever answers plays
    Play(play::Arguments),
}

fn main() -> Result<(), String> {
    match Task::parse() {
        Task::Games(arguments) => games::run(arguments),
        Task::Play(arguments) => play::run(arguments),
    }
}

/// How many threads there are to work with.
fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
