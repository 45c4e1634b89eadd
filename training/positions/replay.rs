//! Positions of games that people and programs have played.

use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use jego::ai::go::net::RECENT;
use jego::board::Color;
use jego::game::{Game as _, Past};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::games::{self, Game, GameFile};
use super::record::{self, Notes, Scribe};
use super::threads;

/// Which games are written, and where to.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The file of games
    file: PathBuf,
    /// The file that the records are written to
    out: PathBuf,
    /// Which share of the positions is written
    #[arg(long, default_value_t = 1.0, value_parser = super::share)]
    share: f64,
    /// The games that training does not see, instead of all others
    #[arg(long)]
    held_out: bool,
    /// Look at the positions before each one, too, for their ladders
    #[arg(long)]
    before: bool,
    /// Which positions are chosen
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

struct Task {
    file: GameFile,
    out: File,
    arguments: Arguments,
}

/// Replays games and writes their positions.
pub(crate) fn run(arguments: Arguments) -> Result<(), String> {
    let file = GameFile::read(&arguments.file)?;
    let out = File::create(&arguments.out);
    let task = Task {
        file,
        out: out.map_err(|error| format!("{}: {error}", arguments.out.display()))?,
        arguments,
    };
    task.run()
}

impl Task {
    fn run(&self) -> Result<(), String> {
        let games = self.file.games(self.arguments.held_out)?;
        let next = AtomicUsize::new(0);
        let out = Mutex::new(&self.out);
        let work = || -> Result<(), String> {
            let mut scribe = Scribe::default();
            let mut bytes = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let game = games.get(number);
                if let Some(game) = game {
                    self.replay(game, number, &mut scribe, &mut bytes);
                }
                if game.is_none() || bytes.len() > 1 << 24 {
                    let mut out = out.lock().map_err(|error| error.to_string())?;
                    out.write_all(&bytes).map_err(|error| error.to_string())?;
                    bytes.clear();
                }
                if game.is_none() {
                    return Ok(());
                }
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads()).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                let failed = || "a thread has failed".to_owned();
                worker.join().unwrap_or_else(|_| Err(failed()))?;
            }
            Ok(())
        })
    }

    fn replay(&self, game: &Game<'_>, number: usize, scribe: &mut Scribe, bytes: &mut Vec<u8>) {
        let mut rng = SmallRng::seed_from_u64(self.arguments.seed ^ (number as u64) << 20);
        let (size, moves) = (self.file.size(), game.move_numbers());
        let chosen: Vec<bool> = moves
            .iter()
            .map(|_| rng.random_bool(self.arguments.share))
            .collect();
        let Some(mut position) = game.start(size) else {
            return;
        };
        let mut past = Past::starting_from(&position);
        let mut recent = [None; RECENT];
        scribe.begin();
        for (turn, &number) in moves.iter().enumerate() {
            let by = position.to_play();
            let komi = i32::from(game.komi);
            if chosen[turn] {
                let begin = bytes.len();
                bytes.resize(begin + record::length(size), 0);
                let notes = Notes {
                    number,
                    first: game.strength[usize::from(by == Color::White)],
                    second: match game.winner {
                        None => 0,
                        Some(winner) if winner == by => 1,
                        Some(_) => 2,
                    },
                };
                scribe.write(&position, &past, recent, komi, notes, &mut bytes[begin..]);
            } else if self.arguments.before && chosen[turn..].iter().take(3).any(|&chosen| chosen) {
                scribe.look(&position, &past, komi);
            }
            let mv = games::mv(size, number);
            if position.play_unchecked(by, mv, &past).is_err() {
                return;
            }
            past.push(&position);
            recent.rotate_right(1);
            recent[0] = Some(mv);
            if position.is_over() {
                return;
            }
        }
    }
}
