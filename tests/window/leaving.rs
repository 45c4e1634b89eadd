//! Leaving a game, coming back to it, and closing the window.

use std::thread;
use std::time::Instant;

use egui::accesskit::Role;
use egui::{Key, ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::board::{Color, Size};
use jego::setup::BlackSeat;
use jego::ui::{Page, begin};
use jego::words::{Dialog as Words, Language};

use super::{Inside, Jego, LARGE, PATIENCE, SMALL, build, folders, quiet};

impl Jego {
    /// Leaves the table, whatever is asked.
    fn leave(&mut self) {
        self.ctrl(Key::W);
        self.click("Leave");
        assert_eq!(self.page(), Page::Home);
        // The line comes in once the journal is on the disk.
        self.until_seen("Resume");
    }

    /// Whether the first page offers a game, once that is known: the sample
    /// game comes after it.
    pub(crate) fn offers_resume(mut self) -> bool {
        self.until_seen("Go board, 9 by 9");
        self.sees("Resume")
    }
}

#[test]
fn a_game_that_is_being_played_is_not_offered_by_a_second_window() {
    let jego = Jego::with_moves("D4 E5");
    let beginning = begin(folders(&jego.folder), None);
    let mut second = build(beginning, LARGE);
    let deadline = Instant::now() + PATIENCE;
    // The board of the first page; the system's language may be any.
    let board = |second: &Harness<'_, Inside>| {
        let mut named = ["9 by 9", "9 sur 9"].into_iter();
        named.any(|name| second.query_by_label_contains(name).is_some())
    };
    while !board(&second) {
        assert!(Instant::now() < deadline, "no first page");
        thread::yield_now();
        second.step();
    }
    for words in ["Resume", "Reprendre"] {
        assert!(second.query_by_label(words).is_none());
    }
    assert_eq!(jego.stones(), 2);
}

#[test]
fn leaving_an_unfinished_game_asks_and_resume_brings_it_back() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.key(Key::Escape);
    assert!(jego.sees("Leave this game?"));
    jego.click("Stay");
    assert_eq!(jego.page(), Page::Match);
    jego.key(Key::Escape);
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Match, "Escape stays");
    assert!(!jego.sees("Leave this game?"));
    jego.leave();
    jego.until_seen("Resume");
    jego.click("Resume");
    jego.until("the game", |jego| jego.page() == Page::Match);
    assert!(jego.sees("Game restored"));
    assert_eq!(jego.stone("E5"), Some(Color::White));
    jego.ctrl(Key::Z);
    assert_eq!(jego.stones(), 1);
}

#[test]
fn a_game_without_a_move_is_left_without_a_word() {
    let mut jego = Jego::at_table(quiet());
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Home);
    assert!(!jego.again(None).offers_resume());
}

#[test]
fn who_does_not_want_to_be_asked_is_not() {
    let mut jego = Jego::with_moves("D4");
    jego.ctrl(Key::W);
    jego.click("Do not ask again");
    jego.click("Leave");
    assert!(!jego.app().settings().confirm_leaving);
    jego.until_seen("Resume");
    jego.click("Resume");
    jego.until("the game", |jego| jego.page() == Page::Match);
    jego.ctrl(Key::W);
    assert_eq!(jego.page(), Page::Home);
}

#[test]
fn another_window_offers_what_was_left() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.leave();
    let mut later = jego.again(None);
    later.until_seen("Resume");
    later.click("Resume");
    later.until("the game", |jego| jego.page() == Page::Match);
    assert_eq!(later.stones(), 2);
}

/// Whoever is about to press a line of the first page presses that one.
#[test]
fn resume_comes_in_without_moving_the_other_lines() {
    let lines = ["Play", "Load", "Problems", "Exit"];
    let mut jego = Jego::new(quiet(), LARGE);
    assert!(!jego.sees("Resume"));
    let before = lines.map(|line| jego.rect(line).top());
    jego.click("Play");
    jego.sit_down("Play on 9×9");
    jego.play_all("D4 E5");
    jego.leave();
    let after = lines.map(|line| jego.rect(line).top());
    let mut moved = before
        .iter()
        .zip(&after)
        .map(|(one, two)| (one - two).abs());
    assert!(moved.all(|by| by < 1.0), "{before:?} {after:?}");
}

#[test]
fn a_window_that_just_goes_away_loses_nothing() {
    let jego = Jego::with_moves("D4 E5 F6");
    let mut later = jego.again(None);
    later.until_seen("Resume");
    later.click("Resume");
    later.until("the game", |jego| jego.page() == Page::Match);
    assert_eq!(later.stones(), 3);
}

