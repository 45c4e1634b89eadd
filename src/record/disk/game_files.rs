//! The files of games in a folder.

use std::fs;
use std::path::{Path, PathBuf};

use super::error::{FileError, FileErrorKind};

/// How the names of game files end.
const ENDINGS: [&str; 5] = ["sgf", "jego.ron", "ngf", "gib", "ugf"];
/// How many folders lie within each other at most; links could lead in circles.
const DEEPEST: usize = 16;

/// The files of games in a folder and in those within it, by name.
///
/// # Errors
///
/// Why the folder cannot be listed. Folders within it that cannot are left out.
pub fn game_files_in(folder: &Path) -> Result<Vec<PathBuf>, FileError> {
    let mut found = Vec::new();
    list(folder, 0, &mut found).map_err(|why| why.at(folder))?;
    found.sort();
    Ok(found)
}

fn list(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) -> Result<(), FileErrorKind> {
    for entry in fs::read_dir(folder)?.flatten() {
        let path = entry.path();
        if path.is_dir() && depth < DEEPEST {
            // What cannot be read within it is no reason to leave out the rest.
            let _ = list(&path, depth + 1, found);
        } else if path.is_file() && is_game_file(&path) {
            found.push(path);
        }
    }
    Ok(())
}

fn is_game_file(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_lowercase();
    let mut endings = ENDINGS.iter();
    endings.any(|ending| {
        let stem = name
            .strip_suffix(ending)
            .and_then(|stem| stem.strip_suffix('.'));
        stem.is_some_and(|stem| !stem.is_empty())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_in_folders_within_folders() {
        let folder = tempfile::tempdir().unwrap();
        let within = folder.path().join("b/c");
        fs::create_dir_all(&within).unwrap();
        for name in ["z.SGF", "a.jego.ron", "notes.txt", ".sgf", "b/c/x.gib"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let found = game_files_in(folder.path()).unwrap();
        let names: Vec<_> = found
            .iter()
            .map(|path| path.strip_prefix(folder.path()).unwrap().to_owned())
            .collect();
        let wanted: Vec<PathBuf> = ["a.jego.ron", "b/c/x.gib", "z.SGF"].map(Into::into).into();
        assert_eq!(names, wanted);
        assert!(game_files_in(&folder.path().join("no")).is_err());
    }
}
