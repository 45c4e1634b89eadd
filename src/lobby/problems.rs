//! Problems out of files and folders, and what was tried of them.

use std::path::Path;
use std::time::SystemTime;

use chrono::{Days, Local, NaiveTime};

use super::opening::GamesInFile;
use crate::puzzle::{Collection, NotAPuzzle, Progress, Source, Tried};
use crate::record::{FileError, FileErrorKind, Folders, LogError, game_files_in, open_file};
use crate::session::file_name;
use crate::words::{self, Language, ProblemWords};

/// Why no problems were opened.
#[derive(Debug)]
pub enum CannotOpenProblems {
    /// The file or the folder cannot be read.
    File(FileError),
    /// There is no problem in it.
    NoProblems {
        /// What it is called.
        name: String,
        /// Why the first game in it is none.
        why: Option<NotAPuzzle>,
    },
}

impl CannotOpenProblems {
    /// The reason in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::File(error) => words::file_error(language, error),
            Self::NoProblems { name, why: None } => {
                language.fill(ProblemWords::NoneInFolder, &[name])
            }
            Self::NoProblems {
                name,
                why: Some(why),
            } => {
                let why = words::not_a_puzzle(language, why);
                language.fill(ProblemWords::NoneInFile, &[name, &why])
            }
        }
    }
}

/// Opens a file, or all game files of a folder, as problems.
///
/// # Errors
///
/// [`CannotOpenProblems`] if it cannot be read, or no problem is in it. Files
/// of a folder that cannot be read are noted.
pub fn open_problems(path: &Path) -> Result<Collection, CannotOpenProblems> {
    let name = file_name(path);
    let collection = match open_file(path) {
        Ok(opened) => {
            let source = Source {
                name: name.clone(),
                games: opened.games,
            };
            Collection::new(&name, [source])
        }
        Err(error) if matches!(error.kind, FileErrorKind::Folder) => folder(path, &name)?,
        Err(error) => return Err(CannotOpenProblems::File(error)),
    };
    with_problems(collection)
}

/// The problems of a file that was read as games.
///
/// # Errors
///
/// [`CannotOpenProblems`] if no problem is in it.
pub fn problems_of(games: GamesInFile) -> Result<Collection, CannotOpenProblems> {
    let source = games.into_source();
    with_problems(Collection::new(&source.name.clone(), [source]))
}

fn with_problems(collection: Collection) -> Result<Collection, CannotOpenProblems> {
    if !collection.is_empty() {
        return Ok(collection);
    }
    let first = collection.skipped().first();
    Err(CannotOpenProblems::NoProblems {
        name: collection.name().to_owned(),
        why: first.map(|skipped| skipped.why.clone()),
    })
}

fn folder(path: &Path, name: &str) -> Result<Collection, CannotOpenProblems> {
    let files = game_files_in(path).map_err(CannotOpenProblems::File)?;
    let mut unreadable = Vec::new();
    let sources = files.iter().filter_map(|file| {
        let name = file.strip_prefix(path).unwrap_or(file);
        let name = name.display().to_string();
        match open_file(file) {
            Ok(opened) => Some(Source {
                name,
                games: opened.games,
            }),
            Err(_) => {
                unreadable.push(name);
                None
            }
        }
    });
    let mut collection = Collection::new(name, sources);
    for file in unreadable {
        collection.note_unreadable(&file);
    }
    Ok(collection)
}

/// What was tried before; nothing, and why, where that cannot be read.
#[must_use]
pub fn read_progress(folders: &Folders) -> (Progress, Option<LogError>) {
    match Progress::read(&folders.problems()) {
        Ok(progress) => (progress, None),
        Err(error) => (Progress::default(), Some(error)),
    }
}

/// Writes a try down.
///
/// # Errors
///
/// [`LogError`], and the log has what it had before.
pub fn write_tried(folders: &Folders, tried: Tried) -> Result<(), LogError> {
    Progress::write(&folders.problems(), tried)
}

/// When today ends by the clock of this machine, in seconds from 1970: what is due
/// before that is due today.
#[must_use]
pub fn tonight() -> u64 {
    let tomorrow = Local::now().date_naive() + Days::new(1);
    let midnight = tomorrow.and_time(NaiveTime::MIN).and_local_timezone(Local);
    // Where clocks are changed at midnight, that hour comes twice or not at all.
    let seconds = midnight.earliest().map(|midnight| midnight.timestamp());
    seconds
        .and_then(|seconds| u64::try_from(seconds).ok())
        .unwrap_or_else(|| seconds_now() + 43_200)
}

/// The time, in seconds from 1970.
#[must_use]
pub fn seconds_now() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}
