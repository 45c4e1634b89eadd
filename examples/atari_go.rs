//! Matches between the levels of atari go, each against the one below it and
//! against the weakest:
//! `cargo run --release --no-default-features --example atari_go [LINES] [GAMES]`.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "it is what the example is for"
)]

use std::time::Instant;

use jego::ai::go::{AtariLevel, GoBot};
use jego::ai::{Bot as _, BotLevel as _, Budget, Choice, Config, Question, StopFlag};
use jego::board::{Color, Size};
use jego::game::{Game as _, History};
use jego::go::{Position, Ruleset};

fn main() {
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|word| word.parse().ok());
    let lines: u64 = numbers.next().unwrap_or(5);
    let games: u64 = numbers.next().unwrap_or(40);
    let size = u8::try_from(lines)
        .ok()
        .and_then(|lines| Size::new(lines).ok());
    let Some(size) = size else {
        return eprintln!("a board has 2 to 25 lines");
    };
    println!("{size}, {games} games a match, colors alternate");
    for (index, &level) in AtariLevel::ALL.iter().enumerate().skip(1) {
        let mut opponents = vec![AtariLevel::ALL[index - 1], AtariLevel::Wonder];
        opponents.dedup();
        for opponent in opponents {
            let begun = Instant::now();
            let won = (0..games).filter(|&game| wins(size, level, opponent, game));
            let won = won.count();
            let secs = begun.elapsed().as_secs_f32();
            println!("{level} – {opponent}: {won} of {games}, {secs:.1} s");
        }
    }
}

/// Whether a level wins a game, with Black in every other one.
fn wins(size: Size, level: AtariLevel, opponent: AtariLevel, game: u64) -> bool {
    let color = match game % 2 {
        0 => Color::Black,
        _ => Color::White,
    };
    let bot = |level: AtariLevel, seed| {
        GoBot::new(Config {
            level: level.into(),
            threads: 1,
            seed,
            resigns: false,
        })
    };
    let [mut own, mut other] = [bot(level, 2 * game), bot(opponent, 2 * game + 1)];
    let mut history = History::new(Position::new(size, Ruleset::AtariGo.rules()));
    let (budget, stop) = (Budget::default(), StopFlag::new());
    while history.position().outcome().is_none() {
        let side = match history.position().to_play() == color {
            true => &mut own,
            false => &mut other,
        };
        let question = Question::of(&history);
        let Choice::Move(mv) = side.choose(&question, &budget, &stop, &mut |_| ()) else {
            return false;
        };
        if history.play(mv).is_err() {
            return false;
        }
    }
    let outcome = history.position().outcome();
    outcome.and_then(|outcome| outcome.winner()) == Some(color)
}
