//! Games out of files, and lines about games.

use std::path::PathBuf;

use super::games::{CannotOpenGame, GamesInFile, Interrupted, OpenedGame, Source};
use super::results::JobResult;
use crate::board::Color;
use crate::record::{Charset, Format, Opened, Recovered, open_file_as, recover, written_at};
use crate::session::{file_name, game_summary, local_time};

pub(super) fn open_game(path: PathBuf) -> JobResult {
    let name = file_name(&path);
    match open_file_as(&path, None) {
        Ok(opened) => take_game(opened, Some(path), name),
        Err(error) => JobResult::Opened(Err(CannotOpenGame::File(error))),
    }
}

/// The same game of the same file in another character set.
pub(super) fn read_again(source: Source, charset: Charset) -> JobResult {
    let name = file_name(&source.path);
    match open_file_as(&source.path, Some(charset)) {
        Ok(opened) => game_of(opened, Some(source.path), name, source.index),
        Err(error) => JobResult::Opened(Err(CannotOpenGame::File(error))),
    }
}

/// The only game of a file, or the choice among several.
pub(super) fn take_game(opened: Opened, path: Option<PathBuf>, name: String) -> JobResult {
    if opened.games.len() > 1 {
        let lines = (0..opened.games.len()).map(|index| game_summary(&opened.games, index));
        return JobResult::Several(Box::new(GamesInFile {
            lines: lines.collect(),
            path,
            name,
            opened,
        }));
    }
    game_of(opened, path, name, 0)
}

pub(super) fn game_of(
    opened: Opened,
    path: Option<PathBuf>,
    name: String,
    index: usize,
) -> JobResult {
    // A save is in UTF-8, and a text from the clipboard is text already.
    let source = path.clone().filter(|_| opened.format != Format::Save);
    let source = source.map(|path| Source { path, index });
    JobResult::Opened(match crate::session::take_game(opened, path, index) {
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
