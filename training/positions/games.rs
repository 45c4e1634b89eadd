//! Positions of games that people and programs have played.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use jego::ai::go::net::RECENT;
use jego::board::{Color, Point, PointSet, Size};
use jego::game::{Game as _, Past, Setup};
use jego::go::{Move, Position, Ruleset};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::record::{self, Notes, Scribe};
use super::threads;

/// Komis beyond this many half points are mistakes of the file.
const LARGEST_KOMI: u16 = 40;
const USUAL_KOMI: i16 = 15;
const HEAD: usize = 16;

/// Which games are written, and where to.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The file of games
    file: PathBuf,
    /// The file that the records are written to
    out: PathBuf,
    /// Which share of the positions is written
    #[arg(long, default_value_t = 1.0, value_parser = share)]
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

fn share(text: &str) -> Result<f64, String> {
    let share: f64 = text.parse().map_err(|error| format!("{error}"))?;
    match (0.0..=1.0).contains(&share) {
        true => Ok(share),
        false => Err("a share is from 0 to 1".to_owned()),
    }
}

struct Task {
    bytes: Vec<u8>,
    size: Size,
    out: File,
    arguments: Arguments,
}

/// One game as the file has it.
struct Game<'a> {
    komi: i16,
    winner: Option<Color>,
    strength: [u8; 2],
    first: Color,
    stones: [&'a [u8]; 2],
    moves: &'a [u8],
}

/// Replays games and writes their positions.
pub(crate) fn run(arguments: Arguments) -> Result<(), String> {
    let file = arguments.file.display().to_string();
    let bytes = fs::read(&arguments.file).map_err(|error| format!("{file}: {error}"))?;
    if bytes.len() < HEAD || !bytes.starts_with(b"JGOG\x01") {
        return Err(format!("{file} is no file of games"));
    }
    let out = File::create(&arguments.out);
    let task = Task {
        size: Size::new(bytes[5]).map_err(|error| error.to_string())?,
        bytes,
        out: out.map_err(|error| format!("{}: {error}", arguments.out.display()))?,
        arguments,
    };
    task.run()
}

impl Task {
    fn run(&self) -> Result<(), String> {
        let games = self.split()?;
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

    /// The games that are asked for: one in fifty is held out, by its moves.
    fn split(&self) -> Result<Vec<Game<'_>>, String> {
        let mut games = Vec::new();
        let mut rest = &self.bytes[HEAD..];
        while !rest.is_empty() {
            let (game, after) = Game::read(rest).ok_or("the file ends within a game")?;
            let hash = game
                .moves
                .iter()
                .fold(0xCBF2_9CE4_8422_2325_u64, |hash, &byte| {
                    (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
                });
            if ((hash >> 32) % 50 == 0) == self.arguments.held_out {
                games.push(game);
            }
            rest = after;
        }
        Ok(games)
    }

    fn replay(&self, game: &Game<'_>, number: usize, scribe: &mut Scribe, bytes: &mut Vec<u8>) {
        let mut rng = SmallRng::seed_from_u64(self.arguments.seed ^ (number as u64) << 20);
        let moves: Vec<u16> = game.numbers(game.moves).collect();
        let chosen: Vec<bool> = moves
            .iter()
            .map(|_| rng.random_bool(self.arguments.share))
            .collect();
        let Some(mut position) = game.start(self.size) else {
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
                bytes.resize(begin + record::length(self.size), 0);
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
            let mv = self.mv(number);
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

    fn mv(&self, number: u16) -> Move {
        match usize::from(number) < self.size.area() {
            true => Move::Place(point(self.size, number)),
            false => Move::Pass,
        }
    }
}

fn point(size: Size, number: u16) -> Point {
    let lines = u16::from(size.lines());
    Point::new((number % lines) as u8, (number / lines) as u8)
}

impl<'a> Game<'a> {
    /// The first game of some bytes, and what comes after it.
    fn read(bytes: &'a [u8]) -> Option<(Self, &'a [u8])> {
        let (head, rest) = bytes.split_at_checked(16)?;
        let moves = usize::from(u16::from_le_bytes([head[0], head[1]]));
        let komi = i16::from_le_bytes([head[4], head[5]]);
        let (black, rest) = rest.split_at_checked(2 * usize::from(head[13]))?;
        let (white, rest) = rest.split_at_checked(2 * usize::from(head[14]))?;
        let (moves, rest) = rest.split_at_checked(2 * moves)?;
        let game = Self {
            komi: match komi.unsigned_abs() {
                0..=LARGEST_KOMI => komi,
                _ => USUAL_KOMI,
            },
            winner: match head[7] {
                1 => Some(Color::Black),
                2 => Some(Color::White),
                _ => None,
            },
            strength: [head[10], head[11]],
            first: match head[12] & 8 {
                0 => Color::Black,
                _ => Color::White,
            },
            stones: [black, white],
            moves,
        };
        Some((game, rest))
    }

    fn numbers(&self, bytes: &'a [u8]) -> impl Iterator<Item = u16> + 'a {
        bytes
            .chunks_exact(2)
            .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
    }

    fn start(&self, size: Size) -> Option<Position> {
        let mut position = Position::new(size, Ruleset::French.rules());
        let set = |bytes| -> PointSet {
            self.numbers(bytes)
                .map(|number| point(size, number))
                .collect()
        };
        let mut setup = Setup {
            to_play: Some(self.first),
            ..Setup::default()
        };
        setup.add.black = set(self.stones[0]);
        setup.add.white = set(self.stones[1]);
        position.arrange(&setup).ok()?;
        Some(position)
    }
}
