//! What a killed program leaves beside the files that it was writing.

use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::time::{Duration, SystemTime};

pub(super) const TEMPORARY_START: &str = ".jego-";
pub(super) const TEMPORARY_END: &str = ".tmp";
pub(super) const BACKUP_END: &str = ".jego-backup";

/// How old an unlocked temporary file has to be before it is removed: a program
/// that has just created one may not have locked it yet.
const STALE: Duration = Duration::from_secs(60);
/// The same where nothing but its age tells whether a file is still in use.
const SURELY_STALE: Duration = Duration::from_secs(3600);

/// Removes temporary files and backups of ours that a killed program left in a
/// folder. Files that a running program may still need are left alone.
pub fn remove_leftovers(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let Some(name) = name.to_str() else {
            continue;
        };
        let temporary = name.starts_with(TEMPORARY_START) && name.ends_with(TEMPORARY_END);
        let stale = if temporary {
            is_stale_temporary(&entry.path())
        } else if let Some(target) = name.strip_suffix(BACKUP_END) {
            is_stale_backup(&entry.path(), &folder.join(target))
        } else {
            false
        };
        if stale {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// How long ago a plain file was last written.
fn age(path: &Path) -> Option<Duration> {
    let metadata = fs::symlink_metadata(path).ok()?;
    let written = metadata.modified().ok().filter(|_| metadata.is_file())?;
    SystemTime::now().duration_since(written).ok()
}

fn is_stale_temporary(path: &Path) -> bool {
    let Some(age) = age(path).filter(|age| *age > STALE) else {
        return false;
    };
    match File::open(path).map(|file| file.try_lock()) {
        Ok(Ok(())) => true,
        Ok(Err(TryLockError::WouldBlock)) => false,
        Ok(Err(TryLockError::Error(_))) | Err(_) => age > SURELY_STALE,
    }
}

/// A backup is needed only until the new version has its name. One without its
/// file, or as old as its file, may be all that there is, and stays.
fn is_stale_backup(backup: &Path, target: &Path) -> bool {
    let (Some(before), Some(after)) = (age(backup), age(target)) else {
        return false;
    };
    before > after && after > SURELY_STALE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::disk::replace::{new_file_in, replace};

    #[test]
    fn what_a_killed_program_left_is_taken_away_after_a_while() {
        let folder = tempfile::tempdir().unwrap();
        let old = folder.path().join(".jego-old.tmp");
        let new = folder.path().join(".jego-new.tmp");
        let other = folder.path().join("jego.tmp");
        let two_hours_ago = SystemTime::now() - Duration::from_secs(7200);
        for (path, time) in [
            (&old, two_hours_ago),
            (&new, SystemTime::now()),
            (&other, two_hours_ago),
        ] {
            File::create(path).unwrap().set_modified(time).unwrap();
        }
        replace(&folder.path().join("game"), "x").unwrap();
        assert!(!old.exists() && new.exists() && other.exists());
    }

    #[test]
    fn a_temporary_file_that_is_still_being_written_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let two_hours_ago = SystemTime::now() - Duration::from_secs(7200);
        let written = new_file_in(folder.path()).unwrap();
        written.as_file().set_modified(two_hours_ago).unwrap();
        remove_leftovers(folder.path());
        assert!(written.path().exists());
        let (file, path) = written.keep().unwrap();
        drop(file);
        remove_leftovers(folder.path());
        assert!(!path.exists(), "the program that wrote it is gone");
    }

    #[test]
    fn an_old_backup_goes_once_its_file_is_there_again() {
        let folder = tempfile::tempdir().unwrap();
        let now = SystemTime::now();
        let old = |name: &str, hours: u64| {
            let path = folder.path().join(name);
            let file = File::create(&path).unwrap();
            let then = now - Duration::from_secs(hours * 3600 + 60);
            file.set_modified(then).unwrap();
            path
        };
        let only = old("only.sgf.jego-backup", 3);
        let needless = old("game.sgf.jego-backup", 3);
        old("game.sgf", 2);
        // The next two may be in the middle of being replaced.
        let same = old("same.sgf.jego-backup", 3);
        old("same.sgf", 3);
        let recent = old("new.sgf.jego-backup", 3);
        old("new.sgf", 0);
        remove_leftovers(folder.path());
        assert!(only.exists() && same.exists() && recent.exists());
        assert!(!needless.exists());
    }
}
