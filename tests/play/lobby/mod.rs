//! The life of a game around its match, without a window and without a
//! terminal: how it is kept when it ends, and how it is left.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod keeping;
mod leaving;
mod rated;
mod saving;
mod starting;

use std::path::PathBuf;
use std::time::Duration;

use jego::board::{Size, Vertex};
use jego::go::Ruleset;
use jego::lobby::{MatchId, MatchIds, SaveTarget, save_game};
use jego::record::{Folders, GoRecord, Start};
use jego::session::{Action, GameFile, Match, Moment, Waker};
use tempfile::TempDir;

const NOW: Moment = Duration::ZERO;

/// A match on a board of 9 lines, and the folders of its program.
struct Played {
    game: Match,
    id: MatchId,
    folders: Folders,
    /// Everything is in here, and goes with it.
    folder: TempDir,
}

impl Played {
    /// A game after these moves, `pass` among them.
    fn with(moves: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::in_folder(folder.path().join("data"), folder.path().to_owned());
        let record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
        let mut played = Self {
            game: Match::new(record.into(), &folders.journals(), Waker::none()),
            id: MatchIds::default().next(),
            folders,
            folder,
        };
        played.play(moves);
        played
    }

    fn play(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            let action = match mv {
                "pass" => Action::Pass,
                vertex => Action::Choose(Vertex::parse(vertex, Size::NINE).unwrap().point()),
            };
            self.game.apply(action, NOW);
        }
    }

    /// The game as it stands is written into this file beside its journals.
    fn save(&mut self, name: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        let content = self.game.content_revision();
        let to = SaveTarget::Replace(GameFile::new(path.clone()));
        let (file, saved) = save_game(to, &self.game.record()).unwrap();
        self.game.mark_saved(file, content, saved.written);
        path
    }
}
