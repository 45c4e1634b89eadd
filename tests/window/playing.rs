//! Stones, refusals, captures, and going back and forth.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::kittest::Queryable as _;
use jego::board::Color;
use jego::game::TurnId;

use super::{Jego, point, quiet};

#[test]
fn a_click_puts_a_stone_and_the_turn_changes() {
    let mut jego = Jego::at_table(quiet());
    assert_eq!(jego.said_of("D4"), "D4, empty");
    assert!(jego.sees("Black to move"));
    let card = |jego: &Jego| {
        let mut found = jego.harness.query_all_by_label("Pass");
        let above = |node: &egui_kittest::Node<'_>| node.rect().bottom() < 700.0;
        found.find(above).unwrap().rect()
    };
    let black = card(&jego);
    jego.play("D4");
    assert_eq!(jego.said_of("D4"), "D4, black, last move");
    assert!(jego.sees("White to move") && jego.sees("move 1"));
    let white = card(&jego);
    assert!(white.left() > black.right(), "the button changes side");
    jego.play("E5");
    assert!(jego.said_of("E5").starts_with("E5, white, last move"));
    assert!(!jego.said_of("D4").contains("last move"));
}

#[test]
fn a_screen_reader_puts_a_stone_too() {
    let mut jego = Jego::at_table(quiet());
    jego.point("D4").click_accesskit();
    jego.harness.run();
    assert_eq!(jego.stone("D4"), Some(Color::Black));
}

#[test]
fn an_occupied_point_is_refused_and_nothing_changes() {
    let mut jego = Jego::with_moves("D4");
    jego.play("D4");
    assert!(jego.sees("D4 is already occupied"));
    assert_eq!(jego.stone("D4"), Some(Color::Black));
    assert_eq!(jego.session().record().history().path().len(), 2);
    jego.play("E5");
    assert!(!jego.sees("D4 is already occupied"));
}

#[test]
fn suicide_is_refused_in_words() {
    let mut jego = Jego::with_moves("A2 E5 B1");
    jego.play("A1");
    assert!(jego.sees("A1 is suicide: the chain would have no liberty"));
    assert_eq!((jego.stones(), jego.stone("A1")), (3, None));
}

/// White has put a stone into a ko, and Black has taken it.
pub(crate) const KO: &str = "C5 F5 D6 E6 D4 E4 A1 D5 E5";

#[test]
fn a_ko_is_refused_and_the_position_it_would_repeat_is_shown() {
    let mut jego = Jego::with_moves(KO);
    assert!(jego.said_of("D5").contains("ko"), "{}", jego.said_of("D5"));
    jego.play("D5");
    assert!(jego.sees("Ko: D5 would repeat the position after move 8"));
    assert_eq!(jego.stone("D5"), None);
    jego.click("Show that position");
    assert!(jego.sees("move 8 of 9"));
    assert_eq!(jego.stone("D5"), Some(Color::White));
    assert!(!jego.sees("Show that position"));
    jego.click("Back to the game");
    assert!(jego.sees("move 9") && !jego.sees("Back to the game"));
}

#[test]
fn captured_stones_leave_the_board_and_lie_in_the_lid() {
    let mut jego = Jego::with_moves("A2 A1");
    assert_eq!(jego.harness_count("0 captured stones"), 2);
    jego.play("B1");
    assert!(jego.said_of("A1").starts_with("A1, empty"));
    assert!(jego.sees("1 captured stone"));
    assert_eq!(jego.harness_count("0 captured stones"), 1);
    jego.ctrl(Key::Z);
    assert_eq!(jego.stone("A1"), Some(Color::White));
    assert_eq!(jego.harness_count("0 captured stones"), 2);
}

impl Jego {
    /// How many things have this name.
    pub(crate) fn harness_count(&self, label: &str) -> usize {
        self.harness.query_all_by_label(label).count()
    }
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let mut jego = Jego::with_moves("D4 E5 F6");
    jego.ctrl(Key::Z);
    assert_eq!((jego.stones(), jego.stone("F6")), (2, None));
    jego.ctrl(Key::Z);
    jego.ctrl(Key::Z);
    assert_eq!(jego.stones(), 0);
    jego.ctrl(Key::Z);
    assert!(jego.sees("This is the start of the game"));
    jego.ctrl(Key::Y);
    jego.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!((jego.stones(), jego.stone("E5")), (2, Some(Color::White)));
    jego.menu("Edit", "Redo");
    assert_eq!(jego.stones(), 3);
    jego.menu("Edit", "Undo");
    assert_eq!(jego.stones(), 2);
}

#[test]
fn arrows_pages_home_and_end_go_through_the_game() {
    let mut jego = Jego::with_moves("A1 B2 C3 D4 E5 F6 G7 H8 J9 A9 B8 C7");
    for (key, stones) in [
        (Key::ArrowLeft, 11),
        (Key::PageUp, 1),
        (Key::ArrowLeft, 0),
        (Key::ArrowLeft, 0),
        (Key::PageDown, 10),
        (Key::ArrowRight, 11),
        (Key::Home, 0),
        (Key::End, 12),
        (Key::ArrowRight, 12),
        (Key::PageUp, 2),
        (Key::PageUp, 0),
    ] {
        jego.key(key);
        assert_eq!(jego.stones(), stones, "{key:?}");
    }
    jego.click("Go to end");
    assert_eq!(jego.stones(), 12);
    jego.click("Back one move");
    assert_eq!(jego.stones(), 11);
    jego.click("Go to start");
    assert_eq!(jego.session().cursor(), TurnId::START);
    jego.click("Forward one move");
    assert_eq!(jego.stones(), 1);
}

#[test]
fn the_wheel_over_the_board_goes_through_the_game() {
    let mut jego = Jego::with_moves("D4 E5 F6");
    let turn = |jego: &mut Jego, lines: f32| {
        let place = jego.point("C3").rect().center();
        jego.harness.hover_at(place);
        jego.harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: vec2(0.0, lines),
            phase: TouchPhase::Move,
            source: MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
        jego.harness.run();
    };
    turn(&mut jego, 1.0);
    assert_eq!(jego.stones(), 2);
    turn(&mut jego, -1.0);
    assert_eq!(jego.stones(), 3);
}

#[test]
fn what_a_move_would_break_is_known_before_it_is_played() {
    let jego = Jego::with_moves(KO);
    let session = jego.session();
    let size = session.position().board().size();
    assert!(session.judge(point("D5", size)).is_some());
    assert!(session.judge(point("G7", size)).is_none());
}
