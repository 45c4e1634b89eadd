//! A teaching game in the window: what the teacher says, and what is answered.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use jego::record::Seat;
use jego::session::{HintStep, WarningAnswer};

use super::{Jego, SMALL, quiet};

/// A game against Care, who teaches.
fn taught() -> Jego {
    let mut settings = quiet();
    let level = "Care".to_owned();
    settings.last_game.seats = [Seat::Person, Seat::Computer { level }];
    settings.last_game.teaching = true;
    Jego::at_table(settings)
}

impl Jego {
    /// Plays in the corner, which wins nothing, and waits for what is said of it.
    fn blunder(&mut self) {
        self.play("A9");
        self.until("a warning", |jego| jego.session().warning().is_some());
    }
}

#[test]
fn the_teacher_speaks_and_the_move_is_taken_back() {
    let mut jego = taught();
    assert!(jego.told_all().contains("Teaching game"));
    jego.blunder();
    assert_eq!(jego.stones(), 1);
    let told = jego.told_all();
    assert!(told.contains("A9 costs about "), "{told}");
    assert!(told.contains("Take it back, or leave it?"), "{told}");
    jego.play("E5");
    assert_eq!(jego.stones(), 1, "nothing is played meanwhile");
    jego.click("Take back");
    assert_eq!(jego.stones(), 0);
    assert!(!jego.sees("Leave it"));
    let warned = jego.session().warned_moves();
    assert_eq!(warned[0].answer, WarningAnswer::TakenBack);
    // By keys, too.
    jego.play("J9");
    jego.until("a warning", |jego| jego.session().warning().is_some());
    jego.key(Key::U);
    assert_eq!((jego.stones(), jego.session().warned_moves().len()), (0, 2));
    jego.play("A1");
    jego.until("a warning", |jego| jego.session().warning().is_some());
    jego.key(Key::Y);
    jego.until("an answer", |jego| jego.stones() == 2);
}

#[test]
fn what_the_teacher_says_fits_into_a_small_window() {
    let mut jego = taught();
    jego.harness.set_size(SMALL.into());
    jego.harness.run();
    jego.blunder();
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, SMALL.into());
    for label in ["Take back", "Leave it"] {
        let button = jego.harness.get_by_role_and_label(Role::Button, label);
        assert!(window.contains_rect(button.rect()), "{label}");
    }
    jego.click("Leave it");
    jego.until("an answer", |jego| jego.stones() == 2);
}

#[test]
fn hints_come_step_by_step_by_key_and_by_button() {
    let mut jego = taught();
    jego.key(Key::H);
    jego.until("where to look", |jego| jego.told_all().contains("Look "));
    jego.use_tool("Hint");
    assert!(jego.told_all().contains("Good moves: "));
    jego.key(Key::H);
    assert!(jego.told_all().contains("A good move: "));
    jego.key(Key::H);
    assert!(jego.told_all().contains("Expected line: "));
    assert!(matches!(
        jego.session().hint_step(),
        Some(HintStep::Line(_))
    ));
}

#[test]
fn the_review_begins_with_what_was_taken_back_or_left() {
    let mut jego = taught();
    jego.blunder();
    let bad = jego.session().cursor();
    jego.click("Take back");
    jego.play("E5");
    jego.until("an answer", |jego| {
        jego.stones() == 2 && jego.session().computer().is_none()
    });
    jego.keys(Modifiers::COMMAND, Key::R);
    jego.click("Resign");
    jego.click_in_dialog("Review the game");
    assert_eq!(jego.session().cursor(), bad);
    assert!(jego.session().is_reviewing());
    let rows = jego
        .harness
        .query_all_by_label_contains("taken back, cost about");
    assert_eq!(rows.count(), 1);
}

#[test]
fn a_rated_game_is_none_and_says_so() {
    let mut settings = quiet();
    let level = "Care".to_owned();
    settings.last_game.seats = [Seat::Person, Seat::Computer { level }];
    let mut jego = Jego::new(settings, super::LARGE);
    jego.click("Play");
    let said = "A rated game cannot be a teaching game";
    assert!(jego.sees("Teaching game") && !jego.sees(said));
    jego.click("Rated");
    assert!(jego.sees(said));
    jego.click("Rated");
    assert!(!jego.sees(said));
}
