//! Passes, the count, the result, and what comes after it.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use jego::board::Color;
use jego::record::Header;
use jego::session::Stage;
use jego::settings::Settings;
use jego::ui::Page;

use super::{Jego, point, quiet};

fn named() -> Settings {
    let mut settings = quiet();
    settings.last_game.names = ["Ada", "Bo"].map(str::to_owned);
    settings
}

/// Both have passed, and what is dead was proposed.
fn counting(settings: Settings, moves: &str) -> Jego {
    let mut jego = Jego::at_table(settings);
    jego.play_all(moves);
    jego.play_all("pass pass");
    jego.until("a proposal", |jego| !jego.session().is_thinking());
    assert_eq!(jego.session().stage(), Stage::Counting);
    jego
}

/// A game that Black won by 73.5.
fn finished() -> Jego {
    let mut jego = counting(named(), "E5");
    jego.click("Accept");
    // The window of the result grows by a line when the game is in its file.
    jego.until("the file of the game", |jego| {
        jego.told_all().contains("Saved in ")
    });
    jego
}

fn player(jego: &Jego, color: Color) -> String {
    let name = jego.session().record().header(Header::Player(color));
    name.unwrap().into_owned()
}

#[test]
fn a_pass_is_said_and_two_open_the_count() {
    let mut jego = Jego::with_moves("D4");
    jego.use_tool("Pass");
    assert!(jego.sees("White passes"));
    assert!(!jego.sees("Accept"));
    jego.key(Key::P);
    jego.until("a proposal", |jego| !jego.session().is_thinking());
    assert!(jego.sees("Accept") && jego.sees("Resume"));
    assert!(!jego.sees("Pass"));
}

#[test]
fn a_click_on_a_chain_calls_it_dead_or_alive_and_the_totals_follow() {
    let mut jego = counting(quiet(), "E5 C3");
    let at = point("C3", jego.session().position().board().size());
    let before = jego.session().dead().contains(at);
    let total = |jego: &Jego| jego.session().count().parts(Color::Black).total;
    let total_before = total(&jego);
    jego.play("C3");
    assert_eq!(jego.session().dead().contains(at), !before);
    assert_eq!(jego.said_of("C3").contains("dead"), !before);
    assert_ne!(total(&jego), total_before);
    jego.play("C3");
    assert_eq!(jego.session().dead().contains(at), before);
    assert_eq!(total(&jego), total_before);
    assert_eq!(jego.stones(), 2, "nothing was played");
}

#[test]
fn play_goes_on_after_resume_and_the_next_two_passes_count_again() {
    let mut jego = counting(quiet(), "E5");
    jego.click("Resume");
    assert_eq!(jego.session().stage(), Stage::Playing);
    jego.play("G7");
    assert_eq!(jego.stones(), 2);
    jego.play_all("pass pass");
    jego.until("a proposal", |jego| !jego.session().is_thinking());
    assert!(jego.sees("Accept"));
}

#[test]
fn accepting_shows_the_count_line_by_line() {
    let mut jego = finished();
    assert!(jego.sees("Ada (Black) wins by 73.5 points"));
    for line in ["stones", "territory", "komi", "total"] {
        assert!(jego.sees(line), "{line}");
    }
    assert!(jego.sees("81") && jego.sees("7.5"));
    jego.click("Close");
    assert!(jego.sees("Black wins by 73.5 points"));
    jego.key(Key::R);
    assert!(jego.sees("Ada (Black) wins by 73.5 points"));
    jego.key(Key::Escape);
    assert!(!jego.sees("Ada (Black) wins by 73.5 points"));
    assert_eq!(jego.page(), Page::Match);
}

#[test]
fn a_rematch_swaps_the_colors() {
    let mut jego = finished();
    jego.click("Rematch");
    assert_eq!(jego.stones(), 0, "{}", jego.told_all());
    assert_eq!(player(&jego, Color::Black), "Bo");
    assert_eq!(player(&jego, Color::White), "Ada");
    assert_eq!(jego.session().stage(), Stage::Playing);
    jego.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    assert_eq!(player(&jego, Color::Black), "Ada");
}

#[test]
fn a_restart_begins_the_same_game_after_a_question() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.menu("Game", "Restart");
    assert!(jego.sees("Start over?"));
    jego.click("Stay");
    assert_eq!(jego.stones(), 2);
    jego.menu("Game", "Restart");
    jego.click("Leave");
    assert_eq!(jego.stones(), 0);
    assert_eq!(jego.session().stage(), Stage::Playing);
}

#[test]
fn going_over_the_game_begins_at_its_start() {
    let mut jego = finished();
    jego.click_in_dialog("Review the game");
    assert!(jego.sees("move 0 of 3"), "{}", jego.told_all());
    assert_eq!(jego.stones(), 0);
    jego.key(Key::ArrowRight);
    assert_eq!(jego.stones(), 1);
}

#[test]
fn a_finished_game_is_listed_and_opened_again() {
    let mut jego = finished();
    jego.click("Rematch");
    jego.ctrl(Key::L);
    assert_eq!(jego.page(), Page::Finished);
    jego.until_seen("Ada – Bo: Black wins by 73.5 points");
    let open = jego.harness.get_by_label_contains("Open: ");
    open.click();
    jego.harness.run();
    jego.until("the game", |jego| jego.page() == Page::Match);
    assert!(matches!(jego.session().stage(), Stage::Over(_)));
    assert_eq!(player(&jego, Color::Black), "Ada");
    assert_eq!(jego.stone("E5"), Some(Color::Black));
    assert!(jego.sees("Show result…"));
}

#[test]
fn a_finished_game_takes_no_more_moves_but_variations() {
    let mut jego = finished();
    jego.click("Close");
    jego.play("A1");
    assert!(jego.told_all().contains("The game is over: "));
    jego.key(Key::ArrowLeft);
    jego.play("A1");
    assert_eq!(jego.stone("A1"), Some(Color::Black));
    jego.play("A2");
    assert_eq!(jego.stone("A2"), Some(Color::White));
    assert!(jego.session().is_finished());
    assert!(jego.told_all().contains("new moves become variations"));
}

#[test]
fn resigning_asks_and_ends_the_game() {
    let mut jego = Jego::at_table(named());
    jego.play("D4");
    jego.ctrl(Key::R);
    assert!(jego.sees("Bo resigns, and Ada wins"));
    jego.click("Cancel");
    assert_eq!(jego.session().stage(), Stage::Playing);
    jego.menu("Game", "Resign…");
    jego.click("Resign");
    assert!(jego.sees("Ada (Black) wins by resignation"));
    assert!(jego.session().ending().unwrap().tally.is_none());
}

#[test]
fn the_count_is_written_into_the_record() {
    let mut jego = finished();
    jego.click("Close");
    let sgf = jego::record::sgf::write(&jego.session().record().to_sgf());
    assert!(sgf.contains("RE[B+73.5]"), "{sgf}");
    assert!(sgf.contains("TB["), "{sgf}");
}
