//! What every front end does with files around a match: what is remembered,
//! how files are called, and what comes out of them.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::board::Color;
use crate::record::sgf::simple_text;
use crate::record::{
    AnyRecord, Certainty, FileError, Folders, Format, Games, Header, LedgerEntry, Opened, Problems,
    Seat, Table, Unplayable, forget_original, keep_original, make_folder, read_text, rename,
    replace, save,
};
use crate::words::{self, Language, Options as OptionWords};

use super::thinking::cores;
use super::{Company, Home, Match, Options, Original, Settings};

/// A game out of a file.
#[derive(Debug)]
pub struct OpenedGame {
    /// The game.
    pub record: AnyRecord,
    /// The file it can be written back to, if its format can be written.
    pub home: Option<Home>,
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
        format,
        charset,
        certainty,
    } = opened;
    let (record, more) = games.game(index)?;
    let company = match games {
        Games::Saved(_) => Company::Save,
        Games::Collection(games) => Company::Sgf {
            games: Box::new(games),
            index,
        },
    };
    // Formats that are only read have no file to go back to.
    let written = matches!(format, Format::Save | Format::Sgf);
    let problems = problems.with(more);
    let original = match certainty {
        _ if problems.repaired() => Some(Original::Repaired),
        Certainty::Likely | Certainty::Doubtful => Some(Original::Guessed),
        Certainty::Certain => None,
    };
    let home = path.filter(|_| written).map(|path| Home {
        path,
        company,
        original,
    });
    Ok(OpenedGame {
        record,
        home,
        problems,
        charset,
        certainty,
    })
}

/// Who played in a game of a collection, by what its head says.
#[must_use]
pub fn line_about(games: &Games, index: usize) -> String {
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

/// Reads what is remembered, and says in words what is wrong with it. A file
/// that is damaged is kept under another name.
#[must_use]
pub fn read_settings(folders: &Folders, language: Language) -> (Settings, Option<String>) {
    let path = folders.settings();
    let text = match read_text(&path) {
        Ok(None) => return (Settings::default(), None),
        Ok(Some(text)) => text,
        Err(error) => {
            let why = words::file_error(language, &error);
            let told = language.fill(OptionWords::Unreadable, &[&why]);
            return (Settings::default(), Some(told));
        }
    };
    match Settings::read(&text) {
        Ok(settings) => (settings, None),
        Err(damage) => {
            let aside = path.with_extension("damaged.ron");
            let kept = match rename(&path, &aside) {
                Ok(()) => aside,
                Err(_) => path,
            };
            let told = language.fill(
                OptionWords::Damaged,
                &[&damage.line, &damage.column, &damage.why, &kept.display()],
            );
            (Settings::default(), Some(told))
        }
    }
}

/// The language of the system, as far as it is one of ours.
#[must_use]
pub fn system_language() -> Language {
    let locale = sys_locale::get_locale().unwrap_or_default();
    Language::of_locale(&locale)
}

/// How computers are to play, as the user wants it.
#[must_use]
pub fn computer_options(settings: &Settings, pace: Duration) -> Options {
    let usual = Options::default();
    Options {
        resigns: settings.computer_resigns,
        ponders: settings.computer_ponders,
        threads: match settings.threads {
            Some(threads) => threads.min(cores()),
            None => usual.threads,
        },
        pace,
        engines: settings.engines.clone(),
    }
}

/// Today, as files have it.
#[must_use]
pub fn today() -> String {
    chrono::Local::now().format("%Y-%m-%d").to_string()
}

/// The line about a match in the list of finished games; where it is kept is
/// still to be said.
#[must_use]
pub fn ledger_entry(session: &Match) -> LedgerEntry {
    let level = |color| match &session.seats()[color] {
        Seat::Person => String::new(),
        Seat::Computer { level } => level.clone(),
        Seat::Engine { command } => command.clone(),
    };
    LedgerEntry {
        date: chrono::Local::now().format("%Y-%m-%d %H:%M").to_string(),
        table: session.table_name(),
        black: session.player(Color::Black),
        white: session.player(Color::White),
        black_level: level(Color::Black),
        white_level: level(Color::White),
        rules: session.rules_name(),
        result: session
            .result()
            .map(|outcome| outcome.to_string())
            .unwrap_or_default(),
        file: String::new(),
    }
}

/// Two players side by side; who has no name is called by the side.
#[must_use]
pub fn players_text(language: Language, table: Table, black: &str, white: &str) -> String {
    let name = |name: &str, color| words::name_or_side(language, table, color, name);
    format!(
        "{} – {}",
        name(black, Color::Black),
        name(white, Color::White)
    )
}

/// A name for the file of a game, without what file systems do not like and
/// without its ending.
#[must_use]
pub fn file_stem(session: &Match, language: Language) -> String {
    let [black, white] = Color::BOTH.map(|color| session.player(color));
    let table = session.stem();
    let date = session.header(Header::Date).unwrap_or_default();
    let date = if date.is_empty() {
        today()
    } else {
        date.into_owned()
    };
    let players = players_text(language, session.table(), &black, &white);
    let name = format!("{date} {players} {table}");
    let safe = |c: char| !c.is_control() && !"/\\:*?\"<>|".contains(c);
    let name: String = name.chars().filter(|&c| safe(c)).take(120).collect();
    name.trim_matches([' ', '.']).to_owned()
}

/// The last part of a path, to be shown.
#[must_use]
pub fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// A save in a folder under a name that no file has yet.
#[must_use]
pub fn free_name(folder: &Path, stem: &str) -> PathBuf {
    let plain = folder.join(format!("{stem}.{}", save::EXTENSION));
    let numbered = (2..10_000).map(|number| {
        let name = format!("{stem} ({number}).{}", save::EXTENSION);
        folder.join(name)
    });
    let mut names = std::iter::once(plain.clone()).chain(numbered);
    names.find(|path| !path.exists()).unwrap_or(plain)
}

/// Writes a game into its file. Where the file as it was could not be had back
/// from that, it is kept beside under a name of its own, which is returned.
///
/// # Errors
///
/// [`FileError`], and the file is as it was.
pub fn write_home(home: &Home, text: &str) -> Result<Option<PathBuf>, FileError> {
    make_folder_of(&home.path)?;
    let kept = match home.original {
        Some(Original::Repaired | Original::Guessed) => keep_original(&home.path)?,
        None => None,
    };
    let written = replace(&home.path, text);
    if let (Err(_), Some(kept)) = (&written, &kept) {
        forget_original(kept);
    }
    written.map(|()| kept)
}

/// What is said of a file that was written, and of the one before it.
#[must_use]
pub fn saved_text(language: Language, path: &Path, kept: Option<&Path>) -> String {
    match kept {
        Some(kept) => language.fill(
            words::Dialog::SavedKept,
            &[&path.display(), &file_name(kept)],
        ),
        None => language.fill(words::Dialog::Saved, &[&path.display()]),
    }
}

/// Makes the folder of a file, unless it is there.
///
/// # Errors
///
/// [`FileError`] if that cannot be done.
pub fn make_folder_of(file: &Path) -> Result<(), FileError> {
    match file.parent() {
        Some(folder) => make_folder(folder),
        None => Ok(()),
    }
}
