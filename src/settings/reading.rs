//! Settings out of their file, and what follows from them.

use std::time::Duration;

use super::Settings;
use crate::record::{Folders, read_text, rename};
use crate::session::{ComputerOptions, cores};
use crate::words::{Language, OptionsWords, file_error};

/// Reads what is remembered, and says in words what is wrong with it. A file
/// that is damaged is kept under another name.
#[must_use]
pub fn read_settings(folders: &Folders, language: Language) -> (Settings, Option<String>) {
    let path = folders.settings();
    let text = match read_text(&path) {
        Ok(None) => return (Settings::default(), None),
        Ok(Some(text)) => text,
        Err(error) => {
            let why = file_error(language, &error);
            let told = language.fill(OptionsWords::Unreadable, &[&why]);
            return (Settings::default(), Some(told));
        }
    };
    match Settings::read(&text) {
        Ok(settings) => (settings, None),
        Err(damage) => {
            let aside = path.with_extension("damaged.ron");
            let kept = match rename(&path, &aside) {
                Ok(()) => aside,
                Err(_) => path,
            };
            let told = language.fill(
                OptionsWords::Damaged,
                &[&damage.line, &damage.column, &damage.why, &kept.display()],
            );
            (Settings::default(), Some(told))
        }
    }
}

/// The language of the system, as far as it is one of ours.
#[must_use]
pub fn system_language() -> Language {
    let locale = sys_locale::get_locale().unwrap_or_default();
    Language::of_locale(&locale)
}

/// How computers are to play, as the user wants it.
#[must_use]
pub fn computer_options(settings: &Settings, pace: Duration) -> ComputerOptions {
    let usual = ComputerOptions::default();
    ComputerOptions {
        resigns: settings.computer_resigns,
        ponders: settings.computer_ponders,
        threads: match settings.threads {
            Some(threads) => threads.min(cores()),
            None => usual.threads,
        },
        pace,
        engines: settings.engines.clone(),
    }
}
