//! Groups that have one eye and nothing else.

use crate::board::{ByColor, Color, Point, PointSet};
use crate::go::Board;

use super::shape::{bends_in_corner, vital_point};

/// What each side has as good as captured: stones whose only liberties are
/// inside one eye in which no two eyes fit, and that eye. It is too small, its
/// vital point is taken, or the stones inside it and one more leave such an eye
/// when they are captured.
///
/// Random play would not find this out, since it takes several moves in the
/// right order.
pub(super) fn one_eyed(board: &Board) -> ByColor<PointSet> {
    let size = board.size();
    ByColor::from_fn(|captor| {
        let color = captor.other();
        let outside = PointSet::all(size) - board.stones()[color];
        let mut captured = PointSet::EMPTY;
        for eye in outside.regions(size) {
            let group = group_around(board, &eye);
            if is_shut_in(board, color, &eye, &group) && is_killed(board, color, &eye) {
                captured = captured | group | eye;
            }
        }
        captured
    })
}

/// Chains around an eye that is full but for two points, where neither side
/// can go on: a stone on either point is captured with those inside, and what
/// is left is room for two eyes.
pub(super) fn full_eyed(board: &Board) -> ByColor<PointSet> {
    let size = board.size();
    ByColor::from_fn(|color| {
        let outside = PointSet::all(size) - board.stones()[color];
        let mut saved = PointSet::EMPTY;
        for eye in outside.regions(size) {
            let group = group_around(board, &eye);
            let one_chain = group.iter().next().map(|stone| board.chain(stone)) == Some(group);
            if one_chain && (4..=LARGEST_EYE).contains(&eye.len()) && is_full(board, color, &eye) {
                saved = saved | group;
            }
        }
        saved
    })
}

/// Whether two points of an eye are left, and the stones inside, captured with
/// one more on either of them, leave room for two eyes.
fn is_full(board: &Board, color: Color, eye: &PointSet) -> bool {
    let size = board.size();
    let inside = *eye & board.stones()[color.other()];
    let empty = *eye - inside;
    empty.len() == 2
        && empty.iter().all(|point| {
            let mut captured = inside;
            captured.insert(point);
            captured.connected(size, point).len() == captured.len()
                && captured.len() > 3
                && vital_point(size, &captured).is_none()
                && !bends_in_corner(size, &captured)
        })
}

/// Whether the life of a group may hang on who plays first in its only eye: the
/// vital point is open. What is `fixed` is known, and a group with `room` of its
/// own elsewhere can do without.
pub(super) fn hangs_on_an_eye(
    board: &Board,
    color: Color,
    fixed: &PointSet,
    room: &PointSet,
) -> bool {
    let size = board.size();
    let outside = PointSet::all(size) - board.stones()[color];
    outside.regions(size).any(|eye| {
        let open = vital_point(size, &eye).is_some_and(|point| board.is_empty(point));
        // With three or more inside, who plays there may lose them all.
        let inside = eye - board.empty_points();
        if !open || inside.len() >= 3 {
            return false;
        }
        let group = group_around(board, &eye);
        !group.is_subset(fixed) && (group.border(size) - eye).is_disjoint(room)
    })
}

/// The chains around an eye.
fn group_around(board: &Board, eye: &PointSet) -> PointSet {
    let mut left = eye.border(board.size());
    let mut group = PointSet::EMPTY;
    while let Some(stone) = left.pop() {
        let chain = board.chain(stone);
        group = group | chain;
        left = left - chain;
    }
    group
}

/// Whether a group has no liberty outside an eye, and those who shut it in are
/// not about to be captured.
fn is_shut_in(board: &Board, color: Color, eye: &PointSet, group: &PointSet) -> bool {
    if group.is_empty() || eye.len() > LARGEST_EYE {
        return false;
    }
    let around = group.border(board.size()) - *eye;
    !around.is_empty()
        && around.iter().all(|point| {
            board.stone(point) == Some(color.other()) && board.liberties(point) >= SAFE_LIBERTIES
        })
}

