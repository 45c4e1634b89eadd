//! Progress out of its log and into it.

use std::path::{Path, PathBuf};

use super::line::{Line, VERSION};
use super::{Progress, Tried};
use crate::record::{
    FileError, FileErrorKind, LogLines, append_to_log, create_log, make_folder, read_log,
};

/// Why progress cannot be read or written down.
#[derive(Debug, thiserror::Error)]
pub enum ProgressError {
    /// Its file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A later Jego wrote it.
    #[error("{}: this was written by a newer Jego, and is left as it is", .0.display())]
    Newer(PathBuf),
}

impl Progress {
    /// Reads a log; nothing was tried where there is none.
    ///
    /// # Errors
    ///
    /// [`ProgressError`] if it cannot be read at all.
    pub fn read(path: &Path) -> Result<Self, ProgressError> {
        let log = match read_log(path) {
            Err(error) if matches!(error.kind, FileErrorKind::Missing) => LogLines::default(),
            log => log?,
        };
        if is_newer(&log) {
            return Err(ProgressError::Newer(path.to_owned()));
        }
        let mut progress = Self {
            damaged_lines: log.damaged,
            ..Self::default()
        };
        for text in &log.lines {
            let line = Line::read(text);
            match line.as_ref().and_then(Line::tried) {
                Some(tried) => progress.add(tried),
                None if matches!(line, Some(Line::Problems { .. })) => {}
                None => progress.damaged_lines += 1,
            }
        }
        Ok(progress)
    }

    /// Writes a try down, on the disk when this returns.
    ///
    /// # Errors
    ///
    /// [`ProgressError`], and the log has what it had before.
    pub fn write(path: &Path, tried: Tried) -> Result<(), ProgressError> {
        match append(path, tried) {
            Err(ProgressError::File(error)) if matches!(error.kind, FileErrorKind::Missing) => {
                // Another program may begin it at the same moment; then it is
                // there, and this one need not.
                let begun = begin(path);
                append(path, tried).map_err(|error| begun.err().unwrap_or(error))
            }
            done => done,
        }
    }
}

fn append(path: &Path, tried: Tried) -> Result<(), ProgressError> {
    let mut newer = false;
    append_to_log(path, |log| {
        newer = is_newer(log);
        Line::from(tried).text().filter(|_| !newer)
    })?;
    match newer {
        true => Err(ProgressError::Newer(path.to_owned())),
        false => Ok(()),
    }
}

fn begin(path: &Path) -> Result<(), ProgressError> {
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    let first = Line::Problems { version: VERSION };
    let lines: Vec<String> = first.text().into_iter().collect();
    create_log([path.to_owned()], &lines)?;
    Ok(())
}

/// Whether a later Jego began the log, or went on with it.
fn is_newer(log: &LogLines) -> bool {
    let lines = log.lines.iter().filter_map(|text| Line::read(text));
    let mut versions = lines.filter_map(|line| match line {
        Line::Problems { version } => Some(version),
        Line::Tried { .. } => None,
    });
    versions.any(|version| version > VERSION)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::puzzle::{Outcome, PuzzleKey, Standing};

    fn key(number: u64) -> PuzzleKey {
        format!("{number:016x}").parse().unwrap()
    }

    fn tried(number: u64, outcome: Outcome) -> Tried {
        Tried {
            key: key(number),
            at: 1_700_000_000 + number,
            outcome,
            seconds: 12,
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/problems.log");
        assert_eq!(Progress::read(&path).unwrap(), Progress::default());
        for of in [
            tried(1, Outcome::Solved),
            tried(2, Outcome::Failed),
            tried(3, Outcome::Shown),
            tried(2, Outcome::Solved),
        ] {
            Progress::write(&path, of).unwrap();
        }
        let progress = Progress::read(&path).unwrap();
        assert_eq!(progress.tried().len(), 4);
        assert_eq!(progress.tried()[2], tried(3, Outcome::Shown));
        assert_eq!(progress.damaged_lines(), 0);
        assert_eq!(progress.standing(key(2)), Standing::Solved);
        assert_eq!(progress.standing(key(3)), Standing::Failed);
        assert_eq!(progress.standing(key(4)), Standing::New);
        assert_eq!(progress.count((1..9).map(key)), (2, 1));
    }

    #[test]
    fn damaged_and_unknown_lines_are_counted_and_stay() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("problems.log");
        Progress::write(&path, tried(1, Outcome::Solved)).unwrap();
        Progress::write(&path, tried(2, Outcome::Solved)).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let broken = text.replacen("0000000000000001", "0000000000000007", 1);
        fs::write(&path, &broken).unwrap();
        append_to_log(&path, |_| Some("Dreamt(of: 3)".to_owned())).unwrap();
        let before = fs::read_to_string(&path).unwrap();
        Progress::write(&path, tried(4, Outcome::Failed)).unwrap();
        let progress = Progress::read(&path).unwrap();
        assert_eq!(progress.damaged_lines(), 2);
        assert_eq!(progress.tried().len(), 2);
        assert!(fs::read_to_string(&path).unwrap().starts_with(&before));
    }

    #[test]
    fn what_a_newer_program_wrote_is_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("problems.log");
        let lines = ["Problems(version:2)".to_owned()];
        create_log([path.clone()], &lines).unwrap();
        let before = fs::read(&path).unwrap();
        let newer = |result: Result<_, ProgressError>| {
            assert!(matches!(result, Err(ProgressError::Newer(_))));
        };
        newer(Progress::read(&path).map(|_| ()));
        newer(Progress::write(&path, tried(1, Outcome::Solved)));
        assert_eq!(fs::read(&path).unwrap(), before);
    }
}
