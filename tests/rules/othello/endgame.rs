//! The solver against playing every game.

use jego::ai::StopFlag;
use jego::ai::othello::Search;
use jego::ai::othello::evaluation::Evaluation;
use jego::board::Color;
use jego::othello::{Bits, Position};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::othello::slow::SlowBoard;

/// A position with so many empty squares, out of the first random game that
/// comes so far.
fn random_position(empties: u32, rng: &mut SmallRng) -> Bits {
    let mut bits = Bits::START;
    while bits.empties() > empties {
        let moves = bits.moves();
        if moves == 0 {
            bits = bits.passed();
            if bits.moves() == 0 {
                bits = Bits::START;
            }
            continue;
        }
        let nth = rng.random_range(0..moves.count_ones() as usize);
        let mut squares = (0..64).filter(|bit| moves >> bit & 1 == 1);
        let square = squares.nth(nth).unwrap();
        bits = bits.after(square, bits.flips(square));
    }
    bits
}

fn slow(bits: Bits) -> SlowBoard {
    let position = Position::of_bits(bits, Color::Black);
    let mut board = SlowBoard([[None; 8]; 8]);
    for color in Color::BOTH {
        for point in position.discs(color).iter() {
            board.0[point.row as usize][point.col as usize] = Some(color);
        }
    }
    board
}

#[test]
fn what_is_solved_is_what_every_game_played_comes_to() {
    let mut rng = SmallRng::seed_from_u64(21);
    let mut search = Search::new(Evaluation::learned(), 12);
    for (empties, positions) in [
        (1, 60),
        (2, 60),
        (3, 60),
        (4, 60),
        (5, 60),
        (6, 60),
        (7, 30),
        (8, 12),
    ] {
        for number in 0..positions {
            let bits = random_position(empties, &mut rng);
            let expected = slow(bits).best_lead(Color::Black);
            let found = search.solve(bits, &StopFlag::new());
            assert_eq!(found, Some(expected), "{empties} empty, {number}: {bits:?}");
        }
    }
}

/// Alpha-beta without anything that could go wrong.
fn obvious(bits: Bits, alpha: i32, beta: i32) -> i32 {
    let moves = bits.moves();
    if moves == 0 {
        let passed = bits.passed();
        return match passed.moves() {
            0 => bits.final_lead(),
            _ => -obvious(passed, -beta, -alpha),
        };
    }
    let mut best = -64;
    for square in (0..64).filter(|bit| moves >> bit & 1 == 1) {
        let next = bits.after(square, bits.flips(square));
        best = best.max(-obvious(next, -beta, -alpha.max(best)));
        if best >= beta {
            break;
        }
    }
    best
}

#[test]
fn tables_order_and_stability_change_nothing() {
    let mut rng = SmallRng::seed_from_u64(34);
    let mut search = Search::new(Evaluation::learned(), 10);
    for empties in [9, 10, 11] {
        for number in 0..25 {
            let bits = random_position(empties, &mut rng);
            let expected = obvious(bits, -64, 64);
            let found = search.solve(bits, &StopFlag::new());
            assert_eq!(found, Some(expected), "{empties} empty, {number}: {bits:?}");
        }
    }
}

#[test]
fn a_search_that_is_stopped_has_solved_nothing() {
    let stop = StopFlag::new();
    stop.raise();
    let mut search = Search::new(Evaluation::learned(), 10);
    assert_eq!(search.solve(Bits::START, &stop), None);
    assert_eq!(search.nodes(), 0);
}
