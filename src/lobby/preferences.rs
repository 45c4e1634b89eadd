//! What the user chose, and the folders it applies to.

use std::path::PathBuf;
use std::time::Duration;

use super::first_steps::{CourseEvent, CourseProgress};
use super::opening::CannotOpenGame;
use super::players::{PlayerChange, Players};
use super::saving::KeptGame;
use crate::game::Rank;
use crate::profile::Profile;
use crate::record::Folders;
use crate::session::{ComputerOptions, ReviewSettings};
use crate::settings::{Settings, computer_options, review_settings};
use crate::setup::GameSetup;
use crate::words::Language;

/// The settings of a program that runs, those on the disk, and where things are
/// kept.
#[derive(Debug)]
pub struct Preferences {
    /// The settings that hold now.
    pub settings: Settings,
    /// The settings as they are on the disk.
    written: Settings,
    folders: Folders,
    system_language: Language,
    /// The language given at the start, for this run only.
    launch_language: Option<Language>,
    /// How long a move of a computer takes at least.
    pace: Duration,
    /// The players of this machine.
    players: Players,
    /// How far someone is in the course for beginners.
    course: CourseProgress,
}

impl Preferences {
    /// Settings as they were read; a move of a computer takes `pace` at least.
    #[must_use]
    pub fn new(
        settings: Settings,
        folders: Folders,
        system_language: Language,
        pace: Duration,
    ) -> Self {
        Self {
            written: settings.clone(),
            settings,
            folders,
            system_language,
            launch_language: None,
            pace,
            players: Players::default(),
            course: CourseProgress::default(),
        }
    }

    /// The same with these players on the machine.
    #[must_use]
    pub fn with_players(mut self, players: Players) -> Self {
        self.players = players;
        self
    }

    /// The same with someone so far in the course for beginners.
    #[must_use]
    pub fn with_course(mut self, course: CourseProgress) -> Self {
        self.course = course;
        self
    }

    /// How far someone is in the course for beginners.
    #[must_use]
    pub const fn course(&self) -> &CourseProgress {
        &self.course
    }

    /// Whether the next step of the course is shown on the first page.
    #[must_use]
    pub fn offers_course(&self) -> bool {
        self.settings.first_steps && self.course.next().is_some()
    }

    /// Takes note of what happened in the course.
    pub fn note_course(&mut self, events: &[CourseEvent]) {
        for &event in events {
            self.course.note(event);
        }
    }

    /// The players of this machine.
    #[must_use]
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// The one who plays: whoever was chosen, or the only one there is.
    #[must_use]
    pub fn player(&self) -> Option<&Profile> {
        let chosen = self.settings.player.as_deref();
        let chosen = chosen.and_then(|id| self.players.with_id(id));
        chosen.or(match self.players.all() {
            [only] => Some(only),
            [] | [..] => None,
        })
    }

    /// The rank of whoever plays, where it is known.
    #[must_use]
    pub fn rank(&self) -> Option<Rank> {
        self.player().and_then(Profile::rank)
    }

    /// How the last new game was set up, with the opponent at the player's rank
    /// where that was chosen.
    #[must_use]
    pub fn last_game(&self) -> GameSetup {
        let mut setup = self.settings.last_game.clone();
        setup.follow_rank(self.rank());
        setup
    }

    /// Takes note of what became of a player. Whoever is new, plays.
    pub fn note_player(&mut self, change: PlayerChange) {
        match change {
            PlayerChange::Created(profile) => {
                self.settings.player = Some(profile.id().to_owned());
                self.settings.rank_asked = true;
                self.players.put(profile);
            }
            PlayerChange::Changed(profile) | PlayerChange::Counted(profile) => {
                self.players.put(profile);
            }
            PlayerChange::Deleted { id, .. } => {
                self.players.remove(&id);
                self.settings.player = self.settings.player.take().filter(|player| *player != id);
            }
        }
    }

    /// The same in a language for this run only, if one is given.
    #[must_use]
    pub const fn in_language(mut self, language: Option<Language>) -> Self {
        self.launch_language = language;
        self
    }

    /// The language that was given or chosen, or that of the system.
    #[must_use]
    pub fn language(&self) -> Language {
        let chosen = self.launch_language.or(self.settings.language);
        chosen.unwrap_or(self.system_language)
    }

    /// The language of the system.
    #[must_use]
    pub const fn system_language(&self) -> Language {
        self.system_language
    }

    /// Uses the language of the settings, whatever was given at the start.
    pub const fn forget_launch_language(&mut self) {
        self.launch_language = None;
    }

    /// Where things are kept.
    #[must_use]
    pub const fn folders(&self) -> &Folders {
        &self.folders
    }

    /// Where games are saved: as chosen, or the usual place.
    #[must_use]
    pub fn saves(&self) -> PathBuf {
        let chosen = self.settings.saves.clone();
        chosen.unwrap_or_else(|| self.folders.own_saves())
    }

    /// The folders of the files that were used last, the latest first.
    #[must_use]
    pub fn recent_folders(&self) -> Vec<PathBuf> {
        let parents = self.settings.recent.iter().filter_map(|path| path.parent());
        let mut folders: Vec<PathBuf> = Vec::new();
        for parent in parents {
            if !folders.iter().any(|known| known == parent) {
                folders.push(parent.to_owned());
            }
        }
        folders
    }

    /// Notes the file of a game that has ended. A copy is nobody's file: the
    /// match stays with the one it has.
    pub fn note_kept(&mut self, kept: &KeptGame) {
        if let Ok((file, _)) = &kept.saved
            && !kept.is_copy
        {
            self.settings.note_recent(file.path.clone());
        }
        if let Some(Ok(change)) = &kept.counted {
            self.note_player(change.clone());
        }
    }

    /// Forgets a file that could not be read: it need not be offered again.
    pub fn forget_unreadable(&mut self, why: &CannotOpenGame) {
        if let CannotOpenGame::File(error) = why {
            self.settings.recent.retain(|path| *path != error.path);
        }
    }

    /// How games are to be gone over.
    #[must_use]
    pub fn review_settings(&self) -> ReviewSettings {
        review_settings(&self.settings, self.rank())
    }

    /// How computers are to play.
    #[must_use]
    pub fn computer_options(&self) -> ComputerOptions {
        computer_options(&self.settings, self.pace)
    }

    /// The settings, where they differ from those on the disk. They count as
    /// written from now on.
    pub fn take_unwritten(&mut self) -> Option<Settings> {
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
        Preferences::new(
            Settings::default(),
            folders,
            Language::French,
            Duration::ZERO,
        )
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
        let mut preferences = preferences.in_language(Some(Language::French));
        assert_eq!(preferences.language(), Language::French);
        preferences.forget_launch_language();
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
