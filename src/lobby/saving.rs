//! Games into files, and those that are kept when they end.

use std::path::{Path, PathBuf};

use super::match_id::MatchId;
use crate::record::{AnyRecord, FileError, Ledger, LedgerEntry, Written, create, replace};
use crate::session::{
    GameFile, Match, SavedGame, create_save, ledger_entry, make_folder_of, write_game_file,
};
use crate::settings::Settings;
use crate::words::{Language, file_stem};

/// Where a game is written.
#[derive(Clone, Debug)]
pub enum SaveTarget {
    /// Its file, or another that may be replaced.
    Replace(GameFile),
    /// This file, unless there is one by then.
    Create(PathBuf),
    /// A save in a folder under a name that no file has.
    New {
        /// The folder.
        folder: PathBuf,
        /// The name, without its ending and without a number.
        stem: String,
    },
}

/// The file at a path. That of the match itself keeps its other games, and what
/// was there before it was repaired.
#[must_use]
pub fn file_at(session: &Match, path: PathBuf) -> GameFile {
    let own = session.file().filter(|file| file.is_at(&path));
    own.cloned().unwrap_or_else(|| GameFile::new(path))
}

/// Writes a game; the file that it is in then. The text is made here too, which
/// takes a while for long games.
///
/// # Errors
///
/// [`FileError`], and what was there before is there still, unless the file was
/// written and could not be read back.
pub fn save_game(to: SaveTarget, record: &AnyRecord) -> Result<(GameFile, SavedGame), FileError> {
    match to {
        SaveTarget::Replace(file) => {
            let saved = write_game_file(&file, &file.text_of(record))?;
            Ok((file, saved))
        }
        SaveTarget::Create(path) => {
            let file = GameFile::new(path);
            let text = file.text_of(record);
            make_folder_of(&file.path)?;
            create(&file.path, &text)?;
            let written = Written::check(&file.path, &text)?;
            Ok((file, SavedGame::new(written)))
        }
        SaveTarget::New { folder, stem } => {
            let (path, written) = create_save(&folder, &stem, &record.to_save())?;
            Ok((GameFile::new(path), SavedGame::new(written)))
        }
    }
}

/// A game that was played to its end, with all that it takes to keep it.
#[derive(Debug)]
pub struct FinishedGame {
    game: MatchId,
    to: SaveTarget,
    /// Whether the match stays with the file that it has.
    is_copy: bool,
    record: AnyRecord,
    content: u64,
    entry: LedgerEntry,
    ledger: PathBuf,
}

/// What came of keeping it.
#[derive(Debug)]
pub struct KeptGame {
    /// The match.
    pub game: MatchId,
    /// Whether the file is a copy, and the match stays with the one it has.
    pub is_copy: bool,
    /// The content that was written.
    pub content: u64,
    /// The file, or why it was not written.
    pub saved: Result<(GameFile, SavedGame), FileError>,
    /// Why the game is not in the list of finished games, if it is not.
    pub listed: Result<(), FileError>,
}

impl FinishedGame {
    /// A match that has just ended. It is written into its own file or into a
    /// new one of the folder `saves`, and into the list of finished games.
    #[must_use]
    pub fn of(
        game: MatchId,
        session: &Match,
        saves: PathBuf,
        ledger: PathBuf,
        language: Language,
    ) -> Self {
        let to = match session.own_file() {
            Some(file) => SaveTarget::Replace(file.clone()),
            None => SaveTarget::New {
                folder: saves,
                stem: file_stem(session, language),
            },
        };
        Self {
            game,
            to,
            // A file that someone else wrote is not replaced unasked.
            is_copy: session.own_file().is_none() && session.file().is_some(),
            record: session.record(),
            content: session.content_revision(),
            entry: ledger_entry(session),
            ledger,
        }
    }

    /// Writes the game, and its line in the list.
    #[must_use]
    pub fn keep(self) -> KeptGame {
        let mut entry = self.entry;
        let saved = save_game(self.to, &self.record);
        if let Ok((file, _)) = &saved {
            entry.file = file.path.display().to_string();
        }
        let ledger = self.ledger;
        KeptGame {
            game: self.game,
            is_copy: self.is_copy,
            content: self.content,
            saved,
            listed: make_folder_of(&ledger).and_then(|()| Ledger::append(&ledger, &entry)),
        }
    }
}

/// Writes the settings into their file.
///
/// # Errors
///
/// [`FileError`], and the file is as it was.
pub fn write_settings(path: &Path, settings: &Settings) -> Result<(), FileError> {
    // What cannot be written as text is nothing that was chosen.
    let Ok(text) = settings.write() else {
        return Ok(());
    };
    make_folder_of(path).and_then(|()| replace(path, &text))
}
