//! Positions with one good move.

use jego::ai::go::Level;
use jego::board::{Color, Diagram, Vertex};
use jego::game::HalfPoints;
use jego::go::{Move, Rules, Ruleset};

use crate::ai::{bot, choose, game};

/// A search of four hundred positions plays on one of the points marked `a`.
/// Komi is such that the game is won there and lost elsewhere.
#[track_caller]
fn solves(to_play: Color, komi: i32, text: &str) {
    let good: Vec<_> = Diagram::parse(text).unwrap().marked('a').collect();
    let rules = Rules {
        komi: HalfPoints::from_halves(2 * komi + 1),
        ..Ruleset::Chinese.rules()
    };
    let game = game(rules, to_play, text);
    let size = game.position().board().size();
    for seed in 0..3 {
        let mv = choose(&mut bot(Level::Mastery, seed), &game, 400);
        let Move::Place(point) = mv else {
            panic!("a pass");
        };
        let name = Vertex::new(point, size).unwrap();
        assert!(good.contains(&point), "seed {seed}: {name}");
    }
}

/// White's six stones belong to who plays first; White's others live.
const LARGE_CHAIN: &str = "
    . . X X . . .
    . X O O X . .
    . X O O X . .
    . X O O X X X
    . X X a O O O
    . X O O O . O
    . X . O . O O
";

#[test]
fn it_takes_a_large_chain_in_atari() {
    solves(Color::Black, 15, LARGE_CHAIN);
}

#[test]
fn it_saves_a_large_chain_in_atari() {
    solves(Color::White, 15, LARGE_CHAIN);
}

/// Three points in a row are two eyes for who plays in the middle first.
const THREE_IN_A_ROW: &str = "
    X X . a . X O
    X X X X X X O
    O O O O O O O
    O O . O O O .
    O . O O . O O
    O O O O O O O
    . O O O . O O
";

#[test]
fn it_makes_its_second_eye() {
    solves(Color::Black, -37, THREE_IN_A_ROW);
}

#[test]
fn it_takes_away_the_second_eye() {
    solves(Color::White, -37, THREE_IN_A_ROW);
}
