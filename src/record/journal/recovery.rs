//! Games that were interrupted.

use std::fs::{self, File, TryLockError};
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use super::lines::Replay;
use super::{EXTENSION, HEAD};
use crate::record::disk::{FileError, FileErrorKind, sync_folder};
use crate::record::model::AnyRecord;

/// A game as it was when it was interrupted.
#[derive(Debug)]
pub struct Recovered {
    /// The game.
    pub record: AnyRecord,
    /// How many lines at the end could not be used. One is what was being
    /// written at that instant.
    pub dropped: usize,
    /// Whether whole lines are among those: more than what was being written
    /// when the program ended. See [`set_aside_damaged`].
    pub damaged: bool,
}

/// A journal that no game can be recovered from.
#[derive(Debug, thiserror::Error)]
pub enum CannotRecover {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// Another window writes in it.
    #[error("{}: this game is open in another window", .0.display())]
    InUse(PathBuf),
    /// A later Jego wrote it.
    #[error("{}: this journal was written by a newer Jego, which can open it", .0.display())]
    Newer(PathBuf),
    /// It ends before the first whole line: nothing had been played yet.
    #[error("{}: the journal holds no game", .0.display())]
    Empty(PathBuf),
    /// It is something else, or broken from the start.
    #[error("{}: line {line} is damaged, and there is no complete game before it", path.display())]
    Damaged {
        /// The journal.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
    },
}

/// The journals in a folder that no running program writes in, the one last
/// written first.
#[must_use]
pub fn interrupted_journals(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut journals: Vec<_> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == EXTENSION) && path.is_file())
        .filter(|path| File::open(path).is_ok_and(|file| is_free(&file)))
        .map(|path| {
            let written = fs::metadata(&path).and_then(|metadata| metadata.modified());
            (written.ok(), path)
        })
        .collect();
    journals.sort();
    journals.into_iter().rev().map(|(_, path)| path).collect()
}

/// Makes a game again from its journal. The file is left alone.
///
/// # Errors
///
/// [`CannotRecover`] if there is no game in it.
pub fn recover(path: &Path) -> Result<Recovered, CannotRecover> {
    let bytes = read(path)?;
    let Some(lines) = bytes.strip_prefix(HEAD.as_bytes()) else {
        return Err(without_head(path, &bytes));
    };
    let lines: Vec<&[u8]> = lines.split_inclusive(|&byte| byte == b'\n').collect();
    let whole = |line: &&[u8]| line.strip_suffix(b"\n").is_some_and(Replay::begins_at);
    // Lines behind a damaged one tell of turns that nobody knows; a whole game
    // further down makes all before it needless.
    let begins = lines.iter().enumerate().filter(|(_, line)| whole(line));
    for (first, _) in begins.rev() {
        let mut replay = Replay::default();
        let taken = lines[first..]
            .iter()
            .map_while(|line| line.strip_suffix(b"\n"))
            .take_while(|line| replay.take(line))
            .count();
        if let Some(record) = replay.game() {
            let unused = &lines[first + taken..];
            return Ok(Recovered {
                record,
                dropped: unused.len(),
                damaged: unused.iter().any(|line| line.ends_with(b"\n")),
            });
        }
    }
    let path = path.to_owned();
    // Nothing was ever written whole, and so nothing is lost.
    if lines.iter().all(|line| !line.ends_with(b"\n")) {
        return Err(CannotRecover::Empty(path));
    }
    Err(CannotRecover::Damaged { path, line: 2 })
}

/// How the names of damaged journals end that are kept.
const DAMAGED: &str = "damaged";

/// Keeps a damaged journal under a second name, at which nobody looks for games
/// to resume: the lines behind the damage are of no use to us, but may be to
/// someone who reads them. Where it is kept.
///
/// # Errors
///
/// [`FileError`] if that cannot be done; the journal is as it was.
pub fn set_aside_damaged(path: &Path) -> Result<PathBuf, FileError> {
    let plain = path.with_extension(DAMAGED);
    let numbered = (2..100).map(|number| path.with_extension(format!("{number}.{DAMAGED}")));
    for aside in std::iter::once(plain).chain(numbered) {
        match keep_as(path, &aside) {
            Ok(()) => return Ok(aside),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(FileErrorKind::from(error).at(&aside)),
        }
    }
    Err(FileErrorKind::Exists.at(path))
}

/// Gives a file a second name, or copies it where files cannot have two. A copy
/// that was made before will do.
fn keep_as(path: &Path, aside: &Path) -> std::io::Result<()> {
    if aside.is_file() && fs::read(aside)? == fs::read(path)? {
        return Ok(());
    }
    match fs::hard_link(path, aside) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(error),
        Err(_) => copy_as(path, aside)?,
    }
    if let Some(folder) = aside.parent() {
        sync_folder(folder);
    }
    Ok(())
}

fn copy_as(path: &Path, aside: &Path) -> std::io::Result<()> {
    let mut copy = File::create_new(aside)?;
    let copied = File::open(path)
        .and_then(|mut file| std::io::copy(&mut file, &mut copy))
        .and_then(|_| copy.sync_all());
    if copied.is_err() {
        let _ = fs::remove_file(aside);
    }
    copied
}

/// Takes away the journal of a game that nobody wants back, and holds its lock
/// until it is gone.
///
/// # Errors
///
/// [`CannotRecover`] if it is in use or cannot be taken away.
pub fn discard_journal(path: &Path) -> Result<(), CannotRecover> {
    let file = locked(path)?;
    let removed = fs::remove_file(path);
    let _ = file.unlock();
    removed.map_err(|error| FileErrorKind::from(error).at(path).into())
}

fn locked(path: &Path) -> Result<File, CannotRecover> {
    let failed = |error: std::io::Error| FileErrorKind::from(error).at(path);
    let file = File::open(path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(CannotRecover::InUse(path.to_owned())),
        // Where files cannot be locked, nobody can say that one is in use.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(file),
        Err(TryLockError::Error(error)) => Err(failed(error).into()),
    }
}

fn read(path: &Path) -> Result<Vec<u8>, CannotRecover> {
    let failed = |error: std::io::Error| FileErrorKind::from(error).at(path);
    let mut file = locked(path)?;
    let mut bytes = Vec::new();
    let read = file.read_to_end(&mut bytes);
    let _ = file.unlock();
    read.map_err(failed)?;
    Ok(bytes)
}

/// Whether no program has the file. The lock is given back at once and not
/// when the file is closed: a process that is being started holds a copy.
fn is_free(file: &File) -> bool {
    let taken = matches!(file.try_lock(), Err(TryLockError::WouldBlock));
    let _ = file.unlock();
    !taken
}

/// Why a file does not begin as our journals do.
fn without_head(path: &Path, bytes: &[u8]) -> CannotRecover {
    let path = path.to_owned();
    let kind = HEAD.trim_end_matches(|character: char| !character.is_ascii_alphabetic());
    if HEAD.as_bytes().starts_with(bytes) {
        CannotRecover::Empty(path)
    } else if bytes.starts_with(kind.as_bytes()) {
        CannotRecover::Newer(path)
    } else {
        CannotRecover::Damaged { path, line: 1 }
    }
}
