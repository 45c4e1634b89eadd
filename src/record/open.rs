//! Bytes of any format → games.

use std::ffi::OsStr;
use std::fmt;
use std::path::Path;

use strum::VariantArray;

use super::cannot_open::CannotOpen;
use super::charset::{Certainty, Charset, Decoded, decode};
use super::disk::{FileError, FileErrorKind, backup_left, read};
use super::foreign::Foreign;
use super::model::{AnyRecord, GoRecord, Unplayable};
use super::problem::{FaultLog, Places, Problems};
use super::property::{Collection, simple_text};
use super::save;
use super::sgf::{self, parse_noting};

/// What was in a file, and what was wrong with it.
#[derive(Clone, Debug)]
pub struct Opened {
    /// How it was written.
    pub format: Format,
    /// The character set of its text.
    pub charset: &'static str,
    /// Whether that is known or guessed.
    pub certainty: Certainty,
    /// The games in it.
    pub games: Games,
    /// What had to be repaired to read them.
    pub problems: Problems,
}

/// The games of a file.
#[derive(Clone, Debug)]
pub enum Games {
    /// A save has one.
    Saved(Box<AnyRecord>),
    /// Other formats can have many; each becomes a record when it is asked for.
    Collection(Collection),
}

/// How a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Format {
    /// Jego's own.
    Save,
    /// What all programs read.
    Sgf,
    /// WBaduk's.
    Ngf,
    /// Tygem's.
    Gib,
    /// Pandanet's.
    Ugf,
}

impl Format {
    /// The endings of the names of game files, without the dot.
    pub const ENDINGS: [&'static str; 7] =
        ["sgf", save::EXTENSION, "ngf", "gib", "ugf", "ugi", "mgt"];

    /// The endings of the names of files of this format, the usual one first.
    #[must_use]
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Save => &[save::EXTENSION],
            // MultiGo's files are SGF under another name.
            Self::Sgf => &["sgf", "mgt"],
            Self::Ngf => &["ngf"],
            Self::Gib => &["gib"],
            Self::Ugf => &["ugf", "ugi"],
        }
    }
}

impl From<Foreign> for Format {
    fn from(foreign: Foreign) -> Self {
        match foreign {
            Foreign::Ngf => Self::Ngf,
            Foreign::Gib => Self::Gib,
            Foreign::Ugf => Self::Ugf,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Save => "Jego save",
            Self::Sgf => "SGF",
            Self::Ngf => "NGF",
            Self::Gib => "GIB",
            Self::Ugf => "UGF",
        })
    }
}

/// Reads a file, whatever it holds. What it is shows in the bytes; only a save
/// that is broken at its very start is told by the end of its name.
///
/// # Errors
///
/// [`CannotOpen`] if there is no game in it, or a save is not in order.
pub fn open(bytes: Vec<u8>, extension: Option<&OsStr>) -> Result<Opened, CannotOpen> {
    open_as(bytes, extension, None)
}

/// The same, read in a character set that someone chose.
///
/// # Errors
///
/// [`CannotOpen`] if there is no game in it, or a save is not in order.
pub fn open_as(
    bytes: Vec<u8>,
    extension: Option<&OsStr>,
    charset: Option<Charset>,
) -> Result<Opened, CannotOpen> {
    let named_so = extension.is_some_and(|end| end.eq_ignore_ascii_case("ron"));
    let begins_a_tree = || {
        let mut characters = bytes.iter().filter(|byte| !byte.is_ascii_whitespace());
        characters.next() == Some(&b'(') && characters.next() == Some(&b';')
    };
    if looks_like_save(&bytes) || (named_so && !begins_a_tree()) {
        return open_save(&bytes);
    }
    let mut found = FaultLog::default();
    let Decoded {
        text,
        charset,
        certainty,
    } = decode(bytes, charset, &mut found);
    if let Some(foreign) = Foreign::recognise(&text)
        && let Some(games) = foreign.read(&text, &mut found)
    {
        return Ok(Opened {
            format: foreign.into(),
            charset,
            certainty,
            games: Games::Collection(games),
            problems: found.placed_in(&text),
        });
    }
    let games = parse_noting(text, &mut found)?;
    let problems = games.place(found);
    Ok(Opened {
        format: Format::Sgf,
        charset,
        certainty,
        games: Games::Collection(games),
        problems,
    })
}

fn open_save(bytes: &[u8]) -> Result<Opened, CannotOpen> {
    let text = str::from_utf8(bytes).map_err(|error| {
        let read = &bytes[..error.valid_up_to()];
        let read = String::from_utf8_lossy(read);
        CannotOpen::NotUtf8(Places::new(&read).of(read.len()))
    })?;
    Ok(Opened {
        format: Format::Save,
        charset: "UTF-8",
        certainty: Certainty::Certain,
        games: Games::Saved(Box::new(save::read(text)?)),
        problems: Problems::default(),
    })
}

