//! Benson's algorithm against the meaning of unconditional life.

use std::collections::HashSet;

use jego::board::{ByColor, Color, Point, PointSet, Size};
use jego::go::{Board, unconditional_life};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng};

/// The chains of `color` that some sequence of enemy moves captures while
/// `color` always passes, found by trying all of them.
fn capturable(start: &Board, color: Color) -> PointSet {
    let own = start.stones()[color];
    let mut lost = PointSet::EMPTY;
    let mut seen: HashSet<ByColor<PointSet>> = HashSet::from([*start.stones()]);
    let mut open = vec![start.clone()];
    while let Some(board) = open.pop() {
        lost = lost | (own - board.stones()[color]);
        for point in board.empty_points().iter() {
            if board.effect(color.other(), point).suicide {
                continue;
            }
            let mut next = board.clone();
            next.play(color.other(), point);
            if seen.insert(*next.stones()) {
                open.push(next);
            }
        }
    }
    lost
}

/// A random board on which every chain has a liberty, thick with one color so
/// that living chains are common.
fn random_board(size: Size, rng: &mut SmallRng) -> Board {
    loop {
        let mut stones: ByColor<PointSet> = ByColor::default();
        let black_in_ten = rng.random_range(4..9);
        for point in size.points() {
            match rng.random_range(0..10) {
                roll if roll < black_in_ten => stones.black.insert(point),
                9 => stones.white.insert(point),
                _ => false,
            };
        }
        let board = Board::of_stones(size, &stones);
        let breathes = |point: Point| board.liberties(point) > 0;
        if (stones.black | stones.white).iter().all(breathes) {
            return board;
        }
    }
}

#[test]
fn unconditional_life_is_what_no_sequence_of_moves_can_take() {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut alive = 0;
    for (lines, boards) in [(3, 1_500), (4, 700)] {
        for _ in 0..boards {
            let board = random_board(Size::new(lines).unwrap(), &mut rng);
            for color in Color::BOTH {
                let held = unconditional_life(&board, color);
                let lost = capturable(&board, color);
                assert_eq!(
                    held.stones,
                    board.stones()[color] - lost,
                    "{color} on\n{board}"
                );
                alive += usize::from(!held.stones.is_empty());
                let enemy = unconditional_life(&board, color.other());
                assert!(held.territory.is_disjoint(&enemy.stones));
            }
        }
    }
    assert!(
        alive > 100,
        "living chains must have been among them: {alive}"
    );
}
