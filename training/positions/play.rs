//! Many games at once, played by whoever answers.

use std::io::{self, Read as _, Write as _};
use std::thread;

use jego::ai::go::net::RECENT;
use jego::board::{Color, Point, Size};
use jego::game::{Game as _, Past, Setup};
use jego::go::{Move, Position, Ruleset};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use super::komi;
use super::record::{self, Notes, Scribe};
use super::threads;

/// Which share of the games begins with handicap stones.
const HANDICAP: f64 = 0.1;

/// How many games are played, and on what board.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// How many lines the board has
    #[arg(value_parser = super::size)]
    lines: Size,
    /// How many games are played at once
    games: usize,
    /// Where chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A game in progress.
struct Game {
    position: Position,
    past: Past<Position>,
    recent: [Option<Move>; RECENT],
    turn: u16,
    komi: i32,
    scribe: Scribe,
    rng: SmallRng,
}

/// Plays until whoever answers has gone.
pub(crate) fn run(arguments: Arguments) -> Result<(), String> {
    let Arguments { lines, games, seed } = arguments;
    let length = record::length(lines);
    let share = games.div_ceil(threads()).max(1);
    let mut records = vec![0; length * games];
    let mut answers = vec![0; 2 * games];
    let seed = |number: usize| seed.wrapping_mul(1 << 24).wrapping_add(number as u64);
    let mut games: Vec<Game> = (0..games)
        .map(|number| Game::new(lines, seed(number)))
        .collect();
    loop {
        thread::scope(|scope| {
            let places = records.chunks_mut(share * length);
            for (games, places) in games.chunks_mut(share).zip(places) {
                scope.spawn(move || {
                    for (game, place) in games.iter_mut().zip(places.chunks_mut(length)) {
                        game.write(place);
                    }
                });
            }
        });
        let mut out = io::stdout().lock();
        let written = out.write_all(&records).and_then(|()| out.flush());
        // Who asked has gone: the games are over.
        if written.is_err() || io::stdin().read_exact(&mut answers).is_err() {
            return Ok(());
        }
        for (game, answer) in games.iter_mut().zip(answers.chunks_exact(2)) {
            game.play(u16::from_le_bytes([answer[0], answer[1]]));
        }
    }
}

impl Game {
    fn new(size: Size, seed: u64) -> Self {
        let position = Position::new(size, Ruleset::French.rules());
        let mut game = Self {
            past: Past::starting_from(&position),
            position,
            recent: [None; RECENT],
            turn: 0,
            komi: 0,
            scribe: Scribe::default(),
            rng: SmallRng::seed_from_u64(seed),
        };
        game.begin();
        game
    }

    fn begin(&mut self) {
        let size = self.position.board().size();
        self.position = Position::new(size, Ruleset::French.rules());
        self.past = Past::starting_from(&self.position);
        self.recent = [None; RECENT];
        self.turn = 0;
        self.scribe.begin();
        self.komi = komi::draw(&mut self.rng);
        if self.rng.random_bool(HANDICAP) {
            self.give_handicap();
        } else if self.rng.random_bool(0.3) {
            // Stones where nobody would put them lead to games of their own.
            for _ in 0..self.rng.random_range(1..=4) {
                let number = self.rng.random_range(0..size.area() as u16);
                self.put(number);
            }
        }
    }

    /// Puts handicap stones where people put them, or nearly.
    fn give_handicap(&mut self) {
        let size = self.position.board().size();
        let most = match size.lines() {
            0..=10 => 4,
            11..=15 => 6,
            _ => 9,
        };
        let number = self.rng.random_range(1..=most);
        let mut points = size.star_points();
        points.shuffle(&mut self.rng);
        let mut setup = Setup {
            to_play: Some(Color::White),
            ..Setup::default()
        };
        setup.add.black = points.into_iter().take(number).collect();
        // Without compensation, as in most games with handicap.
        self.komi = self.rng.random_range(0..=2);
        if self.position.arrange(&setup).is_ok() {
            self.past = Past::starting_from(&self.position);
        }
    }

    fn write(&mut self, place: &mut [u8]) {
        let notes = Notes {
            number: self.turn,
            first: 0,
            second: 0,
        };
        let (position, past) = (&self.position, &self.past);
        self.scribe
            .write(position, past, self.recent, self.komi, notes, place);
    }

    /// Plays an answer; begins a new game where this one has ended.
    fn play(&mut self, number: u16) {
        self.put(number);
        let longest = self.position.board().size().area() * 2;
        if self.position.is_over() || usize::from(self.turn) > longest {
            self.begin();
        }
    }

    /// Plays a point by its number; what is not legal is a pass.
    fn put(&mut self, number: u16) {
        let size = self.position.board().size();
        let lines = u16::from(size.lines());
        let point = Point::new((number % lines) as u8, (number / lines) as u8);
        let mut mv = Move::Place(point);
        if self.position.play(mv, &self.past).is_err() {
            mv = Move::Pass;
            if self.position.play(mv, &self.past).is_err() {
                return;
            }
        }
        self.past.push(&self.position);
        self.turn += 1;
        self.recent.rotate_right(1);
        self.recent[0] = Some(mv);
    }
}
