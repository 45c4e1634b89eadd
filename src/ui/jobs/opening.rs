//! Games out of files, and lines about games.

use std::path::{Path, PathBuf};

use super::Done;
use crate::board::Color;
use crate::record::sgf::simple_text;
use crate::record::{
    AnyRecord, FileError, Format, Games, Header, Opened, Problems, Recovered, Table, Unplayable,
    open_file, recover, written_at,
};
use crate::session::{Company, Home};

/// A game out of a file.
#[derive(Debug)]
pub(in crate::ui) struct OpenedGame {
    pub(in crate::ui) record: AnyRecord,
    pub(in crate::ui) home: Option<Home>,
    pub(in crate::ui) name: String,
    pub(in crate::ui) problems: Problems,
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
    pub(in crate::ui) table: Table,
    /// What is played, such as Go 9×9.
    pub(in crate::ui) game: String,
    pub(in crate::ui) moves: usize,
    pub(in crate::ui) date: Option<chrono::DateTime<chrono::Local>>,
}

pub(super) fn open_game(path: PathBuf) -> Done {
    let name = file_name(&path);
    match open_file(&path) {
        Ok(opened) => take_game(opened, Some(path), name),
        Err(error) => Done::Opened(Err(CannotOpenGame::File(error))),
    }
}

pub(crate) fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// The only game of a file, or the choice among several.
pub(super) fn take_game(opened: Opened, path: Option<PathBuf>, name: String) -> Done {
    if opened.games.len() > 1 {
        let lines = (0..opened.games.len()).map(|index| line_about(&opened.games, index));
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
    let Opened {
        games,
        problems,
        format,
        ..
    } = opened;
    match games.game(index) {
        Ok((record, more)) => {
            let company = match games {
                Games::Saved(_) => Company::Save,
                Games::Collection(games) => Company::Sgf {
                    games: Box::new(games),
                    index,
                },
            };
            // Formats that are only read have no file to go back to.
            let written = matches!(format, Format::Save | Format::Sgf);
            let home = path.filter(|_| written).map(|path| Home { path, company });
            Done::Opened(Ok(Box::new(OpenedGame {
                record,
                home,
                name,
                problems: problems.with(more),
            })))
        }
        Err(why) => Done::Opened(Err(CannotOpenGame::Unplayable { name, why })),
    }
}

/// Who played in a game of a collection, by what its head says.
fn line_about(games: &Games, index: usize) -> String {
    let Games::Collection(collection) = games else {
        return String::new();
    };
    let Some(&root) = collection.games().get(index) else {
        return String::new();
    };
    let text = |header: Header| {
        let property = collection.property(root, header.sgf_name());
        let text = property.map(|property| simple_text(property.value().raw()));
        text.unwrap_or_default().trim().to_owned()
    };
    let [black, white] = Color::BOTH.map(|color| text(Header::Player(color)));
    let players = match (black.as_str(), white.as_str()) {
        ("", "") => String::new(),
        (black, white) => format!("{black} – {white}"),
    };
    let game = match collection.property(root, "GM") {
        Some(property) if property.value().raw().trim() == "2" => Table::Othello.name(),
        _ => "",
    };
    let parts = [
        game.to_owned(),
        text(Header::Name),
        players,
        text(Header::Date),
        text(Header::Result),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// What is played in a game, as the list of finished games has it.
fn game_name(record: &AnyRecord) -> String {
    match record {
        AnyRecord::Go(record) => {
            let lines = record.size().lines();
            format!("{} {lines}×{lines}", Table::Go.name())
        }
        AnyRecord::Othello(_) => Table::Othello.name().to_owned(),
        AnyRecord::Aligne4(record) => record.start().to_string(),
    }
}

pub(super) fn summary(journal: PathBuf) -> Option<Interrupted> {
    let Recovered { record, .. } = recover(&journal).ok()?;
    let players = Color::BOTH.map(|color| record.player(color));
    Some(Interrupted {
        date: written_at(&journal).map(Into::into),
        table: record.table(),
        game: game_name(&record),
        moves: record.depth(),
        players,
        journal,
    })
}
