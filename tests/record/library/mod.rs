//! The library: what is read of folders, kept, listed, and found.

mod folders;
mod kept;
mod lists;
mod oracle;
mod slow;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use jego::library::{Catalogue, GameId, Progress, Refresh};
use tempfile::TempDir;

/// A folder with files in it.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// Looks through folders, and all that was told meanwhile.
fn told(folders: &[PathBuf], known: &Catalogue) -> Vec<Progress> {
    let mut told = Vec::new();
    let refresh = Refresh {
        folders,
        known,
        threads: 2,
        stop: &AtomicBool::new(false),
    };
    refresh.run(|progress| told.push(progress));
    told
}

/// All that is in a folder.
fn catalogue(folder: &Path) -> Catalogue {
    let told = told(&[folder.to_owned()], &Catalogue::default());
    told.last().unwrap().catalogue.clone()
}

/// Games of one file.
fn catalogue_of(games: &str) -> Catalogue {
    let folder = folder(&[("games.sgf", games)]);
    catalogue(folder.path())
}

fn id(file: u32, number: u32) -> GameId {
    GameId { file, number }
}
