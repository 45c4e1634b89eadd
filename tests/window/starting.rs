//! How games begin: draws, handicaps, other boards, and what is remembered.

use std::fs;

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use jego::board::Color;
use jego::go::Handicap;
use jego::session::{BlackSeat, BoardLook, Theme};
use jego::ui::Page;

use super::{Jego, LARGE, quiet};

#[test]
fn a_drawn_game_begins_after_the_draw() {
    let mut settings = quiet();
    settings.last_game.black = BlackSeat::Draw;
    settings.last_game.names = ["Ada", "Bo"].map(str::to_owned);
    let mut jego = Jego::new(settings, LARGE);
    jego.click("Play");
    jego.sit_down("Play on 9×9");
    assert_eq!(jego.page(), Page::Draw);
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::NewGame);
    jego.sit_down("Play on 9×9");
    assert!(jego.sees("Ada plays Black") || jego.sees("Bo plays Black"));
    jego.click("Start");
    assert_eq!(jego.page(), Page::Table);
}

#[test]
fn a_draw_that_moves_can_be_cut_short() {
    let mut settings = quiet();
    settings.animations = true;
    settings.last_game.black = BlackSeat::Draw;
    let mut jego = Jego::new(settings, LARGE);
    jego.click("Play");
    jego.sit_down("Play on 9×9");
    assert!(jego.sees("Click or press a key to skip"));
    jego.key(Key::Space);
    assert!(jego.sees("Start"));
    jego.key(Key::Enter);
    assert_eq!(jego.page(), Page::Table);
}

#[test]
fn a_fixed_handicap_stands_on_the_star_points() {
    let mut settings = quiet();
    settings.last_game.handicap = Handicap::Fixed(4);
    let mut jego = Jego::at_table(settings);
    assert_eq!(jego.stones(), 4);
    assert!(jego.sees("White to move"));
    jego.play("E5");
    assert_eq!(jego.stone("E5"), Some(Color::White));
}

#[test]
fn a_free_handicap_is_placed_by_black_before_anything_else() {
    let mut settings = quiet();
    settings.last_game.handicap = Handicap::Free(3);
    let mut jego = Jego::at_table(settings);
    assert!(jego.sees("Black places 3 more handicap stones"));
    assert_eq!(jego.harness_count("Pass"), 1, "in the bar alone");
    assert!(jego.tool("Pass").accesskit_node().is_disabled());
    jego.play("D4");
    assert!(jego.sees("Black places 2 more handicap stones"));
    jego.key(Key::P);
    assert!(jego.sees("Handicap stones come first: 2 left to place"));
    jego.play_all("E5 F6");
    assert!(jego.sees("White to move"));
    assert_eq!(jego.stone("F6"), Some(Color::Black));
    jego.play("C3");
    assert_eq!(jego.stone("C3"), Some(Color::White));
}

#[test]
fn the_last_setup_is_offered_again() {
    let mut settings = quiet();
    settings.last_game.names = ["Ada", "Bo"].map(str::to_owned);
    let mut jego = Jego::at_table(settings);
    jego.play("D4");
    let mut later = jego.again(None);
    later.until_seen("Play");
    later.click("Play");
    assert!(later.told_all().contains("Ada"));
}

#[test]
fn what_was_chosen_is_remembered_by_the_next_window() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("Options");
    jego.click("High contrast");
    jego.click("Night");
    jego.click("Move numbers");
    jego.click("Français");
    let chosen = jego.app().settings().clone();
    assert_eq!(chosen.theme, Theme::HighContrast);
    assert_eq!(chosen.look, BoardLook::Night);
    assert!(chosen.numbers);
    let mut later = jego.again(None);
    later.until_seen("Jouer");
    assert_eq!(*later.app().settings(), chosen);
}

#[test]
fn a_damaged_settings_file_is_told_of_and_kept_aside() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    fs::write(data.join("settings.ron"), "(\n  sound: perhaps,\n)").unwrap();
    let mut jego = Jego::begun(folder, None);
    jego.until_seen("Play");
    let told = jego.told_all();
    let system_language = told.contains("ligne 2") || told.contains("line 2");
    assert!(system_language, "{told}");
    let aside = jego.data().join("settings.damaged.ron");
    assert!(fs::read_to_string(aside).unwrap().contains("perhaps"));
}
