//! Games out of files, and lines about games.

use std::path::PathBuf;

use super::Done;
use crate::board::Color;
use crate::record::{
    AnyRecord, Certainty, Charset, FileError, Format, GameKind, Opened, Preview, Problems,
    Recovered, Unplayable, open_file_as, recover, written_at,
};
use crate::session::{GameFile, file_name, game_summary, local_time};

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
pub(crate) struct Readings {
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
pub(crate) struct Shelf {
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

pub(super) fn open_game(path: PathBuf) -> Done {
    let name = file_name(&path);
    match open_file_as(&path, None) {
        Ok(opened) => take_game(opened, Some(path), name),
        Err(error) => Done::Opened(Err(CannotOpenGame::File(error))),
    }
}

/// The same game of the same file in another character set.
pub(super) fn read_again(source: Source, charset: Charset) -> Done {
    let name = file_name(&source.path);
    match open_file_as(&source.path, Some(charset)) {
        Ok(opened) => game_of(opened, Some(source.path), name, source.index),
        Err(error) => Done::Opened(Err(CannotOpenGame::File(error))),
    }
}

/// The only game of a file, or the choice among several.
pub(super) fn take_game(opened: Opened, path: Option<PathBuf>, name: String) -> Done {
    if opened.games.len() > 1 {
        let lines = (0..opened.games.len()).map(|index| game_summary(&opened.games, index));
        return Done::Several(Box::new(Shelf {
            lines: lines.collect(),
            path,
            name,
            opened,
        }));
    }
    game_of(opened, path, name, 0)
}

pub(super) fn game_of(opened: Opened, path: Option<PathBuf>, name: String, index: usize) -> Done {
    // A save is in UTF-8, and a text from the clipboard is text already.
    let source = path.clone().filter(|_| opened.format != Format::Save);
    let source = source.map(|path| Source { path, index });
    Done::Opened(match crate::session::take_game(opened, path, index) {
        Ok(game) => Ok(Box::new(OpenedGame {
            record: game.record,
            home: game.file,
            name,
            problems: game.problems,
            charset: game.charset,
            certainty: game.certainty,
            source,
        })),
        Err(why) => Err(CannotOpenGame::Unplayable { name, why }),
    })
}

pub(super) fn summary(journal: PathBuf) -> Option<Interrupted> {
    let Recovered { record, .. } = recover(&journal).ok()?;
    let players = Color::BOTH.map(|color| record.player(color));
    Some(Interrupted {
        date: written_at(&journal).and_then(local_time),
        table: record.kind(),
        game: record.title(),
        moves: record.depth(),
        players,
        journal,
    })
}
