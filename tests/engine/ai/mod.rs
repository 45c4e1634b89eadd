//! The opponent: what it plays is legal, sensible, and the same again.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod endings;
mod games;
mod levels;
mod people;
mod problems;
mod thinking;

use jego::ai::go::{GoBot, Opponent};
use jego::ai::{Bot as _, Budget, Choice, Config, Question, StopFlag};
use jego::board::{ByColor, Color, Diagram, Point, Size};
use jego::game::{Game as _, History};
use jego::go::{Move, Position, Rules, Setup};

/// A bot on one thread that never resigns.
fn bot(opponent: impl Into<Opponent>, seed: u64) -> GoBot {
    GoBot::new(Config {
        level: opponent.into(),
        threads: 1,
        seed,
        resigns: false,
    })
}

/// What it plays where a game stands.
#[track_caller]
fn choose(bot: &mut GoBot, game: &History<Position>, visits: u32) -> Move {
    let budget = Budget::of_visits(visits);
    match bot.choose(&Question::of(game), &budget, &StopFlag::new(), &mut |_| ()) {
        Choice::Move(mv) => mv,
        Choice::Resign => panic!("it was told not to resign"),
    }
}

/// A game that begins with the stones of a diagram.
fn game(rules: Rules, to_play: Color, text: &str) -> History<Position> {
    let diagram = Diagram::parse(text).unwrap();
    let mut game = History::new(Position::new(diagram.size(), rules));
    let add = ByColor::from_fn(|color| {
        let stands = |point: &Point| diagram.stone(*point) == Some(color);
        diagram.size().points().filter(stands).collect()
    });
    let setup = Setup {
        add,
        to_play: Some(to_play),
        ..Setup::default()
    };
    game.arrange(setup).unwrap();
    assert_eq!(game.position().to_play(), to_play);
    game
}

fn size(lines: u8) -> Size {
    Size::new(lines).unwrap()
}
