//! Logs: files of lines that are only ever added to, each with a checksum of
//! its own, so that a damaged one costs no other.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _};
use std::path::{Path, PathBuf};

use super::append::{Absent, append_line};
use super::checksum::{checksum, sealed, unsealed};
use super::create::create_first;
use super::error::{FileError, FileErrorKind};
use super::read::read;

/// What is in a log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogLines {
    /// The lines that are as they were written, the oldest first.
    pub lines: Vec<String>,
    /// How many others there are.
    pub damaged: usize,
}

impl LogLines {
    fn of_bytes(bytes: &[u8]) -> Self {
        let mut log = Self::default();
        for line in bytes.split(|&byte| byte == b'\n') {
            if line.trim_ascii().is_empty() {
                continue;
            }
            match unsealed(line) {
                Some((sum, body)) if sum == checksum(0, body) => log.lines.push(body.to_owned()),
                Some(_) | None => log.damaged += 1,
            }
        }
        log
    }
}

/// Begins a log with these lines, under the first of these names that no other
/// file has; which one that was.
///
/// # Errors
///
/// [`FileError`], and there is no new file.
pub fn create_log(
    names: impl IntoIterator<Item = PathBuf>,
    lines: &[String],
) -> Result<PathBuf, FileError> {
    let text: String = lines.iter().map(|line| sealed_line(line) + "\n").collect();
    create_first(names, &text)
}

/// Reads a log.
///
/// # Errors
///
/// [`FileError`] if it cannot be read at all.
pub fn read_log(path: &Path) -> Result<LogLines, FileError> {
    let bytes = read(path).map_err(|kind| kind.at(path))?;
    Ok(LogLines::of_bytes(&bytes))
}

/// Adds a line to a log, on the disk when this returns. `line` is told what is
/// there and decides what is added, if anything is: no other program can write
/// between its decision and the line. Whether something was added.
///
/// # Errors
///
/// [`FileError`], and the log has what it had before.
pub fn append_to_log(
    path: &Path,
    line: impl FnOnce(&LogLines) -> Option<String>,
) -> Result<bool, FileError> {
    let decided = |file: &mut File| {
        let mut bytes = Vec::new();
        file.rewind()?;
        file.read_to_end(&mut bytes)?;
        let line = line(&LogLines::of_bytes(&bytes));
        Ok::<_, io::Error>(line.map(|line| sealed_line(&line)))
    };
    append_line(path, Absent::Fail, decided).map_err(|error| FileErrorKind::from(error).at(path))
}

/// The files of a folder whose names end so, in the order of their names; none
/// where there is no such folder.
#[must_use]
pub fn files_ending(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.flatten().map(|entry| entry.path());
    let wanted = |path: &PathBuf| path.extension().is_some_and(|end| end == ending);
    let mut paths: Vec<PathBuf> = paths.filter(wanted).filter(|path| path.is_file()).collect();
    paths.sort();
    paths
}

/// A line with its checksum, and without its end.
fn sealed_line(body: &str) -> String {
    let mut line = sealed(checksum(0, body), body);
    line.pop();
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.log");
        create_log([path.clone()], &["one".to_owned(), "two".to_owned()]).unwrap();
        (folder, path)
    }

    #[test]
    fn lines_are_read_as_they_were_added() {
        let (_folder, path) = log();
        let added = append_to_log(&path, |log| Some(format!("{} + 1", log.lines.len())));
        assert!(added.unwrap());
        assert!(!append_to_log(&path, |_| None).unwrap());
        let log = read_log(&path).unwrap();
        assert_eq!(log.lines, ["one", "two", "2 + 1"]);
        assert_eq!(log.damaged, 0);
    }

    #[test]
    fn every_byte_that_is_changed_costs_its_own_line_only() {
        let (_folder, path) = log();
        let whole = fs::read(&path).unwrap();
        let end_of_first = whole.iter().position(|&byte| byte == b'\n').unwrap();
        for at in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[at] ^= 0x15;
            let log = LogLines::of_bytes(&bytes);
            assert!(log.damaged > 0 || at == whole.len() - 1, "byte {at}");
            let kept: &[&str] = match at {
                at if at < end_of_first => &["two"],
                // Two lines become one.
                at if at == end_of_first => &[],
                at if at == whole.len() - 1 => &["one"],
                _ => &["one"],
            };
            assert_eq!(log.lines, kept, "byte {at}");
        }
    }

    #[test]
    fn a_torn_line_is_left_and_the_next_one_stands_for_itself() {
        let (_folder, path) = log();
        let mut bytes = fs::read(&path).unwrap();
        bytes.truncate(bytes.len() - 3);
        fs::write(&path, &bytes).unwrap();
        append_to_log(&path, |_| Some("three".to_owned())).unwrap();
        let log = read_log(&path).unwrap();
        assert_eq!(log.lines, ["one", "three"]);
        assert_eq!(log.damaged, 1);
        assert!(fs::read(&path).unwrap().starts_with(&bytes));
    }

    #[test]
    fn programs_that_decide_at_once_see_each_others_lines() {
        let (_folder, path) = log();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..25 {
                        let next = |log: &LogLines| Some(format!("line {}", log.lines.len()));
                        append_to_log(&path, next).unwrap();
                    }
                });
            }
        });
        let log = read_log(&path).unwrap();
        let expected: Vec<String> = (2..102).map(|number| format!("line {number}")).collect();
        assert_eq!(log.lines[2..], expected);
    }

    #[test]
    fn what_is_not_there_is_not_begun_by_adding() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("gone.log");
        let error = append_to_log(&path, |_| Some("one".to_owned())).unwrap_err();
        assert!(matches!(error.kind, FileErrorKind::Missing));
        assert!(!path.exists());
        assert!(matches!(
            read_log(&path).unwrap_err().kind,
            FileErrorKind::Missing
        ));
    }
}
