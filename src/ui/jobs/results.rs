//! What jobs come to.

use std::path::PathBuf;
use std::sync::Arc;

use super::preview::{Preview, WantedPreview};
use crate::document::CannotPublish;
use crate::library::{Arranged, Arrangement};
use crate::lobby::{
    CannotExport, CannotOpenGame, CannotOpenProblems, CharsetChoice, CourseError, FileContents,
    InterruptedGame, KeptGame, LibraryNews, MatchId, Overview, PlayerChange, RecoveredGame,
};
use crate::profile::ProfileError;
use crate::puzzle::{Collection, Deck, Progress, Wanted};
use crate::record::LogError;
use crate::record::{CannotRecover, FileError, GoRecord, Ledger};
use crate::session::{EngineCommand, EngineError, GameFile, Introduction, SavedGame};

/// What a job came to.
#[derive(Debug)]
pub(in crate::ui) enum JobResult {
    /// A file was read.
    Opened(Result<FileContents, CannotOpenGame>),
    /// The game was written.
    Saved {
        game: MatchId,
        content: u64,
        saved: Result<(GameFile, SavedGame), FileError>,
    },
    /// A game that has ended was written.
    Kept(Box<KeptGame>),
    /// What became of a player.
    Player(Result<Box<PlayerChange>, ProfileError>),
    /// A game that was left is not kept as it was.
    NotKept(Arc<FileError>),
    /// What a file would say in other character sets.
    Previews(Result<Box<CharsetChoice>, FileError>),
    /// Something about problems.
    Problems(ProblemsJob),
    /// Something about the library.
    Library(LibraryJob),
    /// A copy was written.
    Exported {
        path: PathBuf,
        result: Result<(), FileError>,
    },
    /// The text of a game for the clipboard.
    Copied(String),
    /// Something about an export.
    Export(ExportJob),
    /// A picture could not be made.
    NoPicture(String),
    /// The games that were interrupted.
    Interrupted(Vec<InterruptedGame>),
    /// One of them.
    Recovered(Result<Box<RecoveredGame>, CannotRecover>),
    /// The games that were finished.
    Ledger(Result<Ledger, FileError>),
    /// What happened in the course could not be written.
    NoCourse(CourseError),
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

/// What a job about the library came to.
#[derive(Debug)]
pub(in crate::ui) enum LibraryJob {
    /// What reading it came to, and the number of that reading.
    News(u64, LibraryNews),
    /// Its games were put into a list.
    Arranged(Arrangement, Box<Arranged>),
}

/// What a job about problems came to.
#[derive(Debug)]
pub(in crate::ui) enum ProblemsJob {
    /// Problems were read, of a file or folder if there is one.
    Opened {
        path: Option<PathBuf>,
        opened: Result<Box<Collection>, CannotOpenProblems>,
    },
    /// What was tried before, the mistakes that became exercises, and what is wrong
    /// with that.
    Learned {
        progress: Box<Progress>,
        deck: Deck,
        troubles: Vec<LogError>,
    },
    /// What was done and learned.
    Overview(Box<Overview>),
    /// Mistakes were put among the exercises: how many are new, and all of them.
    MistakesAdded {
        added: Result<usize, LogError>,
        by: Wanted,
        deck: Deck,
    },
    /// One was taken away again.
    MistakeRemoved {
        removed: Result<bool, LogError>,
        deck: Deck,
    },
    /// A try was not written down.
    NotWritten(LogError),
}

/// What a job about an export came to.
#[derive(Debug)]
pub(in crate::ui) enum ExportJob {
    /// What it will look like, for whoever wanted it.
    Preview {
        wanted: WantedPreview,
        made: Result<Box<Preview>, CannotPublish>,
    },
    /// It was written: where, and which characters no font has.
    Written(Result<(PathBuf, Vec<char>), CannotExport>),
    /// It as text, for the clipboard.
    Text(Result<String, CannotPublish>),
}
