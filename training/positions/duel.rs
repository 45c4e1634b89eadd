//! Two networks against each other: the same search with the same visits, every
//! opening with both colors.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use jego::ai::go::NetworkSearch;
use jego::ai::go::net::Network;
use jego::ai::{Question, Report};
use jego::board::{Color, Size};
use jego::game::{Game as _, HalfPoints, History};
use jego::go::{Move, Position, Ruleset};
use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};

use super::networks;

/// A game ends where both networks have thought for so many of their moves that
/// it is decided, each with a win rate that is no nearer to a half than this.
const DECIDED: f32 = 0.04;
const DECIDED_MOVES: usize = 3;
const KOMI: i32 = 15;

/// Who plays, and how.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// How many lines the board has
    #[arg(value_parser = super::size)]
    lines: Size,
    /// The file of the network whose games are counted
    one: PathBuf,
    /// The file of its opponent, instead of the built-in one for the board
    two: Option<PathBuf>,
    /// The visits of a search
    #[arg(long, default_value_t = 200)]
    visits: u32,
    /// For how many seconds games are begun and played; those that have not
    /// ended do not count
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// On how many threads, instead of all
    #[arg(long)]
    threads: Option<usize>,
    /// Where chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Plays until the time is over and says what was won.
pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    let networks = [
        networks::open(Some(&arguments.one), arguments.lines)?,
        networks::open(arguments.two.as_deref(), arguments.lines)?,
    ];
    let end = Instant::now() + Duration::from_secs(arguments.seconds);
    let next = AtomicU64::new(0);
    let won: Mutex<[u32; 2]> = Mutex::default();
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let duel = Duel::new(arguments, networks, number / 2, end);
            let black = (number % 2) as usize;
            let Some((winner, moves)) = duel.play(black) else {
                return;
            };
            let Ok(mut won) = won.lock() else { return };
            won[winner] += 1;
            println!("{number} black {black} won {winner} in {moves}: {won:?}");
        }
    };
    thread::scope(|scope| {
        for _ in 0..arguments.threads.unwrap_or_else(super::threads).max(1) {
            scope.spawn(work);
        }
    });
    let [one, two] = *won.lock().map_err(|error| error.to_string())?;
    let games = f64::from(one + two).max(1.0);
    let rate = f64::from(one) / games;
    // Wilson's interval.
    let z = 1.96;
    let middle = (rate + z * z / 2.0 / games) / (1.0 + z * z / games);
    let half =
        z * ((rate * (1.0 - rate) + z * z / 4.0 / games) / games).sqrt() / (1.0 + z * z / games);
    println!(
        "{one} of {}: {:.1}% ({:.1} to {:.1})",
        one + two,
        100.0 * rate,
        100.0 * (middle - half),
        100.0 * (middle + half)
    );
    Ok(())
}

struct Duel<'a> {
    arguments: &'a Arguments,
    networks: [&'static Network; 2],
    opening: u64,
    end: Instant,
}

impl<'a> Duel<'a> {
    const fn new(
        arguments: &'a Arguments,
        networks: [&'static Network; 2],
        opening: u64,
        end: Instant,
    ) -> Self {
        Self {
            arguments,
            networks,
            opening,
            end,
        }
    }

    /// Plays one game, Black by the network with this number; -> which one has
    /// won, and after how many moves. `None` where the time was over before.
    fn play(&self, black: usize) -> Option<(usize, usize)> {
        let mut history = self.opening()?;
        let mut rng = SmallRng::seed_from_u64(self.seed() ^ (black as u64 + 1) << 60);
        let mut searches = self
            .networks
            .map(|network| NetworkSearch::new(network, 0.0));
        // What each thought last, and for how many moves it has been decided.
        let mut leads = [0.0; 2];
        let mut decided: [(Option<Color>, usize); 2] = [(None, 0); 2];
        let longest = 2 * self.arguments.lines.area();
        while !history.position().is_over() && Question::of(&history).moves().len() < longest {
            if Instant::now() >= self.end {
                return None;
            }
            let player = match history.position().to_play() {
                Color::Black => black,
                Color::White => 1 - black,
            };
            let question = Question::of(&history);
            let report = searches[player].run(&question, self.arguments.visits, rng.next_u64());
            leads[player] = report.black_lead;
            let (color, times) = decided[player];
            let now = sure_winner(&report);
            decided[player] = (now, if now == color { times + 1 } else { 1 });
            history.play(networks::best(&report)).ok()?;
            if decided[0].0 == decided[1].0
                && decided
                    .iter()
                    .all(|&(color, times)| color.is_some() && times >= DECIDED_MOVES)
            {
                break;
            }
        }
        let black_won = leads[0] + leads[1] > 0.0;
        let winner = if black_won { black } else { 1 - black };
        Some((winner, Question::of(&history).moves().len()))
    }

    fn seed(&self) -> u64 {
        self.arguments.seed.wrapping_mul(1 << 32) ^ self.opening
    }

    /// A few moves as one of the two likes them.
    fn opening(&self) -> Option<History<Position>> {
        let mut rng = SmallRng::seed_from_u64(self.seed());
        let mut rules = Ruleset::French.rules();
        rules.komi = HalfPoints::from_halves(KOMI);
        let mut history = History::new(Position::new(self.arguments.lines, rules));
        let network = self.networks[(self.opening % 2) as usize];
        let mut search = NetworkSearch::new(network, 0.0);
        for _ in 0..self.arguments.lines.lines() / 2 {
            let report = search.run(&Question::of(&history), 1, rng.next_u64());
            let mv = networks::from_policy(&report, 1.0, &mut rng);
            history.play(mv).ok()?;
        }
        Some(history)
    }
}

/// Who wins for certain, if anybody.
fn sure_winner(report: &Report<Move>) -> Option<Color> {
    Color::BOTH
        .into_iter()
        .find(|&color| report.win(color) > 1.0 - DECIDED)
}
