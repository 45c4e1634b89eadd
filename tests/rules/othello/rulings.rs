//! Rulings, as pictures.

use jego::board::{ByColor, Color, Diagram, Point, PointSet};
use jego::game::{Arranged, Game as _, History, Past, Setup};
use jego::othello::{Count, IllegalMove, Move, Position};

use crate::othello::picture::{picture, position, square};

fn place(name: &str) -> Move {
    Move::Place(square(name).point())
}

fn refusal(position: &Position, by: Color, mv: Move) -> IllegalMove {
    position
        .judge(by, mv, &Past::starting_from(position))
        .unwrap_err()
}

/// White cannot move, Black can.
const STUCK: &str = "
    X X X X X X X .
    X X X X X X X X
    X X X X X X X X
    X X X X X X X X
    X X X X X X X X
    X X X X X X X X
    X X X X X X X X
    X X X X X X O .
";

#[test]
fn the_start_is_black_on_e4_and_d5() {
    let start = Position::new();
    assert_eq!(
        picture(&start),
        Diagram::parse(
            "
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . O X . . .
            . . . X O . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            "
        )
        .unwrap()
    );
    assert_eq!(start.to_play(), Color::Black);
    let moves: Vec<Move> = History::new(start).legal_moves();
    assert_eq!(moves, ["d3", "c4", "f5", "e6"].map(place));
}

#[test]
fn everything_bracketed_is_flipped_in_all_directions_and_nothing_else() {
    let mut history = History::new(position(
        Color::Black,
        "
        X . . X . . X .
        . O . O . O . .
        . . O O O . . .
        X O O . O O O X
        . . O O O . . .
        . O . O . O . .
        X . . O . . O .
        . . . . . . . .
        ",
    ));
    history.play(place("d4")).unwrap();
    assert_eq!(
        picture(history.position()),
        Diagram::parse(
            "
            X . . X . . X .
            . X . X . X . .
            . . X X X . . .
            X X X X X X X X
            . . X O O . . .
            . X . O . O . .
            X . . O . . O .
            . . . . . . . .
            "
        )
        .unwrap()
    );
}

#[test]
fn flipped_discs_flip_no_others() {
    let mut history = History::new(position(
        Color::Black,
        "
        . O O X . . . .
        . O . . . . . .
        . X . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        ",
    ));
    history.play(place("a1")).unwrap();
    let disc = |name: &str| history.position().disc(square(name).point());
    assert_eq!(disc("b1"), Some(Color::Black));
    assert_eq!(disc("b2"), Some(Color::White));
}

#[test]
fn each_refusal_has_its_reason() {
    let start = Position::new();
    let point = Point::new(8, 0);
    for (by, mv, expected) in [
        (
            Color::Black,
            place("e4"),
            IllegalMove::Occupied(square("e4")),
        ),
        (
            Color::Black,
            place("a1"),
            IllegalMove::FlipsNothing(square("a1")),
        ),
        (
            Color::Black,
            place("e3"),
            IllegalMove::FlipsNothing(square("e3")),
        ),
        (
            Color::Black,
            Move::Place(point),
            IllegalMove::OffBoard(point),
        ),
        (
            Color::Black,
            Move::Pass,
            IllegalMove::MustMove(Color::Black),
        ),
        (
            Color::White,
            place("e3"),
            IllegalMove::NotTheirTurn(Color::White),
        ),
    ] {
        assert_eq!(refusal(&start, by, mv), expected);
    }
    assert_eq!(start, Position::new());
}

#[test]
fn who_cannot_move_passes_and_can_do_nothing_else() {
    let stuck = position(Color::White, STUCK);
    assert_eq!(stuck.forced(), Some(Move::Pass));
    let mut history = History::new(stuck);
    assert_eq!(history.legal_moves(), [Move::Pass]);
    assert_eq!(
        history.play(place("h8")),
        Err(IllegalMove::FlipsNothing(square("h8")))
    );
    history.play(Move::Pass).unwrap();
    assert_eq!(history.position().to_play(), Color::Black);
    assert_eq!(history.position().forced(), None);
    history.play(place("h8")).unwrap();
    assert!(history.position().is_over());
}

