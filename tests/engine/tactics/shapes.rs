//! The search against what every book says about eye shapes.

use jego::board::{ByColor, Color, Diagram, Point, PointSet};
use jego::go::Board;

use crate::tactics::search::{Aim, Stake, Threats, solve};

/// How a group fares with nothing but this eye space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    Alive,
    Unsettled,
    Dead,
}

/// A black group around the marked points of a board, with White around it.
#[track_caller]
fn status(text: &str) -> Status {
    let diagram = Diagram::parse(text).unwrap();
    let size = diagram.size();
    let around = |points: &PointSet| -> PointSet {
        let near = |point: Point| size.neighbours(point).chain(size.diagonals(point));
        let all: PointSet = points.iter().flat_map(near).collect();
        all - *points
    };
    let eye: PointSet = diagram.marked('e').collect();
    let black = around(&eye);
    let white = around(&(eye | black));
    let board = Board::of_stones(size, &ByColor { black, white });
    let stake = Stake {
        targets: black.iter().take(1).collect(),
        defender: Color::Black,
        region: eye,
        threats: Threats::Nobody,
        aim: Aim::Capture,
    };
    let dies = |first| solve(&board, first, &stake).unwrap().is_forced();
    match (dies(Color::White), dies(Color::Black)) {
        (false, _) => Status::Alive,
        (true, false) => Status::Unsettled,
        (true, true) => Status::Dead,
    }
}

#[test]
fn three_points_live_or_die_by_the_middle() {
    let straight = "
        . . e e e . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    ";
    assert_eq!(status(straight), Status::Unsettled);
    assert_eq!(status(&moved(&["e e", "e ."])), Status::Unsettled);
}

#[test]
fn four_points_live_unless_they_have_a_middle_or_are_a_square() {
    assert_eq!(status(&moved(&["e e e e"])), Status::Alive);
    assert_eq!(status(&moved(&["e e .", ". e e"])), Status::Alive);
    assert_eq!(status(&moved(&["e e e", "e . ."])), Status::Alive);
    assert_eq!(status(&moved(&["e e e", ". e ."])), Status::Unsettled);
    assert_eq!(status(&moved(&["e e", "e e"])), Status::Dead);
}

#[test]
fn five_and_six_points_live_unless_they_are_bulky_crossed_or_a_rabbit() {
    assert_eq!(status(&moved(&["e e .", "e e e"])), Status::Unsettled);
    assert_eq!(
        status(&moved(&[". e .", "e e e", ". e ."])),
        Status::Unsettled
    );
    assert_eq!(
        status(&moved(&["e e .", "e e e", ". e ."])),
        Status::Unsettled
    );
    assert_eq!(status(&moved(&["e e e", "e . e"])), Status::Alive);
    assert_eq!(status(&moved(&["e e e", "e e e"])), Status::Alive);
}

/// A shape in the middle of a board of nine lines.
fn moved(shape: &[&str]) -> String {
    let empty = ". ".repeat(9);
    let rows = (0..9_usize).map(
        |row| match row.checked_sub(3).and_then(|at| shape.get(at)) {
            Some(part) => format!(". . . {part}{}", " .".repeat(6 - part.split(' ').count())),
            None => empty.clone(),
        },
    );
    rows.collect::<Vec<_>>().join("\n")
}
