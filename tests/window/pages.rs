//! Every page and every dialog, opened and closed in every way.

use egui::Key;
use jego::record::TimeControl;
use jego::ui::Page;

use super::{Jego, LARGE, quiet};

#[test]
fn every_page_of_home_is_left_by_escape_and_by_its_button() {
    for (name, page) in [
        ("Play", Page::NewGame),
        ("Finished games", Page::Finished),
        ("Rules", Page::Rules),
        ("Options", Page::Options),
    ] {
        let mut jego = Jego::new(quiet(), LARGE);
        jego.click(name);
        assert_eq!(jego.page(), page);
        jego.key(Key::Escape);
        assert_eq!(jego.page(), Page::Home, "{name}");
        jego.click(name);
        jego.click("Back");
        assert_eq!(jego.page(), Page::Home, "{name}");
    }
}

#[test]
fn every_page_beside_the_table_comes_back_to_it() {
    let mut jego = Jego::with_moves("D4");
    for (menu, entry, page) in [
        ("File", "New game…", Page::NewGame),
        ("View", "Options…", Page::Options),
        ("Help", "Rules", Page::Rules),
        ("File", "Finished games", Page::Finished),
    ] {
        jego.menu(menu, entry);
        assert_eq!(jego.page(), page, "{entry}");
        jego.key(Key::Escape);
        assert_eq!(jego.page(), Page::Match, "{entry}");
        jego.menu(menu, entry);
        jego.click("Back");
        assert_eq!(jego.page(), Page::Match, "{entry}");
    }
    assert_eq!(jego.stones(), 1);
}

#[test]
fn every_dialog_is_closed_by_escape_and_by_its_button() {
    let mut jego = Jego::with_moves("D4");
    for (menu, entry, title, button) in [
        ("Help", "Keyboard shortcuts", "Keyboard shortcuts", "Close"),
        ("Help", "About Jego", "About Jego", "Close"),
        ("File", "Game information…", "Game information", "Cancel"),
        ("Game", "Resign…", "Resign?", "Cancel"),
        ("File", "Leave game", "Leave this game?", "Stay"),
        ("File", "Quit", "Quit Jego?", "Stay"),
    ] {
        for way in ["Escape", button] {
            jego.menu(menu, entry);
            assert!(jego.sees(title), "{entry}: {}", jego.told_all());
            match way {
                "Escape" => jego.key(Key::Escape),
                button => jego.click(button),
            }
            assert!(!jego.sees(title), "{entry} by {way}");
            assert_eq!(jego.page(), Page::Match);
        }
    }
    assert_eq!(jego.stones(), 1);
}

#[test]
fn every_file_list_is_closed_by_escape_and_by_its_button() {
    let mut jego = Jego::with_moves("D4");
    for (menu, entry, title) in [
        ("File", "Open…", "Open a game"),
        ("File", "Save as…", "Save the game"),
        ("File", "Export SGF…", "Export as SGF"),
        ("File", "Export picture…", "Export a picture"),
    ] {
        for way in ["Escape", "Cancel"] {
            jego.menu(menu, entry);
            jego.until_seen(title);
            match way {
                "Escape" => jego.key(Key::Escape),
                button => jego.click(button),
            }
            jego.until(entry, |jego| !jego.sees(title));
            assert_eq!(jego.page(), Page::Match);
        }
    }
}

#[test]
fn keys_are_listed_with_what_they_do() {
    let mut jego = Jego::with_moves("D4");
    jego.key(Key::F1);
    for line in [
        "Undo the last move",
        "Ctrl+Z",
        "Close what is open, or go back",
        "The mouse wheel over the board steps through the moves",
    ] {
        assert!(jego.sees(line), "{line}: {}", jego.told_all());
    }
}

#[test]
fn everything_comes_to_rest() {
    let mut settings = quiet();
    settings.last_game.control = TimeControl::None;
    let mut jego = Jego::at_table(settings);
    jego.play_all("D4 E5");
    jego.harness.run();
    let root = &jego.harness.output().viewport_output[&egui::ViewportId::ROOT];
    assert!(
        root.repaint_delay.as_secs() > 3600,
        "{:?}",
        root.repaint_delay
    );
}

#[test]
fn stones_that_drop_come_to_rest_too() {
    let mut settings = quiet();
    settings.animations = true;
    let mut jego = Jego::at_table(settings);
    jego.play_all("A2 A1 B1");
    jego.harness.run();
    let root = &jego.harness.output().viewport_output[&egui::ViewportId::ROOT];
    assert!(
        root.repaint_delay.as_secs() > 3600,
        "{:?}",
        root.repaint_delay
    );
}
