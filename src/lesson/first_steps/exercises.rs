//! Captures to be found, each a little game of atari go.
//!
//! Black begins and can capture first whatever White does; White defends as
//! well as the program can.

use crate::board::{ByColor, Color, Diagram, Point};
use crate::go::{Ruleset, Setup};
use crate::record::Start;

/// The boards, the easiest first.
pub const EXERCISES: [&str; 6] = [
    // The last liberty.
    "
    . . X . .
    . X O . .
    . X O X .
    . . X . .
    . . . . .
    ",
    // Two ataris at once.
    "
    . . X . . . .
    . X O . . . .
    . . . O X . .
    . . . X . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    ",
    // Towards the edge, not away from it.
    "
    . . . . . . .
    . . . . . . .
    . . . . . X .
    . . . . X O .
    . . . . X O .
    . . . . . X .
    . . . . . . .
    ",
    // A stone of one's own has to be saved first, with an atari.
    "
    . . . . . . .
    . . . X . . .
    . . X O X . .
    . . . O X O .
    . . . . O . .
    . . . . . . .
    . . . . . . .
    ",
    // A ladder.
    "
    . . . . . . .
    . . . . . . .
    . . . X . . .
    . . X O X . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    ",
    // A net.
    "
    . . . . . . .
    . . X X . . .
    . X O O . . .
    . X X O . . .
    . . . . . . .
    . . . . . X .
    . . . . . . .
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
        let (budget, stop) = (Budget::of_visits(20_000), StopFlag::new());
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
    fn each_exercise_can_be_won_and_most_first_moves_do_not_win() {
        for number in 0..EXERCISES.len() {
            let start = exercise_start(number).unwrap();
            let game = History::new(start.position().unwrap());
            assert_eq!(game.position().to_play(), Color::Black);
            assert!(!game.position().is_over());
            let quick = |game: &History<Position>| {
                // A capture within ten moves is one that was found, not one that
                // a full board brings.
                let mut short = game.clone();
                let mut bot = bot();
                let (budget, stop) = (Budget::of_visits(20_000), StopFlag::new());
                for _ in 0..14 {
                    if let Some(outcome) = short.position().outcome() {
                        return outcome.winner() == Some(Color::Black);
                    }
                    let question = Question::of(&short);
                    let Choice::Move(mv) = bot.choose(&question, &budget, &stop, &mut |_| ())
                    else {
                        return false;
                    };
                    short.play(mv).unwrap();
                }
                false
            };
            assert_eq!(
                winner(game.clone()),
                Some(Color::Black),
                "exercise {number}"
            );
            let mut winning = Vec::new();
            for mv in game.legal_moves() {
                let mut tried = game.clone();
                tried.play(mv).unwrap();
                if let Move::Place(point) = mv
                    && quick(&tried)
                {
                    winning.push(point);
                }
            }
            println!("exercise {number}: {winning:?}");
            assert!(
                (1..=3).contains(&winning.len()),
                "exercise {number}: {winning:?}"
            );
        }
    }
}
