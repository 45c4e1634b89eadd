//! The files of games in a folder.

use std::collections::{HashSet, VecDeque};
use std::fs;
use std::path::{Path, PathBuf};

use super::error::{FileError, FileErrorKind};

/// How the names of game files end.
const ENDINGS: [&str; 5] = ["sgf", "jego.ron", "ngf", "gib", "ugf"];
/// How many folders lie within each other at most.
const DEEPEST: usize = 16;

/// The files of games in a folder and in those within it, by name.
///
/// # Errors
///
/// Why the folder cannot be listed. Folders within it that cannot are left out, and
/// so are links to folders that are listed already: they could lead in circles.
pub fn game_files_in(folder: &Path) -> Result<Vec<PathBuf>, FileError> {
    let mut listing = Listing::default();
    let first = Folder::linked(folder, 0).map_err(|why| why.at(folder))?;
    listing.list(first).map_err(|why| why.at(folder))?;
    while let Some((link, depth)) = listing.links.pop_front() {
        if let Ok(folder) = Folder::linked(&link, depth) {
            // What cannot be read within it is no reason to leave out the rest.
            let _ = listing.list(folder);
        }
    }
    listing.found.sort();
    Ok(listing.found)
}

/// A folder as it is called, and where it lies without any link.
struct Folder {
    path: PathBuf,
    real: PathBuf,
    depth: usize,
}

impl Folder {
    fn linked(path: &Path, depth: usize) -> Result<Self, FileErrorKind> {
        Ok(Self {
            path: path.to_owned(),
            real: fs::canonicalize(path)?,
            depth,
        })
    }
}

/// What was found so far.
#[derive(Default)]
struct Listing {
    found: Vec<PathBuf>,
    /// The folders that were listed, without any link.
    seen: HashSet<PathBuf>,
    /// Links to folders, which come after everything else: what can be reached
    /// without one is called by its own name.
    links: VecDeque<(PathBuf, usize)>,
}

impl Listing {
    fn list(&mut self, folder: Folder) -> Result<(), FileErrorKind> {
        let entries = fs::read_dir(&folder.path)?;
        if !self.seen.insert(folder.real.clone()) {
            return Ok(());
        }
        let depth = folder.depth + 1;
        let mut links = Vec::new();
        for entry in entries.flatten() {
            let path = entry.path();
            let is_link = entry.file_type().is_ok_and(|kind| kind.is_symlink());
            if path.is_dir() && depth <= DEEPEST {
                if is_link {
                    links.push((path, depth));
                    continue;
                }
                let real = folder.real.join(entry.file_name());
                let _ = self.list(Folder { path, real, depth });
            } else if path.is_file() && is_game_file(&path) {
                self.found.push(path);
            }
        }
        links.sort();
        self.links.extend(links);
        Ok(())
    }
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

    /// Two links to the folder that they lie in are 2^16 ways to every file.
    #[cfg(unix)]
    #[test]
    fn links_lead_in_no_circles_and_elsewhere_only_once() {
        use std::os::unix::fs::symlink;
        let [folder, other] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("z")).unwrap();
        fs::write(at("z/a.sgf"), "").unwrap();
        fs::write(other.path().join("b.sgf"), "").unwrap();
        for number in 0..8 {
            symlink("..", at(&format!("z/{number}"))).unwrap();
        }
        symlink("z", at("a")).unwrap();
        symlink(other.path(), at("c")).unwrap();
        symlink(other.path(), at("d")).unwrap();
        symlink("nowhere", at("e")).unwrap();
        symlink("z/a.sgf", at("f.sgf")).unwrap();
        let found = game_files_in(folder.path()).unwrap();
        assert_eq!(found, ["c/b.sgf", "f.sgf", "z/a.sgf"].map(at));
    }
}
