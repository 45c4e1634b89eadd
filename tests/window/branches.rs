//! Playing elsewhere keeps both lines; deleting can be undone.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use jego::board::Color;

use super::{Jego, quiet};

/// Three moves, and another second one.
fn forked() -> Jego {
    let mut jego = Jego::with_moves("D4 E5 F6");
    jego.key(Key::ArrowLeft);
    jego.key(Key::ArrowLeft);
    jego.play("G7");
    jego
}

#[test]
fn playing_elsewhere_keeps_the_old_line_as_a_branch() {
    let mut jego = forked();
    assert!(jego.sees("Move 2, White E5"));
    assert!(jego.sees("Move 3, Black F6"));
    assert!(jego.sees("Move 2, White G7, current"));
    jego.click("Move 3, Black F6");
    assert_eq!(jego.stone("F6"), Some(Color::Black));
    assert_eq!(jego.stone("G7"), None);
    assert!(jego.sees("Move 3, Black F6, current"));
}

#[test]
fn the_same_move_again_makes_no_branch() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.key(Key::ArrowLeft);
    jego.play("E5");
    let turns = jego.session().record().history().tree().ids();
    assert_eq!(turns, 3, "the start and two moves");
}

#[test]
fn up_and_down_go_to_the_other_variation() {
    let mut jego = forked();
    jego.key(Key::ArrowUp);
    assert!(jego.sees("Move 2, White E5, current"));
    jego.key(Key::ArrowDown);
    assert!(jego.sees("Move 2, White G7, current"));
    jego.key(Key::ArrowDown);
    assert!(jego.sees("There is no other variation here"));
}

#[test]
fn the_moves_that_follow_are_shown_on_the_board() {
    let mut jego = forked();
    jego.key(Key::ArrowLeft);
    assert!(jego.said_of("E5").contains("next move"));
    assert!(jego.said_of("G7").contains("next move"));
    jego.key(Key::V);
    assert!(!jego.said_of("G7").contains("next move"));
    assert!(!jego.app().settings().next_moves);
}

#[test]
fn a_deleted_branch_comes_back_by_undo() {
    let mut jego = forked();
    jego.key(Key::Delete);
    assert!(jego.sees("1 move deleted"));
    assert!(!jego.sees("Move 2, White G7, current"));
    assert_eq!(jego.stones(), 1);
    jego.ctrl(Key::Z);
    assert!(jego.sees("Move 2, White G7, current"));
    assert!(jego.sees("Branch restored"));
    jego.ctrl(Key::Z);
    assert_eq!(jego.stones(), 1, "the second undo takes a move back");
}

#[test]
fn a_deleted_branch_comes_back_by_the_button_of_the_message() {
    let mut jego = forked();
    jego.click("Move 2, White E5");
    jego.menu("Edit", "Delete branch");
    assert!(jego.sees("2 moves deleted"));
    let message = jego.rect("2 moves deleted");
    let undo = jego.harness.query_all_by_label("Undo");
    let beside = |node: &egui_kittest::Node<'_>| message.y_range().contains(node.rect().center().y);
    undo.into_iter().find(beside).unwrap().click();
    jego.harness.run();
    assert!(jego.sees("Move 2, White E5, current") && jego.sees("Move 3, Black F6"));
}

#[test]
fn undo_after_a_new_move_takes_back_that_move_and_not_the_deleting() {
    let mut jego = forked();
    jego.key(Key::Delete);
    jego.play("C3");
    jego.ctrl(Key::Z);
    assert_eq!((jego.stones(), jego.stone("C3")), (1, None));
    assert!(!jego.sees("Move 2, White G7"), "it was deleted");
    jego.ctrl(Key::Delete);
    assert!(jego.sees("Move 2, White G7, current"));
}

#[test]
fn the_start_cannot_be_deleted_and_undo_still_takes_moves_back() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.key(Key::Home);
    jego.key(Key::Delete);
    assert!(jego.sees("This is the start of the game"));
    jego.key(Key::End);
    jego.ctrl(Key::Z);
    assert_eq!(jego.stones(), 1);
}

#[test]
fn the_tree_has_a_menu_of_its_own() {
    let mut jego = forked();
    jego.harness
        .get_by_label("Move 2, White E5")
        .click_secondary();
    jego.harness.run();
    jego.click("Go here");
    assert!(jego.sees("Move 2, White E5, current"));
    jego.harness
        .get_by_label("Move 2, White G7")
        .click_secondary();
    jego.harness.run();
    jego.click("Delete branch");
    assert!(!jego.sees("Move 2, White G7"));
    assert!(jego.sees("Move 2, White E5, current"));
}

#[test]
fn numbers_and_coordinates_are_switched_by_their_keys() {
    let mut jego = Jego::at_table(quiet());
    jego.play_all("D4 E5");
    jego.key(Key::N);
    assert!(jego.said_of("D4").contains("move 1"));
    jego.key(Key::N);
    assert!(!jego.said_of("D4").contains("move 1"));
    jego.key(Key::C);
    jego.key(Key::T);
    jego.key(Key::F9);
    let settings = jego.app().settings();
    assert!(!settings.coordinates && !settings.territory && !settings.side_panel);
    assert!(!jego.sees("Move tree"));
}
