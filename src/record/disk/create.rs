//! Files that are written under names that nothing has yet, and the proof that
//! they are there.

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::error::{FileError, FileErrorKind};
use super::leftovers::remove_leftovers;
use super::read::read;
use super::replace::{folder_of, new_file_in, sync_folder};

/// Writes a text to a new file, whole or not at all. A file that is there
/// already is never touched, even if another program creates it at the same
/// moment.
///
/// # Errors
///
/// [`FileError`], with [`FileErrorKind::Exists`] if the name is taken.
pub fn create(path: &Path, text: &str) -> Result<(), FileError> {
    create_bytes(path, text.as_bytes())
}

/// The same with bytes, such as those of a picture.
///
/// # Errors
///
/// [`FileError`], with [`FileErrorKind::Exists`] if the name is taken.
pub fn create_bytes(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    first_of([path.to_owned()], bytes).map(drop)
}

/// Writes a text to a new file under the first of these names, all in one
/// folder, that no other file has; which one that was.
///
/// # Errors
///
/// [`FileError`], with [`FileErrorKind::Exists`] if every name is taken.
pub fn create_first(
    names: impl IntoIterator<Item = PathBuf>,
    text: &str,
) -> Result<PathBuf, FileError> {
    first_of(names, text.as_bytes())
}

fn first_of(names: impl IntoIterator<Item = PathBuf>, bytes: &[u8]) -> Result<PathBuf, FileError> {
    let mut names = names.into_iter();
    let Some(first) = names.next() else {
        return Err(FileErrorKind::Name.at(Path::new("")));
    };
    let mut file = temporary_with(folder_of(&first), bytes).map_err(|kind| kind.at(&first))?;
    let mut path = first;
    loop {
        match place_new(file, &path, bytes) {
            Ok(()) => {
                sync_folder(folder_of(&path));
                return Ok(path);
            }
            Err((FileErrorKind::Exists, back)) => file = back,
            Err((kind, _)) => return Err(kind.at(&path)),
        }
        match names.next() {
            Some(next) => path = next,
            None => return Err(FileErrorKind::Exists.at(&path)),
        }
    }
}

/// Bytes on the disk that have no lasting name yet.
fn temporary_with(folder: &Path, bytes: &[u8]) -> Result<NamedTempFile, FileErrorKind> {
    if !folder.is_dir() {
        return Err(FileErrorKind::NoFolder);
    }
    remove_leftovers(folder);
    let mut file = new_file_in(folder)?;
    file.as_file_mut().write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// Gives a temporary file a name that no other file has; the file comes back
/// where that fails.
fn place_new(
    file: NamedTempFile,
    path: &Path,
    bytes: &[u8],
) -> Result<(), (FileErrorKind, NamedTempFile)> {
    if path.file_name().is_none() {
        return Err((FileErrorKind::Name, file));
    }
    // Cheaper than to be refused, and a link that leads nowhere is a name too.
    if path.symlink_metadata().is_ok() {
        return Err((FileErrorKind::Exists, file));
    }
    let Err(refused) = file.persist_noclobber(path) else {
        return Ok(());
    };
    let (error, file) = (refused.error, refused.file);
    // Not every file system can rename without replacing or link.
    let cannot = matches!(
        error.kind(),
        io::ErrorKind::Unsupported | io::ErrorKind::InvalidInput | io::ErrorKind::PermissionDenied
    );
    if !cannot {
        return Err((error.into(), file));
    }
    write_new(path, bytes).map_err(|error| (error.into(), file))
}

/// Writes a file under its own name, which must be free.
fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    if written.is_err() {
        // Half a game must not stand under the name of a whole one.
        let _ = fs::remove_file(path);
    }
    written
}

/// Proof that a text is in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    path: PathBuf,
    length: u64,
    checksum: u32,
}

impl Written {
    /// Reads a file back and compares it with what was written to it.
    ///
    /// # Errors
    ///
    /// [`FileError`] if the file is not there or holds something else.
    pub fn check(path: &Path, text: &str) -> Result<Self, FileError> {
        let written = Self {
            path: path.to_owned(),
            length: text.len() as u64,
            checksum: crc32fast::hash(text.as_bytes()),
        };
        if written.is_there() {
            return Ok(written);
        }
        Err(FileErrorKind::Unproved.at(path))
    }

    /// Whether the file still holds what was written to it.
    #[must_use]
    pub fn is_there(&self) -> bool {
        let length = fs::metadata(&self.path).map(|file| file.len());
        length.is_ok_and(|length| length == self.length)
            && read(&self.path).is_ok_and(|bytes| crc32fast::hash(&bytes) == self.checksum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_file_takes_the_first_free_name_and_replaces_none() {
        let folder = tempfile::tempdir().unwrap();
        let names = || ["a", "b", "c"].map(|name| folder.path().join(name));
        fs::write(folder.path().join("a"), "old").unwrap();
        let taken = create_first(names(), "new").unwrap();
        assert_eq!(taken, folder.path().join("b"));
        create(&folder.path().join("c"), "third").unwrap();
        let refused = create_first(names(), "one too many").unwrap_err();
        assert!(matches!(refused.kind, FileErrorKind::Exists), "{refused}");
        for (name, text) in [("a", "old"), ("b", "new"), ("c", "third")] {
            let path = folder.path().join(name);
            assert_eq!(fs::read_to_string(path).unwrap(), text);
        }
        assert_eq!(files_in(folder.path()).len(), 3);
    }

    /// Without exclusive creation two threads find the same name free.
    #[test]
    fn files_that_are_created_at_once_do_not_replace_each_other() {
        let folder = tempfile::tempdir().unwrap();
        let names = || (0..100).map(|number| folder.path().join(format!("game {number}")));
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let names = &names;
                scope.spawn(move || {
                    for game in 0..20 {
                        create_first(names(), &format!("{thread}-{game}")).unwrap();
                    }
                });
            }
        });
        let files = files_in(folder.path()).into_iter();
        let mut texts: Vec<String> = files
            .map(|path| fs::read_to_string(path).unwrap())
            .collect();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), 80);
    }

    #[test]
    fn a_file_is_proved_by_what_is_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game");
        create(&path, "text").unwrap();
        let written = Written::check(&path, "text").unwrap();
        assert!(written.is_there());
        assert!(Written::check(&path, "test").is_err());
        fs::write(&path, "tent").unwrap();
        assert!(!written.is_there());
        fs::remove_file(&path).unwrap();
        assert!(!written.is_there());
    }

    fn files_in(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().path()).collect()
    }
}
