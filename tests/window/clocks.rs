//! Games with clocks, by the time of the window.

use std::fs;

use egui::Key;
use jego::board::Color;
use jego::game::{Margin, Outcome};
use jego::record::TimeControl;
use jego::session::{ComputerState, Stage};
use jego::settings::Settings;
use jego::ui::Page;

use super::leaving::close;
use super::opponent::Puppet;
use super::{Jego, quiet};

pub(crate) fn timed(main_secs: u32) -> Settings {
    let mut settings = quiet();
    settings.last_game.control = TimeControl::Absolute { main_secs };
    settings
}

impl Jego {
    /// Lets so many seconds go by.
    pub(crate) fn wait(&mut self, secs: f64) {
        let now = self.harness.ctx.input(|input| input.time);
        self.harness.input_mut().time = Some(now + secs);
        self.harness.step();
        self.harness.run();
    }

    fn left_secs(&self, color: Color) -> u64 {
        let now = self.harness.ctx.input(|input| input.time);
        let now = std::time::Duration::from_secs_f64(now);
        let reading = self.session().clock_reading(color, now).unwrap();
        reading.left_millis.div_ceil(1000)
    }
}

#[test]
fn a_clock_that_runs_out_ends_the_game() {
    let mut jego = Jego::at_table(timed(60));
    jego.play("D4");
    jego.wait(30.0);
    assert_eq!(jego.session().stage(), Stage::Playing);
    assert!(
        jego.told_all().contains("White’s clock: "),
        "{}",
        jego.told_all()
    );
    jego.wait(22.0);
    assert!(jego.sees("White has little time left"));
    jego.wait(20.0);
    let on_time = Outcome::Win {
        winner: Color::Black,
        by: Margin::Time,
    };
    assert_eq!(jego.session().stage(), Stage::Over(on_time));
    assert!(jego.sees("Black wins on time"));
    jego.until("the file of the game", |jego| {
        jego.told_all().contains("Saved in ")
    });
}

#[test]
fn each_clock_runs_while_its_player_thinks() {
    let mut jego = Jego::at_table(timed(600));
    jego.wait(100.0);
    jego.play("D4");
    jego.wait(200.0);
    jego.play("E5");
    assert!((499..=500).contains(&jego.left_secs(Color::Black)));
    assert!((399..=400).contains(&jego.left_secs(Color::White)));
}

#[test]
fn pausing_stops_the_clock_and_starts_it_again() {
    let mut jego = Jego::at_table(timed(60));
    jego.play("D4");
    jego.ctrl(Key::P);
    assert!(jego.sees("The clocks are paused"));
    jego.wait(1000.0);
    assert_eq!(jego.session().stage(), Stage::Playing);
    assert_eq!(jego.session().running_clock(), None);
    jego.menu("Game", "Pause the clocks");
    assert_eq!(jego.session().running_clock(), Some(Color::White));
    jego.wait(1000.0);
    assert!(jego.sees("Black wins on time"));
}

#[test]
fn looking_back_pauses_and_the_next_move_goes_on() {
    let mut jego = Jego::at_table(timed(60));
    jego.play_all("D4 E5");
    jego.key(Key::ArrowLeft);
    assert_eq!(jego.session().running_clock(), None);
    jego.wait(1000.0);
    jego.key(Key::ArrowRight);
    assert_eq!(jego.session().running_clock(), None);
    jego.play("F6");
    assert_eq!(jego.session().running_clock(), Some(Color::White));
}

#[test]
fn the_clock_waits_while_another_page_or_the_file_list_is_shown() {
    for key in [Key::N, Key::O, Key::Comma, Key::L] {
        let mut jego = Jego::at_table(timed(60));
        jego.play("D4");
        jego.ctrl(key);
        jego.wait(1000.0);
        assert_eq!(jego.session().stage(), Stage::Playing, "{key:?}");
        jego.key(Key::Escape);
        jego.until("the table", |jego| jego.page() == Page::Match);
    }
}

#[test]
fn clocks_are_kept_and_come_back_standing_still() {
    let mut jego = Jego::at_table(timed(600));
    jego.play("D4");
    jego.wait(100.0);
    jego.ctrl(Key::W);
    jego.click("Leave");
    let mut later = jego.again(None);
    later.until_seen("Resume");
    later.click("Resume");
    later.until("the game", |jego| jego.page() == Page::Match);
    assert_eq!(later.session().running_clock(), None);
    let left = later.left_secs(Color::White);
    assert!((490..=501).contains(&left), "{left}");
    later.play("E5");
    assert_eq!(later.session().running_clock(), Some(Color::Black));
}

#[test]
fn a_running_clock_asks_for_frames_only_when_its_face_changes() {
    let mut jego = Jego::at_table(timed(600));
    jego.play("D4");
    jego.wait(1.0);
    let root = &jego.harness.output().viewport_output[&egui::ViewportId::ROOT];
    assert!(root.repaint_delay.as_millis() >= 10);
    assert!(root.repaint_delay.as_secs() <= 1);
}

#[test]
fn clocks_wait_while_the_table_is_covered_and_go_on_after() {
    let mut jego = Jego::at_table(timed(600));
    jego.play("D4");
    assert_eq!(jego.session().running_clock(), Some(Color::White));
    jego.ctrl(Key::Comma);
    assert_eq!(jego.page(), Page::Options);
    assert_eq!(jego.session().running_clock(), None);
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Match);
    assert_eq!(jego.session().running_clock(), Some(Color::White));
}

#[test]
fn a_computer_waits_with_the_clocks_while_the_table_is_covered() {
    let puppet = Puppet::new();
    let mut jego = puppet.at_table(timed(60));
    jego.play("D4");
    let white = |does| Some((Color::White, does));
    assert_eq!(jego.session().computer(), white(ComputerState::Thinking));
    jego.ctrl(Key::Comma);
    assert_eq!(jego.page(), Page::Options);
    assert_eq!(jego.session().computer(), white(ComputerState::Waiting));
    jego.wait(1000.0);
    assert_eq!(jego.session().stage(), Stage::Playing);
    jego.key(Key::Escape);
    assert_eq!(jego.session().computer(), white(ComputerState::Thinking));
    assert_eq!(jego.session().running_clock(), Some(Color::White));
}

#[test]
fn the_clock_waits_in_a_file_list_that_another_dialog_has_opened() {
    let mut jego = Jego::at_table(timed(60));
    jego.play("D4");
    jego.ctrl(Key::S);
    let path = jego.save_as("game.jego.ron", "Save");
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    jego.play("E5");
    jego.ctrl(Key::S);
    jego.until_seen("Nothing was saved");
    jego.click("Save elsewhere…");
    jego.until_seen("File name");
    assert_eq!(jego.session().running_clock(), None);
    jego.wait(1000.0);
    assert_eq!(jego.session().stage(), Stage::Playing);
    jego.key(Key::Escape);
    assert_eq!(jego.session().running_clock(), Some(Color::Black));
}

#[test]
fn the_clock_waits_in_a_file_list_that_comes_back_after_a_question() {
    let mut jego = Jego::at_table(timed(60));
    jego.play("D4");
    jego.ctrl(Key::O);
    jego.until_seen("Filter");
    close(&mut jego);
    assert!(jego.sees("Quit Jego?"));
    jego.click("Stay");
    assert!(jego.sees("Filter") && !jego.sees("Quit Jego?"));
    jego.wait(1000.0);
    assert_eq!(jego.session().stage(), Stage::Playing);
    jego.key(Key::Escape);
    assert_eq!(jego.session().running_clock(), Some(Color::White));
}
