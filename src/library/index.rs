//! What was read of the files of a library, kept so that it need not be read
//! again. It is only a cache: without it everything is read anew.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::catalogue::Catalogue;
use super::game::{FileEntry, GameEntry, Head};
use super::turns::Turns;
use crate::board::Size;
use crate::record::{FileError, FileErrorKind, GameKind, StampedFile, read_bytes, replace_bytes};

/// How an index begins; then come its version and the checksum of the rest.
const HEAD: &[u8] = b"jego library index\n";
const VERSION: u32 = 1;

/// What became of an index that was to be read.
#[derive(Debug)]
pub enum Kept {
    /// It was read.
    Read(Catalogue),
    /// There is none.
    Missing,
    /// It is damaged, or cannot be read.
    Damaged,
    /// A newer version of the program wrote it. It is to be left alone.
    Newer,
}

/// Reads an index.
#[must_use]
pub fn read(path: &Path) -> Kept {
    match read_bytes(path) {
        Ok(bytes) => of_bytes(&bytes),
        Err(error) if matches!(error.kind, FileErrorKind::Missing) => Kept::Missing,
        Err(_) => Kept::Damaged,
    }
}

/// Whether a newer version of the program wrote what is there.
#[must_use]
pub fn is_newer(path: &Path) -> bool {
    let bytes = read_bytes(path).unwrap_or_default();
    body_of(&bytes).is_err_and(|kept| matches!(kept, Kept::Newer))
}

/// Puts an index in the place of the one that is there, whole or not at all.
///
/// # Errors
///
/// [`FileError`], and the one that is there is as it was.
pub fn write(path: &Path, catalogue: &Catalogue) -> Result<(), FileError> {
    replace_bytes(path, &to_bytes(catalogue))
}

/// The bytes that an index is made of. Files that cannot be read whole are not
/// in it, so that what is wrong with them is found again.
#[must_use]
pub fn to_bytes(catalogue: &Catalogue) -> Vec<u8> {
    let mut texts = Texts::default();
    let files = catalogue.files.iter().filter(|file| file.is_whole());
    let files = files.filter_map(|file| StoredFile::of(file, &mut texts));
    let stored = Stored {
        files: files.collect(),
        texts: texts.all.iter().map(|text| &**text).collect(),
    };
    // Lists of numbers and texts can always be written.
    let body = postcard::to_allocvec(&stored).unwrap_or_default();
    let mut bytes = HEAD.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(crc32fast::hash(&body).to_le_bytes());
    bytes.extend(body);
    bytes
}

/// What such bytes say.
#[must_use]
pub fn of_bytes(bytes: &[u8]) -> Kept {
    let (checksum, body) = match body_of(bytes) {
        Ok(parts) => parts,
        Err(kept) => return kept,
    };
    let is_whole = u32::from_le_bytes(*checksum) == crc32fast::hash(body);
    let stored = postcard::from_bytes::<Stored<'_>>(body).ok();
    let catalogue = stored.filter(|_| is_whole).and_then(Stored::catalogue);
    catalogue.map_or(Kept::Damaged, Kept::Read)
}

/// The checksum of an index of this version, and what it is of; otherwise what is
/// wrong.
fn body_of(bytes: &[u8]) -> Result<(&[u8; 4], &[u8]), Kept> {
    let rest = bytes.strip_prefix(HEAD).ok_or(Kept::Damaged)?;
    let (version, rest) = rest.split_first_chunk().ok_or(Kept::Damaged)?;
    match u32::from_le_bytes(*version).cmp(&VERSION) {
        Ordering::Greater => Err(Kept::Newer),
        Ordering::Less => Err(Kept::Damaged),
        Ordering::Equal => rest.split_first_chunk().ok_or(Kept::Damaged),
    }
}

#[derive(Serialize, Deserialize)]
struct Stored<'a> {
    /// Every text once; names and events come many times.
    #[serde(borrow)]
    texts: Vec<&'a str>,
    #[serde(borrow)]
    files: Vec<StoredFile<'a>>,
}

