//! The system's own dialogs.
//!
//! They are shown by `rfd`, which blocks until they are answered, for ever if
//! the system forgets them: each waits on a thread of its own. `rfd` gives the
//! same answer for a dialog that was cancelled and for a system without
//! dialogs; only what it logs tells them apart, so its log is read.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::Context;
use log::{Level, LevelFilter, Log, Metadata, Record};

use crate::words::Language;

use super::disk;
use super::task::Task;
use super::{Purpose, Request};
use crate::lobby::with_ending;

/// The system was found to have no dialogs.
static ABSENT: AtomicBool = AtomicBool::new(false);

/// A dialog of the system is open, or was forgotten by it.
static BUSY: AtomicBool = AtomicBool::new(false);

/// `rfd` said that it could show nothing.
static HEARD: AtomicBool = AtomicBool::new(false);

/// How the system's dialog ended.
#[derive(Debug)]
pub(super) enum SystemAnswer {
    /// With a file or folder.
    Chosen(PathBuf),
    /// With a name that lacked its ending; a file with the whole name exists,
    /// and the system did not ask whether to replace it.
    Taken(PathBuf),
    /// The user wants none.
    Cancelled,
    /// There is no dialog.
    Absent,
}

/// Whether the system has dialogs, for all that is known, and none is open.
pub(super) fn is_free() -> bool {
    !ABSENT.load(Ordering::Relaxed) && !BUSY.load(Ordering::Relaxed)
}

/// Shows the system's dialog.
pub(super) fn ask(
    ctx: &Context,
    parent: Option<&eframe::Frame>,
    language: Language,
    request: &Request,
) -> Task<SystemAnswer> {
    let purpose = request.purpose;
    let dialog = dialog(parent, language, request);
    let request = request.clone();
    BUSY.store(true, Ordering::Relaxed);
    Task::start(ctx, move || {
        let _free_again = Busy;
        HEARD.store(false, Ordering::Relaxed);
        let dialog = dialog.set_directory(disk::beginning(&request));
        let chosen = match purpose {
            Purpose::OpenGame => dialog.pick_file(),
            Purpose::ChooseFolder => dialog.pick_folder(),
            Purpose::SaveGame
            | Purpose::SaveSgf
            | Purpose::SaveOnly
            | Purpose::ExportSgf
            | Purpose::ExportPicture
            | Purpose::SaveReport
            | Purpose::Publish(_) => dialog.save_file(),
        };
        match chosen {
            Some(path) => complete(path, purpose),
            None if HEARD.load(Ordering::Relaxed) => {
                ABSENT.store(true, Ordering::Relaxed);
                SystemAnswer::Absent
            }
            None => SystemAnswer::Cancelled,
        }
    })
}

/// Gives way to the next dialog when it is dropped, however the thread ends.
struct Busy;

impl Drop for Busy {
    fn drop(&mut self) {
        BUSY.store(false, Ordering::Relaxed);
    }
}

fn dialog(
    parent: Option<&eframe::Frame>,
    language: Language,
    request: &Request,
) -> rfd::FileDialog {
    let purpose = request.purpose;
    let mut dialog = rfd::FileDialog::new().set_title(language.say(purpose.title()));
    if let Some(parent) = parent {
        dialog = dialog.set_parent(parent);
    }
    if purpose.writes() {
        dialog = dialog.set_file_name(with_ending(&request.name, purpose.endings()));
    }
    if purpose != Purpose::ChooseFolder {
        dialog = dialog
            .add_filter(language.say(purpose.kind()), &either_case(purpose))
            .add_filter(language.say(super::FileWords::AllFiles), &["*"]);
    }
    dialog
}

/// Some systems take `SGF` and `sgf` for different endings.
fn either_case(purpose: Purpose) -> Vec<String> {
    let endings = purpose.endings().iter();
    endings
        .flat_map(|ending| [(*ending).to_owned(), ending.to_uppercase()])
        .collect()
}

/// Adds the ending that the system's dialog does not add.
fn complete(path: PathBuf, purpose: Purpose) -> SystemAnswer {
    if !purpose.writes() {
        return SystemAnswer::Chosen(path);
    }
    let name = path.file_name().and_then(|name| name.to_str());
    let whole = name.map(|name| with_ending(name, purpose.endings()));
    match whole {
        Some(whole) if Some(whole.as_str()) != name => {
            let path = path.with_file_name(whole);
            if path.exists() {
                SystemAnswer::Taken(path)
            } else {
                SystemAnswer::Chosen(path)
            }
        }
        _ => SystemAnswer::Chosen(path),
    }
}

/// A logger that listens to `rfd` only.
struct Ear;

impl Log for Ear {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() == Level::Error && metadata.target().starts_with("rfd")
    }

    /// `rfd` tries the desktop portal and then the program zenity. Only when
    /// the latter fails too was there no dialog at all.
    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) && record.args().to_string().contains("zenity") {
            HEARD.store(true, Ordering::Relaxed);
        }
    }

    fn flush(&self) {}
}

/// Begins to listen for what `rfd` says. Call it once, at the start: without it
/// a system that has no dialogs looks like a user who cancels them.
pub fn install_logger() {
    // Another logger may be there already, in a test.
    if log::set_logger(&Ear).is_ok() {
        log::set_max_level(LevelFilter::Error);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hears(level: Level, target: &str, text: &str) -> bool {
        HEARD.store(false, Ordering::Relaxed);
        let mut record = Record::builder();
        record.level(level).target(target);
        Ear.log(&record.args(format_args!("{text}")).build());
        HEARD.load(Ordering::Relaxed)
    }

    #[test]
    fn only_the_last_failure_of_rfd_means_that_there_is_no_dialog() {
        let failed = "Failed to pick file with zenity: No such file or directory";
        let target = "rfd::backend::xdg_desktop_portal";
        assert!(hears(Level::Error, target, failed));
        assert!(!hears(Level::Warn, target, "Using zenity fallback"));
        let bus = "Failed to connect to session bus";
        assert!(!hears(Level::Error, target, bus));
        assert!(!hears(Level::Error, "another", failed));
    }

    #[test]
    fn an_ending_that_is_added_asks_again_where_a_file_has_that_name() {
        let folder = tempfile::tempdir().unwrap();
        let typed = folder.path().join("game");
        let whole = folder.path().join("game.sgf");
        let complete = || complete(typed.clone(), Purpose::ExportSgf);
        assert!(matches!(complete(), SystemAnswer::Chosen(path) if path == whole));
        std::fs::write(&whole, "").unwrap();
        assert!(matches!(complete(), SystemAnswer::Taken(path) if path == whole));
    }

    #[test]
    fn what_is_opened_keeps_its_name() {
        let opened = PathBuf::from("/a/game");
        let answer = complete(opened.clone(), Purpose::OpenGame);
        assert!(matches!(answer, SystemAnswer::Chosen(path) if path == opened));
    }
}
