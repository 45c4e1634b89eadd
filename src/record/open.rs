//! Bytes of any format → games.

use std::ffi::OsStr;
use std::fmt;

use super::any::AnyRecord;
use super::charset::{Certainty, Charset, Decoded, decode};
use super::foreign::Foreign;
use super::game::{self, MOST_NODES, MOST_TURNS};
use super::go::{GoRecord, InvalidStart};
use super::kept::{Breach, Table};
use super::othello::told_size;
use super::problem::{Fault, Found, Place, Places, Problems};
use super::save::{self, InvalidSave};
use super::sgf::{Collection, NoGame, NodeId, integer, parse_noting, point, simple_text};
use crate::board::Size;
use crate::go::Position;
use crate::othello;

/// What was in a file, and what was wrong with it.
#[derive(Debug)]
pub struct Opened {
    /// How it was written.
    pub format: Format,
    /// The character set of its text.
    pub charset: &'static str,
    /// Whether that is known or guessed.
    pub certainty: Certainty,
    /// The games in it.
    pub games: Games,
    /// What had to be mended to read them.
    pub problems: Problems,
}

/// The games of a file.
#[derive(Debug)]
pub enum Games {
    /// A save has one.
    Saved(Box<AnyRecord>),
    /// Other formats can have many; each becomes a record when it is asked for.
    Collection(Collection),
}

/// How a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// Which game an SGF tree is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// `GM[1]`, or nothing.
    Go,
    /// `GM[2]`.
    Othello,
    /// Another number of SGF's list.
    Other(i32),
}

/// Bytes that no game can be made of.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotOpen {
    /// A save with something wrong in it.
    #[error(transparent)]
    Save(#[from] InvalidSave),
    /// A save that is no text.
    #[error("{0}: a save is UTF-8 text, and this is not")]
    NotUtf8(Place),
    /// No game in it.
    #[error(transparent)]
    NoGame(#[from] NoGame),
}

/// A game that cannot be put on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// The file has fewer games.
    #[error("the file has {games} games, so there is no game {number}")]
    Number {
        /// The one asked for, counted from 1.
        number: usize,
        /// How many there are.
        games: usize,
    },
    /// Nobody plays so long.
    #[error("a variation has more than {MOST_TURNS} moves; the game can only be kept as it is")]
    TooLong,
    /// Its branches would fill the memory.
    #[error("the game has more than {} million nodes; it can only be kept as it is", MOST_NODES / 1_000_000)]
    TooLarge,
    /// It cannot begin as it says.
    #[error(transparent)]
    Start(#[from] InvalidStart),
    /// Its first position cannot be.
    #[error(transparent)]
    Setup(Breach),
    /// Othello on another board than the one there is.
    #[error("this Othello game is on a {columns}×{rows} board; only 8×8 is supported")]
    Board {
        /// How wide it is.
        columns: i32,
        /// How high it is.
        rows: i32,
    },
    /// It is a game of this table, where only one of Go will do.
    #[error("this is a game of {}, not Go", .0.name())]
    NotGo(Table),
    /// It is a game that is not played here.
    #[error("this is game type {0} of SGF, which Jego does not play")]
    Unknown(i32),
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
        let mut signs = bytes.iter().filter(|byte| !byte.is_ascii_whitespace());
        signs.next() == Some(&b'(') && signs.next() == Some(&b';')
    };
    if looks_like_save(&bytes) || (named_so && !begins_a_tree()) {
        return open_save(&bytes);
    }
    let mut found = Found::default();
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

/// The first texts of a game in which its character set shows.
fn words_of(games: &Collection) -> String {
    let Some(&root) = games.games().first() else {
        return String::new();
    };
    let foreign = |name: Option<&str>| {
        let nodes = games.below(root).take(1_000);
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
                let mut found = Found::default();
                let kind = kind_noting(games, root, &mut found);
                let record = record_of(games, root, kind, &mut found)?;
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

/// Makes a record of one game of a collection.
fn record_of(
    games: &Collection,
    root: NodeId,
    kind: Kind,
    found: &mut Found,
) -> Result<AnyRecord, Unplayable> {
    if let Kind::Other(number) = kind {
        return Err(Unplayable::Unknown(number));
    }
    if games.below(root).count() > MOST_NODES {
        return Err(Unplayable::TooLarge);
    }
    if longest_line(games, root) > MOST_TURNS {
        return Err(Unplayable::TooLong);
    }
    if kind == Kind::Othello {
        let (columns, rows) = told_size(games, root).unwrap_or((8, 8));
        if (columns, rows) != (8, 8) {
            return Err(Unplayable::Board { columns, rows });
        }
        let read = game::read::<othello::Position>(games, root, found);
        return Ok(read.map_err(|why| Unplayable::Setup(why.into()))?.into());
    }
    let read = game::read::<Position>(games, root, found);
    Ok(read.map_err(Unplayable::Start)?.into())
}

/// How many turns the longest line below a node has.
fn longest_line(games: &Collection, root: NodeId) -> usize {
    let mut longest = 0;
    let mut depth = games.table(root, 0_usize);
    for node in games.below(root) {
        let above = games.parent(node).and_then(|parent| depth.of(parent));
        let above = above.unwrap_or(0);
        let here = above + game::turns_in(games, node, root);
        depth.set(node, here);
        longest = longest.max(here);
    }
    longest
}

/// Which game a tree is of.
#[must_use]
pub fn kind(games: &Collection, root: NodeId) -> Kind {
    kind_noting(games, root, &mut Found::default())
}

/// A number that is none, or that of another game over moves of Go, is a slip
/// of the program that wrote it.
fn kind_noting(games: &Collection, root: NodeId, found: &mut Found) -> Kind {
    let Some(property) = games.property(root, "GM") else {
        return Kind::Go;
    };
    let value = property.value();
    let number = integer(value.raw());
    match number {
        Some(1) => return Kind::Go,
        Some(2) if !is_goban(games, root) => return Kind::Othello,
        Some(number @ 3..) if !moves_are_points(games, root) => return Kind::Other(number),
        _ => {}
    }
    found.add(value.offset(), || {
        Fault::Game(value.raw().chars().take(40).collect())
    });
    Kind::Go
}

/// Whether what is called Othello is on a goban: its moves are written as those
/// of Go are, and on an odd number of lines or beyond eight.
fn is_goban(games: &Collection, root: NodeId) -> bool {
    let fits = |raw: &str| raw.is_empty() || raw == "tt" || point(raw, othello::SIZE).is_some();
    let is_beyond = match told_size(games, root) {
        Some((columns, _)) => columns % 2 != 0,
        None => !first_moves(games, root).all(fits),
    };
    is_beyond && moves_are_points(games, root)
}

/// Whether the first moves are points of a goban.
fn moves_are_points(games: &Collection, root: NodeId) -> bool {
    let mut moves = first_moves(games, root).peekable();
    let is_go = |raw: &str| raw.is_empty() || point(raw, Size::LARGEST).is_some();
    moves.peek().is_some() && moves.all(is_go)
}

fn first_moves(games: &Collection, root: NodeId) -> impl Iterator<Item = &str> {
    let line = std::iter::successors(Some(root), |&node| games.first_child(node));
    line.flat_map(|node| games.properties(node))
        .filter(|property| matches!(property.name(), "B" | "W"))
        .map(|property| property.value().raw())
        .take(8)
}
