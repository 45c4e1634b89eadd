//! Aligne 4 and Quarto: the rules, held against a slow copy of themselves and
//! against rulings; and the opponent, held against looking at everything.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod levels;
mod mastery;
mod matches;
mod oracle;
mod rulings;
mod slow;

use jego::ai::aligne4::{Aligne4Bot, Level};
use jego::ai::{Bot as _, Budget, Choice, Config, Question, StopFlag};
use jego::aligne4::{Move, Position, Variant};
use jego::game::{Game as _, History};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;

fn bot(level: Level, seed: u64) -> Aligne4Bot {
    Aligne4Bot::new(Config {
        level,
        threads: 1,
        seed,
        resigns: true,
    })
}

/// What it plays where a game stands.
#[track_caller]
fn choose(bot: &mut Aligne4Bot, game: &History<Position>, visits: u32) -> Move {
    let budget = Budget::of_visits(visits);
    match bot.choose(&Question::of(game), &budget, &StopFlag::new(), &mut |_| ()) {
        Choice::Move(mv) => mv,
        Choice::Resign => panic!("it never gives up a game that goes on"),
    }
}

/// A random game that goes on after so many turns; `None` where it ended
/// before.
fn begun(variant: Variant, turns: usize, seed: u64) -> Option<History<Position>> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut game = History::new(Position::new(variant));
    for _ in 0..turns {
        let mv = *game.legal_moves().choose(&mut rng)?;
        game.play(mv).unwrap();
    }
    game.position().outcome().is_none().then_some(game)
}
