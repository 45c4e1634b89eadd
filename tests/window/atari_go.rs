//! Atari go at the table of the window.

use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::go::Ruleset;
use jego::setup::{AtariStart, GameSetup, GoVariant, Mode};
use jego::ui::Page;
use jego::words::Language;

use super::{Jego, LARGE, SMALL, quiet};

/// A game of two persons on 5×5.
fn at_table() -> Jego {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("Play");
    jego.click("Atari go");
    jego.choose_board("Play Atari go 5×5");
    jego.click("Play Atari go 5×5");
    assert_eq!(jego.page(), Page::Match);
    jego
}

#[test]
fn the_first_capture_is_the_result() {
    let mut jego = at_table();
    assert_eq!(
        jego.session().record().start().ruleset,
        Some(Ruleset::AtariGo)
    );
    jego.play_all("A4 A5 C3 C4 B5");
    assert!(jego.session().is_finished());
    jego.until_seen("Black wins: 1 stone captured");
    jego.click_in_dialog("Close");
    // Nothing more can be played, and the end can be taken back.
    jego.play("E1");
    assert_eq!(jego.session().position().situation().prisoners.black, 1);
    assert_eq!(jego.stones(), 4);
}

#[test]
fn nobody_passes_and_nothing_is_estimated() {
    let mut jego = at_table();
    jego.play("C3");
    let disabled = |jego: &Jego, label| jego.tool(label).accesskit_node().is_disabled();
    assert!(disabled(&jego, "Pass"));
    for label in ["Analysis", "Estimate", "Review"] {
        let shown = jego.harness.query_all_by_label(label).count();
        assert!(shown <= 1, "{label}: only the menu may have it");
    }
    jego.key(egui::Key::E);
    assert!(!jego.session().is_estimating());
    jego.key(egui::Key::A);
    assert!(!jego.session().is_analyzing());
    assert!(!jego.sees("Total") && !jego.sees("Komi"));
}

#[test]
fn a_crosscut_stands_on_the_board_and_the_choice_is_remembered() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("Play");
    jego.click("Atari go");
    jego.click("Crosscut in the middle");
    jego.click("Play Atari go 7×7");
    assert_eq!(jego.stones(), 4);
    let later = jego.again(None);
    let last = &later.app().settings().last_game;
    assert_eq!(last.go_variant, GoVariant::AtariGo);
    assert_eq!(last.atari_go.start, AtariStart::Crosscut);
}

#[test]
fn the_computer_answers_and_has_no_rank() {
    let mut settings = quiet();
    settings.last_game = GameSetup::welcome();
    settings.last_game.change_go_variant(GoVariant::AtariGo);
    settings.last_game.change_mode(Mode::OnePlayer);
    let mut jego = Jego::new(settings, LARGE);
    jego.click("Play");
    jego.click("Play Atari go 7×7");
    jego.play("D4");
    jego.until("an answer", |jego| jego.stones() == 2);
    assert!(jego.sees("Grasp"), "{}", jego.told_all());
}

#[test]
fn the_page_fits_in_small_windows_and_speaks_french() {
    let mut settings = quiet();
    settings.last_game.change_go_variant(GoVariant::AtariGo);
    let mut jego = Jego::speaking(settings, SMALL, Language::French);
    jego.click("Jouer");
    jego.harness.get_by_label("Atari-go");
    assert!(jego.told_all().contains("La première capture gagne"));
}
