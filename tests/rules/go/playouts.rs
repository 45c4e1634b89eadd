//! The playout board against the referee's.

use jego::board::{Color, Point, PointSet, Size};
use jego::game::{Game as _, History};
use jego::go::{KoRule, Move, PlayoutBoard, Position, Rules, Ruleset, Territory};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng};

use crate::go::picture::Picture;

fn simple_ko() -> Rules {
    Rules {
        ko: KoRule::Simple,
        ..Ruleset::French.rules()
    }
}

fn assert_same_stones(playout: &PlayoutBoard, position: &Position) {
    for point in position.board().size().points() {
        assert_eq!(
            playout.stone(point),
            position.board().stone(point),
            "{playout:?} {position:?}"
        );
    }
}

#[test]
fn the_playout_board_and_the_referee_agree_on_every_move() {
    for seed in 0..400 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let size = Size::new([2, 3, 5, 7, 9, 13, 19, 25][seed as usize % 8]).unwrap();
        let mut game = History::new(Position::new(size, simple_ko()));
        let mut playout = PlayoutBoard::empty(size);
        for _ in 0..2 * size.area() {
            let color = game.position().to_play();
            let legal = game.legal_moves();
            for point in size.points() {
                assert_eq!(
                    playout.is_legal(color, point),
                    legal.contains(&Move::Place(point)),
                    "seed {seed} {color} {point:?} {playout:?}"
                );
            }
            let Some(&mv) = legal.get(rng.random_range(0..legal.len().max(1))) else {
                break;
            };
            game.play(mv).unwrap();
            match mv {
                Move::Place(point) => playout.play(color, point),
                Move::Pass => playout.pass(),
            }
            assert_same_stones(&playout, game.position());
            if game.position().is_over() {
                break;
            }
        }
        assert_same_stones(&PlayoutBoard::of(game.position()), game.position());
    }
}

#[test]
fn a_random_game_plays_legal_moves_to_the_end() {
    for seed in 0..60 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let size = Size::new([5, 9, 13, 19][seed as usize % 4]).unwrap();
        let mut game = History::new(Position::new(size, simple_ko()));
        let mut playout = PlayoutBoard::empty(size);
        let mut passes = 0;
        while passes < 2 && !game.position().is_over() {
            let color = game.position().to_play();
            let before = playout.clone();
            let played = playout.play_random(color, &mut rng);
            passes = if played { 0 } else { passes + 1 };
            let new = |point: &_| before.stone(*point).is_none() && playout.stone(*point).is_some();
            let mv = size.points().find(new).map_or(Move::Pass, Move::Place);
            assert_eq!(played, mv != Move::Pass);
            if !played {
                playout.pass();
            }
            game.play(mv).unwrap();
            assert_same_stones(&playout, game.position());
        }
        assert_eq!(passes, 2, "seed {seed}: nothing but passes ends it");
        assert_final_lead(&playout, game.position());
    }
}

/// At the end of a random game the quick sum is the referee's.
fn assert_final_lead(playout: &PlayoutBoard, position: &Position) {
    let territory = Territory::without(position.board(), &PointSet::EMPTY);
    let points = |color| territory.area(color).len() as i32;
    assert_eq!(
        playout.area_lead(),
        points(Color::Black) - points(Color::White),
        "{playout:?}"
    );
}

/// Black's last move is on a point that is no eye because White holds one of
/// its corners at the edge; where Black holds it, there is no move left.
#[test]
fn an_eye_is_left_alone_and_a_false_one_is_not() {
    let false_eye = "
        X . X O .
        X X O O O
        X X O . O
        . X O O O
        X X O O .
    ";
    let eye = "
        X . X O .
        X X X O O
        X X O . O
        . X O O O
        X X O O .
    ";
    let black_plays = |text| {
        let picture = Picture::new(simple_ko(), Color::Black, text);
        let mut board = PlayoutBoard::of(picture.position());
        let played = board.play_random(Color::Black, &mut SmallRng::seed_from_u64(1));
        let there = board.stone(Point::new(1, 0)).is_some();
        assert_eq!(played, there, "{board:?}");
        played
    };
    assert!(black_plays(false_eye));
    assert!(!black_plays(eye));
}

#[test]
fn a_copy_plays_the_same_game() {
    let start = PlayoutBoard::empty(Size::NINE);
    let mut used = PlayoutBoard::empty(Size::NINETEEN);
    used.play_out(Color::White, 1_000, &mut SmallRng::seed_from_u64(1));
    used.copy_from(&start);
    let mut fresh = start.clone();
    let turns = used.play_out(Color::Black, 1_000, &mut SmallRng::seed_from_u64(2));
    assert_eq!(
        turns,
        fresh.play_out(Color::Black, 1_000, &mut SmallRng::seed_from_u64(2))
    );
    assert_eq!(format!("{used:?}"), format!("{fresh:?}"));
}

/// Each of the moves that are left has the same chance: over many draws from
/// one position the numbers stay within five standard deviations.
#[test]
fn random_moves_are_drawn_evenly() {
    let mut rng = SmallRng::seed_from_u64(3);
    let mut start = PlayoutBoard::empty(Size::NINE);
    start.play_out(Color::Black, 75, &mut rng);
    let draws = 20_000_u32;
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..draws {
        let mut board = start.clone();
        assert!(board.play_random(Color::White, &mut rng));
        let new = |point: &_| start.stone(*point).is_none() && board.stone(*point).is_some();
        *counts.entry(Size::NINE.points().find(new)).or_insert(0_u32) += 1;
    }
    let moves = counts.len() as f64;
    let expected = f64::from(draws) / moves;
    let deviation = (expected * (1.0 - 1.0 / moves)).sqrt();
    assert!(moves > 3.0);
    for (point, &count) in &counts {
        assert!(
            (f64::from(count) - expected).abs() < 5.0 * deviation,
            "{point:?}: {count} of {expected}"
        );
    }
}
