//! Logs whose lines are values: the first says which version wrote it, and
//! what a later one wrote is left alone.

use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::error::{FileError, FileErrorKind};
use super::log::{LogLines, append_to_log, create_log, read_log};
use super::text::make_folder;

/// What stands on a line of a log.
pub trait LogEntry: Serialize + DeserializeOwned {
    /// The version that is written.
    const VERSION: u32;

    /// The first line of a new log.
    fn first() -> Self;

    /// The version that a first line tells; `None` of any other line.
    fn version(&self) -> Option<u32>;
}

/// What a log says.
#[derive(Clone, Debug)]
pub struct LogEntries<E> {
    /// What could be read, the oldest first.
    pub entries: Vec<E>,
    /// How many lines could not. They are still there.
    pub damaged: usize,
}

/// Why a log cannot be read or added to.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// Its file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A later Jego wrote it.
    #[error("{}: this was written by a newer Jego, and is left as it is", .0.display())]
    Newer(PathBuf),
}

impl<E: LogEntry> LogEntries<E> {
    /// Reads a log; it says nothing where there is none.
    ///
    /// # Errors
    ///
    /// [`LogError`] if it cannot be read at all.
    pub fn read(path: &Path) -> Result<Self, LogError> {
        match read_log(path) {
            Err(error) if is_absent(&error) => Ok(Self {
                entries: Vec::new(),
                damaged: 0,
            }),
            Err(error) => Err(error.into()),
            Ok(log) => Self::of(&log).ok_or_else(|| LogError::Newer(path.to_owned())),
        }
    }

    /// Adds a line to a log, on the disk when this returns. `entry` is told what is
    /// there and decides what is added, if anything is: no other program can write
    /// between its decision and the line. Whether something was added.
    ///
    /// # Errors
    ///
    /// [`LogError`], and the log has what it had before.
    pub fn add(path: &Path, entry: impl Fn(&Self) -> Option<E>) -> Result<bool, LogError> {
        match append(path, &entry) {
            Err(LogError::File(error)) if is_absent(&error) => {
                // Another program may begin it at the same moment; then it is
                // there, and this one need not.
                let begun = begin::<E>(path);
                append(path, &entry).map_err(|error| begun.err().unwrap_or(error))
            }
            done => done,
        }
    }

    /// What lines say; `None` where a later version wrote them.
    fn of(log: &LogLines) -> Option<Self> {
        let mut read = Self {
            entries: Vec::new(),
            damaged: log.damaged,
        };
        for text in &log.lines {
            match ron::from_str::<E>(text) {
                Err(_) => read.damaged += 1,
                Ok(entry) => match entry.version() {
                    Some(version) if version > E::VERSION => return None,
                    Some(_) => {}
                    None => read.entries.push(entry),
                },
            }
        }
        Some(read)
    }
}

/// Whether there is no log yet.
const fn is_absent(error: &FileError) -> bool {
    matches!(error.kind, FileErrorKind::Missing | FileErrorKind::NoFolder)
}

fn append<E: LogEntry>(
    path: &Path,
    entry: &impl Fn(&LogEntries<E>) -> Option<E>,
) -> Result<bool, LogError> {
    let mut newer = false;
    let added = append_to_log(path, |log| {
        let Some(read) = LogEntries::of(log) else {
            newer = true;
            return None;
        };
        entry(&read).and_then(|entry| text(&entry))
    })?;
    match newer {
        true => Err(LogError::Newer(path.to_owned())),
        false => Ok(added),
    }
}

fn begin<E: LogEntry>(path: &Path) -> Result<(), LogError> {
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    let lines: Vec<String> = text(&E::first()).into_iter().collect();
    create_log([path.to_owned()], &lines)?;
    Ok(())
}

/// The line as text; plain data can always be written.
fn text<E: LogEntry>(entry: &E) -> Option<String> {
    let text = ron::to_string(entry);
    debug_assert!(text.is_ok(), "plain data can be written: {text:?}");
    text.ok()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    enum Entry {
        Numbers { version: u32 },
        Number(u32),
    }

    impl LogEntry for Entry {
        const VERSION: u32 = 1;

        fn first() -> Self {
            Self::Numbers { version: 1 }
        }

        fn version(&self) -> Option<u32> {
            match self {
                Self::Numbers { version } => Some(*version),
                Self::Number(_) => None,
            }
        }
    }

    fn add(path: &Path, number: u32) -> Result<bool, LogError> {
        LogEntries::add(path, |_| Some(Entry::Number(number)))
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b/numbers.log");
        let none = LogEntries::<Entry>::read(&path).unwrap();
        assert!(none.entries.is_empty() && none.damaged == 0);
        assert!(add(&path, 3).unwrap() && add(&path, 4).unwrap());
        let once = |log: &LogEntries<Entry>| {
            (!log.entries.contains(&Entry::Number(3))).then_some(Entry::Number(3))
        };
        assert!(!LogEntries::add(&path, once).unwrap());
        let read = LogEntries::<Entry>::read(&path).unwrap();
        assert_eq!(read.entries, [Entry::Number(3), Entry::Number(4)]);
    }

    #[test]
    fn damaged_and_unknown_lines_are_counted_and_stay() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("numbers.log");
        add(&path, 1111).unwrap();
        add(&path, 2).unwrap();
        let broken = fs::read_to_string(&path).unwrap().replace("1111", "1112");
        fs::write(&path, broken).unwrap();
        append_to_log(&path, |_| Some("Dreamt(of: 3)".to_owned())).unwrap();
        let before = fs::read_to_string(&path).unwrap();
        add(&path, 5).unwrap();
        let read = LogEntries::<Entry>::read(&path).unwrap();
        assert_eq!(read.entries, [Entry::Number(2), Entry::Number(5)]);
        assert_eq!(read.damaged, 2);
        assert!(fs::read_to_string(&path).unwrap().starts_with(&before));
    }

    #[test]
    fn what_a_newer_program_wrote_is_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("numbers.log");
        create_log([path.clone()], &["Numbers(version:2)".to_owned()]).unwrap();
        let before = fs::read(&path).unwrap();
        let read = LogEntries::<Entry>::read(&path);
        assert!(matches!(read, Err(LogError::Newer(_))));
        assert!(matches!(add(&path, 1), Err(LogError::Newer(_))));
        assert_eq!(fs::read(&path).unwrap(), before);
    }
}
