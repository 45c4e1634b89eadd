//! Progress out of its log and into it.

use std::path::Path;

use super::line::Line;
use super::{Progress, Tried};
use crate::record::{LogEntries, LogError};

impl Progress {
    /// Reads a log; nothing was tried where there is none.
    ///
    /// # Errors
    ///
    /// [`LogError`] if it cannot be read at all.
    pub fn read(path: &Path) -> Result<Self, LogError> {
        let log = LogEntries::<Line>::read(path)?;
        let mut progress = Self {
            damaged_lines: log.damaged,
            ..Self::default()
        };
        for line in &log.entries {
            match line.tried() {
                Some(tried) => progress.add(tried),
                None => progress.damaged_lines += 1,
            }
        }
        Ok(progress)
    }

    /// Writes a try down, on the disk when this returns.
    ///
    /// # Errors
    ///
    /// [`LogError`], and the log has what it had before.
    pub fn write(path: &Path, tried: Tried) -> Result<(), LogError> {
        LogEntries::add(path, |_| Some(Line::from(tried))).map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Outcome, PuzzleKey, Standing};
    use crate::record::append_to_log;

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
    fn a_line_about_no_problem_is_counted_as_damaged() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("problems.log");
        Progress::write(&path, tried(1, Outcome::Solved)).unwrap();
        let line = "Tried(problem:\"7\",at:1,outcome:Solved,seconds:1)".to_owned();
        append_to_log(&path, |_| Some(line.clone())).unwrap();
        let progress = Progress::read(&path).unwrap();
        assert_eq!((progress.tried().len(), progress.damaged_lines()), (1, 1));
    }
}
