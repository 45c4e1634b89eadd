//! The file list as a person meets it: rows, fields, keys and questions.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use egui::{Key, Modifiers, Ui};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use jego::ui::files::{Answer, Chooser, FileDialog, Purpose, Request};
use jego::ui::theme::{self, Colors, LIGHT, Style};
use jego::words::Language;
use tempfile::TempDir;

mod browsing;
mod choosing;

/// A window with nothing in it but the list.
struct Room {
    request: Option<Request>,
    dialog: Option<FileDialog>,
    answer: Option<Answer>,
    style: Style,
}

impl Room {
    fn ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        if let Some(request) = self.request.take() {
            self.dialog = Some(FileDialog::open(&ctx, None, self.style, request));
        }
        if let Some(dialog) = &mut self.dialog
            && let Some(answer) = dialog.show(&ctx, self.style)
        {
            self.answer = Some(answer);
            self.dialog = None;
        }
    }
}

/// A folder with some things in it.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("masters")).unwrap();
    fs::write(at("masters/honinbo.sgf"), "(;)").unwrap();
    fs::write(at("game 2.sgf"), "(;)").unwrap();
    fs::write(at("game 10.sgf"), "(;GM[1])").unwrap();
    fs::write(at("notes.txt"), "x").unwrap();
    fs::write(at(".hidden.sgf"), "(;)").unwrap();
    folder
}

fn request(purpose: Purpose, folder: &Path) -> Request {
    Request {
        purpose,
        folder: folder.to_owned(),
        otherwise: Vec::new(),
        name: "my game".to_owned(),
        note: String::new(),
        saves: vec![folder.to_owned()],
        recent: Vec::new(),
        chooser: Chooser::Own,
    }
}

fn harness_with(
    request: Request,
    size: [f32; 2],
    language: Language,
    colors: &'static Colors,
) -> Harness<'static, Room> {
    let style = Style {
        language,
        colors,
        motion: false,
    };
    let room = Room {
        request: Some(request),
        dialog: None,
        answer: None,
        style,
    };
    let mut harness = Harness::builder()
        .with_size(size)
        // Fast enough for two clicks to be a double one.
        .with_step_dt(1.0 / 60.0)
        // The thread that reads folders asks for a frame whenever it is done.
        .with_max_steps(60)
        .with_context_setup(move |ctx| {
            theme::install(ctx, colors);
            theme::install_fonts(ctx);
        })
        .build_ui_state(|ui, room: &mut Room| room.ui(ui), room);
    harness.step();
    harness
}

fn harness(purpose: Purpose, folder: &Path) -> Harness<'static, Room> {
    harness_with(
        request(purpose, folder),
        [960.0, 640.0],
        Language::English,
        &LIGHT,
    )
}

/// The dialog for a save, with the folder read.
fn saving(folder: &Path) -> Harness<'static, Room> {
    let mut harness = harness(Purpose::SaveGame, folder);
    until_seen(&mut harness, "game 2.sgf");
    harness
}

/// Paints until something is so; threads are at work meanwhile.
#[track_caller]
fn until(
    harness: &mut Harness<'static, Room>,
    what: &str,
    so: impl Fn(&Harness<'static, Room>) -> bool,
) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while !so(harness) {
        assert!(Instant::now() < deadline, "never: {what}");
        thread::yield_now();
        harness.step();
    }
}

#[track_caller]
fn until_seen(harness: &mut Harness<'static, Room>, label: &str) {
    until(harness, label, |harness| {
        harness.query_by_label(label).is_some()
    });
}

#[track_caller]
fn answer(harness: &mut Harness<'static, Room>) -> Answer {
    until(harness, "an answer", |harness| {
        harness.state().answer.is_some()
    });
    harness.state_mut().answer.take().unwrap()
}

fn press(harness: &mut Harness<'static, Room>, key: Key) {
    harness.key_press(key);
    harness.run();
}

/// Puts something else into the field that has the keyboard.
fn retype(harness: &mut Harness<'static, Room>, text: &str) {
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.event(egui::Event::Text(text.to_owned()));
    harness.run();
}

fn chosen(path: PathBuf) -> Answer {
    Answer::Chosen(path)
}
