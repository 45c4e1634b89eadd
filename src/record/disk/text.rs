//! Files and folders that hold no game.

use std::fs;
use std::io;
use std::path::Path;
use std::time::SystemTime;

use super::error::{FileError, FileErrorKind};
use super::read::read;

/// Makes a folder and those above it, unless they are there.
///
/// # Errors
///
/// [`FileError`] if that cannot be done.
pub fn make_folder(folder: &Path) -> Result<(), FileError> {
    // An empty path is the folder one stands in.
    if folder.as_os_str().is_empty() {
        return Ok(());
    }
    fs::create_dir_all(folder).map_err(|error| FileErrorKind::from(error).at(folder))
}

/// When a file was last written, if the system can tell.
#[must_use]
pub fn written_at(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|file| file.modified()).ok()
}

/// All of a file, such as a font.
///
/// # Errors
///
/// [`FileError`] if it cannot be read.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, FileError> {
    read(path).map_err(|kind| kind.at(path))
}

/// The text of a small file that people may have changed; `None` if there is
/// none.
///
/// # Errors
///
/// [`FileError`] if it is there and cannot be read as text.
pub fn read_text(path: &Path) -> Result<Option<String>, FileError> {
    match read(path) {
        Ok(bytes) => {
            let text = String::from_utf8(bytes).map_err(|error| {
                FileErrorKind::Other(io::Error::new(io::ErrorKind::InvalidData, error))
            });
            text.map(Some).map_err(|kind| kind.at(path))
        }
        Err(FileErrorKind::Missing) => Ok(None),
        Err(kind) => Err(kind.at(path)),
    }
}

/// Gives a file another name.
///
/// # Errors
///
/// [`FileError`], and it has the name that it had.
pub fn rename(from: &Path, to: &Path) -> Result<(), FileError> {
    fs::rename(from, to).map_err(|error| FileErrorKind::from(error).at(from))
}
