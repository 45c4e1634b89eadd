//! Looking at earlier moves of a game, and coming back to it.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::board::Color;
use jego::record::Seat;
use jego::settings::Settings;
use jego::words::{Language, TableWords};

use super::{Jego, SMALL, quiet};

const EN: Language = Language::English;

fn against_care() -> Settings {
    let mut settings = quiet();
    let level = "Care".to_owned();
    settings.last_game.seats = [Seat::Person, Seat::Computer { level }];
    settings
}

/// A game in which the computer has answered twice.
fn two_and_two() -> Jego {
    let mut jego = Jego::at_table(against_care());
    for (stones, moves) in [(2, ["E5", "E5"]), (4, ["C3", "G7"])] {
        let free = |vertex: &&str| jego.stone(vertex).is_none();
        let vertex = moves.into_iter().find(free).unwrap();
        jego.play(vertex);
        jego.until("an answer", |jego| jego.stones() == stones);
    }
    jego
}

/// Somewhere that is empty.
fn empty(jego: &Jego) -> &'static str {
    let points = ["A9", "J1", "A1", "J9", "A5"];
    let free = |vertex: &&str| jego.stone(vertex).is_none();
    points.into_iter().find(free).unwrap()
}

impl Jego {
    fn turns(&self) -> usize {
        self.session().record().history().tree().ids()
    }
}

#[test]
fn a_click_at_ones_own_turn_in_the_past_plays_nothing() {
    let mut jego = two_and_two();
    let turns = jego.turns();
    jego.click("Back one move");
    jego.click("Back one move");
    assert_eq!(jego.stones(), 2);
    assert!(jego.tool("Pass").accesskit_node().is_disabled());
    let point = empty(&jego);
    jego.play(point);
    assert_eq!((jego.stones(), jego.turns()), (2, turns));
    let refused = EN.fill(TableWords::LookingBackAt, &[&"Black"]);
    assert!(jego.sees(&refused));
    assert_eq!(jego.app().note(), Some(refused.as_str()), "at the point");
    jego.click("Back to the game");
    assert_eq!((jego.stones(), jego.turns()), (4, turns));
    assert!(!jego.sees("Back to the game"));
}

#[test]
fn who_asks_for_it_plays_on_from_an_earlier_move() {
    let mut jego = two_and_two();
    jego.click("Back one move");
    jego.click("Back one move");
    let point = empty(&jego);
    jego.play(point);
    jego.click("Play on from here");
    assert!(!jego.sees("Back to the game") && jego.sees("Black to move"));
    jego.play(point);
    assert_eq!(jego.stone(point), Some(Color::Black));
    // It may take a stone, so stones do not tell.
    jego.until("an answer", |jego| {
        jego.session().record().history().path().len() == 5
    });
}

#[test]
fn no_key_and_no_button_lets_the_computer_play_in_the_past() {
    for size in [super::LARGE, SMALL] {
        let mut jego = two_and_two();
        jego.harness.set_size(size.into());
        jego.harness.run();
        let turns = jego.turns();
        jego.click("Back one move");
        assert!(!jego.sees("Continue"), "{size:?}");
        for key in [Key::F5, Key::F7] {
            jego.key(key);
            jego.wait(1.0);
            assert_eq!((jego.stones(), jego.turns()), (3, turns), "{key:?}");
            assert!(jego.sees(&EN.fill(TableWords::LookingBackAt, &[&"White"])));
        }
        let offers = jego.harness.query_all_by_label("Back to the game").count();
        assert_eq!(offers, 2, "on the card, and in the line of messages");
        jego.go_back_to_the_game();
        assert_eq!(jego.stones(), 4);
    }
}

#[test]
fn a_review_is_gone_through_with_the_arrows() {
    let mut jego = Jego::at_table(quiet());
    for key in [Key::ArrowUp, Key::Enter, Key::ArrowUp, Key::Enter] {
        jego.key(key);
    }
    assert_eq!(jego.stones(), 2);
    jego.ctrl(Key::R);
    jego.click("Resign");
    jego.until("the file of the game", |jego| {
        jego.told_all().contains("Saved in ")
    });
    jego.click_in_dialog("Review the game");
    assert_eq!(jego.stones(), 0);
    jego.key(Key::ArrowRight);
    assert_eq!(jego.stones(), 1);
    jego.key(Key::ArrowRight);
    assert_eq!(jego.stones(), 2);
}