#[test]
fn the_game_ends_when_neither_can_move_and_empty_squares_go_to_the_winner() {
    let mut history = History::new(position(Color::Black, STUCK));
    history.play(place("h8")).unwrap();
    let end = *history.position();
    assert_eq!(end.outcome().unwrap().to_string(), "B+64");
    assert_eq!(
        end.count(),
        Count {
            discs: ByColor {
                black: 63,
                white: 0
            },
            empty: 1
        }
    );
    for mv in [place("h1"), Move::Pass] {
        assert_eq!(refusal(&end, Color::White, mv), IllegalMove::Over);
    }
    assert!(history.legal_moves().is_empty());
}

#[test]
fn a_file_may_leave_out_a_forced_pass() {
    let mut history = History::new(position(Color::White, STUCK));
    let turn = history.record(Color::Black, place("h8")).unwrap();
    assert_eq!(history.tree().breach(turn), None);
    assert_eq!(history.position().to_play(), Color::White);
}

#[test]
fn a_file_may_break_every_rule_but_the_edge_of_the_board() {
    let mut history = History::new(Position::new());
    let turn = history.record(Color::White, place("a1")).unwrap();
    let breach = history.tree().breach(turn);
    assert_eq!(breach, Some(&IllegalMove::FlipsNothing(square("a1"))));
    assert_eq!(
        history.position().count().discs,
        ByColor { black: 2, white: 3 }
    );
    let turn = history.record(Color::Black, place("d4")).unwrap();
    let breach = history.tree().breach(turn);
    assert_eq!(breach, Some(&IllegalMove::Occupied(square("d4"))));
    assert_eq!(
        history.position().count().discs,
        ByColor { black: 3, white: 2 }
    );
    let turn = history.record(Color::White, Move::Pass).unwrap();
    assert!(history.tree().breach(turn).is_some());
    let before = *history.position();
    let off = Point::new(0, 8);
    assert_eq!(
        history.record(Color::Black, Move::Place(off)),
        Err(IllegalMove::OffBoard(off))
    );
    assert_eq!(*history.position(), before);
    while history.undo().is_some() {}
    assert_eq!(*history.position(), Position::new());
}

#[test]
fn discs_can_be_put_and_taken_by_hand() {
    let mut history = History::new(Position::new());
    let points =
        |names: &[&str]| -> PointSet { names.iter().map(|name| square(name).point()).collect() };
    let setup = Setup {
        add: ByColor {
            black: points(&["a1", "b1"]),
            white: points(&["b1", "e4"]),
        },
        remove: points(&["d4", "a1"]),
        to_play: Some(Color::White),
    };
    history.arrange(setup).unwrap();
    let now = *history.position();
    assert_eq!(now.discs(Color::Black), points(&["a1", "b1", "d5"]));
    assert_eq!(now.discs(Color::White), points(&["e4", "e5"]));
    assert_eq!(now.to_play(), Color::White);

    let mut same = now;
    let turn = Setup {
        to_play: Some(Color::Black),
        ..Setup::default()
    };
    assert_eq!(same.arrange(&turn), Ok(Arranged::Turn));
    assert_eq!(same.to_play(), Color::Black);
    let off = Setup {
        remove: PointSet::from_iter([Point::new(12, 12)]),
        to_play: Some(Color::White),
        ..Setup::default()
    };
    let before = same;
    assert_eq!(
        same.arrange(&off),
        Err(IllegalMove::OffBoard(Point::new(12, 12)))
    );
    assert_eq!(same, before);
    assert!(history.undo().is_some());
    assert_eq!(*history.position(), Position::new());
}

#[test]
fn a_full_board_and_an_empty_one_are_over() {
    for color in Color::BOTH {
        let full = position(color, &"X O X O X O X O\n".repeat(8));
        assert_eq!(full.outcome().unwrap().to_string(), "0");
        let empty = position(color, &". . . . . . . .\n".repeat(8));
        assert_eq!(empty.outcome().unwrap().to_string(), "0");
        assert_eq!(empty.forced(), None);
    }
}
