//! How games begin: draws, handicaps, other boards, and what is remembered.

use std::fs;

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::board::Color;
use jego::go::Handicap;
use jego::record::{Header, Seat, TimeControl};
use jego::settings::{BoardLook, Theme};
use jego::setup::BlackSeat;
use jego::ui::{FirstPage, Page};

use super::{Jego, LARGE, SMALL, quiet};

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
    let black = ["Ada", "Bo"].map(|name| jego.sees(&format!("{name} plays Black")));
    jego.click("Start");
    assert_eq!(jego.page(), Page::Match);
    // Who it is, chance decides; that it is one of them and the one that was
    // shown, it does not.
    let plays = jego.session().record().player(Color::Black);
    assert_eq!(black, ["Ada", "Bo"].map(|name| name == plays));
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
    assert_eq!(jego.page(), Page::Match);
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

#[test]
fn one_click_on_the_first_page_begins_a_game() {
    for (size, label) in [
        (9, "Play on 9×9 against 15\u{a0}kyu · Whim"),
        (13, "Play on 13×13 against 15\u{a0}kyu · Whim"),
        (19, "Play on 19×19 against 15\u{a0}kyu · Whim"),
    ] {
        for window in [LARGE, SMALL] {
            let mut settings = quiet();
            settings.last_game.control = TimeControl::Absolute { main_secs: 60 };
            let mut jego = Jego::new(settings, window);
            jego.click(label);
            assert_eq!(jego.page(), Page::Match);
            let record = jego.session().record();
            assert_eq!(record.size().lines(), size);
            assert_eq!(record.control(), TimeControl::None);
            let level = "Whim".to_owned();
            assert_eq!(record.seats().white, Seat::Computer { level });
            let rank = record.header(Header::Rank(Color::White)).unwrap();
            assert_eq!(rank, "15k");
        }
    }
}

#[test]
fn text_grows_by_keys_as_far_as_the_window_has_room_and_is_remembered() {
    let mut jego = Jego::new(quiet(), [1600.0, 1200.0]);
    jego.ctrl(Key::Plus);
    jego.ctrl(Key::Plus);
    assert_eq!(jego.app().settings().text_size, 130);
    assert!((jego.harness.ctx.zoom_factor() - 1.3).abs() < 0.01);
    jego.ctrl(Key::Num0);
    assert!((jego.harness.ctx.zoom_factor() - 1.0).abs() < 0.01);
    // A small window stays whole.
    let mut jego = Jego::new(quiet(), SMALL);
    jego.ctrl(Key::Plus);
    assert_eq!(jego.app().settings().text_size, 115);
    assert!((jego.harness.ctx.zoom_factor() - 1.0).abs() < 0.01);
}

#[test]
fn a_page_that_is_opened_again_begins_at_its_top() {
    let mut jego = Jego::new(quiet(), SMALL);
    jego.click("Options");
    let top = jego.rect("Appearance").top();
    jego.harness.get_by_label("Choose…").scroll_to_me();
    jego.harness.run();
    assert!(jego.rect("Appearance").top() < top);
    jego.key(Key::Escape);
    jego.click("Options");
    assert_eq!(jego.rect("Appearance").top(), top);
}

#[test]
fn a_window_that_is_to_resume_shows_the_interrupted_game() {
    let jego = Jego::with_moves("E5 C3");
    let mut again = jego.again(None);
    again.app_mut().begin_with(FirstPage::Resume);
    again.until("the game", |jego| jego.page() == Page::Match);
    assert_eq!(again.stone("C3"), Some(Color::White));
}

#[test]
fn a_window_that_is_to_resume_lists_several_games() {
    let jego = Jego::with_moves("E5 C3");
    let mut again = jego.again(None);
    again.click("Play");
    again.sit_down("Play on 9×9");
    again.play("D4");
    let mut again = again.again(None);
    again.app_mut().begin_with(FirstPage::Resume);
    again.until("the list", |jego| jego.page() == Page::Interrupted);
}

#[test]
fn a_window_with_nothing_to_resume_stays_on_its_first_page() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.app_mut().begin_with(FirstPage::Resume);
    jego.harness.run();
    assert_eq!(jego.page(), Page::Home);
}

#[test]
fn a_window_can_begin_with_a_new_game() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.app_mut().begin_with(FirstPage::NewGame);
    jego.harness.run();
    assert_eq!(jego.page(), Page::NewGame);
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Home);
}
