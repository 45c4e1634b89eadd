//! What the playout board says a stone would do, against playing it.

use jego::board::{Color, Point, Size};
use jego::go::{Board, PlayoutBoard};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng};

/// Random stones, put one after the other by either side.
fn scattered(seed: u64) -> Board {
    let mut rng = SmallRng::seed_from_u64(seed);
    let size = Size::new([2, 3, 5, 7, 9, 13, 19, 25][seed as usize % 8]).unwrap();
    let mut board = Board::empty(size);
    let points: Vec<Point> = size.points().collect();
    for _ in 0..rng.random_range(0..2 * size.area()) {
        let point = points[rng.random_range(0..points.len())];
        let color = Color::BOTH[rng.random_range(0..2)];
        if board.is_empty(point) && !board.effect(color, point).suicide {
            board.play(color, point);
        }
    }
    board
}

#[test]
fn chains_in_atari_are_known_with_their_last_liberty() {
    let mut in_atari = 0;
    for seed in 0..800 {
        let board = scattered(seed);
        let playout = PlayoutBoard::of_board(&board);
        for point in board.size().points() {
            let spot = playout.spot(point);
            assert_eq!(playout.point(spot), point);
            if board.is_empty(point) {
                continue;
            }
            let last = playout.last_liberty(spot).map(|spot| playout.point(spot));
            let liberties = board.liberty_points(point);
            let expected = liberties.iter().next().filter(|_| liberties.len() == 1);
            assert_eq!(last, expected, "seed {seed} {point:?} {playout:?}");
            assert_eq!(playout.len_of_chain(spot), board.chain_len(point));
            in_atari += usize::from(last.is_some());
        }
    }
    assert!(in_atari > 1_000, "{in_atari}");
}

#[test]
fn what_a_stone_lifts_exposes_and_threatens_is_what_playing_it_shows() {
    let mut seen = [0; 3];
    for seed in 0..400 {
        let board = scattered(seed);
        let playout = PlayoutBoard::of_board(&board);
        for color in Color::BOTH {
            for point in board.empty_points().iter() {
                let spot = playout.spot(point);
                let effect = board.effect(color, point);
                let lifted = playout.lifted_by(color, spot);
                assert_eq!(lifted, effect.captures, "seed {seed} {point:?} {playout:?}");
                seen[0] += usize::from(lifted > 0);
                if effect.suicide || lifted > 1 {
                    continue;
                }
                let mut after = board.clone();
                after.play(color, point);
                let exposed = match after.liberties(point) {
                    1 => after.chain_len(point),
                    _ => 0,
                };
                let told = playout.stones_exposed(color, spot);
                assert_eq!(told, exposed, "seed {seed} {color} {point:?} {playout:?}");
                seen[1] += usize::from(exposed > 1);
                for near in board.size().neighbours(point) {
                    if board.stone(near) == Some(color.other()) && lifted == 0 {
                        let told = playout.leaves_in_atari(playout.spot(near), spot);
                        assert_eq!(told, after.liberties(near) == 1, "seed {seed} {near:?}");
                        seen[2] += usize::from(told);
                    }
                }
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 1_000), "{seen:?}");
}

#[test]
fn shapes_read_what_stands_around_in_the_order_of_the_ring() {
    for seed in 0..80 {
        let board = scattered(seed);
        let playout = PlayoutBoard::of_board(&board);
        for point in board.size().points() {
            let spot = playout.spot(point);
            let shape = playout.shape(spot);
            for (place, near) in playout.ring(spot).into_iter().enumerate() {
                let empty = playout.is_empty_spot(near);
                let expected = match playout.stone_at(near) {
                    Some(Color::Black) => 0,
                    Some(Color::White) => 1,
                    None if empty => 2,
                    None => 3,
                };
                assert_eq!(shape >> (2 * place) & 3, expected, "seed {seed} {point:?}");
            }
        }
    }
}
