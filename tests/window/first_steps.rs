//! The course for beginners.

use std::fs;

use egui::Key;
use jego::record::Header;
use jego::ui::Page;
use jego::words::Language;

use super::{Jego, LARGE, SMALL, quiet};

#[test]
fn the_next_step_is_offered_on_the_first_page_until_someone_does_not_want_it() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("First steps: 1 of 8");
    assert_eq!(jego.page(), Page::FirstSteps);
    jego.click("Skip: 1. Stones and liberties");
    assert!(jego.sees("First steps: 2 of 8") && jego.sees("Skipped"));
    jego.click("Do not skip: 1. Stones and liberties");
    assert!(jego.sees("First steps: 1 of 8"));
    jego.click("Show the next step on the home page");
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Home);
    assert!(!jego.sees("First steps: 1 of 8"));
}

#[test]
fn a_lesson_that_is_solved_counts_and_is_remembered() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.keys(egui::Modifiers::SHIFT, Key::F2);
    assert_eq!(jego.page(), Page::FirstSteps);
    jego.click("Begin: 1. Stones and liberties");
    assert_eq!(jego.page(), Page::Rules);
    // The first board asks for some stones in turn.
    for vertex in ["A1", "A2", "A3", "A4"] {
        jego.play(vertex);
    }
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::FirstSteps);
    assert!(jego.sees("1 of 2"), "{}", jego.told_all());
    let log = jego.data().join("first-steps.log");
    jego.until("the log", |_| log.exists());
    let later = jego.again(None);
    let text = fs::read_to_string(later.data().join("first-steps.log")).unwrap();
    assert!(text.contains("lesson Turns"), "{text}");
}

#[test]
fn an_exercise_is_a_game_that_is_won_by_a_capture() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("First steps: 1 of 8");
    jego.click("Begin: 3. Capture exercises");
    assert_eq!(jego.page(), Page::Match);
    let title = jego.session().record().header(Header::Name);
    assert_eq!(
        title.as_deref(),
        Some("Exercise 1 of 6: Black captures first")
    );
    jego.play("A5");
    assert!(jego.session().is_finished());
    jego.click_in_dialog("First steps");
    assert_eq!(jego.page(), Page::FirstSteps);
    jego.until_seen("1 of 6");
    jego.click("Continue: 3. Capture exercises");
    let title = jego.session().record().header(Header::Name);
    assert_eq!(
        title.as_deref(),
        Some("Exercise 2 of 6: Black captures first")
    );
}

#[test]
fn games_of_the_course_have_their_boards_and_opponents() {
    for (step, lines, opponent) in [
        ("Begin: 4. Atari go on 5×5", 5, "Wonder"),
        ("Begin: 5. Atari go on 7×7", 7, "Grasp"),
        ("Begin: 7. A first game of Go", 9, "Greed"),
        ("Begin: 8. A first win", 9, "Care"),
    ] {
        let mut jego = Jego::new(quiet(), LARGE);
        jego.click("First steps: 1 of 8");
        let node = egui_kittest::kittest::Queryable::get_by_label(&jego.harness, step);
        node.scroll_to_me();
        jego.harness.run();
        jego.click(step);
        assert_eq!(jego.page(), Page::Match, "{step}");
        assert_eq!(jego.session().record().size().lines(), lines);
        assert_eq!(
            jego.session().record().start().rules.is_atari_go(),
            lines < 9
        );
        assert_eq!(
            jego.session().record().player(jego::board::Color::White),
            opponent
        );
        // What is played here is not what is offered for the next game.
        let last = &jego.app().settings().last_game;
        assert!(!last.is_atari_go());
    }
}

#[test]
fn the_page_fits_in_a_small_window_in_french() {
    let mut jego = Jego::speaking(quiet(), SMALL, Language::French);
    jego.click("Premiers pas\u{a0}: 1 sur 8");
    assert!(jego.sees("Commencer\u{a0}: 1. Pierres et libertés"));
}