/// No larger eye can be killed from inside.
const LARGEST_EYE: usize = 6;

/// A chain with fewer liberties might be captured first.
const SAFE_LIBERTIES: u16 = 3;

/// Whether no two eyes fit into an eye, whoever plays first.
fn is_killed(board: &Board, color: Color, eye: &PointSet) -> bool {
    let size = board.size();
    let inside = *eye & board.stones()[color.other()];
    let empty = *eye - inside;
    if eye.len() <= 2 {
        return true;
    }
    let beside = |point: Point| size.neighbours(point).filter(|&p| eye.contains(p)).count();
    let square = eye.len() == 4 && eye.iter().all(|point| beside(point) == 2);
    let vital = vital_point(size, eye);
    if square || vital.is_some_and(|point| inside.contains(point)) {
        return true;
    }
    empty.len() == 2
        && empty.iter().any(|point| {
            let mut captured = inside;
            captured.insert(point);
            vital_point(size, &captured).is_some() || bends_in_corner(size, &captured)
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::testing::{board, marks};

    /// The stones that a diagram has in lower case are the dead ones.
    #[track_caller]
    fn dies(text: &str) {
        let stands = text.replace('o', "O").replace('x', "X");
        let board = board(&stands);
        let captured = one_eyed(&board);
        let dead = |captor: Color| captured[captor] & board.stones()[captor.other()];
        assert_eq!(dead(Color::Black), marks(text, 'o'), "{text}");
        assert_eq!(dead(Color::White), marks(text, 'x'), "{text}");
    }

    #[test]
    fn an_eye_in_which_no_two_fit_is_death() {
        dies(
            "
            X o . X . o X
            X o . . o o X
            X o o o o X X
            X X X X X X .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            ",
        );
        dies(
            "
            . . o X . . .
            . . o X . . .
            o o o X . . .
            X X X X . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            ",
        );
        dies(
            "
            X X X . o X .
            . o o o o X .
            o o X X X X .
            X X X . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            ",
        );
    }

    #[test]
    fn nobody_is_called_dead_who_moves_first_and_lives() {
        dies(
            "
            . . . O X . .
            O O O O X . .
            X X X X X . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            ",
        );
        dies(
            "
            . . . O . . .
            O O O O X . .
            X X X X X . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            ",
        );
    }

    #[test]
    fn what_shuts_in_must_not_be_about_to_fall() {
        dies(
            "
            . . O X . . .
            . . O X O . .
            O O O X O . .
            X X X O . . .
            O O O O . . .
            . . . . . . .
            . . . . . . .
            ",
        );
    }

    #[test]
    fn four_in_a_row_in_an_eye_of_six_keep_both_sides_from_going_on() {
        let text = "
            . x x x x . O X .
            O O O O O O O X .
            X X X X X X X X .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
        ";
        let full = |text: &str| full_eyed(&board(&text.replace('x', "X")));
        assert_eq!(full(text).white, marks(text, 'O'));
        assert_eq!(full(text).black, PointSet::EMPTY);
        // Three of them and one more leave a pyramid or worse.
        let fewer = text.replacen("x . O", ". . O", 1);
        assert_eq!(full(&fewer).white, PointSet::EMPTY);
    }

    #[test]
    fn a_group_hangs_on_an_eye_whose_vital_point_is_open() {
        let hangs = |text: &str, room: &PointSet| {
            hangs_on_an_eye(&board(text), Color::White, &PointSet::EMPTY, room)
        };
        let open = "
            . . . O X . .
            O O O O X . .
            X X X X X . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        ";
        assert!(hangs(open, &PointSet::EMPTY));
        let taken = open.replacen(". . . O", ". X . O", 1);
        assert!(!hangs(&taken, &PointSet::EMPTY));
        let unshut = open.replacen(". . . O", ". . . .", 1);
        assert!(!hangs(&unshut, &PointSet::EMPTY));
        let other = open.replacen("O O O O X", "O O O O r", 1);
        let room = marks(&other, 'r');
        assert!(!hangs(&other.replace('r', "."), &room));
    }
}