/// Opens a file of any format.
///
/// # Errors
///
/// [`FileError`] if it cannot be read or nothing can be made of it.
pub fn open_file(path: &Path) -> Result<Opened, FileError> {
    open_file_as(path, None)
}

/// The same, read in a character set that someone chose.
///
/// # Errors
///
/// [`FileError`] if it cannot be read or nothing can be made of it.
pub fn open_file_as(path: &Path, charset: Option<Charset>) -> Result<Opened, FileError> {
    let opened = read(path).and_then(|bytes| Ok(open_as(bytes, path.extension(), charset)?));
    opened.map_err(|kind| {
        if matches!(kind, FileErrorKind::Missing)
            && let Some(backup) = backup_left(path)
        {
            return FileErrorKind::OnlyBackup(backup).at(path);
        }
        kind.at(path)
    })
}

/// What a file would say in one character set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The character set.
    pub charset: Charset,
    /// Names and other words of the first game.
    pub text: String,
}

/// How many bytes of a file are looked at for a preview.
const PREVIEWED: usize = 64 * 1024;
/// How many characters a preview has.
const PREVIEW: usize = 80;

/// What bytes would say in each character set that they can be in.
#[must_use]
pub fn previews(bytes: &[u8]) -> Vec<Preview> {
    let head = &bytes[..bytes.len().min(PREVIEWED)];
    let fitting = Charset::OFFERED.into_iter();
    let fitting = fitting.filter(|charset| charset.fits(bytes));
    fitting
        .filter_map(|charset| {
            let opened = open_as(head.to_vec(), None, Some(charset)).ok()?;
            let Games::Collection(games) = opened.games else {
                return None;
            };
            let text = words_of(&games);
            Some(Preview { charset, text })
        })
        .collect()
}

/// What a file would say in each character set that it can be in.
///
/// # Errors
///
/// [`FileError`] if it cannot be read.
pub fn preview(path: &Path) -> Result<Vec<Preview>, FileError> {
    let bytes = read(path).map_err(|kind| kind.at(path))?;
    Ok(previews(&bytes))
}

/// The first texts of a game in which its character set shows.
fn words_of(games: &Collection) -> String {
    let Some(&root) = games.games().first() else {
        return String::new();
    };
    let foreign = |name: Option<&str>| {
        let nodes = games.descendants(root).take(1_000);
        let values = nodes.flat_map(|node| games.properties(node));
        values
            .filter(|property| name.is_none_or(|name| property.name() == name))
            .map(|property| simple_text(property.value().raw()).trim().to_owned())
            .filter(|text| !text.is_ascii())
            .take(3)
            .collect::<Vec<String>>()
    };
    let mut texts: Vec<String> = Vec::new();
    for name in ["PB", "PW", "EV", "GN"] {
        texts.extend(foreign(Some(name)).into_iter().take(1));
    }
    if texts.len() < 2 {
        let more = foreign(None);
        texts.extend(more);
        texts.dedup();
    }
    texts.join(" · ").chars().take(PREVIEW).collect()
}

/// Whether the first word, comments aside, is that of a save.
fn looks_like_save(bytes: &[u8]) -> bool {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(4096)]);
    let head = head.trim_start_matches('\u{feff}');
    let mut lines = head
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with("//"));
    let first: String = lines.by_ref().take(2).collect();
    let first: String = first.chars().filter(|c| !c.is_whitespace()).collect();
    first.starts_with("(version:")
}

impl Games {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Saved(_) => 1,
            Self::Collection(games) => games.games().len(),
        }
    }

    /// Whether there is none; a file without games is not opened.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One of the games, counted from 0, with what is wrong with it.
    ///
    /// # Errors
    ///
    /// [`Unplayable`] if there is none or it cannot be put on a board.
    pub fn game(&self, index: usize) -> Result<(AnyRecord, Problems), Unplayable> {
        let missing = Unplayable::Number {
            number: index + 1,
            games: self.len(),
        };
        match self {
            Self::Saved(record) if index == 0 => Ok(((**record).clone(), Problems::default())),
            Self::Saved(_) => Err(missing),
            Self::Collection(games) => {
                let &root = games.games().get(index).ok_or(missing)?;
                let mut found = FaultLog::default();
                let record = sgf::record_of(games, root, &mut found)?;
                Ok((record, games.place(found)))
            }
        }
    }

    /// The same for a game that has to be one of Go.
    ///
    /// # Errors
    ///
    /// [`Unplayable`] if there is none, it is another game or cannot be put on a
    /// goban.
    pub fn go(&self, index: usize) -> Result<(GoRecord, Problems), Unplayable> {
        let (record, problems) = self.game(index)?;
        Ok((record.go()?, problems))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_endings_of_every_format_are_looked_for_and_no_others() {
        let formats = Format::VARIANTS.iter();
        let mut endings: Vec<_> = formats.flat_map(|format| format.endings()).collect();
        let mut listed: Vec<_> = Format::ENDINGS.iter().collect();
        endings.sort();
        listed.sort();
        assert_eq!(endings, listed);
    }
}
