//! What the file list asks of the disk. Everything here may take long, and runs
//! on a thread.

use std::fs::{self, DirEntry};
use std::io;
use std::path::{Path, PathBuf};

use directories::UserDirs;

use crate::words::Files;

use super::listing::{Entry, EntryKind, Sorting};
use super::names::last_part;
use super::{Purpose, Request};

/// What came of reading a folder.
#[derive(Debug)]
pub(super) struct Reading {
    /// The folder that was read.
    pub(super) folder: PathBuf,
    /// How the entries are sorted.
    pub(super) sorting: Sorting,
    /// What is in it, or why that cannot be told.
    pub(super) entries: Result<Vec<Entry>, Unreadable>,
}

/// Why a folder cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unreadable {
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
pub(super) fn read(folder: PathBuf, sorting: Sorting) -> Reading {
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
pub(super) fn read_nearest(folder: PathBuf, sorting: Sorting) -> Reading {
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
pub(super) fn beginning(request: &Request) -> PathBuf {
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

/// What stands in a place that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// An ordinary file.
    File,
    /// A folder.
    Folder,
    /// A pipe, a device or a link that leads nowhere.
    Odd,
    /// Nothing, and a file can be written there if that was asked.
    Free,
    /// Nothing, and not even a folder to hold it.
    NoFolder(PathBuf),
    /// Nobody may write there.
    Unwritable,
    /// A file that is marked not to be written.
    ReadOnly,
    /// No file can have such a name.
    BadName,
    /// The system does not say what is there, only this.
    Unknown(String),
}

/// Looks at a place to read from.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the system knows many errors, and the others are shown in its words"
)]
pub(super) fn look(path: &Path) -> Target {
    match fs::metadata(path) {
        Ok(metadata) if metadata.is_dir() => Target::Folder,
        Ok(metadata) if metadata.is_file() => Target::File,
        Ok(_) => Target::Odd,
        Err(error) => match error.kind() {
            io::ErrorKind::NotFound if path.is_symlink() => Target::Odd,
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => free_or_nowhere(path),
            io::ErrorKind::InvalidFilename | io::ErrorKind::InvalidInput => Target::BadName,
            _ => Target::Unknown(error.to_string()),
        },
    }
}

/// Looks at a place to write to.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the system knows many errors, and the others are shown in its words"
)]
pub(super) fn look_to_write(path: &Path) -> Target {
    let target = look(path);
    let folder = match target {
        Target::File if is_read_only(path) => return Target::ReadOnly,
        Target::File | Target::Free => path.parent().unwrap_or(Path::new(".")),
        other => return other,
    };
    // Permissions alone do not tell; a file without a name leaves no trace.
    match tempfile::tempfile_in(folder) {
        Ok(_) => target,
        Err(error) => match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                Target::Unwritable
            }
            _ => Target::Unknown(error.to_string()),
        },
    }
}

fn is_read_only(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.permissions().readonly())
}

fn free_or_nowhere(path: &Path) -> Target {
    match path.parent() {
        Some(folder) if !folder.is_dir() => Target::NoFolder(folder.to_owned()),
        _ => Target::Free,
    }
}

/// Why a folder could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CannotMake {
    /// The name is taken.
    Exists,
    /// No folder can have such a name.
    BadName,
    /// The system does not permit it.
    Forbidden,
    /// In the system's words.
    Other(String),
}

/// Makes a folder.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the system knows many errors, and the others are shown in its words"
)]
pub(super) fn make_folder(path: &Path) -> Result<(), CannotMake> {
    fs::create_dir(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => CannotMake::Exists,
        io::ErrorKind::InvalidFilename | io::ErrorKind::InvalidInput => CannotMake::BadName,
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            CannotMake::Forbidden
        }
        _ => CannotMake::Other(error.to_string()),
    })
}

/// A folder that is one click away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// What it is called, where that has a phrase.
    pub(super) called: Option<Files>,
    /// Its name, for the others.
    pub(super) name: String,
    /// Where it is.
    pub(super) folder: PathBuf,
}

impl Place {
    fn new(called: Option<Files>, folder: &Path) -> Self {
        Self {
            called,
            name: last_part(folder),
            folder: folder.to_owned(),
        }
    }
}

/// The home of whoever runs the program.
pub(super) fn home() -> Option<PathBuf> {
    UserDirs::new().map(|user| user.home_dir().to_owned())
}

/// The places that exist: saves, the user's own folders, recent ones.
pub(super) fn places(saves: &[PathBuf], recent: &[PathBuf]) -> Vec<Place> {
    let mut places = Vec::new();
    let first = saves.iter().find(|folder| folder.is_dir());
    places.extend(first.map(|folder| Place::new(Some(Files::SavedGames), folder)));
    if let Some(user) = UserDirs::new() {
        let home = Some((Files::Home, user.home_dir()));
        let documents = user.document_dir().map(|at| (Files::Documents, at));
        let desktop = user.desktop_dir().map(|at| (Files::Desktop, at));
        let known = [home, documents, desktop].into_iter().flatten();
        places.extend(known.map(|(called, at)| Place::new(Some(called), at)));
    }
    let others = saves.iter().chain(recent);
    places.extend(others.map(|folder| Place::new(None, folder)));

    let mut seen: Vec<PathBuf> = Vec::new();
    places.retain(|place| {
        let new = !seen.contains(&place.folder) && place.folder.is_dir();
        seen.push(place.folder.clone());
        new
    });
    places
}

#[cfg(test)]
mod tests {
    use super::super::Chooser;
    use super::*;

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

    #[test]
    fn what_stands_in_a_place_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("file"), "").unwrap();
        assert_eq!(look_to_write(&at("file")), Target::File);
        assert_eq!(look_to_write(&at("free")), Target::Free);
        assert_eq!(look_to_write(folder.path()), Target::Folder);
        let nowhere = Target::NoFolder(at("none"));
        assert_eq!(look_to_write(&at("none/file")), nowhere);
        assert_eq!(
            look_to_write(&at("file/file")),
            Target::NoFolder(at("file"))
        );
        assert_eq!(look_to_write(&at(&"x".repeat(300))), Target::BadName);
        let mut permissions = fs::metadata(at("file")).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(at("file"), permissions).unwrap();
        assert_eq!(look_to_write(&at("file")), Target::ReadOnly);
        assert_eq!(look(&at("file")), Target::File);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_nowhere_is_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link");
        std::os::unix::fs::symlink("nowhere", &link).unwrap();
        assert_eq!(look(&link), Target::Odd);
    }

    #[test]
    fn folders_are_made_once() {
        let folder = tempfile::tempdir().unwrap();
        let new = folder.path().join("new");
        assert_eq!(make_folder(&new), Ok(()));
        assert_eq!(make_folder(&new), Err(CannotMake::Exists));
    }

    #[test]
    fn each_place_stands_once_and_only_if_it_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let (saves, gone) = (folder.path().to_owned(), folder.path().join("gone"));
        let places = places(&[gone.clone(), saves.clone()], &[saves.clone(), gone]);
        let mine: Vec<_> = places
            .iter()
            .filter(|place| place.folder.starts_with(&saves))
            .collect();
        assert_eq!(mine.len(), 1);
        assert_eq!(mine[0].called, Some(Files::SavedGames));
    }
}