impl Jego {
    /// In how many lines of the list a button stands; each has a name of its
    /// own.
    fn lines(&self, button: &str) -> usize {
        let start = format!("{button}: ");
        let named = self.harness.query_all_by_label_contains(&start);
        let names = named.filter_map(|node| node.accesskit_node().label());
        names.collect::<std::collections::HashSet<_>>().len()
    }
}

/// Two games were left.
fn two_left() -> Jego {
    let mut jego = Jego::with_moves("D4");
    jego.leave();
    jego.click("Play");
    jego.sit_down("Play on 9×9");
    jego.play_all("E5 C3");
    jego.leave();
    jego.until("both games", |jego| jego.sees("Resume"));
    let mut jego = jego.again(None);
    jego.until_seen("Resume");
    jego.click("Resume");
    assert_eq!(jego.page(), Page::Interrupted);
    jego
}

#[test]
fn of_several_games_one_is_chosen() {
    let mut jego = two_left();
    assert_eq!(jego.lines("Resume"), 2);
    let first = jego
        .harness
        .get_all_by_label_contains("Resume: ")
        .next()
        .unwrap();
    first.click();
    jego.harness.run();
    jego.until("a game", |jego| jego.page() == Page::Match);
}

#[test]
fn throwing_a_game_away_asks_first() {
    let mut jego = two_left();
    let discard = |jego: &mut Jego| {
        let first = jego
            .harness
            .get_all_by_label_contains("Delete: ")
            .next()
            .unwrap();
        first.click();
        jego.harness.run();
    };
    discard(&mut jego);
    assert!(jego.sees("Delete this game?"));
    jego.click("Cancel");
    assert_eq!(jego.lines("Delete"), 2);
    discard(&mut jego);
    jego.click("Delete");
    jego.until("one game less", |jego| jego.lines("Delete") == 1);
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Home);
}

#[test]
fn the_key_that_asks_is_not_also_the_answer() {
    let mut jego = two_left();
    let first = jego
        .harness
        .get_all_by_label_contains("Delete: ")
        .next()
        .unwrap();
    first.focus();
    jego.harness.run();
    jego.key(Key::Enter);
    assert!(jego.sees("Delete this game?"));
    jego.key(Key::Escape);
    assert_eq!(jego.lines("Delete"), 2);
}

#[test]
fn a_new_game_over_an_old_one_asks_first() {
    let mut jego = Jego::with_moves("D4");
    let started = |jego: &Jego| jego.app().settings().last_game.size;
    jego.ctrl(Key::N);
    assert_eq!(jego.page(), Page::NewGame);
    jego.sit_down("Play on 13×13");
    assert!(jego.sees("Leave this game?"));
    jego.click("Stay");
    jego.key(Key::Escape);
    assert_eq!((jego.page(), jego.stones()), (Page::Match, 1));
    assert_eq!(started(&jego), Size::NINE, "nothing else was started");
    jego.ctrl(Key::N);
    jego.sit_down("Play on 13×13");
    jego.click("Leave");
    assert_eq!((jego.page(), jego.stones()), (Page::Match, 0));
    assert_eq!(started(&jego), Size::THIRTEEN);
}

#[test]
fn leaving_is_asked_before_colors_are_drawn() {
    let mut settings = quiet();
    settings.last_game.black = BlackSeat::Draw;
    let mut jego = Jego::new(settings, LARGE);
    jego.click("Play");
    jego.sit_down("Play on 9×9");
    jego.click("Start");
    jego.play("D4");
    jego.ctrl(Key::N);
    jego.sit_down("Play on 13×13");
    assert!(jego.sees("Leave this game?"));
    assert_eq!(jego.page(), Page::NewGame, "nothing is drawn yet");
    jego.click("Stay");
    assert_eq!(jego.page(), Page::NewGame);
    jego.key(Key::Escape);
    assert_eq!((jego.page(), jego.stones()), (Page::Match, 1));
    jego.ctrl(Key::N);
    jego.sit_down("Play on 13×13");
    jego.click("Leave");
    assert_eq!(jego.page(), Page::Draw);
    // Who goes back from the draw has lost nothing.
    jego.key(Key::Escape);
    jego.key(Key::Escape);
    assert_eq!((jego.page(), jego.stones()), (Page::Match, 1));
    jego.ctrl(Key::N);
    jego.sit_down("Play on 13×13");
    jego.click("Leave");
    jego.click("Start");
    assert!(!jego.sees("Leave this game?"), "it was asked once");
    assert_eq!((jego.page(), jego.stones()), (Page::Match, 0));
}

#[test]
fn resume_says_what_it_resumes() {
    let mut settings = quiet();
    settings.last_game.names = ["Ada", "Bo"].map(str::to_owned);
    let mut jego = Jego::at_table(settings);
    jego.play_all("D4 E5 F6");
    let mut later = jego.again(None);
    later.until_seen("Resume");
    let told = later.told_all();
    assert!(told.contains("Go 9×9 · Ada – Bo · move 3 · 20"), "{told}");
}

