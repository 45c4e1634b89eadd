//! Turns as only files can have them: words without moves, moves out of turn, positions
//! that come back for ever.

use jego::board::{Color, Point, Size};
use jego::game::{Arranged, Game as _, History, TurnId};
use jego::go::{IllegalMove, Move, Phase, Position, Ruleset, Setup};

fn game(ruleset: Ruleset) -> History<Position> {
    History::new(Position::new(Size::NINE, ruleset.rules()))
}

fn at(col: u8, row: u8) -> Move {
    Move::Place(Point::new(col, row))
}

/// A ko that Black has just taken at column 2, row 1.
fn with_a_ko(ruleset: Ruleset) -> History<Position> {
    let mut game = game(ruleset);
    for (col, row) in [
        (1, 0),
        (2, 0),
        (0, 1),
        (3, 1),
        (1, 2),
        (2, 2),
        (8, 8),
        (1, 1),
        (2, 1),
    ] {
        game.play(at(col, row)).unwrap();
    }
    assert!(game.position().situation().ko.is_some());
    game
}

#[test]
fn a_note_changes_nothing_not_even_a_ko() {
    let mut game = with_a_ko(Ruleset::Japanese);
    let before = game.position().clone();
    let note = game.note();
    assert_eq!(game.position(), &before);
    assert_eq!(game.cursor(), note);
    assert!(game.play(at(1, 1)).is_err(), "the ko still stands");
    game.undo();
    game.redo();
    assert_eq!(game.position(), &before);
    // Nor does a setup with nothing in it.
    let mut position = before.clone();
    assert_eq!(position.arrange(&Setup::default()), Ok(Arranged::Turn));
    assert_eq!(position, before);
}

#[test]
fn turns_are_walked_first_variations_first_without_what_was_cut() {
    let mut game = game(Ruleset::French);
    let a = game.play(at(0, 0)).unwrap();
    let b = game.play(at(1, 1)).unwrap();
    game.go_to(a);
    let c = game.play(at(2, 2)).unwrap();
    game.go_to(TurnId::START);
    let d = game.play(at(3, 3)).unwrap();
    let all = |game: &History<Position>, top| game.tree().descendants(top).collect::<Vec<_>>();
    assert_eq!(all(&game, TurnId::START), [TurnId::START, a, b, c, d]);
    assert_eq!(all(&game, a), [a, b, c]);
    assert_eq!(all(&game, d), [d]);
    let _cut = game.delete(b).unwrap();
    assert_eq!(all(&game, TurnId::START), [TurnId::START, a, c, d]);
}

#[test]
fn passes_count_across_a_note() {
    let mut game = game(Ruleset::Japanese);
    game.play(Move::Pass).unwrap();
    game.note();
    game.play(Move::Pass).unwrap();
    assert_eq!(game.position().situation().phase, Phase::Counting);
}

#[test]
fn redo_leads_where_it_is_told_to() {
    let mut game = game(Ruleset::French);
    let first = game.play(at(0, 0)).unwrap();
    game.undo();
    let second = game.play(at(1, 1)).unwrap();
    game.undo();
    assert_eq!(game.tree().preferred_child(TurnId::START), Some(second));
    game.forget_visits();
    assert_eq!(game.tree().preferred_child(TurnId::START), Some(first));
    game.prefer(second);
    assert_eq!(game.redo(), Some(second));
    game.undo();
    let cut = game.delete(second).unwrap();
    game.prefer(second);
    assert_eq!(game.redo(), Some(first), "what is deleted is not preferred");
    assert!(game.undelete(cut));
}

#[test]
fn the_board_judges_a_recorded_move_before_the_turn_does() {
    let mut game = game(Ruleset::Japanese);
    game.play(at(4, 4)).unwrap();
    let breach = |game: &mut History<Position>, by, mv| {
        let turn = game.record(by, mv).unwrap();
        let breach = game.tree().breach(turn).copied();
        game.undo();
        breach
    };
    let occupied = breach(&mut game, Color::Black, at(4, 4));
    assert!(matches!(occupied, Some(IllegalMove::Occupied(_))));
    let twice = breach(&mut game, Color::Black, at(5, 5));
    assert_eq!(twice, Some(IllegalMove::NotTheirTurn(Color::Black)));
    game.play(Move::Pass).unwrap();
    game.play(Move::Pass).unwrap();
    let occupied = breach(&mut game, Color::White, at(4, 4));
    assert!(matches!(occupied, Some(IllegalMove::Occupied(_))));
    let resumed = breach(&mut game, Color::White, at(3, 3));
    assert_eq!(resumed, Some(IllegalMove::Stopped));
}

#[test]
fn a_ko_binds_only_the_side_that_lost_the_stone() {
    let mut game = with_a_ko(Ruleset::Japanese);
    // Black fills where White may not retake: out of turn, but no ko.
    let filled = game.record(Color::Black, at(1, 1)).unwrap();
    let breach = game.tree().breach(filled);
    assert_eq!(breach, Some(&IllegalMove::NotTheirTurn(Color::Black)));
}

/// The board stands still while both pass; what would bring it back is told by
/// the first turn that had it.
#[test]
fn passes_do_not_hide_the_turn_that_would_come_back() {
    let mut game = with_a_ko(Ruleset::French);
    game.undo();
    for _ in 0..50 {
        game.record(Color::Black, Move::Pass).unwrap();
        game.record(Color::White, Move::Pass).unwrap();
    }
    let resume = Setup {
        to_play: Some(Color::Black),
        ..Setup::default()
    };
    game.arrange(resume).unwrap();
    game.play(at(2, 1)).unwrap();
    let refused = game.play(at(1, 1)).unwrap_err();
    assert!(
        matches!(refused, IllegalMove::Ko { turn: 8, .. }),
        "{refused}"
    );
}

/// A file can take a ko back and forth as often as it likes; each retake is
/// marked, and the thousandth takes no longer than the others.
#[test]
fn a_file_may_repeat_a_position_for_ever() {
    for ruleset in [Ruleset::French, Ruleset::Japanese, Ruleset::Aga] {
        let mut game = with_a_ko(ruleset);
        let mut marked = 0;
        for _ in 0..20_000 {
            for (by, mv) in [(Color::White, at(1, 1)), (Color::Black, at(2, 1))] {
                let turn = game.record(by, mv).unwrap();
                marked += usize::from(game.tree().breach(turn).is_some());
            }
        }
        assert_eq!(marked, 40_000, "{ruleset}");
    }
}
