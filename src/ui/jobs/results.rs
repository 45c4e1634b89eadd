//! What jobs come to.

use std::path::PathBuf;
use std::sync::Arc;

use super::games::{CannotOpenGame, CharsetChoice, GamesInFile, Interrupted, OpenedGame};
use crate::record::{
    AnyRecord, CannotRecover, FileError, GoRecord, Ledger, LedgerEntry, Recovered,
};
use crate::session::{EngineCommand, EngineError, GameFile, Introduction, SavedGame};
use crate::ui::match_id::MatchId;

/// What a job came to.
#[derive(Debug)]
pub(in crate::ui) enum JobResult {
    /// A file with one game was opened.
    Opened(Result<Box<OpenedGame>, CannotOpenGame>),
    /// A file with several games was opened, and one has to be chosen.
    Several(Box<GamesInFile>),
    /// The game was written.
    Saved {
        /// The match that has this as its file now; `None` if none has.
        game: Option<MatchId>,
        home: GameFile,
        content: u64,
        result: Result<SavedGame, FileError>,
    },
    /// A game that was left is not kept as it was.
    NotKept(Arc<FileError>),
    /// What a file would say in other character sets.
    Previews(Result<Box<CharsetChoice>, FileError>),
    /// A copy was written.
    Exported {
        path: PathBuf,
        result: Result<(), FileError>,
    },
    /// A picture could not be made.
    NoPicture(String),
    /// The games that were interrupted.
    Interrupted(Vec<Interrupted>),
    /// One of them, and where its journal is kept if that is damaged.
    Recovered {
        journal: PathBuf,
        result: Result<(Box<Recovered>, Option<PathBuf>), CannotRecover>,
    },
    /// The games that were finished.
    Ledger(Result<Ledger, FileError>),
    /// A game could not be added to them.
    NotInLedger { id: MatchId, error: FileError },
    /// The settings could not be written.
    NoSettings(FileError),
    /// A sample game.
    Sample(Box<GoRecord>),
    /// The engines that are on this computer.
    FoundEngines(Vec<EngineCommand>),
    /// An engine was tried out.
    TriedEngine {
        engine: EngineCommand,
        result: Result<Introduction, EngineError>,
    },
}

/// A game that was played to its end.
#[derive(Debug)]
pub(in crate::ui) struct Finished {
    /// The match that gets this file; `None` if it has one of another format,
    /// and keeps that.
    pub(in crate::ui) game: Option<MatchId>,
    /// The match, whatever file it has.
    pub(in crate::ui) id: MatchId,
    /// Its file, if it has one of ours.
    pub(in crate::ui) home: Option<GameFile>,
    /// Where it gets one otherwise.
    pub(in crate::ui) folder: PathBuf,
    /// How that is called, without its ending.
    pub(in crate::ui) stem: String,
    pub(in crate::ui) record: AnyRecord,
    pub(in crate::ui) content: u64,
    pub(in crate::ui) entry: LedgerEntry,
}
