//! What is in a folder, and where a dialog begins.

use std::fs::{self, DirEntry};
use std::io;
use std::path::{Path, PathBuf};

use directories::UserDirs;

use crate::ui::files::listing::{Entry, EntryKind, Sorting};
use crate::ui::files::{Purpose, Request};

/// What came of reading a folder.
#[derive(Debug)]
pub(in crate::ui::files) struct Reading {
    /// The folder that was read.
    pub(in crate::ui::files) folder: PathBuf,
    /// How the entries are sorted.
    pub(in crate::ui::files) sorting: Sorting,
    /// What is in it, or why that cannot be told.
    pub(in crate::ui::files) entries: Result<Vec<Entry>, Unreadable>,
}

/// Why a folder cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ui::files) enum Unreadable {
    /// It is not there.
    Missing,
    /// Something else has this name.
    NotAFolder,
    /// The system does not permit it.
    Forbidden,
    /// In the system's words.
    Other(String),
}

impl From<io::Error> for Unreadable {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the system knows many errors, and the others are shown in its words"
    )]
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::Missing,
            io::ErrorKind::NotADirectory => Self::NotAFolder,
            io::ErrorKind::PermissionDenied => Self::Forbidden,
            _ => Self::Other(error.to_string()),
        }
    }
}

/// Reads a folder.
pub(in crate::ui::files) fn read(folder: PathBuf, sorting: Sorting) -> Reading {
    let entries = entries_of(&folder).map(|mut entries| {
        sorting.sort(&mut entries);
        entries
    });
    Reading {
        folder,
        sorting,
        entries,
    }
}

/// Reads a folder, or the nearest one above it that is there.
pub(in crate::ui::files) fn read_nearest(folder: PathBuf, sorting: Sorting) -> Reading {
    let nearest = folder.ancestors().find(|ancestor| ancestor.is_dir());
    let nearest = nearest.map_or(folder.clone(), Path::to_owned);
    read(nearest, sorting)
}

/// Makes the folder where a dialog for writing begins, if it is one of those
/// where games are kept. Where that fails the list begins above it.
fn prepare(request: &Request) {
    if request.purpose.writes() && request.saves.contains(&request.folder) {
        let _ = fs::create_dir_all(&request.folder);
    }
}

/// Where a dialog begins, of all the places that it could.
pub(in crate::ui::files) fn beginning(request: &Request) -> PathBuf {
    prepare(request);
    if request.purpose != Purpose::OpenGame {
        return request.folder.clone();
    }
    let user = UserDirs::new();
    let documents = user.as_ref().and_then(UserDirs::document_dir);
    let home = user.as_ref().map(UserDirs::home_dir);
    let known = std::iter::once(&request.folder).chain(&request.otherwise);
    let known = known.map(PathBuf::as_path).chain(documents).chain(home);
    let there = known.into_iter().find(|folder| folder.is_dir());
    there.map_or_else(|| request.folder.clone(), Path::to_owned)
}

fn entries_of(folder: &Path) -> Result<Vec<Entry>, Unreadable> {
    let entries = fs::read_dir(folder)?;
    // An entry that vanishes while it is read was not there.
    Ok(entries
        .flatten()
        .filter_map(|entry| known(&entry))
        .collect())
}

fn known(entry: &DirEntry) -> Option<Entry> {
    let name = entry.file_name();
    let metadata = match fs::metadata(entry.path()) {
        Ok(metadata) => metadata,
        Err(_) => {
            let kind = entry.file_type().ok()?;
            let kind = if kind.is_symlink() {
                EntryKind::Broken
            } else if kind.is_dir() {
                EntryKind::Folder
            } else {
                EntryKind::File
            };
            return Some(Entry::new(name, kind, None, None));
        }
    };
    let modified = metadata.modified().ok();
    if metadata.is_dir() {
        return Some(Entry::new(name, EntryKind::Folder, None, modified));
    }
    let size = metadata.is_file().then_some(metadata.len());
    Some(Entry::new(name, EntryKind::File, size, modified))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::files::Chooser;

    fn named(reading: Reading) -> Vec<(String, EntryKind)> {
        let entries = reading.entries.unwrap().into_iter();
        entries.map(|entry| (entry.shown, entry.kind)).collect()
    }

    #[test]
    fn a_folder_is_read_in_order_with_links_followed() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("inner")).unwrap();
        fs::write(folder.path().join("a.sgf"), "(;)").unwrap();
        let mut expected = vec![
            ("inner".to_owned(), EntryKind::Folder),
            ("a.sgf".to_owned(), EntryKind::File),
        ];
        #[cfg(unix)]
        {
            use std::os::unix::fs::symlink;
            symlink("inner", folder.path().join("zlink")).unwrap();
            symlink("nowhere", folder.path().join("broken")).unwrap();
            expected.insert(1, ("zlink".to_owned(), EntryKind::Folder));
            expected.push(("broken".to_owned(), EntryKind::Broken));
        }
        let reading = read(folder.path().to_owned(), Sorting::BY_NAME);
        assert_eq!(named(reading), expected);
    }

    #[test]
    fn a_folder_that_cannot_be_read_says_why() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        let why = |path: &Path| read(path.to_owned(), Sorting::BY_NAME).entries.unwrap_err();
        assert_eq!(why(&file), Unreadable::NotAFolder);
        assert_eq!(why(&folder.path().join("none")), Unreadable::Missing);
    }

    #[test]
    fn opening_begins_where_there_may_be_games_and_never_above_them() {
        let folder = tempfile::tempdir().unwrap();
        let (data, used) = (folder.path().join("data"), folder.path().join("used"));
        fs::create_dir(&data).unwrap();
        let mut request = Request {
            purpose: Purpose::OpenGame,
            folder: data.join("saves"),
            otherwise: vec![used.clone()],
            name: String::new(),
            note: String::new(),
            saves: vec![data.join("saves")],
            recent: Vec::new(),
            chooser: Chooser::Own,
        };
        // The user's own folders, where there are any; nothing of ours.
        let first = beginning(&request);
        assert_ne!(read_nearest(first, Sorting::BY_NAME).folder, data);
        fs::create_dir(&used).unwrap();
        assert_eq!(beginning(&request), used);
        request.folder = data.clone();
        assert_eq!(beginning(&request), data);
    }

    #[test]
    fn a_folder_that_is_gone_gives_the_one_above() {
        let folder = tempfile::tempdir().unwrap();
        let gone = folder.path().join("a/b/c");
        let reading = read_nearest(gone, Sorting::BY_NAME);
        assert_eq!(reading.folder, folder.path());
        assert!(reading.entries.unwrap().is_empty());
    }

    #[test]
    fn the_folder_for_saves_is_made_when_it_is_needed() {
        let folder = tempfile::tempdir().unwrap();
        let saves = folder.path().join("data/saves");
        let request = |purpose| Request {
            purpose,
            folder: saves.clone(),
            otherwise: Vec::new(),
            name: String::new(),
            note: String::new(),
            saves: vec![saves.clone()],
            recent: Vec::new(),
            chooser: Chooser::Own,
        };
        prepare(&request(Purpose::OpenGame));
        assert!(!saves.exists());
        prepare(&request(Purpose::SaveGame));
        assert!(saves.is_dir());
        fs::remove_dir(&saves).unwrap();
        prepare(&Request {
            saves: Vec::new(),
            ..request(Purpose::SaveGame)
        });
        assert!(!saves.exists());
    }
}
