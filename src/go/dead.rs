//! A guess which stones are dead.

use rand::{Rng, RngExt as _};

use crate::board::{Color, Grid, Point, PointSet};

use super::{Board, Position, Territory, fills_eye, unconditional_life};

/// How many random games a guess rests on.
const GAMES: u16 = 128;

/// In how many of a hundred games a chain must be lost to be called dead.
const LOST_IN_A_HUNDRED: u32 = 58;

/// Proposes which stones are dead in a finished game.
///
/// The game is played on at random many times, and a chain that is mostly
/// lost is called dead. In those games nobody fills an own eye or puts
/// two stones or more in atari without capturing: both sides of a seki leave
/// each other alone, and are not called dead. Nor are chains that can never be
/// captured, though random play may fill eyes that do not look like eyes.
///
/// A proposal, not a proof: in doubt a chain stays alive.
#[must_use]
pub fn propose_dead(position: &Position, rng: &mut impl Rng) -> PointSet {
    let board = position.board();
    let lost = games_lost(board, rng);
    let mut dead = PointSet::EMPTY;
    for color in Color::BOTH {
        let alive = unconditional_life(board, color).stones;
        for head in board.chain_heads(color) {
            if alive.contains(head) {
                continue;
            }
            let in_a_hundred = u32::from(lost[head]) * 100 / u32::from(GAMES);
            if in_a_hundred >= LOST_IN_A_HUNDRED {
                dead = dead | board.chain(head);
            }
        }
    }
    dead
}

/// For each stone, in how many random games its point went to the other side.
fn games_lost(board: &Board, rng: &mut impl Rng) -> Grid<u16> {
    let mut lost = Grid::filled(board.size(), 0);
    for game in 0..GAMES {
        let first = Color::BOTH[usize::from(game % 2)];
        let end = Territory::in_play(&play_out(board, first, rng));
        for color in Color::BOTH {
            let taken = board.stones()[color] & end.area(color.other());
            for stone in taken.iter() {
                lost[stone] += 1;
            }
        }
    }
    lost
}

/// The board after both sides went on at random until neither had a move.
fn play_out(start: &Board, first: Color, rng: &mut impl Rng) -> Board {
    let mut board = start.clone();
    let mut color = first;
    let mut passes = 0;
    let mut ko = None;
    let mut empty: Vec<Point> = board.empty_points().iter().collect();
    for _ in 0..3 * board.size().area() {
        let mut lifted = PointSet::EMPTY;
        match random_move(&board, color, ko, &mut empty, rng) {
            Some(point) => {
                lifted = board.play(color, point);
                empty.extend(lifted.iter());
                passes = 0;
            }
            None => passes += 1,
        }
        if passes == 2 {
            break;
        }
        // A single stone is not taken back at once, ko or not: enough to keep
        // random games from running in circles.
        ko = lifted.iter().next().filter(|_| lifted.len() == 1);
        color = color.other();
    }
    board
}

/// Takes a random sensible move out of the list of empty points.
fn random_move(
    board: &Board,
    color: Color,
    ko: Option<Point>,
    empty: &mut Vec<Point>,
    rng: &mut impl Rng,
) -> Option<Point> {
    let mut left = empty.len();
    while left > 0 {
        let chosen = rng.random_range(0..left);
        let point = empty[chosen];
        if Some(point) != ko && is_sensible(board, color, point) {
            empty.swap_remove(chosen);
            return Some(point);
        }
        left -= 1;
        empty.swap(chosen, left);
    }
    None
}

fn is_sensible(board: &Board, color: Color, point: Point) -> bool {
    if fills_eye(board, color, point) {
        return false;
    }
    let effect = board.effect(color, point);
    if effect.suicide {
        return false;
    }
    effect.captures > 0 || !puts_stones_in_atari(board, color, point)
}

/// Whether a stone on `point` would make a chain of two or more with a single
/// liberty.
fn puts_stones_in_atari(board: &Board, color: Color, point: Point) -> bool {
    let near = board.size().neighbours(point);
    let friends = near.clone().filter(|&p| board.stone(p) == Some(color));
    if friends.clone().next().is_none() || friends.clone().any(|p| board.liberties(p) > 2) {
        return false;
    }
    let mut liberties: PointSet = near.filter(|&p| board.is_empty(p)).collect();
    for friend in friends {
        liberties = liberties | board.liberty_points(friend);
    }
    liberties.remove(point);
    liberties.len() < 2
}
