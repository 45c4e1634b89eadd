//! What searches have the network evaluate: a search asks about positions where
//! nobody would play, and a network errs most about those.

use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use jego::ai::Question;
use jego::ai::go::NetworkSearch;
use jego::ai::go::net::Network;
use jego::board::Size;
use jego::game::{HalfPoints, History};
use jego::go::{Position, Ruleset};
use rand::rngs::SmallRng;
use rand::{Rng as _, RngExt as _, SeedableRng as _};

use super::record::{self, Notes};
use super::{komi, networks};

/// A search starts somewhere in a game: after no more moves than this share of
/// the points, which the policy has played.
const LATEST: f64 = 0.75;
/// How many moves are then searched, at least and at most.
const SEARCHED: [usize; 2] = [6, 16];
/// The powers of the policy in those first moves: as it likes, and nearly its best.
const POWERS: [f32; 2] = [1.0, 2.5];
/// Where a komi makes up for what went wrong, how far from even most games are,
/// in half points.
const EVEN: f64 = 5.0;

/// What is searched, and where the leaves are written to.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// How many lines the board has
    #[arg(value_parser = super::size)]
    lines: Size,
    /// The file that the records are written to, more and more as time goes by;
    /// the number of each is that of its game
    out: PathBuf,
    /// For how many seconds
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// On how many threads, instead of all
    #[arg(long)]
    threads: Option<usize>,
    /// The least and the most visits of a search
    #[arg(long, num_args = 2, default_values_t = [50, 400])]
    visits: Vec<u32>,
    /// Which share of the leaves is written
    #[arg(long, default_value_t = 0.35, value_parser = super::share)]
    share: f64,
    /// The file of the network, instead of the built-in one for the board
    #[arg(long)]
    network: Option<PathBuf>,
    /// Where chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Searches until the time is over.
pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    let network = networks::open(arguments.network.as_deref(), arguments.lines)?;
    let out = File::create(&arguments.out)
        .map_err(|error| format!("{}: {error}", arguments.out.display()))?;
    let task = Task {
        arguments,
        network,
        out: Mutex::new(out),
        end: Instant::now() + Duration::from_secs(arguments.seconds),
        next: AtomicU64::new(0),
    };
    thread::scope(|scope| {
        let threads = arguments.threads.unwrap_or_else(super::threads).max(1);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| task.work())).collect();
        for worker in workers {
            let failed = || "a thread has failed".to_owned();
            worker.join().unwrap_or_else(|_| Err(failed()))?;
        }
        Ok(())
    })
}

struct Task<'a> {
    arguments: &'a Arguments,
    network: &'static Network,
    out: Mutex<File>,
    end: Instant,
    next: AtomicU64,
}

impl Task<'_> {
    fn is_over(&self) -> bool {
        Instant::now() >= self.end
    }

    fn work(&self) -> Result<(), String> {
        while !self.is_over() {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let seed = self.arguments.seed.wrapping_mul(1 << 32) ^ number;
            let mut rng = SmallRng::seed_from_u64(seed);
            if let Some(history) = self.begin(&mut rng) {
                self.search(history, number as u16, &mut rng)?;
            }
        }
        Ok(())
    }

    /// A game up to where searching begins; `None` where it has ended before.
    fn begin(&self, rng: &mut SmallRng) -> Option<History<Position>> {
        let komi = komi::draw(rng);
        let mut history = start(self.arguments.lines, komi);
        let area = self.arguments.lines.area();
        if rng.random_bool(0.2) {
            // Stones where nobody would put them lead to games of their own.
            for _ in 0..rng.random_range(1..=4) {
                let legal = history.legal_moves();
                let mv = legal[rng.random_range(0..legal.len())];
                history.play(mv).ok()?;
            }
        }
        let power = POWERS[usize::from(rng.random_bool(0.7))];
        let mut search = NetworkSearch::new(self.network, 0.0);
        let mut black_lead = 0.0;
        for _ in 0..rng.random_range(0..=(area as f64 * LATEST) as usize) {
            let report = search.run(&Question::of(&history), 1, rng.next_u64());
            black_lead = report.black_lead;
            let mv = networks::from_policy(&report, power, rng);
            history.play(mv).ok()?;
            if history.position().is_over() {
                return None;
            }
        }
        if rng.random_bool(0.5) {
            let even = komi + (2.0 * black_lead).round() as i32;
            return with_komi(&history, even + komi::error(EVEN, rng));
        }
        Some(history)
    }

    /// Plays on by searches and writes what they had evaluated.
    fn search(
        &self,
        mut history: History<Position>,
        number: u16,
        rng: &mut SmallRng,
    ) -> Result<(), String> {
        let mut search = NetworkSearch::new(self.network, self.arguments.share);
        let [least, most] = [0, 1].map(|at| f64::from(self.arguments.visits[at].max(1)));
        // As often from 50 to 100 as from 100 to 200.
        let visits = (least * (most / least).max(1.0).powf(rng.random())) as u32;
        let notes = Notes {
            number,
            first: 0,
            second: 0,
        };
        let mut bytes = Vec::new();
        for _ in 0..rng.random_range(SEARCHED[0]..=SEARCHED[1]) {
            let report = search.run(&Question::of(&history), visits, rng.next_u64());
            for features in search.take_leaves() {
                record::append(&features, notes, &mut bytes);
            }
            let mv = match rng.random_bool(0.3) {
                true => networks::from_visits(&report, rng),
                false => networks::best(&report),
            };
            let played = history.play(mv).is_ok();
            if !played || history.position().is_over() || self.is_over() {
                break;
            }
        }
        // Records are read while more are written: they come whole.
        let mut out = self.out.lock().map_err(|error| error.to_string())?;
        out.write_all(&bytes).map_err(|error| error.to_string())
    }
}

/// An empty board with a komi in half points.
fn start(size: Size, komi: i32) -> History<Position> {
    let mut rules = Ruleset::French.rules();
    rules.komi = HalfPoints::from_halves(komi);
    History::new(Position::new(size, rules))
}

/// The same game with another komi.
fn with_komi(history: &History<Position>, komi: i32) -> Option<History<Position>> {
    let mut other = start(history.position().board().size(), komi);
    for (_, mv) in Question::of(history).moves().iter().flatten() {
        other.play(*mv).ok()?;
    }
    Some(other)
}
