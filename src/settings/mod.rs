//! What is remembered between runs.

mod reading;
mod review;
mod shortcuts;
#[cfg(test)]
mod tests;

use std::path::PathBuf;

use serde::{Deserialize, Deserializer, Serialize};
use strum::VariantArray;

pub use reading::{computer_options, read_settings, system_language};
pub use review::{OwnLimits, ReviewLimits, review_settings};
pub use shortcuts::Shortcuts;

use crate::record::save;
use crate::session::{EngineCommand, program_name};
use crate::setup::GameSetup;
use crate::words::Language;

/// How many files are remembered.
const MOST_RECENT: usize = 10;
/// How many collections of problems are.
const MOST_PROBLEMS: usize = 5;

/// What the user chose. What they did not choose has a default, so that files
/// of other versions can be read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` for the system's.
    pub language: Option<Language>,
    /// The colors of the window.
    pub theme: Theme,
    /// What the board is made of.
    pub look: BoardLook,
    /// How large words and everything around them are, in percent.
    pub text_size: u16,
    /// Whether there is sound.
    pub sound: bool,
    /// How loud, from 0 to 100.
    pub volume: u8,
    /// Whether letters and numbers stand around the board.
    pub coordinates: bool,
    /// Whether stones show the number of their move.
    pub numbers: bool,
    /// Whether territory is marked while playing.
    pub territory: bool,
    /// Whether the moves that follow in the record are shown.
    pub next_moves: bool,
    /// Whether dots show where a disc can be put.
    pub legal_moves: bool,
    /// Whether stones drop and fade.
    pub animations: bool,
    /// Whether leaving an unfinished game asks first.
    pub confirm_leaving: bool,
    /// Where games are saved; `None` for the usual folder.
    pub saves: Option<PathBuf>,
    /// What new files of games are.
    pub save_format: SaveFormat,
    /// Whether Jego's own file list is used even where the system has dialogs.
    pub own_file_list: bool,
    /// The files opened and saved last, the latest first.
    pub recent: Vec<PathBuf>,
    /// The files and folders that were opened as problems, likewise.
    pub recent_problems: Vec<PathBuf>,
    /// The folders of the library.
    pub library: Vec<PathBuf>,
    /// Whether comment and tree are shown beside the board.
    pub side_panel: bool,
    /// The same in narrow windows, where they take room from it.
    pub narrow_side_panel: bool,
    /// How wide the column at the left of the board was dragged; `None` for
    /// what suits the window.
    pub left_column: Option<u16>,
    /// The same at the right.
    pub right_column: Option<u16>,
    /// How the last new game was set up.
    pub last_game: GameSetup,
    /// Engines that are other programs. No two have the same command line.
    #[serde(deserialize_with = "readable_engines")]
    pub engines: Vec<EngineCommand>,
    /// Whether the computer resigns games that are lost.
    pub computer_resigns: bool,
    /// Whether the computer thinks while it is the other's turn.
    pub computer_ponders: bool,
    /// On how many threads the computer thinks, but never more than there are
    /// cores; `None` leaves one to the window.
    pub threads: Option<usize>,
    /// The engine that goes over games, by its name; `None` for Jego itself.
    pub reviewer: Option<String>,
    /// By which limits moves are called mistakes in a review.
    pub review_limits: ReviewLimits,
    /// The limits that the user has set, in points.
    pub own_limits: OwnLimits,
    /// How many visits a review gives to every position.
    pub review_visits: u32,
    /// Whether the last stones show how good they were.
    pub review_marks: bool,
    /// Whether mistakes of games against the computer become exercises by themselves.
    pub collect_mistakes: bool,
    /// The player of this machine who plays, by the name of their file.
    pub player: Option<String>,
    /// Whether the question for a rank was answered or skipped.
    pub rank_asked: bool,
    /// Keys of commands that are not the usual ones.
    pub shortcuts: Shortcuts,
    /// Whether the next step of the course for beginners is shown on the first
    /// page.
    pub first_steps: bool,
}

/// The colors of the window.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// White and yellow on black.
    HighContrast,
}

/// What the board is made of.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
pub enum BoardLook {
    /// Warm wood.
    #[default]
    Kaya,
    /// Black on white, as in a book.
    Paper,
    /// Slate with pale lines.
    Night,
}

/// What new files of games are.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
pub enum SaveFormat {
    /// What every Go program reads, where nothing of the game would be lost.
    #[default]
    Sgf,
    /// Our own, which holds everything.
    Jego,
}

impl SaveFormat {
    /// How the names of its files end, without the dot before.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Sgf => "sgf",
            Self::Jego => save::EXTENSION,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::System,
            look: BoardLook::Kaya,
            text_size: Self::USUAL_TEXT,
            sound: true,
            volume: 60,
            coordinates: true,
            numbers: false,
            territory: true,
            next_moves: true,
            legal_moves: true,
            animations: true,
            confirm_leaving: true,
            saves: None,
            save_format: SaveFormat::Sgf,
            own_file_list: false,
            recent: Vec::new(),
            recent_problems: Vec::new(),
            library: Vec::new(),
            side_panel: true,
            narrow_side_panel: false,
            left_column: None,
            right_column: None,
            last_game: GameSetup::welcome(),
            engines: Vec::new(),
            computer_resigns: true,
            // It costs power, so it is off until someone asks for it.
            computer_ponders: false,
            threads: None,
            reviewer: None,
            review_limits: ReviewLimits::ByRank,
            own_limits: OwnLimits::default(),
            review_visits: Self::USUAL_VISITS,
            review_marks: true,
            collect_mistakes: true,
            player: None,
            rank_asked: false,
            shortcuts: Shortcuts::default(),
            first_steps: true,
        }
    }
}

