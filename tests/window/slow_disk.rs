//! A disk that takes its time: what is asked for meanwhile is done in its order.

use std::fs::{self, OpenOptions};
use std::path::PathBuf;
use std::process::Command;

use egui::Key;
use jego::record::sgf;
use jego::ui::Page;

use super::Jego;

/// The list of finished games is a pipe: the thread that reads it, and writes
/// everything else, waits until this is dropped.
struct Held(PathBuf);

impl Held {
    fn new(jego: &mut Jego) -> Self {
        fs::create_dir_all(jego.data()).unwrap();
        let held = Self(jego.data().join("ledger.ron"));
        let made = Command::new("mkfifo").arg(&held.0).status().unwrap();
        assert!(made.success());
        jego.ctrl(Key::L);
        assert_eq!(jego.page(), Page::Finished);
        jego.key(Key::Escape);
        assert_eq!(jego.page(), Page::Match);
        held
    }
}

impl Drop for Held {
    /// The pipe has another end, and then none any more; whoever comes later
    /// finds nothing.
    fn drop(&mut self) {
        let end = OpenOptions::new().read(true).write(true).open(&self.0);
        let _ = fs::remove_file(&self.0);
        drop(end);
    }
}

/// A game with a move that is in this file.
fn saved() -> (Jego, PathBuf) {
    let mut jego = Jego::with_moves("D4");
    jego.ctrl(Key::S);
    let path = jego.save_as("game.sgf", "Save");
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    (jego, path)
}

#[test]
fn saves_that_have_to_wait_are_written_in_their_order() {
    let (mut jego, path) = saved();
    let before = fs::read_to_string(&path).unwrap();
    let held = Held::new(&mut jego);
    for vertex in ["E5", "F6", "G7"] {
        jego.play(vertex);
        jego.ctrl(Key::S);
    }
    assert!(jego.session().is_changed());
    assert_eq!(fs::read_to_string(&path).unwrap(), before, "they wait");
    drop(held);
    let last = sgf::write(&jego.session().record().to_sgf());
    assert_eq!(jego.app_mut().finish(), None);
    assert_eq!(fs::read_to_string(path).unwrap(), last);
}

#[test]
fn a_game_is_left_when_its_last_save_is_written_and_not_before() {
    let (mut jego, path) = saved();
    let held = Held::new(&mut jego);
    jego.play("E5");
    jego.ctrl(Key::S);
    jego.play("F6");
    jego.ctrl(Key::W);
    jego.click("Save and leave");
    assert_eq!(jego.page(), Page::Match, "nothing is written yet");
    let last = sgf::write(&jego.session().record().to_sgf());
    drop(held);
    jego.until("the first page", |jego| jego.page() == Page::Home);
    assert_eq!(fs::read_to_string(path).unwrap(), last);
    assert!(!jego.again(None).offers_resume(), "it is in its file");
}
