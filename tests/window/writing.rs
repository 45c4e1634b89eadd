//! Comments, the head of the game, and keys that are only letters meanwhile.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use jego::board::Color;
use jego::record::Header;
use jego::ui::Page;

use super::{Jego, SMALL, quiet};

impl Jego {
    fn comment(&self) -> String {
        let field = self
            .harness
            .get_by_role_and_label(Role::MultilineTextInput, "Comment");
        field.value().unwrap()
    }
}

#[test]
fn a_comment_stays_with_its_move() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.ctrl(Key::M);
    jego.write("too far");
    assert_eq!(jego.comment(), "too far");
    jego.key(Key::Escape);
    jego.key(Key::ArrowLeft);
    assert_eq!(jego.comment(), "");
    jego.key(Key::ArrowRight);
    assert_eq!(jego.comment(), "too far");
    assert!(jego.sees("Move 2, White E5, with a comment, current"));
}

#[test]
fn a_comment_survives_leaving() {
    let mut jego = Jego::with_moves("D4");
    jego.ctrl(Key::M);
    jego.write("bien vu");
    let mut later = jego.again(None);
    later.until_seen("Resume");
    later.click("Resume");
    later.until("the game", |jego| jego.page() == Page::Match);
    assert_eq!(later.comment(), "bien vu");
}

#[test]
fn keys_typed_into_a_comment_neither_play_nor_travel() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.ctrl(Key::M);
    let keys = [
        Key::P,
        Key::N,
        Key::C,
        Key::T,
        Key::V,
        Key::M,
        Key::R,
        Key::ArrowLeft,
        Key::ArrowUp,
        Key::Home,
        Key::End,
        Key::PageUp,
        Key::Delete,
        Key::Enter,
    ];
    let settings = jego.app().settings().clone();
    for key in keys {
        jego.key(key);
    }
    jego.ctrl(Key::Z);
    assert!(jego.sees("move 2"));
    assert_eq!(jego.stones(), 2);
    assert_eq!(jego.session().record().history().tree().ids(), 3);
    assert_eq!(*jego.app().settings(), settings);
}

#[test]
fn the_first_escape_leaves_the_comment_and_the_next_one_the_table() {
    let mut jego = Jego::with_moves("D4");
    jego.ctrl(Key::M);
    jego.write("x");
    jego.key(Key::Escape);
    assert!(!jego.sees("Leave this game?"));
    jego.key(Key::Escape);
    assert!(jego.sees("Leave this game?"));
}

#[test]
fn a_narrow_window_shows_the_comment_when_it_is_asked_for() {
    let mut jego = Jego::new(quiet(), SMALL);
    jego.click("Play");
    jego.sit_down("Play on 9×9");
    jego.key(Key::F9);
    assert!(!jego.sees("Move tree"));
    jego.ctrl(Key::M);
    jego.write("small");
    assert_eq!(jego.comment(), "small");
}

#[test]
fn the_head_of_the_game_is_written() {
    let mut jego = Jego::with_moves("D4");
    jego.ctrl(Key::I);
    jego.rewrite("Black", "Ada");
    jego.rewrite("Event", "Club night");
    jego.click("Apply");
    let record = jego.session().record();
    let header = |header| record.header(header).unwrap_or_default().into_owned();
    assert_eq!(header(Header::Player(Color::Black)), "Ada");
    assert_eq!(header(Header::Event), "Club night");
    assert!(jego.sees("Ada"));
    jego.menu("File", "Game information…");
    jego.rewrite("White", "Bo");
    jego.click("Cancel");
    assert!(!jego.sees("Bo"));
    assert_eq!(jego.page(), Page::Match);
}

#[test]
fn a_comment_alone_makes_a_game_worth_keeping() {
    let mut jego = Jego::at_table(quiet());
    jego.ctrl(Key::M);
    jego.write("before the start");
    let mut later = jego.again(None);
    later.until_seen("Resume");
}
