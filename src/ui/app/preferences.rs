//! What the user chose, and the folders it applies to.

use std::path::PathBuf;
use std::time::Duration;

use crate::record::Folders;
use crate::scene::Shown;
use crate::session::ComputerOptions;
use crate::settings::{Settings, computer_options};
use crate::ui::layout::Coordinates;
use crate::words::Language;

/// How long a move takes at least, so that the eye can follow a stone before
/// the next one is there.
const PACE: Duration = Duration::from_millis(300);

/// The settings of the window, those on the disk, and where things are kept.
#[derive(Debug)]
pub(super) struct Preferences {
    /// The settings that hold now.
    pub(super) settings: Settings,
    /// The settings as they are on the disk.
    written: Settings,
    folders: Folders,
    system_language: Language,
}

impl Preferences {
    /// Settings as they were read.
    pub(super) fn new(settings: Settings, folders: Folders, system_language: Language) -> Self {
        Self {
            written: settings.clone(),
            settings,
            folders,
            system_language,
        }
    }

    /// The language that was chosen, or that of the system.
    pub(super) fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// The language of the system.
    pub(super) const fn system_language(&self) -> Language {
        self.system_language
    }

    /// Where things are kept.
    pub(super) const fn folders(&self) -> &Folders {
        &self.folders
    }

    /// Where games are saved: as chosen, or the usual place.
    pub(super) fn saves(&self) -> PathBuf {
        let chosen = self.settings.saves.clone();
        chosen.unwrap_or_else(|| self.folders.own_saves())
    }

    /// The folders of the files that were used last, the latest first.
    pub(super) fn recent_folders(&self) -> Vec<PathBuf> {
        let parents = self.settings.recent.iter().filter_map(|path| path.parent());
        let mut folders: Vec<PathBuf> = Vec::new();
        for parent in parents {
            if !folders.iter().any(|known| known == parent) {
                folders.push(parent.to_owned());
            }
        }
        folders
    }

    /// What the user wants to see on the board.
    pub(super) const fn shown(&self) -> Shown {
        Shown {
            territory: self.settings.territory,
            numbers: self.settings.numbers,
            next_moves: self.settings.next_moves,
            legal_moves: self.settings.legal_moves,
        }
    }

    /// Whether letters and numbers stand around boards.
    pub(super) const fn coordinates(&self) -> Coordinates {
        if self.settings.coordinates {
            Coordinates::Shown
        } else {
            Coordinates::Hidden
        }
    }

    /// How computers are to play.
    pub(super) fn computer_options(&self) -> ComputerOptions {
        computer_options(&self.settings, PACE)
    }

    /// The settings, where they differ from those on the disk. They count as
    /// written from now on.
    pub(super) fn take_unwritten(&mut self) -> Option<Settings> {
        if self.settings == self.written {
            return None;
        }
        self.written = self.settings.clone();
        Some(self.settings.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn preferences() -> Preferences {
        let folders = Folders::in_folder(PathBuf::from("/nowhere"), PathBuf::from("/"));
        Preferences::new(Settings::default(), folders, Language::French)
    }

    #[test]
    fn settings_are_written_once_for_each_change() {
        let mut preferences = preferences();
        assert_eq!(preferences.take_unwritten(), None);
        preferences.settings.volume = 7;
        assert_eq!(preferences.take_unwritten().unwrap().volume, 7);
        assert_eq!(preferences.take_unwritten(), None);
    }

    #[test]
    fn the_language_is_that_of_the_system_until_one_is_chosen() {
        let mut preferences = preferences();
        assert_eq!(preferences.language(), Language::French);
        preferences.settings.language = Some(Language::English);
        assert_eq!(preferences.language(), Language::English);
    }

    #[test]
    fn each_folder_of_recent_files_is_listed_once_and_the_latest_first() {
        let mut preferences = preferences();
        for path in ["/a/1.sgf", "/b/2.sgf", "/a/3.sgf"] {
            preferences.settings.note_recent(PathBuf::from(path));
        }
        let folders = ["/a", "/b"].map(PathBuf::from);
        assert_eq!(preferences.recent_folders(), folders);
    }
}
