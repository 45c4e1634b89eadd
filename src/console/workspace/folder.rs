//! The games in a folder.

use std::fs;
use std::path::{Path, PathBuf};

use crate::lobby::has_ending;
use crate::record::Format;

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
    let ends = |ending| has_ending(&name, ending);
    Format::ENDINGS.into_iter().any(ends) && path.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_games_are_listed_whatever_program_wrote_them() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let games = Format::ENDINGS.map(|ending| path(&format!("game.{ending}")));
        let mut games = games.to_vec();
        games.push(path("game.SGF"));
        for game in &games {
            fs::write(game, "").unwrap();
        }
        for name in ["settings.ron", "sgf", "game.txt"] {
            fs::write(path(name), "").unwrap();
        }
        fs::create_dir(path("folder.sgf")).unwrap();
        games.sort();
        assert_eq!(games_in(folder.path()), games);
    }
}
