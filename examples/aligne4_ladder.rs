//! Each level against the one below it at Aligne 4 and Quarto, and how early
//! the strongest one knows the end.
//!
//! `cargo run --release --no-default-features --example aligne4_ladder -- 200 50`
//! plays 200 games for each pair with 50 ms for a move.

#![expect(clippy::print_stdout, reason = "it is what the example is for")]

use std::time::{Duration, Instant};

use jego::ai::aligne4::{Aligne4Bot, Level};
use jego::ai::{Bot as _, BotLevel as _, Budget, Choice, Config, Question, Report, StopFlag};
use jego::aligne4::{Position, Variant};
use jego::board::Color;
use jego::game::{Game as _, History, Outcome};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;

fn main() {
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|word| word.parse().ok());
    let games: u32 = numbers.next().unwrap_or(200);
    let budget = Budget::of_time(Duration::from_millis(numbers.next().unwrap_or(50).into()));
    for variant in Variant::ALL {
        println!("{variant}: {games} games for each pair, {budget:?}");
        for pair in Level::ALL.windows(2) {
            if let [weaker, stronger] = *pair {
                contest(variant, [stronger, weaker], games, &budget);
            }
        }
        solving(variant);
    }
}

/// Plays games in which both begin equally often.
fn contest(variant: Variant, levels: [Level; 2], games: u32, budget: &Budget) {
    let (mut won, mut drawn, mut lost) = (0, 0, 0);
    let mut players = levels.map(|level| bot(level, 1));
    for game in 0..games {
        let first = (game % 2) as usize;
        match play(variant, &mut players, first, budget) {
            Some(true) => won += 1,
            Some(false) => lost += 1,
            None => drawn += 1,
        }
    }
    let share = (f64::from(won) + 0.5 * f64::from(drawn)) / f64::from(games.max(1));
    println!(
        "{} against {}: {won} won, {drawn} drawn, {lost} lost, {:.1}%",
        levels[0],
        levels[1],
        100.0 * share
    );
}

/// Whether player 0 won a game that player `first` began; `None` for a draw.
fn play(
    variant: Variant,
    players: &mut [Aligne4Bot; 2],
    first: usize,
    budget: &Budget,
) -> Option<bool> {
    let mut game = History::new(Position::new(variant));
    loop {
        let seat = |color: Color| (color as usize + first) % 2;
        match game.position().outcome() {
            Some(Outcome::Win { winner, .. }) => return Some(seat(winner) == 0),
            Some(Outcome::Draw | Outcome::NoResult) => return None,
            None => {}
        }
        let player = &mut players[seat(game.position().to_play())];
        let question = Question::of(&game);
        let choice = player.choose(&question, budget, &StopFlag::new(), &mut |_| ());
        let Choice::Move(mv) = choice else {
            return None;
        };
        if game.play(mv).is_err() {
            return None;
        }
    }
}

/// How long it takes to know the end of games that careful players have begun.
fn solving(variant: Variant) {
    for pieces in (4..=10).rev() {
        let mut times = Vec::new();
        let mut boards = Vec::new();
        for seed in 0..10 {
            let Some(game) = begun(variant, pieces, seed) else {
                continue;
            };
            let mut player = bot(Level::Mastery, seed);
            let begun = Instant::now();
            let budget = Budget::of_time(Duration::from_secs(20));
            let mut visits = 0;
            let mut tell = |report: Report<_>| visits = report.visits;
            player.choose(&Question::of(&game), &budget, &StopFlag::new(), &mut tell);
            times.push(begun.elapsed());
            boards.push(visits);
        }
        times.sort();
        boards.sort_unstable();
        println!(
            "{pieces} pieces: {} games, seconds {:.3?} to {:.3?}, middle {:.3?}, middle boards {:?}",
            times.len(),
            times.first().map(Duration::as_secs_f64),
            times.last().map(Duration::as_secs_f64),
            times.get(times.len() / 2).map(Duration::as_secs_f64),
            boards.get(boards.len() / 2),
        );
        if times
            .get(times.len() / 2)
            .is_some_and(|time| time.as_secs() >= 1)
        {
            break;
        }
    }
}

/// A game of careful players with so many pieces on the board.
fn begun(variant: Variant, pieces: u32, seed: u64) -> Option<History<Position>> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let seeds: Vec<u64> = (0..1_000).collect();
    let mut players = [(); 2].map(|()| bot(Level::Care, *seeds.choose(&mut rng).unwrap_or(&0)));
    let mut game = History::new(Position::new(variant));
    while game.position().board().len() < pieces || game.position().hand().is_some() {
        let player = &mut players[game.position().to_play() as usize];
        let question = Question::of(&game);
        let choice = player.choose(&question, &Budget::default(), &StopFlag::new(), &mut |_| ());
        let Choice::Move(mv) = choice else {
            return None;
        };
        game.play(mv).ok()?;
    }
    game.position().outcome().is_none().then_some(game)
}

fn bot(level: Level, seed: u64) -> Aligne4Bot {
    Aligne4Bot::new(Config {
        level,
        threads: 1,
        seed,
        resigns: false,
    })
}
