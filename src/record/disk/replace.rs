//! Files replaced whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::error::{FileError, FileErrorKind};
use super::leftovers::{BACKUP_END, TEMPORARY_END, TEMPORARY_START, remove_leftovers};
use super::read::check_kind;

/// Puts a text in the place of a file, whole or not at all.
///
/// The text is written beside it and is on the disk before it takes its name.
/// Until that is on the disk too, the file that was there is kept under
/// another name. A link is followed, and what it leads to is replaced.
///
/// # Errors
///
/// [`FileError`], and the file is as it was.
pub fn replace(path: &Path, text: &str) -> Result<(), FileError> {
    replace_with(path, |file| file.write_all(text.as_bytes()))
}

/// The same with bytes, such as those of a picture.
///
/// # Errors
///
/// [`FileError`], and the file is as it was.
pub fn replace_bytes(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    replace_with(path, |file| file.write_all(bytes))
}

fn replace_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), FileError> {
    try_replace(path, write).map_err(|kind| kind.at(path))
}

fn try_replace(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), FileErrorKind> {
    let target = follow(path)?;
    let folder = folder_of(&target);
    if !folder.is_dir() {
        return Err(FileErrorKind::NoFolder);
    }
    remove_leftovers(folder);
    let before = writable(&target)?;
    let mut file = new_file_in(folder)?;
    write(file.as_file_mut())?;
    if let Some(before) = &before {
        file.as_file().set_permissions(before.permissions())?;
    }
    file.as_file().sync_all()?;

    let backup = before.map(|_| keep_backup(&target)).transpose()?;
    let placed = file.persist(&target).map_err(|error| error.error);
    if placed.is_ok() {
        sync_folder(folder);
    }
    if let Some(backup) = backup {
        // If this fails the backup stays, and the next time replaces it.
        let _ = fs::remove_file(backup);
    }
    placed?;
    Ok(())
}

/// What a link leads to; the path itself if it is none.
fn follow(path: &Path) -> Result<PathBuf, FileErrorKind> {
    match fs::symlink_metadata(path) {
        Ok(metadata) if metadata.is_symlink() => match fs::canonicalize(path) {
            Ok(target) => Ok(target),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Err(FileErrorKind::BrokenLink),
            Err(error) => Err(error.into()),
        },
        Ok(_) => Ok(path.to_owned()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            if path.file_name().is_none() {
                return Err(FileErrorKind::Name);
            }
            Ok(path.to_owned())
        }
        Err(error) => Err(error.into()),
    }
}

pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// What is known of the file that will be replaced; `None` if there is none.
fn writable(target: &Path) -> Result<Option<Metadata>, FileErrorKind> {
    let metadata = match fs::metadata(target) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    check_kind(&metadata)?;
    // Its folder may allow to replace it all the same; whoever locked it meant
    // that nobody should.
    if metadata.permissions().readonly() {
        return Err(FileErrorKind::ReadOnly);
    }
    Ok(Some(metadata))
}

/// A file without a lasting name. It does not carry the name of the target,
/// which may be as long as names can be.
pub(super) fn new_file_in(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY_START).suffix(TEMPORARY_END);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // Less what the user's mask takes away, as for any new file.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let file = builder.tempfile_in(folder)?;
    // Shows other programs that this one still writes in it; where files cannot
    // be locked, its age has to do.
    let _ = file.as_file().try_lock();
    Ok(file)
}

/// Where the version before is kept while a file is replaced.
fn backup_of(path: &Path) -> PathBuf {
    const END: &str = BACKUP_END;
    const LONGEST: usize = 255;
    let name = path.file_name().unwrap_or_default();
    let name = match name.to_str() {
        Some(name) if name.len() + END.len() > LONGEST => {
            let mut cut = LONGEST - END.len();
            while !name.is_char_boundary(cut) {
                cut -= 1;
            }
            OsString::from(&name[..cut])
        }
        _ => name.to_owned(),
    };
    let mut backup = name;
    backup.push(END);
    path.with_file_name(backup)
}

/// The version before a file that is gone, beside what a link leads to.
pub(in crate::record) fn backup_left(path: &Path) -> Option<PathBuf> {
    let mut target = path.to_owned();
    // Links can go round in a circle.
    for _ in 0..32 {
        let Ok(next) = fs::read_link(&target) else {
            break;
        };
        target = folder_of(&target).join(next);
    }
    Some(backup_of(&target)).filter(|backup| backup.is_file())
}

/// Gives the file a second name, or copies it where files cannot have two.
fn keep_backup(target: &Path) -> io::Result<PathBuf> {
    let backup = backup_of(target);
    match fs::remove_file(&backup) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    match fs::hard_link(target, &backup) {
        Ok(()) => {}
        // Another program replaces the same file. Copying would empty it: both
        // names are of one file.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        Err(_) => {
            let mut copy = new_file_in(folder_of(target))?;
            io::copy(&mut File::open(target)?, copy.as_file_mut())?;
            copy.as_file().sync_all()?;
            copy.persist(&backup).map_err(|error| error.error)?;
        }
    }
    Ok(backup)
}

/// Syncs a folder, so that a new name in it lasts. Where folders cannot be
/// opened as files, the system does this itself.
pub(in crate::record) fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<OsString> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name()).collect()
    }

    #[test]
    fn wherever_writing_fails_the_old_file_is_whole_and_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game");
        fs::write(&path, "old").unwrap();
        let new = "new ".repeat(100);
        for room in 0..new.len() {
            let failed = replace_with(&path, |file| {
                file.write_all(&new.as_bytes()[..room])?;
                Err(io::ErrorKind::StorageFull.into())
            });
            assert!(matches!(failed.unwrap_err().kind, FileErrorKind::Full));
            assert_eq!(fs::read_to_string(&path).unwrap(), "old");
            assert_eq!(names(folder.path()), ["game"]);
        }
    }

    /// While the new file takes its name the old one has another.
    #[test]
    fn a_backup_is_the_file_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game");
        fs::write(&path, "old").unwrap();
        let backup = keep_backup(&path).unwrap();
        assert_eq!(backup, folder.path().join("game.jego-backup"));
        fs::remove_file(&path).unwrap();
        assert_eq!(fs::read_to_string(&backup).unwrap(), "old");
    }
}