#[derive(Serialize, Deserialize)]
struct StoredFile<'a> {
    path: &'a str,
    len: u64,
    /// Since 1970, in seconds and nanoseconds.
    modified: (u64, u32),
    games: Vec<StoredGame>,
}

#[derive(Serialize, Deserialize)]
struct StoredGame {
    kind: StoredKind,
    size: u8,
    head: [u32; 7],
    moves: u32,
    repaired: bool,
    turns: Option<Vec<u16>>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
enum StoredKind {
    Go,
    Othello,
    Aligne4,
}

/// Texts that are kept once each.
#[derive(Default)]
struct Texts {
    all: Vec<Arc<str>>,
    numbers: HashMap<Arc<str>, u32>,
}

impl Texts {
    fn number(&mut self, text: &Arc<str>) -> u32 {
        if let Some(&number) = self.numbers.get(text) {
            return number;
        }
        // There are fewer texts than bytes, and no index has four billion.
        let number = u32::try_from(self.all.len()).unwrap_or(u32::MAX);
        self.all.push(Arc::clone(text));
        self.numbers.insert(Arc::clone(text), number);
        number
    }
}

impl<'a> StoredFile<'a> {
    /// `None` for files that could not be known again.
    fn of(file: &'a FileEntry, texts: &mut Texts) -> Option<Self> {
        let modified = file.modified()?.duration_since(UNIX_EPOCH).ok()?;
        let games = file.games().iter().map(|game| {
            let size = game.size?;
            Some(StoredGame {
                kind: match game.kind {
                    GameKind::Go => StoredKind::Go,
                    GameKind::Othello => StoredKind::Othello,
                    GameKind::Aligne4 => StoredKind::Aligne4,
                },
                size: size.lines(),
                head: game.head.texts().map(|text| texts.number(text)),
                moves: game.moves,
                repaired: game.repaired,
                turns: game.turns.as_ref().map(|turns| turns.tokens().to_vec()),
            })
        });
        Some(Self {
            games: games.collect::<Option<_>>()?,
            path: file.path().to_str()?,
            len: file.file.len,
            modified: (modified.as_secs(), modified.subsec_nanos()),
        })
    }
}

impl Stored<'_> {
    fn catalogue(self) -> Option<Catalogue> {
        let texts: Vec<Arc<str>> = self.texts.into_iter().map(Arc::from).collect();
        let files = self.files.into_iter().map(|file| {
            let (seconds, nanoseconds) = file.modified;
            let modified = Duration::new(seconds, nanoseconds.min(999_999_999));
            let modified: SystemTime = UNIX_EPOCH.checked_add(modified)?;
            let games = file.games.into_iter().map(|game| game.entry(&texts));
            let games = games.collect::<Option<Vec<_>>>()?;
            Some(Arc::new(FileEntry {
                file: StampedFile {
                    path: PathBuf::from(file.path),
                    len: file.len,
                    modified: Some(modified),
                },
                games: Ok(games),
            }))
        });
        Some(Catalogue {
            files: files.collect::<Option<_>>()?,
            troubles: Vec::new(),
        })
    }
}

impl StoredGame {
    fn entry(self, texts: &[Arc<str>]) -> Option<GameEntry> {
        let size = Size::new(self.size).ok()?;
        let text = |number: u32| texts.get(usize::try_from(number).ok()?).cloned();
        let [a, b, c, d, e, f, g] = self.head.map(text);
        let turns = match self.turns {
            Some(tokens) => Some(Arc::new(Turns::from_tokens(size, tokens)?)),
            None => None,
        };
        Some(GameEntry {
            kind: match self.kind {
                StoredKind::Go => GameKind::Go,
                StoredKind::Othello => GameKind::Othello,
                StoredKind::Aligne4 => GameKind::Aligne4,
            },
            size: Some(size),
            head: Head::of_texts([a?, b?, c?, d?, e?, f?, g?]),
            turns,
            moves: self.moves,
            repaired: self.repaired,
            trouble: None,
        })
    }
}
