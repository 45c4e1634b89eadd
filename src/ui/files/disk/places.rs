//! Folders that are one click away.

use std::path::{Path, PathBuf};

use directories::UserDirs;

use crate::ui::files::names::last_part;
use crate::words::FileWords;

/// A folder that is one click away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ui::files) struct Place {
    /// What it is called, where that has a phrase.
    pub(in crate::ui::files) called: Option<FileWords>,
    /// Its name, for the others.
    pub(in crate::ui::files) name: String,
    /// Where it is.
    pub(in crate::ui::files) folder: PathBuf,
}

impl Place {
    fn new(called: Option<FileWords>, folder: &Path) -> Self {
        Self {
            called,
            name: last_part(folder),
            folder: folder.to_owned(),
        }
    }
}

/// The user's home folder.
pub(in crate::ui::files) fn home() -> Option<PathBuf> {
    UserDirs::new().map(|user| user.home_dir().to_owned())
}

/// The places that exist: saves, the user's own folders, recent ones.
pub(in crate::ui::files) fn places(saves: &[PathBuf], recent: &[PathBuf]) -> Vec<Place> {
    let mut places = Vec::new();
    let first = saves.iter().find(|folder| folder.is_dir());
    places.extend(first.map(|folder| Place::new(Some(FileWords::SavedGames), folder)));
    if let Some(user) = UserDirs::new() {
        let home = Some((FileWords::Home, user.home_dir()));
        let documents = user.document_dir().map(|at| (FileWords::Documents, at));
        let desktop = user.desktop_dir().map(|at| (FileWords::Desktop, at));
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
    use super::*;

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
        assert_eq!(mine[0].called, Some(FileWords::SavedGames));
    }
}
