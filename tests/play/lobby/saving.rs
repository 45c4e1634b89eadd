//! Games that are saved under a name.

use std::fs;

use jego::lobby::{SaveTarget, file_at, save_game};
use jego::session::{GameFile, Original};

use super::Played;

/// Whichever way one comes to it, by Save or by Save as.
#[test]
fn the_file_of_the_game_stays_what_it_is_under_every_path() {
    for name in ["mine.jego.ron", "mine.sgf"] {
        let mut played = Played::with("D4");
        let path = played.folder.path().join(name);
        fs::write(&path, "repaired by us").unwrap();
        played.game.set_file(GameFile {
            original: Some(Original::Repaired),
            ..GameFile::new(path.clone())
        });
        let detour = played.folder.path().join(".").join(name);
        let file = file_at(&played.game, detour);
        assert_eq!(file.original, Some(Original::Repaired), "{name}");
        let (_, saved) = save_game(SaveTarget::Replace(file), &played.game.record()).unwrap();
        let original = fs::read_to_string(saved.original.unwrap()).unwrap();
        assert_eq!(original, "repaired by us");
        let other = file_at(&played.game, path.with_file_name("other.sgf"));
        assert_eq!(other.original, None);
    }
}
