//! Captures to be found, each a little game of atari go.
//!
//! Black begins and can capture first whatever White does; White defends, and
//! attacks, as well as the program can.

use crate::board::{ByColor, Color, Diagram, Point};
use crate::go::{Ruleset, Setup};
use crate::record::Start;

/// The boards, the easiest first. `a` is the only first move that wins; with any
/// other White captures first. They were found among positions of games of the
/// weaker levels, by a search that decided every move.
pub const EXERCISES: [&str; 6] = [
    // Both sides are in atari.
    "
    a . . . .
    O X . . .
    O X . . .
    X O . . .
    . . . . .
    ",
    // The same, with more to overlook.
    "
    . O X X a
    . O O X O
    . . O O X
    . . X X .
    . . . . .
    ",
    // Two ataris at once.
    "
    . . . X .
    . . X O O
    . . O a X
    . . . . .
    . . . . .
    ",
    // From atari to atari.
    "
    . O . . .
    . . a X O
    . X O O .
    . . X X .
    . . . . .
    ",
    // A stone is saved first.
    "
    . . . . .
    X X O O .
    X O X . .
    . O a . .
    . . . . .
    ",
    // The long way round.
    "
    . . . . . . .
    . . . . . . .
    X . . . . . .
    . . . . . . .
    . . . . . . .
    . . . O a . .
    . . O X X O .
    ",
];

/// How an exercise begins; `None` where there is no such number.
#[must_use]
pub fn exercise_start(number: usize) -> Option<Start> {
    let diagram = Diagram::parse(EXERCISES.get(number)?).ok()?;
    let size = diagram.size();
    let stands = |color: Color| {
        let here = |point: &Point| diagram.stone(*point) == Some(color);
        size.points().filter(here).collect()
    };
    Some(Start {
        setup: Setup {
            add: ByColor::from_fn(stands),
            ..Setup::default()
        },
        ..Start::new(size, Ruleset::AtariGo)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::go::{AtariLevel, GoBot};
    use crate::ai::{Bot as _, Budget, Choice, Config, Question, StopFlag};
    use crate::game::{Game as _, History};
    use crate::go::{Move, Position};

    fn bot() -> GoBot {
        GoBot::new(Config {
            level: AtariLevel::Proof.into(),
            threads: 1,
            seed: 7,
            resigns: false,
        })
    }

    /// Who wins with the best moves of both, as far as the program finds them.
    fn winner(mut game: History<Position>) -> Option<Color> {
        let mut bot = bot();
        let (budget, stop) = (Budget::of_visits(60_000), StopFlag::new());
        for _ in 0..100 {
            if let Some(outcome) = game.position().outcome() {
                return outcome.winner();
            }
            let question = Question::of(&game);
            let Choice::Move(mv) = bot.choose(&question, &budget, &stop, &mut |_| ()) else {
                return None;
            };
            game.play(mv).unwrap();
        }
        None
    }

    #[test]
    fn only_one_first_move_captures_first() {
        for (number, diagram) in EXERCISES.iter().enumerate() {
            let start = exercise_start(number).unwrap();
            let game = History::new(start.position().unwrap());
            assert_eq!(game.position().to_play(), Color::Black);
            let solution: Vec<Point> = Diagram::parse(diagram).unwrap().marked('a').collect();
            for mv in game.legal_moves() {
                let mut tried = game.clone();
                tried.play(mv).unwrap();
                let wins = matches!(mv, Move::Place(point) if solution == [point]);
                let expected = if wins { Color::Black } else { Color::White };
                assert_eq!(winner(tried), Some(expected), "exercise {number}: {mv:?}");
            }
        }
    }
}
