//! Games that have ended.

use std::path::Path;

use jego::lobby::{FinishedGame, KeptGame, Players, SaveTarget, save_game};
use jego::record::{FileErrorKind, Ledger, create, open_file};
use jego::session::{Action, GameFile};
use jego::words::Language;

use super::{NOW, Played};

impl Played {
    /// Resigns, and keeps the game as front ends do.
    fn finish(&mut self) -> KeptGame {
        self.game.apply(Action::Resign, NOW);
        FinishedGame::of(
            self.id,
            &self.game,
            self.folders.own_saves(),
            self.folders.ledger(),
            &Players::default(),
            Language::English,
        )
        .keep()
    }

    /// The files that the list of finished games names.
    fn listed(&self) -> Vec<String> {
        let ledger = Ledger::read(&self.folders.ledger()).unwrap();
        ledger.entries.into_iter().map(|entry| entry.file).collect()
    }
}

/// How many games are in a file that can be read.
fn games_in(path: &Path) -> usize {
    open_file(path).unwrap().games.len()
}

#[test]
fn a_game_without_a_file_gets_one_and_its_line_names_it() {
    let mut played = Played::with("D4 E5");
    let kept = played.finish();
    assert!(!kept.is_copy && kept.listed.is_ok());
    let (file, _) = kept.saved.unwrap();
    assert!(file.path.starts_with(played.folders.own_saves()));
    assert_eq!(games_in(&file.path), 1);
    assert_eq!(played.listed(), [file.path.display().to_string()]);
}

#[test]
fn the_file_of_the_game_is_written_again_each_time_it_ends() {
    let mut played = Played::with("D4");
    let path = played.save("mine.sgf");
    for _ in 0..2 {
        let kept = played.finish();
        assert!(!kept.is_copy);
        let (file, saved) = kept.saved.unwrap();
        assert_eq!(file.path, path);
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains("RE["), "{text}");
        played.game.mark_saved(file, kept.content, saved.written);
        played.game.apply(Action::Undo, NOW);
    }
    assert_eq!(played.listed().len(), 2);
}

#[test]
fn the_file_of_someone_else_is_not_replaced_unasked() {
    let mut played = Played::with("D4");
    let theirs = played.folder.path().join("theirs.sgf");
    std::fs::write(&theirs, "(;GM[1]SZ[9])").unwrap();
    played.game.set_file(GameFile::new(theirs.clone()));
    let kept = played.finish();
    assert!(kept.is_copy);
    assert_ne!(kept.saved.unwrap().0.path, theirs);
    assert_eq!(std::fs::read_to_string(&theirs).unwrap(), "(;GM[1]SZ[9])");
}

#[test]
fn a_list_that_cannot_be_written_does_not_cost_the_file() {
    let mut played = Played::with("D4");
    std::fs::create_dir_all(played.folders.ledger()).unwrap();
    let kept = played.finish();
    assert!(kept.saved.is_ok() && kept.listed.is_err());
}

#[test]
fn a_file_that_another_program_made_meanwhile_stays() {
    let played = Played::with("D4");
    let path = played.folder.path().join("taken.sgf");
    create(&path, "theirs").unwrap();
    let refused = save_game(SaveTarget::Create(path.clone()), &played.game.record());
    assert!(matches!(refused.unwrap_err().kind, FileErrorKind::Exists));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "theirs");
}