/// Puts a path first in a list that has each of them once and not too many.
fn note_first(paths: &mut Vec<PathBuf>, path: PathBuf, most: usize) {
    paths.retain(|known| *known != path);
    paths.insert(0, path);
    paths.truncate(most);
}

/// Reads the engines that make sense; one that does not must not cost the
/// others, nor everything else that is remembered.
fn readable_engines<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<EngineCommand>, D::Error> {
    let entries = Vec::<ron::Value>::deserialize(from)?;
    let engines = entries.into_iter().filter_map(|it| it.into_rust().ok());
    Ok(engines.collect())
}

/// A settings file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {why}")]
pub struct DamagedSettings {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub why: String,
}

impl Settings {
    /// The most engines that can be set up.
    pub const MOST_ENGINES: usize = 50;

    /// The usual size of words, in percent.
    pub const USUAL_TEXT: u16 = 100;
    /// The sizes of words to choose from, in percent.
    pub const TEXT_SIZES: [u16; 6] = [90, 100, 115, 130, 150, 175];

    /// The usual visits of a position in a review.
    pub const USUAL_VISITS: u32 = 50;
    /// The numbers of visits to choose from.
    pub const REVIEW_VISITS: [u32; 4] = [25, 50, 100, 200];

    /// One thread on each core, however many there are.
    pub const ALL_THREADS: usize = 256;

    /// Reads what [`Settings::write`] wrote, whatever version did.
    ///
    /// # Errors
    ///
    /// [`DamagedSettings`] with the place of what is wrong.
    pub fn read(text: &str) -> Result<Self, DamagedSettings> {
        let settings: Self = ron::from_str(text).map_err(|error| DamagedSettings {
            line: error.span.start.line,
            column: error.span.start.col,
            why: error.code.to_string(),
        })?;
        Ok(settings.in_range())
    }

    /// The text for the disk. Folders whose names are no text are left out.
    ///
    /// # Errors
    ///
    /// What stands against writing it.
    pub fn write(&self) -> Result<String, ron::Error> {
        let mut told = self.clone();
        told.saves = told.saves.filter(|path| path.to_str().is_some());
        for paths in [
            &mut told.recent,
            &mut told.recent_problems,
            &mut told.library,
        ] {
            paths.retain(|path| path.to_str().is_some());
        }
        for engine in &mut told.engines {
            let folder = engine.folder.take();
            engine.folder = folder.filter(|path| path.to_str().is_some());
        }
        let pretty = ron::ser::PrettyConfig::new().struct_names(false);
        Ok(ron::ser::to_string_pretty(&told, pretty)? + "\n")
    }

    /// Remembers a file as the one used last.
    pub fn note_recent(&mut self, path: PathBuf) {
        note_first(&mut self.recent, path, MOST_RECENT);
    }

    /// Remembers a file or folder as the one opened last as problems.
    pub fn note_recent_problems(&mut self, path: PathBuf) {
        note_first(&mut self.recent_problems, path, MOST_PROBLEMS);
    }

    /// Makes words larger by so many steps, or smaller if negative.
    pub fn step_text_size(&mut self, steps: isize) {
        let sizes = Self::TEXT_SIZES;
        let here = sizes.iter().rposition(|&size| size <= self.text_size);
        let next = here.unwrap_or(0).saturating_add_signed(steps);
        self.text_size = sizes[next.min(sizes.len() - 1)];
    }

    /// What people write into files is brought to what there can be.
    fn in_range(mut self) -> Self {
        self.volume = self.volume.min(100);
        let [least, .., most] = Self::TEXT_SIZES;
        self.text_size = self.text_size.clamp(least, most);
        self.recent.truncate(MOST_RECENT);
        self.threads = self.threads.filter(|&threads| threads > 0);
        self.threads = self.threads.map(|threads| threads.min(Self::ALL_THREADS));
        let [least, .., most] = Self::REVIEW_VISITS;
        self.review_visits = self.review_visits.clamp(least, most);
        self.own_limits = self.own_limits.in_range();
        let mut engines: Vec<EngineCommand> = Vec::new();
        for mut engine in self.engines {
            let known = engines.iter().any(|known| known.command == engine.command);
            if known || engine.command.trim().is_empty() {
                continue;
            }
            if engine.name.trim().is_empty() {
                engine.name = program_name(&engine.command);
            }
            engines.push(engine);
        }
        engines.truncate(Self::MOST_ENGINES);
        self.engines = engines;
        self.reviewer = self
            .reviewer
            .filter(|name| self.engines.iter().any(|engine| engine.name == *name));
        self
    }
}
