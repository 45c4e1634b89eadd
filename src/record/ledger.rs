//! The ledger: one line for each finished game.
//!
//! It is only ever added to. A line that cannot be read is passed over and
//! stays where it is.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::aligne4::Variant;

use super::disk::{Absent, FileError, FileErrorKind, append_line};
use super::kind::GameKind;

/// A finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LedgerEntry {
    /// When it ended, such as 2026-11-15 18:30.
    pub date: String,
    /// What was played, such as Go 19×19.
    pub table: String,
    /// Who had Black, or began.
    pub black: String,
    /// Who had White.
    pub white: String,
    /// The level of the program where it played Black.
    #[serde(default)]
    pub black_level: String,
    /// The level of the program where it played White.
    #[serde(default)]
    pub white_level: String,
    /// The rules.
    pub rules: String,
    /// How it ended, such as B+3.5.
    pub result: String,
    /// Where it is kept; empty if it was not saved.
    #[serde(default)]
    pub file: String,
}

impl LedgerEntry {
    /// The game that was played; Go where the line does not tell.
    #[must_use]
    pub fn played_at(&self) -> GameKind {
        if self.table == Variant::Quarto.to_string() {
            return GameKind::Aligne4;
        }
        let mut kinds = GameKind::ALL.into_iter();
        let named = |kind: &GameKind| self.table.starts_with(kind.name());
        kinds.find(named).unwrap_or_default()
    }
}

/// What is in a ledger.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// The games, the oldest first.
    pub entries: Vec<LedgerEntry>,
    /// The numbers of lines that could not be read, counted from 1.
    pub damaged: Vec<usize>,
}

impl Ledger {
    /// Reads a ledger; one that does not exist yet is empty.
    ///
    /// # Errors
    ///
    /// [`FileError`] if it cannot be read at all.
    pub fn read(path: &Path) -> Result<Self, FileError> {
        let mut bytes = Vec::new();
        let read = File::open(path).and_then(|mut file| file.read_to_end(&mut bytes));
        match read {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(FileErrorKind::from(error).at(path)),
            Ok(_) => Ok(Self::of_bytes(&bytes)),
        }
    }

    fn of_bytes(bytes: &[u8]) -> Self {
        let mut ledger = Self::default();
        for (index, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
            if line.trim_ascii().is_empty() {
                continue;
            }
            let entry = str::from_utf8(line)
                .ok()
                .and_then(|line| ron::from_str(line).ok());
            match entry {
                Some(entry) => ledger.entries.push(entry),
                None => ledger.damaged.push(index + 1),
            }
        }
        ledger
    }

    /// Adds a game at the end, on the disk when this returns.
    ///
    /// # Errors
    ///
    /// [`FileError`], and what the ledger had is still there.
    pub fn append(path: &Path, entry: &LedgerEntry) -> Result<(), FileError> {
        let line = |_: &mut File| ron::to_string(entry).map(Some).map_err(io::Error::other);
        let added = append_line(path, Absent::Create, line);
        added
            .map(drop)
            .map_err(|error| FileErrorKind::from(error).at(path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(name: &str) -> LedgerEntry {
        LedgerEntry {
            date: "2026-11-15 18:30".to_owned(),
            table: "Go 19×19".to_owned(),
            black: name.to_owned(),
            result: "B+3.5".to_owned(),
            ..LedgerEntry::default()
        }
    }

    #[test]
    fn the_table_shows_in_what_was_played() {
        for (table, played_at) in [
            ("Go 9×9", GameKind::Go),
            ("Othello", GameKind::Othello),
            ("Aligne 4", GameKind::Aligne4),
            ("Quarto", GameKind::Aligne4),
            ("", GameKind::Go),
        ] {
            let entry = LedgerEntry {
                table: table.to_owned(),
                ..LedgerEntry::default()
            };
            assert_eq!(entry.played_at(), played_at, "{table}");
        }
    }

    #[test]
    fn lines_are_added_one_after_the_other_and_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger");
        assert_eq!(Ledger::read(&path).unwrap(), Ledger::default());
        for name in ["Anne", "two\nlines", "\"quoted\" \\"] {
            Ledger::append(&path, &entry(name)).unwrap();
        }
        let ledger = Ledger::read(&path).unwrap();
        let names: Vec<_> = ledger.entries.iter().map(|e| e.black.as_str()).collect();
        assert_eq!(names, ["Anne", "two\nlines", "\"quoted\" \\"]);
        assert!(ledger.damaged.is_empty());
    }

    #[test]
    fn damaged_lines_are_passed_over_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger");
        Ledger::append(&path, &entry("Anne")).unwrap();
        let mut bytes = std::fs::read(&path).unwrap();
        bytes.extend(b"garbage\n\xff\xfe\n\n(date:\"torn");
        std::fs::write(&path, &bytes).unwrap();
        Ledger::append(&path, &entry("Bert")).unwrap();

        let ledger = Ledger::read(&path).unwrap();
        assert_eq!(ledger.entries, [entry("Anne"), entry("Bert")]);
        assert_eq!(ledger.damaged, [2, 3, 5]);
        assert!(std::fs::read(&path).unwrap().starts_with(&bytes));
    }

    #[test]
    fn windows_that_finish_at_once_do_not_write_over_each_other() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger");
        std::thread::scope(|scope| {
            for window in 0..4 {
                let path = &path;
                scope.spawn(move || {
                    for game in 0..25 {
                        let name = format!("{window}-{}", "x".repeat(game));
                        Ledger::append(path, &entry(&name)).unwrap();
                    }
                });
            }
        });
        let ledger = Ledger::read(&path).unwrap();
        assert_eq!((ledger.entries.len(), ledger.damaged.len()), (100, 0));
    }

    #[test]
    fn every_cut_of_a_ledger_keeps_the_lines_before_it() {
        let line = ron::to_string(&entry("Anne")).unwrap() + "\n";
        let three = line.repeat(3);
        for end in 0..=three.len() {
            let ledger = Ledger::of_bytes(&three.as_bytes()[..end]);
            let whole = (end + 1) / line.len();
            assert_eq!(ledger.entries.len(), whole, "cut at {end}");
        }
    }

    #[test]
    fn a_folder_in_its_place_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Ledger::append(folder.path(), &entry("Anne")).is_err());
        assert!(Ledger::read(folder.path()).is_err());
    }
}
