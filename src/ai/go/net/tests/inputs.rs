//! What the network is shown.

use crate::board::{Color, Point, PointSet, Size};
use crate::game::{Game as _, History};
use crate::go::testing::{board, marks};
use crate::go::{Move, Position, Ruleset, Setup};

use super::super::features::distance_from_draw;
use super::super::{FeatureExtractor, Features, NetworkInput, RECENT, plane};

/// What is seen of a diagram with Black to play.
fn read(text: &str) -> Features {
    let board = board(text);
    let mut history = History::new(Position::new(board.size(), Ruleset::French.rules()));
    let setup = Setup {
        add: *board.stones(),
        ..Setup::default()
    };
    history.arrange(setup).unwrap();
    of(&history, [None; RECENT])
}

fn of(history: &History<Position>, recent: [Option<Move>; RECENT]) -> Features {
    let mut features = Features::default();
    let input = NetworkInput {
        position: history.position(),
        legal: &history.position().legal_moves(history.past()),
        recent,
        effective_komi: history.position().komi().halves(),
    };
    FeatureExtractor::default().extract(&input, &mut features);
    features
}

#[track_caller]
fn shows(features: &Features, bit: u16, text: &str) {
    let shown: PointSet = features
        .size
        .points()
        .filter(|&point| features.points[Features::index(features.size, point)] & bit != 0)
        .collect();
    assert_eq!(shown, marks(text, 'm'));
}

#[test]
fn stones_are_seen_with_their_liberties() {
    let input = read(
        "
        O X . . .
        . . . . .
        . . . O .
        . . . . .
        . . . . .
        ",
    );
    let none = ". . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .";
    shows(
        &input,
        plane::OWN,
        ". m . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .",
    );
    shows(
        &input,
        plane::OTHER,
        "m . . . .\n. . . . .\n. . . m .\n. . . . .\n. . . . .",
    );
    shows(
        &input,
        plane::LIBERTIES[0],
        "m . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .",
    );
    shows(
        &input,
        plane::LIBERTIES[1],
        ". m . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .",
    );
    shows(&input, plane::LIBERTIES[2], none);
    shows(&input, plane::KO_BANNED, none);
}

#[test]
fn ladders_are_seen_where_they_begin() {
    let input = read(
        "
        . . . . . . .
        . X X . . . .
        X O . . . . .
        . X . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        ",
    );
    // In atari already and lost although White is to run.
    shows(
        &input,
        plane::LADDERED,
        ". . . . . . .
         . . . . . . .
         . m . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    );
    let start = read(
        "
        . . . . . . .
        . X X . . . .
        X O . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        ",
    );
    shows(
        &start,
        plane::LADDER_MOVE,
        ". . . . . . .
         . . . . . . .
         . . . . . . .
         . m . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    );
}

#[test]
fn a_ko_is_seen_and_suicide_is_not_taken_for_one() {
    let text = "
        . X O . .
        X . X O .
        . X O . .
        . . . . .
        X . . . .
    ";
    let stones = board(text);
    let mut game = History::new(Position::new(stones.size(), Ruleset::French.rules()));
    let setup = Setup {
        add: *stones.stones(),
        to_play: Some(Color::White),
        ..Setup::default()
    };
    game.arrange(setup).unwrap();
    let take = Move::Place(Point::new(1, 1));
    game.play(take).unwrap();
    let input = of(&game, [Some(take), Some(Move::Pass), None, None, None]);
    shows(
        &input,
        plane::KO_BANNED,
        ". . . . .\n. . m . .\n. . . . .\n. . . . .\n. . . . .",
    );
    shows(
        &input,
        plane::RECENT_MOVES[0],
        ". . . . .\n. m . . .\n. . . . .\n. . . . .\n. . . . .",
    );
    assert_eq!(input.globals[..RECENT], [0.0, 1.0, 0.0, 0.0, 0.0]);
    assert_eq!(input.globals[RECENT], -7.5 / 20.0);
}

#[test]
fn what_is_held_for_good_has_the_stones_in_it() {
    let input = read(
        "
        . O X . X
        X X X X X
        . . . . .
        O O O O O
        . . . . .
        ",
    );
    shows(
        &input,
        plane::OWN_AREA,
        "m m m m m\nm m m m m\n. . . . .\n. . . . .\n. . . . .",
    );
    shows(
        &input,
        plane::OTHER_AREA,
        ". . . . .\n. . . . .\n. . . . .\nm m m m m\nm m m m m",
    );
}

#[test]
fn the_wave_is_zero_at_whole_komis() {
    let nine = |halves| distance_from_draw(Size::NINE, halves);
    // With 81 points a komi of 7 can be a draw, and 6 cannot.
    assert_eq!(
        [nine(14), nine(15), nine(12), nine(13)],
        [0.0, 0.5, 0.0, -0.5]
    );
    assert_eq!([nine(-15), nine(-13)], [-0.5, 0.5]);
    let even = Size::new(10).unwrap();
    assert_eq!(distance_from_draw(even, 15), -0.5);
}
