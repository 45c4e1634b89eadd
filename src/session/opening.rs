//! Games out of files.

use std::path::{Path, PathBuf};

use super::game_file::{FileFormat, GameFile, Original};
use crate::board::Color;
use crate::record::sgf::simple_text;
use crate::record::{
    AnyRecord, Certainty, Format, GameKind, Games, Header, Opened, Problems, Recovered, Unplayable,
    set_aside_damaged,
};

/// A game out of a file.
#[derive(Debug)]
pub struct OpenedGame {
    /// The game.
    pub record: AnyRecord,
    /// The file it can be written back to, if its format can be written.
    pub file: Option<GameFile>,
    /// What had to be mended to read it.
    pub problems: Problems,
    /// The character set it was read in.
    pub charset: &'static str,
    /// Whether that is known.
    pub certainty: Certainty,
}

/// Takes one game out of a file, counted from 0.
///
/// # Errors
///
/// [`Unplayable`] if there is none or it cannot be put on a board.
pub fn take_game(
    opened: Opened,
    path: Option<PathBuf>,
    index: usize,
) -> Result<OpenedGame, Unplayable> {
    let Opened {
        games,
        problems,
        format: read_as,
        charset,
        certainty,
    } = opened;
    let (record, more) = games.game(index)?;
    let format = match games {
        Games::Saved(_) => FileFormat::Save,
        Games::Collection(games) => FileFormat::Sgf {
            games: Box::new(games),
            index,
        },
    };
    // Formats that are only read have no file to go back to.
    let written = matches!(read_as, Format::Save | Format::Sgf);
    let problems = problems.with(more);
    let original = match certainty {
        Certainty::Likely | Certainty::Doubtful => Some(Original::Guessed),
        Certainty::Certain => None,
    };
    let original = match problems.repaired() {
        true => Some(Original::Repaired),
        false => original,
    };
    let file = path.filter(|_| written).map(|path| GameFile {
        path,
        format,
        original,
    });
    Ok(OpenedGame {
        record,
        file,
        problems,
        charset,
        certainty,
    })
}

/// Keeps the journal that a game was recovered from, if it is damaged; where.
#[must_use]
pub fn keep_damaged_journal(journal: &Path, recovered: &Recovered) -> Option<PathBuf> {
    if !recovered.damaged {
        return None;
    }
    // Without a second name it stays under its first.
    let aside = set_aside_damaged(journal);
    Some(aside.unwrap_or_else(|_| journal.to_owned()))
}

/// Who played in a game of a collection, by what its head says.
#[must_use]
pub fn game_summary(games: &Games, index: usize) -> String {
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
        Some(property) if property.value().raw().trim() == "2" => GameKind::Othello.name(),
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
