//! The file as it was, kept beside what takes its place.
//!
//! What was repaired while a file was read, or read in a character set that is
//! only a guess, cannot be had back from what is written. So the first time
//! such a file is replaced, what it was keeps a name of its own.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::error::{FileError, FileErrorKind};

/// How many names are tried.
const MOST_NAMES: usize = 1_000;
/// How many bytes a name may have on the file systems there are.
const LONGEST_NAME: usize = 255;

/// Gives a file a second name beside its own, which stays when the file is
/// replaced, and returns that name; `None` if there is no file any more. No
/// file that is there already is touched.
///
/// # Errors
///
/// [`FileError`] if it cannot be kept.
pub fn keep_original(path: &Path) -> Result<Option<PathBuf>, FileError> {
    let failed = |error: io::Error| FileErrorKind::from(error).at(path);
    let target = match fs::canonicalize(path) {
        Ok(target) => target,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed(error)),
    };
    for number in 1..=MOST_NAMES {
        let kept = beside(path, number);
        match second_name(&target, &kept) {
            Ok(()) => return Ok(Some(kept)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(failed(error)),
        }
    }
    Err(FileErrorKind::Exists.at(path))
}

/// Takes a second name away again, where nothing took the place of its file.
pub fn forget_original(kept: &Path) {
    // What cannot be taken away is one file too many, and no loss.
    let _ = fs::remove_file(kept);
}

/// The name of the original: `game (original).sgf`, then with a number.
fn beside(path: &Path, number: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().unwrap_or_default().to_string_lossy();
    let mark = match number {
        1 => " (original)".to_owned(),
        number => format!(" (original {number})"),
    };
    let end = if end.is_empty() {
        String::new()
    } else {
        format!(".{end}")
    };
    let mut cut = stem
        .len()
        .min(LONGEST_NAME.saturating_sub(mark.len() + end.len()));
    while !stem.is_char_boundary(cut) {
        cut -= 1;
    }
    path.with_file_name(format!("{}{mark}{end}", &stem[..cut]))
}

/// A link where files can have two names, a copy where they cannot.
fn second_name(target: &Path, kept: &Path) -> io::Result<()> {
    match fs::hard_link(target, kept) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => copy(target, kept),
        linked_or_taken => linked_or_taken,
    }
}

fn copy(target: &Path, kept: &Path) -> io::Result<()> {
    let mut from = File::open(target)?;
    let mut to = OpenOptions::new().write(true).create_new(true).open(kept)?;
    let copied = io::copy(&mut from, &mut to).and_then(|_| to.sync_all());
    if copied.is_err() {
        forget_original(kept);
    }
    copied
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_originals_have_one_name_and_none_is_too_long() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.sgf");
        assert_eq!(keep_original(&path).unwrap(), None);
        fs::write(&path, "one").unwrap();
        let first = keep_original(&path).unwrap().unwrap();
        assert_eq!(first, folder.path().join("game (original).sgf"));
        let second = keep_original(&path).unwrap().unwrap();
        assert_eq!(second, folder.path().join("game (original 2).sgf"));
        let copied = folder.path().join("game (copied).sgf");
        copy(&path, &copied).unwrap();
        assert!(copy(&path, &copied).is_err(), "nothing is overwritten");
        assert_eq!(fs::read(&copied).unwrap(), b"one");

        let long = folder.path().join(format!("{}.sgf", "囲".repeat(83)));
        fs::write(&long, "long").unwrap();
        let kept = keep_original(&long).unwrap().unwrap();
        assert_eq!(fs::read(kept).unwrap(), b"long");
    }
}
