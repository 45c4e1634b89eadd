//! Clicks and keys that were not meant for the board.

use egui::accesskit::Role;
use egui::{Key, Pos2};
use egui_kittest::kittest::Queryable as _;
use jego::board::Color;
use jego::record::GameKind;
use jego::session::{Match, Picked};
use jego::ui::Page;

use super::tables::at;
use super::{Jego, LARGE, quiet};

impl Jego {
    /// Clicks a place of the window.
    fn click_at(&mut self, place: Pos2) {
        self.harness.hover_at(place);
        self.harness.drag_at(place);
        self.harness.drop_at(place);
        self.harness.run();
    }

    /// Clicks what has this name and lies over the board, and the same place
    /// at once again.
    #[track_caller]
    fn double_click(&mut self, label: &str) -> Pos2 {
        let board = self.rect("Go board, 9 by 9");
        let found = self.harness.query_all_by_label(label);
        let mut places = found.map(|node| node.rect().center());
        let place = places.find(|place| board.contains(*place)).unwrap();
        drop(places);
        self.click_at(place);
        assert_eq!(self.rect("Go board, 9 by 9"), board, "it is there again");
        self.click_at(place);
        place
    }

    /// Presses a key and does not let it go.
    fn hold(&mut self, key: Key) {
        self.harness.key_down(key);
        self.harness.run();
    }
}

#[test]
fn a_double_click_on_a_button_plays_nothing_on_the_board_under_it() {
    let mut jego = Jego::with_moves("E5 D4");
    jego.ctrl(Key::R);
    let place = jego.double_click("Cancel");
    assert!(!jego.sees("Resign?"));
    assert_eq!(jego.stones(), 2);
    jego.click_at(place);
    assert_eq!(jego.stones(), 2, "nor a third click");
    jego.wait(1.0);
    jego.click_at(place);
    assert_eq!(jego.stones(), 3, "later it is a move");
}

#[test]
fn a_double_click_on_rematch_leaves_the_new_board_empty() {
    let mut jego = Jego::with_moves("E5 D4");
    jego.ctrl(Key::R);
    jego.click("Resign");
    jego.until("the file of the game", |jego| {
        jego.told_all().contains("Saved in ")
    });
    jego.double_click("Rematch");
    assert_eq!((jego.page(), jego.stones()), (Page::Match, 0));
    assert!(!jego.session().is_finished());
}

#[test]
fn quick_clicks_on_the_board_are_all_heard() {
    let mut jego = Jego::at_table(quiet());
    jego.play_all("E5 D4");
    assert_eq!(jego.stones(), 2);
    jego.play("D4");
    assert_eq!(jego.app().note(), Some("D4 is already occupied"));
}

#[test]
fn a_key_first_shows_the_cursor_of_who_began_with_the_mouse() {
    for key in [Key::Enter, Key::Space] {
        let mut jego = Jego::at_table(quiet());
        jego.key(key);
        assert_eq!(jego.stones(), 0, "{key:?}");
        assert_eq!(jego.focused().as_deref(), Some("E5, empty"));
        jego.key(key);
        assert_eq!(jego.stone("E5"), Some(Color::Black), "{key:?}");
    }
}

#[test]
fn a_key_that_is_held_down_plays_once() {
    let mut jego = Jego::at_table(quiet());
    jego.key(Key::ArrowUp);
    jego.hold(Key::Enter);
    assert_eq!(jego.stone("E6"), Some(Color::Black));
    jego.key(Key::ArrowUp);
    jego.hold(Key::Enter);
    assert_eq!(jego.stones(), 1);
    jego.harness.key_up(Key::Enter);
    jego.key(Key::Enter);
    assert_eq!(jego.stone("E7"), Some(Color::White));
}

#[test]
fn no_square_is_chosen_with_a_cursor_that_nobody_has_seen() {
    let mut jego = Jego::new(at(GameKind::Aligne4), LARGE);
    jego.click("Play");
    let picked = |jego: &Jego| match jego.playing() {
        Match::Aligne4(session) => *session.picked(),
        Match::Go(_) | Match::Othello(_) => Picked::Nothing,
    };
    jego.press(Role::Button, "Play Aligne 4");
    jego.key(Key::Enter);
    assert_eq!(picked(&jego), Picked::Nothing);
    jego.key(Key::Enter);
    assert_ne!(picked(&jego), Picked::Nothing);
}
