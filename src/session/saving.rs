//! Games into files.

use std::path::{Path, PathBuf};

use super::game_file::{GameFile, Original};
use crate::record::{
    FileError, Written, create_first, forget_original, keep_original, make_folder, replace,
};

/// The last part of a path, to be shown.
#[must_use]
pub fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// How many names are tried for a new file.
const MOST_NAMES: usize = 10_000;

/// Writes a text into a folder under a name with this ending that no file has,
/// even if another program takes names in the same folder at the same moment.
/// Where it is, and the proof.
///
/// # Errors
///
/// [`FileError`], and nothing was written.
pub fn create_new(
    folder: &Path,
    stem: &str,
    ending: &str,
    text: &str,
) -> Result<(PathBuf, Written), FileError> {
    make_folder(folder)?;
    let plain = folder.join(format!("{stem}.{ending}"));
    let numbered = (2..MOST_NAMES).map(|number| folder.join(format!("{stem} ({number}).{ending}")));
    let path = create_first(std::iter::once(plain).chain(numbered), text)?;
    let written = Written::check(&path, text)?;
    Ok((path, written))
}

/// Writes a text into a file, which is replaced if it is there; the proof.
///
/// # Errors
///
/// [`FileError`], and the file is as it was, unless it was written and could not
/// be read back.
pub fn write_text(path: &Path, text: &str) -> Result<Written, FileError> {
    make_folder_of(path)?;
    replace(path, text)?;
    Written::check(path, text)
}

/// A game that was written into its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The proof.
    pub written: Written,
    /// Where the file that was there before is kept, if it is.
    pub original: Option<PathBuf>,
}

impl SavedGame {
    /// A game in a file that nothing else was in.
    #[must_use]
    pub const fn new(written: Written) -> Self {
        Self {
            written,
            original: None,
        }
    }
}

/// Writes a game into its file. Where the file as it was could not be had back
/// from that, it is kept beside under a name of its own.
///
/// # Errors
///
/// [`FileError`], and the file is as it was, unless it was written and could not
/// be read back; then the one before it is still kept.
pub fn write_game_file(file: &GameFile, text: &str) -> Result<SavedGame, FileError> {
    make_folder_of(&file.path)?;
    let original = match file.original {
        Some(Original::Repaired | Original::Guessed) => keep_original(&file.path)?,
        None => None,
    };
    if let Err(error) = replace(&file.path, text) {
        if let Some(original) = &original {
            forget_original(original);
        }
        return Err(error);
    }
    let written = Written::check(&file.path, text)?;
    Ok(SavedGame { written, original })
}

/// Makes the folder of a file, unless it is there.
///
/// # Errors
///
/// [`FileError`] if that cannot be done.
pub fn make_folder_of(file: &Path) -> Result<(), FileError> {
    match file.parent() {
        Some(folder) => make_folder(folder),
        None => Ok(()),
    }
}
