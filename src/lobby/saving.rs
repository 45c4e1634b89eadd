//! Games into files, and those that are kept when they end.

use std::path::{Path, PathBuf};

use super::match_id::MatchId;
use super::players::{PlayerChange, PlayerTask, Players};
use super::rated::rated_task;
use crate::profile::ProfileError;
use crate::record::{AnyRecord, FileError, Ledger, LedgerEntry, Written, create, replace};
use crate::session::{
    FileFormat, GameFile, Match, Original, SavedGame, create_new, ledger_entry, make_folder_of,
    write_game_file,
};
use crate::settings::{SaveFormat, Settings};
use crate::words::{FileWords, Language, file_stem, loss_text, saved_text};

/// Where a game is written.
#[derive(Clone, Debug)]
pub enum SaveTarget {
    /// Its file, or another that may be replaced.
    Replace(GameFile),
    /// This file, unless there is one by then.
    Create(PathBuf),
    /// A new file in a folder under a name that no file has.
    New {
        /// The folder.
        folder: PathBuf,
        /// The name, without its ending and without a number.
        stem: String,
        /// How it is written.
        format: SaveFormat,
    },
}

/// What saving a game comes to, before anything is written.
#[derive(Clone, Debug)]
pub enum SaveStep {
    /// It is written into its file.
    Write(GameFile),
    /// Its file was repaired when it was read: someone has to say first that it
    /// may be replaced.
    AskRepaired(GameFile),
    /// It has no file yet.
    NoFile,
}

/// What saving a game comes to.
#[must_use]
pub fn save(session: &Match) -> SaveStep {
    match session.file().cloned() {
        Some(file) if file.original == Some(Original::Repaired) => SaveStep::AskRepaired(file),
        Some(file) => SaveStep::Write(file),
        None => SaveStep::NoFile,
    }
}

/// The format of a new file, unless its name says another: the one that was
/// chosen, as far as nothing is lost in it.
#[must_use]
pub fn save_format(session: &Match, chosen: SaveFormat) -> SaveFormat {
    match (session.lost_in_sgf(), chosen) {
        (None, SaveFormat::Sgf) => SaveFormat::Sgf,
        (Some(_), SaveFormat::Sgf) | (_, SaveFormat::Jego) => SaveFormat::Jego,
    }
}

/// Why a game is not saved as SGF though that was chosen.
#[must_use]
pub fn format_note(session: &Match, chosen: SaveFormat, language: Language) -> Option<String> {
    match chosen {
        SaveFormat::Jego => None,
        SaveFormat::Sgf => {
            let why = loss_text(language, session.lost_in_sgf()?)?;
            Some(language.fill(FileWords::AsJego, &[&why]))
        }
    }
}

/// What is said of a match that was saved, and of what its format has to do with
/// it: that it is another than the chosen one, or that it does not hold all.
#[must_use]
pub fn saved_message(
    session: &Match,
    chosen: SaveFormat,
    file: &GameFile,
    saved: &SavedGame,
    language: Language,
) -> String {
    let text = saved_text(language, &file.path, saved.original.as_deref());
    let note = match &file.format {
        FileFormat::Save => format_note(session, chosen, language),
        FileFormat::Sgf { .. } => session
            .lost_in_sgf()
            .and_then(|loss| loss_text(language, loss))
            .map(str::to_owned),
    };
    match note {
        Some(note) => format!("{text}. {note}"),
        None => text,
    }
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
        SaveTarget::New {
            folder,
            stem,
            format,
        } => {
            let text = match format {
                SaveFormat::Sgf => GameFile::new(folder.join("new.sgf")).text_of(record),
                SaveFormat::Jego => record.to_save(),
            };
            let (path, written) = create_new(&folder, &stem, format.ending(), &text)?;
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
    /// What is to be written into the file of a player whom it is rated for.
    rated: Option<PlayerTask>,
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
    /// What it did to the rating of the player it is rated for.
    pub counted: Option<Result<PlayerChange, ProfileError>>,
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
        players: &Players,
        language: Language,
    ) -> Self {
        let to = match session.own_file() {
            Some(file) => SaveTarget::Replace(file.clone()),
            None => SaveTarget::New {
                folder: saves,
                stem: file_stem(session, language),
                // Whatever it was played with, all of it.
                format: SaveFormat::Jego,
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
            rated: rated_task(session, players),
        }
    }

    /// Writes the game, and its line in the list; one that is rated is counted.
    #[must_use]
    pub fn keep(self) -> KeptGame {
        let counted = self.rated.map(PlayerTask::run);
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
            counted,
        }
    }
}

/// Writes the settings into their file.
///
/// # Errors
///
/// [`FileError`], and the file is as it was.
pub fn write_settings(path: &Path, settings: &Settings) -> Result<(), FileError> {
    // Plain data can always be written as text.
    let Ok(text) = settings.write() else {
        return Ok(());
    };
    make_folder_of(path).and_then(|()| replace(path, &text))
}
