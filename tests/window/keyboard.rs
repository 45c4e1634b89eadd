//! Everything without a pointer.

use egui::{Key, Modifiers};
use jego::board::Color;
use jego::session::Stage;
use jego::ui::Page;

use super::{Jego, LARGE, SMALL, quiet};

impl Jego {
    /// Presses Tab until something has the keyboard.
    #[track_caller]
    fn tab_to(&mut self, label: &str) {
        let reached = (0..120).any(|_| {
            self.key(Key::Tab);
            self.focused().as_deref() == Some(label)
        });
        assert!(reached, "Tab does not reach {label}");
    }
}

#[test]
fn a_whole_game_is_played_by_keys() {
    let mut jego = Jego::new(quiet(), LARGE);
    assert_eq!(jego.focused().as_deref(), Some("Play"));
    jego.key(Key::Enter);
    assert_eq!(jego.page(), Page::NewGame);
    jego.tab_to("9×9 · Short game");
    jego.key(Key::Space);
    assert_eq!(jego.page(), Page::NewGame, "a board is a choice");
    jego.tab_to("Play on 9×9");
    jego.key(Key::Enter);
    assert_eq!(jego.page(), Page::Match);
    jego.tab_to("E5, empty");
    jego.key(Key::Enter);
    assert_eq!(jego.stone("E5"), Some(Color::Black));
    jego.key(Key::ArrowUp);
    jego.key(Key::ArrowRight);
    jego.key(Key::Space);
    assert_eq!(jego.stone("F6"), Some(Color::White));
    assert_eq!(jego.stones(), 2);
    jego.key(Key::P);
    jego.key(Key::P);
    jego.until("a proposal", |jego| !jego.session().is_thinking());
    jego.keys(Modifiers::COMMAND, Key::Enter);
    assert!(matches!(jego.session().stage(), Stage::Over(_)));
}

#[test]
fn tab_reaches_the_board_the_pass_button_and_the_menus() {
    for size in [LARGE, SMALL] {
        let mut jego = Jego::new(quiet(), size);
        jego.click("Play");
        jego.sit_down("Play on 9×9");
        for name in ["E5, empty", "Pass", "File", "Help"] {
            jego.tab_to(name);
        }
        jego.tab_to("Pass");
        jego.key(Key::Space);
        assert!(jego.sees("Black passes"));
    }
}

#[test]
fn escape_leaves_the_board_before_the_table() {
    let mut jego = Jego::with_moves("D4");
    jego.tab_to("D4, black, last move");
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Match);
    assert!(!jego.sees("Leave this game?"));
    assert_eq!(jego.focused().as_deref(), Some("Go board, 9 by 9"));
    jego.key(Key::ArrowLeft);
    assert_eq!(jego.stones(), 0, "arrows travel again");
}

#[test]
fn a_click_on_the_board_leaves_the_arrows_to_the_game() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.key(Key::ArrowLeft);
    assert_eq!(jego.stones(), 1);
}

#[test]
fn a_menu_opened_by_keys_asks_before_it_resigns() {
    let mut jego = Jego::with_moves("D4");
    jego.tab_to("Game");
    jego.key(Key::Enter);
    jego.tab_to("Resign…");
    jego.key(Key::Enter);
    assert!(jego.sees("Resign?"), "{:?}", jego.session().stage());
    assert_eq!(jego.session().stage(), Stage::Playing);
    jego.tab_to("Resign");
    jego.key(Key::Enter);
    assert!(jego.sees("Black wins by resignation"), "White was to move");
    assert!(!jego.sees("White wins by resignation"));
}

#[test]
fn enter_in_a_dialog_does_not_reach_the_board_below() {
    let mut jego = Jego::with_moves("D4");
    jego.tab_to("D4, black, last move");
    jego.key(Key::ArrowUp);
    jego.ctrl(Key::R);
    assert!(jego.sees("Resign?"));
    jego.key(Key::ArrowUp);
    jego.key(Key::Escape);
    assert!(!jego.sees("Resign?"));
    assert_eq!(jego.stones(), 1);
    jego.ctrl(Key::W);
    jego.key(Key::P);
    jego.ctrl(Key::Z);
    assert_eq!((jego.stones(), jego.page()), (1, Page::Match));
    jego.tab_to("Leave");
    jego.key(Key::Enter);
    assert_eq!(jego.page(), Page::Home);
}
