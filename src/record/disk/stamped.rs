//! Files with what tells whether they have changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::error::FileError;
use super::game_files::game_files_in;

/// A file, with what tells whether it is the one that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StampedFile {
    /// Where it is.
    pub path: PathBuf,
    /// How long it is.
    pub len: u64,
    /// When it was last written, if the system can tell.
    pub modified: Option<SystemTime>,
}

/// The files of games in a folder and in those within it, by name.
///
/// # Errors
///
/// Why the folder cannot be listed. Folders within it that cannot are left out.
pub fn stamped_game_files_in(folder: &Path) -> Result<Vec<StampedFile>, FileError> {
    let files = game_files_in(folder)?.into_iter();
    Ok(files.map(stamped).collect())
}

/// A file as it is now. One that is gone again is told when it is read.
fn stamped(path: PathBuf) -> StampedFile {
    let metadata = fs::metadata(&path).ok();
    StampedFile {
        path,
        len: metadata.as_ref().map_or(0, fs::Metadata::len),
        modified: metadata.and_then(|metadata| metadata.modified().ok()),
    }
}
