//! The same for a board of squares, whose discs turn.

use egui::{Key, Pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use super::{Table, click, place, press, seated, take};
use crate::board::{Grid, Point, PointSet};
use crate::game::History;
use crate::othello::{Move, Position, SIZE};
use crate::scene::{Ground, StoneBoard};
use crate::ui::board::BoardEvent;
use crate::words::Language;

/// The start of Othello.
fn othello() -> Table {
    let mut table = Table::new();
    table.goban = discs(&Position::new());
    table
}

fn discs(position: &Position) -> StoneBoard {
    StoneBoard {
        ground: Ground::Squares,
        stones: Grid::from_fn(SIZE, |point| position.disc(point)),
        legal: position.legal(),
        dots: position.legal(),
        ..StoneBoard::empty(SIZE)
    }
}

/// After Black has played f5.
fn after_f5() -> Position {
    let mut game = History::new(Position::new());
    game.play(Move::Place(F5)).unwrap();
    *game.position()
}

const F5: Point = Point::new(5, 4);

fn is_moving(harness: &Harness<'_, Table>) -> bool {
    let output = harness.output().viewport_output.values().next();
    output.is_some_and(|output| output.repaint_delay.is_zero())
}

#[test]
fn a_click_anywhere_in_a_square_chooses_it() {
    let mut harness = seated(othello());
    let f5 = place(&harness, F5);
    for away in [vec2(0.0, 0.0), vec2(19.0, 19.0), vec2(-19.0, 18.0)] {
        click(&mut harness, f5 + away);
        assert_eq!(take(&mut harness), [BoardEvent::Chose(F5)]);
    }
    click(&mut harness, Pos2::new(8.0, 8.0));
    assert_eq!(take(&mut harness), [], "that is the frame");
}

#[test]
fn squares_are_heard_by_the_names_of_othello() {
    let mut harness = seated(othello());
    for name in ["d4, white", "e4, black", "d5, black", "e5, white"] {
        assert!(harness.query_by_label(name).is_some(), "{name}");
    }
    assert_eq!(harness.query_all_by_label_contains("legal move").count(), 4);
    harness
        .get_by_label("f5, empty, legal move")
        .click_accesskit();
    harness.run();
    assert_eq!(take(&mut harness), [BoardEvent::Chose(F5)]);
    assert!(harness.query_by_label("Othello board, 8 by 8").is_some());
    harness.state_mut().style.language = Language::French;
    harness.run();
    assert!(harness.query_by_label("Othellier, 8 sur 8").is_some());
}

#[test]
fn the_keyboard_alone_can_play_othello() {
    let mut harness = seated(othello());
    press(&mut harness, &[Key::Tab, Key::ArrowRight, Key::Enter]);
    assert_eq!(take(&mut harness), [BoardEvent::Chose(F5)]);
    press(&mut harness, &[Key::ArrowUp; 9]);
    press(&mut harness, &[Key::ArrowRight; 9]);
    assert_eq!(harness.state().state.cursor(), Some(Point::new(7, 0)));
}

#[test]
fn discs_that_were_bracketed_turn_and_then_nothing_moves() {
    let mut harness = seated(othello());
    harness.state_mut().goban = discs(&after_f5());
    harness.step();
    assert!(is_moving(&harness));
    let turning = format!("{:?}", harness.output().shapes);
    harness.run();
    assert!(!is_moving(&harness));
    let still = format!("{:?}", harness.output().shapes);
    assert_ne!(turning, still);

    let mut table = othello();
    table.goban = discs(&after_f5());
    let shown_at_once = seated(table);
    assert_eq!(format!("{:?}", shown_at_once.output().shapes), still);
}

#[test]
fn a_disc_taken_back_is_gone_at_once() {
    let mut table = othello();
    table.goban = discs(&after_f5());
    let mut harness = seated(table);
    harness.state_mut().goban = discs(&Position::new());
    harness.step();
    assert!(!is_moving(&harness));
    let shapes = format!("{:?}", harness.output().shapes);
    assert_eq!(shapes, format!("{:?}", seated(othello()).output().shapes));
}

#[test]
fn where_motion_is_unwelcome_discs_have_turned_at_once() {
    let mut table = othello();
    table.style.motion = false;
    let mut harness = seated(table);
    harness.state_mut().goban = discs(&after_f5());
    harness.step();
    assert!(!is_moving(&harness));
}

#[test]
fn dots_are_shown_where_they_are_wanted_and_give_way_to_the_pointer() {
    let mut bare = othello();
    bare.goban.dots = PointSet::EMPTY;
    let without = seated(bare).output().shapes.len();
    let mut harness = seated(othello());
    assert_eq!(harness.output().shapes.len(), without + 4);
    let f5 = place(&harness, F5);
    harness.hover_at(f5);
    harness.run();
    assert_eq!(harness.output().shapes.len(), without + 3);
}
