//! What every front end does with files around a match: what is remembered,
//! how files are called, and what comes out of them.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use chrono::{DateTime, Local};

use crate::board::Color;
use crate::record::sgf::simple_text;
use crate::record::{
    AnyRecord, Certainty, FileError, Folders, Format, GameKind, Games, Header, LedgerEntry, Opened,
    Problems, Recovered, Seat, Unplayable, Written, create_first, forget_original, keep_original,
    make_folder, read_text, rename, replace, save, set_aside_damaged,
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

/// Keeps the journal that a game was recovered from, if it is damaged; where.
#[must_use]
pub fn keep_damaged(journal: &Path, recovered: &Recovered) -> Option<PathBuf> {
    if !recovered.damaged {
        return None;
    }
    // Without a second name it stays under its first.
    let aside = set_aside_damaged(journal);
    Some(aside.unwrap_or_else(|_| journal.to_owned()))
}

/// What is said of a game that was recovered, and of its journal if that was
/// damaged and is kept.
#[must_use]
pub fn recovered_text(language: Language, dropped: usize, kept: Option<&Path>) -> String {
    use crate::words::Dialog as Words;
    let text = match dropped {
        0 => language.say(Words::Recovered).to_owned(),
        _ => language.count(dropped, Words::RecoveredLess),
    };
    match kept {
        None => text,
        Some(path) => language.fill(Words::RecoveredAside, &[&text, &path.display()]),
    }
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
    date_of(SystemTime::now(), "%Y-%m-%d")
}

/// The furthest from 1970 that a time is believed, in seconds: some three
/// thousand years. Clocks and files can claim any.
const FURTHEST: i64 = 100_000_000_000;

/// A time of the system as the user's clock has it; `None` if it is nonsense.
#[must_use]
pub fn local_time(time: SystemTime) -> Option<DateTime<Local>> {
    let secs = match time.duration_since(SystemTime::UNIX_EPOCH) {
        Ok(after) => i64::try_from(after.as_secs()).ok()?,
        // The clock was set to a time before 1970.
        Err(before) => i64::try_from(before.duration().as_secs())
            .ok()?
            .checked_neg()?,
    };
    let known = Some(secs).filter(|secs| secs.abs() <= FURTHEST)?;
    let time = DateTime::from_timestamp(known, 0)?;
    Some(time.with_timezone(&Local))
}

fn date_of(time: SystemTime, format: &str) -> String {
    let time = local_time(time).unwrap_or_default();
    time.format(format).to_string()
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
        date: date_of(SystemTime::now(), "%Y-%m-%d %H:%M"),
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
pub fn players_text(language: Language, table: GameKind, black: &str, white: &str) -> String {
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
    stem_of(&date, language, session.table(), [&black, &white], &table)
}

/// How long the parts of a file name may be, in bytes: that is how systems
/// measure them, and some allow no more than 143 for the whole.
const DATE_BYTES: usize = 24;
const NAME_BYTES: usize = 40;
const STEM_BYTES: usize = 120;

fn stem_of(
    date: &str,
    language: Language,
    table: GameKind,
    names: [&str; 2],
    played: &str,
) -> String {
    let [black, white] = names.map(|name| shortened(name, NAME_BYTES));
    let players = players_text(language, table, black, white);
    let name = format!("{} {players} {played}", shortened(date, DATE_BYTES));
    let safe = |c: char| !c.is_control() && !"/\\:*?\"<>|".contains(c);
    let name: String = name.chars().filter(|&c| safe(c)).collect();
    let name = shortened(&name, STEM_BYTES);
    name.trim_matches([' ', '.']).to_owned()
}

/// The beginning of a text, of so many bytes at most.
fn shortened(text: &str, most: usize) -> &str {
    if text.len() <= most {
        return text;
    }
    let mut end = most;
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text[..end].trim_end()
}

/// The last part of a path, to be shown.
#[must_use]
pub fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// How many names are tried for a new file.
const MOST_NAMES: usize = 10_000;

/// Writes a save into a folder under a name that no file has, even if another
/// program takes names in the same folder at the same moment. Where it is, and
/// the proof.
///
/// # Errors
///
/// [`FileError`], and nothing was written.
pub fn keep_new(folder: &Path, stem: &str, text: &str) -> Result<(PathBuf, Written), FileError> {
    make_folder(folder)?;
    let plain = folder.join(format!("{stem}.{}", save::EXTENSION));
    let numbered = (2..MOST_NAMES).map(|number| {
        let name = format!("{stem} ({number}).{}", save::EXTENSION);
        folder.join(name)
    });
    let path = create_first(std::iter::once(plain).chain(numbered), text)?;
    let written = Written::check(&path, text)?;
    Ok((path, written))
}

/// Writes a text into a file, which is replaced if it is there; the proof.
///
/// # Errors
///
/// [`FileError`], and the file is as it was, unless it was written and could not
/// be read back.
pub fn keep_text(path: &Path, text: &str) -> Result<Written, FileError> {
    make_folder_of(path)?;
    replace(path, text)?;
    Written::check(path, text)
}

/// A game that was written into its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The proof.
    pub written: Written,
    /// Where the file that was there before is kept, if it is.
    pub original: Option<PathBuf>,
}

impl Stored {
    /// A game in a file that nothing else was in.
    #[must_use]
    pub const fn new(written: Written) -> Self {
        Self {
            written,
            original: None,
        }
    }
}

/// Writes a game into its file. Where the file as it was could not be had back
/// from that, it is kept beside under a name of its own.
///
/// # Errors
///
/// [`FileError`], and the file is as it was, unless it was written and could not
/// be read back; then the one before it is still kept.
pub fn write_home(home: &Home, text: &str) -> Result<Stored, FileError> {
    make_folder_of(&home.path)?;
    let original = match home.original {
        Some(Original::Repaired | Original::Guessed) => keep_original(&home.path)?,
        None => None,
    };
    if let Err(error) = replace(&home.path, text) {
        if let Some(original) = &original {
            forget_original(original);
        }
        return Err(error);
    }
    let written = Written::check(&home.path, text)?;
    Ok(Stored { written, original })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_before_1970_has_dates_too() {
        let day = Duration::from_secs(86_400);
        let before = SystemTime::UNIX_EPOCH - 400 * day;
        assert!(date_of(before, "%Y-%m-%d").starts_with("1968-11-2"));
        let after = SystemTime::UNIX_EPOCH + 400 * day;
        assert!(date_of(after, "%Y-%m-%d").starts_with("1971-02-0"));
        let nonsense = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(1 << 60));
        assert_eq!(nonsense.and_then(local_time), None);
    }

    #[test]
    fn names_of_any_length_and_script_make_a_file_name() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["囲碁".repeat(60), "é".repeat(300), "🀄".repeat(90)] {
            let names = [name.as_str(), name.as_str()];
            let stem = stem_of(
                "2026-11-15",
                Language::English,
                GameKind::Go,
                names,
                "19x19",
            );
            assert!(stem.ends_with(" 19x19"), "{stem}");
            let (path, _) = keep_new(folder.path(), &stem, "one").unwrap();
            let (other, _) = keep_new(folder.path(), &stem, "two").unwrap();
            assert!(path.is_file() && other.is_file() && path != other);
            let name = other.file_name().unwrap().len();
            assert!(name <= 143, "{name} bytes: {stem}");
        }
    }
}
