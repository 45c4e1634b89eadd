//! The games in a folder.

use std::fs;
use std::path::{Path, PathBuf};

/// How files of games end.
const ENDINGS: [&str; 7] = [".jego.ron", ".ron", ".sgf", ".ngf", ".gib", ".ugf", ".ugi"];

/// The files of games in a folder, by name; none where it cannot be read.
pub(in crate::console) fn games_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut games: Vec<PathBuf> = paths.filter(|path| is_game(path)).collect();
    games.sort();
    games
}

fn is_game(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_lowercase();
    ENDINGS.iter().any(|end| name.ends_with(end)) && path.is_file()
}
