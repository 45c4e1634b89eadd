//! The player of atari go against positions whose answer is known, and against
//! itself.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use super::*;
use crate::ai::BotLevel as _;
use crate::board::{Color, Point, Size};
use crate::game::History;
use crate::go::testing::board;
use crate::go::{Ruleset, Setup};

/// A position with this side to play.
fn game(diagram: &str, to_play: Color) -> History<Position> {
    let drawn = board(diagram);
    let mut game = History::new(Position::new(drawn.size(), Ruleset::AtariGo.rules()));
    let setup = Setup {
        add: *drawn.stones(),
        to_play: Some(to_play),
        ..Setup::default()
    };
    game.arrange(setup).unwrap();
    game
}

fn chosen(level: AtariLevel, game: &History<Position>, seed: u64) -> Move {
    let mut rng = SmallRng::seed_from_u64(seed);
    let question = Question::of(game);
    let (budget, stop) = (Budget::of_visits(30_000), StopFlag::new());
    match choose_move(level, &question, &budget, &stop, &mut rng) {
        Choice::Move(mv) => mv,
        Choice::Resign => panic!("nobody resigns atari go"),
    }
}

const fn at(col: u8, row: u8) -> Move {
    Move::Place(Point::new(col, row))
}

/// Plays one game and tells who won, and in how many moves.
fn play(size: Size, levels: [AtariLevel; 2], seed: u64) -> (Color, usize) {
    let mut game = History::new(Position::new(size, Ruleset::AtariGo.rules()));
    for turn in 0..2 * size.area() {
        if let Some(outcome) = game.position().outcome() {
            return (outcome.winner().unwrap(), turn);
        }
        let level = match game.position().to_play() {
            Color::Black => levels[0],
            Color::White => levels[1],
        };
        let seed = seed * 1_000 + turn as u64;
        let mv = chosen(level, &game, seed);
        game.play(mv).unwrap();
    }
    panic!("a game ends before the board is full (seed {seed})");
}

#[test]
fn a_capture_is_taken_by_all_but_the_weakest() {
    let game = game(
        "
        . . . . .
        . . X . .
        . X O . .
        . . X . .
        . . . . .
        ",
        Color::Black,
    );
    for &level in &AtariLevel::ALL[1..] {
        for seed in 0..5 {
            assert_eq!(chosen(level, &game, seed), at(3, 2), "{level} {seed}");
        }
    }
    let weakest = (0..40).filter(|&seed| chosen(AtariLevel::Wonder, &game, seed) == at(3, 2));
    let taken = weakest.count();
    assert!((20..40).contains(&taken), "{taken} of 40");
}

#[test]
fn an_atari_is_escaped_where_that_works() {
    let game = game(
        "
        . . . . .
        . . X . .
        . X O . .
        . . X . .
        . . . . .
        ",
        Color::White,
    );
    for level in [AtariLevel::Guard, AtariLevel::Chase, AtariLevel::Proof] {
        assert_eq!(chosen(level, &game, 3), at(3, 2), "{level}");
    }
}

#[test]
fn a_double_atari_is_found_by_those_who_read() {
    // Black at C3 puts both white stones in atari.
    let game = game(
        "
        . . X . . . .
        . X O . . . .
        . . . X . . .
        . O X . . . .
        . X . . . . .
        . . . . . . .
        . . . . . . .
        ",
        Color::Black,
    );
    for level in [AtariLevel::Craft, AtariLevel::Proof] {
        let mut game = game.clone();
        let mv = chosen(level, &game, 1);
        game.play(mv).unwrap();
        for turn in 0..20 {
            if game.position().is_over() {
                break;
            }
            let mv = chosen(AtariLevel::Proof, &game, turn);
            game.play(mv).unwrap();
        }
        let winner = game.position().outcome().and_then(|of| of.winner());
        assert_eq!(winner, Some(Color::Black), "{level} played {mv:?}");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for &level in AtariLevel::ALL {
        let levels = [level, AtariLevel::Guard];
        let once = play(Size::FIVE, levels, 7);
        assert_eq!(once, play(Size::FIVE, levels, 7), "{level}");
    }
}

#[test]
fn every_game_of_the_levels_ends_with_a_capture() {
    for lines in [2, 3, 4, 5, 6, 7, 9, 12] {
        let size = Size::new(lines).unwrap();
        for (seed, &level) in AtariLevel::ALL[..4].iter().enumerate() {
            play(size, [level, AtariLevel::Wonder], seed as u64);
        }
    }
}

#[test]
fn each_level_beats_the_weakest_more_often_than_not_and_the_reader_nearly_always() {
    let won = |level: AtariLevel, games: u64| {
        let white = games / 2;
        let black = (0..games - white)
            .filter(|&seed| play(Size::FIVE, [level, AtariLevel::Wonder], seed).0 == Color::Black);
        let as_white = (0..white)
            .filter(|&seed| play(Size::FIVE, [AtariLevel::Wonder, level], seed).0 == Color::White);
        black.count() + as_white.count()
    };
    let grasp = won(AtariLevel::Grasp, 20);
    assert!(grasp >= 12, "Grasp: {grasp} of 20");
    let craft = won(AtariLevel::Craft, 20);
    assert!(craft >= 19, "Craft: {craft} of 20");
}