#[test]
fn changes_to_a_file_are_saved_and_left_in_one_step() {
    let mut jego = Jego::with_moves("D4");
    jego.ctrl(Key::S);
    let path = jego.save_as("game.jego.ron", "Save");
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    jego.play("E5");
    jego.ctrl(Key::W);
    assert!(jego.told_all().contains("not in game.jego.ron yet"));
    jego.click("Save and leave");
    jego.until("the first page", |jego| jego.page() == Page::Home);
    let saved = std::fs::read_to_string(path).unwrap();
    assert!(saved.contains("E5"), "{saved}");
    assert!(!jego.again(None).offers_resume(), "it is in its file");
}

/// Closes the window from outside.
pub(crate) fn close(jego: &mut Jego) {
    let viewports = &mut jego.harness.input_mut().viewports;
    let window = viewports.get_mut(&ViewportId::ROOT).unwrap();
    window.events.push(ViewportEvent::Close);
    jego.harness.step();
    jego.harness.run();
}

#[test]
fn closing_the_window_over_a_game_asks_first() {
    let mut jego = Jego::with_moves("D4");
    close(&mut jego);
    assert!(jego.told(&ViewportCommand::CancelClose));
    assert!(jego.sees("Quit Jego?"));
    jego.click("Stay");
    assert!(!jego.told(&ViewportCommand::Close));
    jego.ctrl(Key::Q);
    jego.click("Leave");
    assert!(jego.told(&ViewportCommand::Close));
    assert_eq!(jego.app_mut().finish(), None, "it is kept");
}

#[test]
fn closing_the_window_on_the_first_page_asks_nothing() {
    let mut jego = Jego::new(quiet(), SMALL);
    jego.press(Role::Button, "Exit");
    assert!(jego.told(&ViewportCommand::Close));
    let mut jego = Jego::new(quiet(), LARGE);
    close(&mut jego);
    assert!(!jego.told(&ViewportCommand::CancelClose));
}

#[test]
fn a_question_over_a_page_has_the_keys_to_itself() {
    let mut jego = Jego::with_moves("D4");
    jego.ctrl(Key::N);
    jego.sit_down("Play on 13×13");
    jego.key(Key::Escape);
    assert!(!jego.sees("Leave this game?"));
    assert_eq!(jego.page(), Page::NewGame);
}

/// A game of which nothing can be written: a file is where the folder of
/// journals should be.
fn unkept(settings: jego::settings::Settings) -> Jego {
    let mut jego = Jego::at_table(settings);
    std::fs::create_dir_all(jego.data()).unwrap();
    std::fs::write(jego.data().join("journals"), "in the way").unwrap();
    jego.play("D4");
    jego.until("the strip", |jego| {
        jego.told_all().contains("This game is not being kept")
    });
    jego
}

#[test]
fn a_game_that_cannot_be_kept_says_so_and_is_not_left_unasked() {
    let mut settings = quiet();
    settings.confirm_leaving = false;
    let mut jego = unkept(settings);
    jego.play("E5");
    assert!(jego.told_all().contains("is not being kept"), "it stays");
    jego.ctrl(Key::W);
    assert!(jego.sees("Leave this game?"));
    let told = jego.told_all();
    assert!(told.contains("it is lost"), "{told}");
    let promise = Language::English.say(Words::LeaveText);
    assert!(!told.contains(promise), "{told}");
    jego.click("Stay");
    assert_eq!(jego.page(), Page::Match);
    close(&mut jego);
    assert!(jego.told(&ViewportCommand::CancelClose));
    jego.click("Leave and lose it");
    assert!(jego.told(&ViewportCommand::Close));
    // There is no window any more to say it in.
    let lost = jego.app_mut().finish().unwrap();
    assert!(lost.contains("is not kept"), "{lost}");
}

#[test]
fn a_game_that_cannot_be_kept_is_saved_elsewhere_and_left() {
    let mut jego = unkept(quiet());
    jego.ctrl(Key::W);
    jego.key(Key::Enter);
    let path = jego.save_as("rescued.jego.ron", "Save");
    jego.until("the first page", |jego| jego.page() == Page::Home);
    assert!(std::fs::read_to_string(path).unwrap().contains("D4"));
}

#[test]
fn the_strip_goes_once_the_game_is_kept_again() {
    let mut jego = unkept(quiet());
    std::fs::remove_file(jego.data().join("journals")).unwrap();
    jego.play("E5");
    jego.until("no strip", |jego| {
        !jego.told_all().contains("is not being kept")
    });
    jego.leave();
}
