//! Copying and pasting games.

use egui::{Event, Key, ViewportCommand};
use jego::board::Color;
use jego::record::sgf;
use jego::ui::Page;

use super::{Jego, LARGE, quiet};

fn paste(jego: &mut Jego, text: &str) {
    jego.harness.event(Event::Paste(text.to_owned()));
    jego.harness.run();
}

#[test]
fn the_game_is_copied_as_sgf() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.harness.event(Event::Copy);
    jego.until_seen("Game copied to the clipboard");
    let written = sgf::write(&jego.session().record().to_sgf());
    assert_eq!(jego.copied(), Some(written.as_str()));
}

#[test]
fn the_menu_copies_and_asks_the_system_for_what_to_paste() {
    let mut jego = Jego::with_moves("D4");
    jego.menu("Edit", "Copy game");
    jego.until("the copy", |jego| jego.copied().is_some());
    assert!(jego.copied().unwrap().starts_with("(;"));
    jego.menu("Edit", "Paste game");
    assert!(jego.told(&ViewportCommand::RequestPaste));
}

#[test]
fn a_pasted_game_is_opened_on_any_page() {
    let mut jego = Jego::new(quiet(), LARGE);
    paste(&mut jego, "(;GM[1]SZ[9]PB[Zoé];B[dd];W[ee])");
    jego.until("the game", |jego| jego.page() == Page::Match);
    assert_eq!(jego.stone("D6"), None);
    jego.key(Key::End);
    assert_eq!(jego.stone("D6"), Some(Color::Black));
    assert!(jego.session().file().is_none());
}

#[test]
fn nothing_and_nonsense_are_not_pasted() {
    let mut jego = Jego::with_moves("D4");
    paste(&mut jego, "  ");
    assert!(jego.sees("There is no game in the clipboard"));
    paste(&mut jego, "milk, bread");
    jego.until_seen("The game could not be opened");
    jego.click("Close");
    assert_eq!(jego.stone("D4"), Some(Color::Black));
}

#[test]
fn pasting_over_an_unfinished_game_asks_first() {
    let mut jego = Jego::with_moves("D4");
    paste(&mut jego, "(;GM[1]SZ[13];B[dd])");
    jego.until_seen("Leave this game?");
    jego.click("Stay");
    assert_eq!(jego.stone("D4"), Some(Color::Black));
    paste(&mut jego, "(;GM[1]SZ[13];B[dd])");
    jego.until_seen("Leave this game?");
    jego.click("Leave");
    let lines = jego.session().position().board().size().lines();
    assert_eq!(lines, 13);
}
