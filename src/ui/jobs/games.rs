//! Games that were read or found, as jobs hand them over.

use std::path::PathBuf;

use crate::record::{
    AnyRecord, Certainty, FileError, GameKind, Opened, Preview, Problems, Unplayable,
};
use crate::session::GameFile;

/// A game out of a file.
#[derive(Debug)]
pub(in crate::ui) struct OpenedGame {
    pub(in crate::ui) record: AnyRecord,
    pub(in crate::ui) home: Option<GameFile>,
    pub(in crate::ui) name: String,
    pub(in crate::ui) problems: Problems,
    pub(in crate::ui) charset: &'static str,
    pub(in crate::ui) certainty: Certainty,
    pub(in crate::ui) source: Option<Source>,
}

/// Where a game was read that could be read in another character set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Source {
    pub(in crate::ui) path: PathBuf,
    /// Which game of the file it is, counted from 0.
    pub(in crate::ui) index: usize,
}

/// A file with what it would say in each character set.
#[derive(Debug)]
pub(crate) struct CharsetChoice {
    pub(in crate::ui) source: Source,
    pub(in crate::ui) previews: Vec<Preview>,
    /// The one that is chosen so far.
    pub(in crate::ui) chosen: Option<usize>,
}

/// Why no game was opened.
#[derive(Debug)]
pub(in crate::ui) enum CannotOpenGame {
    File(FileError),
    Unplayable { name: String, why: Unplayable },
}

/// A file with several games.
#[derive(Debug)]
pub(crate) struct GamesInFile {
    pub(in crate::ui) path: Option<PathBuf>,
    pub(in crate::ui) name: String,
    pub(in crate::ui) opened: Opened,
    /// A line about each.
    pub(in crate::ui) lines: Vec<String>,
}

/// A game that was interrupted.
#[derive(Clone, Debug)]
pub(crate) struct Interrupted {
    pub(in crate::ui) journal: PathBuf,
    pub(in crate::ui) players: [String; 2],
    pub(in crate::ui) table: GameKind,
    /// What is played, such as Go 9×9.
    pub(in crate::ui) game: String,
    pub(in crate::ui) moves: usize,
    pub(in crate::ui) date: Option<chrono::DateTime<chrono::Local>>,
}
