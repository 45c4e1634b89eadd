//! How far someone is in the course for beginners.
//!
//! What was reached is a log of lines with checksums, which is only ever added
//! to. A line that cannot be read is passed over and stays; a log of a later
//! version is left alone.

use std::collections::BTreeSet;
use std::path::Path;

use crate::lesson::first_steps::{Goal, Step, reached};
use crate::lesson::go::Lesson;
use crate::record::{
    FileError, FileErrorKind, Folders, LogLines, append_to_log, create_log, make_folder, read_log,
};
use crate::session::Match;
use crate::words::{FirstStepsWords, Language, file_error};

/// The first line of a log, without its version.
const HEAD: &str = "First steps, version ";
/// The version that is written.
const VERSION: u32 = 1;

/// What happened in the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourseEvent {
    /// A goal was reached.
    Reached(Goal),
    /// The lessons of a step were read, where they cannot be played.
    Read(Step),
    /// A step is left out.
    Skipped(Step),
    /// It is not left out any more.
    Unskipped(Step),
}

/// How far someone is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseProgress {
    reached: BTreeSet<Goal>,
    read: BTreeSet<Step>,
    skipped: BTreeSet<Step>,
    damaged_lines: usize,
}

/// Why what was reached cannot be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum CourseError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A later Jego wrote it.
    #[error("what was done in the course was written by a newer Jego")]
    Newer,
    /// So many lines cannot be read. They stay where they are.
    #[error("{0} lines of what was done in the course cannot be read")]
    Damaged(usize),
}

impl CourseError {
    /// What it is, in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let why = match self {
            Self::File(error) => file_error(language, error),
            Self::Newer => language.say(FirstStepsWords::Newer).to_owned(),
            Self::Damaged(lines) => {
                return language.count(*lines, FirstStepsWords::DamagedLines);
            }
        };
        language.fill(FirstStepsWords::Trouble, &[&why])
    }
}

impl CourseProgress {
    /// Reads a log; one that does not exist yet is that of someone new.
    ///
    /// # Errors
    ///
    /// [`CourseError`], and nothing may be written there.
    pub fn read(path: &Path) -> Result<Self, CourseError> {
        match read_log(path) {
            Ok(log) => Self::of_lines(&log),
            Err(error) if is_absent(&error) => Ok(Self::default()),
            Err(error) => Err(error.into()),
        }
    }

    fn of_lines(log: &LogLines) -> Result<Self, CourseError> {
        let mut progress = Self {
            damaged_lines: log.damaged,
            ..Self::default()
        };
        for line in &log.lines {
            if let Some(version) = line.strip_prefix(HEAD) {
                match version.trim().parse::<u32>() {
                    Ok(version) if version > VERSION => return Err(CourseError::Newer),
                    Ok(_) => {}
                    Err(_) => progress.damaged_lines += 1,
                }
                continue;
            }
            match event_of(line) {
                Some(event) => progress.note(event),
                None => progress.damaged_lines += 1,
            }
        }
        Ok(progress)
    }

    /// Takes note of something that happened.
    pub fn note(&mut self, event: CourseEvent) {
        match event {
            CourseEvent::Reached(goal) => {
                self.reached.insert(goal);
            }
            CourseEvent::Read(step) => {
                self.read.insert(step);
            }
            CourseEvent::Skipped(step) => {
                self.skipped.insert(step);
            }
            CourseEvent::Unskipped(step) => {
                self.skipped.remove(&step);
            }
        }
    }

    /// Whether an event says anything that is not known yet.
    #[must_use]
    pub fn is_news(&self, event: CourseEvent) -> bool {
        match event {
            CourseEvent::Reached(goal) => !self.reached.contains(&goal),
            CourseEvent::Read(step) => !self.read.contains(&step),
            CourseEvent::Skipped(step) => !self.skipped.contains(&step),
            CourseEvent::Unskipped(step) => self.skipped.contains(&step),
        }
    }

    /// How many goals of a step are reached, and how many it has.
    #[must_use]
    pub fn parts(&self, step: Step) -> (usize, usize) {
        let goals = step.goals();
        let reached = goals.iter().filter(|goal| self.reached.contains(goal));
        (reached.count(), goals.len())
    }

    /// Whether a goal is reached.
    #[must_use]
    pub fn has_reached(&self, goal: Goal) -> bool {
        self.reached.contains(&goal)
    }

    /// Whether a step is done.
    #[must_use]
    pub fn is_done(&self, step: Step) -> bool {
        let (reached, goals) = self.parts(step);
        reached == goals || self.read.contains(&step)
    }

    /// Whether a step is left out, and not done all the same.
    #[must_use]
    pub fn is_skipped(&self, step: Step) -> bool {
        self.skipped.contains(&step) && !self.is_done(step)
    }

    /// The step to take next; `None` once there is none left.
    #[must_use]
    pub fn next(&self) -> Option<Step> {
        let mut steps = Step::ALL.iter().copied();
        steps.find(|&step| !self.is_done(step) && !self.is_skipped(step))
    }

    /// How many lines of the log could not be read. They are still there.
    #[must_use]
    pub const fn damaged_lines(&self) -> usize {
        self.damaged_lines
    }

    /// How far someone is, in a line: First steps: 2 of 8.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        match self.next() {
            Some(step) => {
                let (number, all) = (step.number(), Step::ALL.len());
                language.fill(FirstStepsWords::NextOf, &[&number, &all])
            }
            None => language.say(FirstStepsWords::AllDone).to_owned(),
        }
    }
}

/// How far someone is, and what is wrong with the log, if anything is. A log that
/// cannot be read counts as that of someone new, and nothing is written there.
#[must_use]
pub fn read_course(folders: &Folders) -> (CourseProgress, Option<CourseError>) {
    match CourseProgress::read(&folders.first_steps()) {
        Ok(progress) => {
            let lines = progress.damaged_lines();
            let damaged = (lines > 0).then_some(CourseError::Damaged(lines));
            (progress, damaged)
        }
        Err(error) => (CourseProgress::default(), Some(error)),
    }
}

/// Whether there is no log yet.
const fn is_absent(error: &FileError) -> bool {
    matches!(error.kind, FileErrorKind::Missing | FileErrorKind::NoFolder)
}

/// Adds to the log what happened, each once.
///
/// # Errors
///
/// [`CourseError`], and the log has what it had before.
pub fn keep_course(path: &Path, events: &[CourseEvent]) -> Result<(), CourseError> {
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    match read_log(path) {
        Err(error) if is_absent(&error) => {
            create_log([path.to_owned()], &[format!("{HEAD}{VERSION}")])?;
        }
        Err(error) => return Err(error.into()),
        Ok(_) => {}
    }
    for &event in events {
        let mut trouble = None;
        append_to_log(path, |log| match CourseProgress::of_lines(log) {
            Ok(known) => known.is_news(event).then(|| line_of(event)),
            Err(error) => {
                trouble = Some(error);
                None
            }
        })?;
        if let Some(error) = trouble {
            return Err(error);
        }
    }
    Ok(())
}

/// What a finished match adds to the course.
#[must_use]
pub fn course_events(session: &Match, progress: &CourseProgress) -> Vec<CourseEvent> {
    let events = reached(session).into_iter().map(CourseEvent::Reached);
    events.filter(|&event| progress.is_news(event)).collect()
}

/// The line of an event.
fn line_of(event: CourseEvent) -> String {
    match event {
        CourseEvent::Reached(Goal::Lesson(lesson)) => format!("lesson {lesson:?}"),
        CourseEvent::Reached(Goal::Exercise(number)) => format!("exercise {}", number + 1),
        CourseEvent::Reached(Goal::AtariGo(lines)) => format!("atari-go {lines}"),
        CourseEvent::Reached(Goal::Counted) => "counted 9".to_owned(),
        CourseEvent::Reached(Goal::Won) => "won 9".to_owned(),
        CourseEvent::Read(step) => format!("read {step:?}"),
        CourseEvent::Skipped(step) => format!("skipped {step:?}"),
        CourseEvent::Unskipped(step) => format!("unskipped {step:?}"),
    }
}

/// The event of a line. Steps and lessons are told by the names of their
/// variants.
fn event_of(line: &str) -> Option<CourseEvent> {
    let (word, value) = line.split_once(' ')?;
    let step = || {
        let mut steps = Step::ALL.iter().copied();
        steps.find(|step| format!("{step:?}") == value)
    };
    let lesson = || {
        let mut lessons = Lesson::ALL.iter().copied();
        lessons.find(|lesson| format!("{lesson:?}") == value)
    };
    Some(match word {
        "lesson" => CourseEvent::Reached(Goal::Lesson(lesson()?)),
        "exercise" => {
            let number = value.parse::<usize>().ok()?.checked_sub(1)?;
            CourseEvent::Reached(Goal::Exercise(number))
        }
        "atari-go" => CourseEvent::Reached(Goal::AtariGo(value.parse().ok()?)),
        "counted" => CourseEvent::Reached(Goal::Counted),
        "won" => CourseEvent::Reached(Goal::Won),
        "read" => CourseEvent::Read(step()?),
        "skipped" => CourseEvent::Skipped(step()?),
        "unskipped" => CourseEvent::Unskipped(step()?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::*;
    use crate::lesson::first_steps::EXERCISES;

    fn every_event() -> Vec<CourseEvent> {
        let goals = Step::ALL.iter().flat_map(|step| step.goals());
        let steps = Step::ALL.iter().copied();
        goals
            .map(CourseEvent::Reached)
            .chain(steps.clone().map(CourseEvent::Skipped))
            .chain(steps.clone().map(CourseEvent::Unskipped))
            .chain(steps.map(CourseEvent::Read))
            .collect()
    }

    fn path(folder: &tempfile::TempDir) -> PathBuf {
        folder.path().join("data").join("first-steps.log")
    }

    #[test]
    fn every_line_leads_back_to_its_event() {
        for event in every_event() {
            assert_eq!(event_of(&line_of(event)), Some(event));
        }
        for line in [
            "",
            "lesson",
            "lesson Nothing",
            "exercise 0",
            "won",
            "jumped Capture",
        ] {
            assert_eq!(event_of(line), None, "{line}");
        }
    }

    #[test]
    fn what_was_reached_is_read_back_and_written_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = path(&folder);
        assert_eq!(
            CourseProgress::read(&path).unwrap(),
            CourseProgress::default()
        );
        let events = every_event();
        keep_course(&path, &events).unwrap();
        let length = fs::metadata(&path).unwrap().len();
        keep_course(&path, &[events[0], events[1]]).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().len(), length);
        let mut expected = CourseProgress::default();
        for event in events {
            expected.note(event);
        }
        assert_eq!(CourseProgress::read(&path).unwrap(), expected);
        assert_eq!(expected.next(), None);
    }

    #[test]
    fn the_next_step_is_the_first_that_is_neither_done_nor_skipped() {
        let mut progress = CourseProgress::default();
        assert_eq!(progress.text(Language::English), "First steps: 1 of 8");
        progress.note(CourseEvent::Skipped(Step::Liberties));
        assert_eq!(progress.next(), Some(Step::Capture));
        progress.note(CourseEvent::Read(Step::Capture));
        progress.note(CourseEvent::Reached(Goal::Exercise(2)));
        assert_eq!(progress.next(), Some(Step::Exercises));
        assert_eq!(progress.parts(Step::Exercises), (1, EXERCISES.len()));
        progress.note(CourseEvent::Unskipped(Step::Liberties));
        assert_eq!(progress.next(), Some(Step::Liberties));
        // Who takes a step that was skipped has done it.
        progress.note(CourseEvent::Skipped(Step::Liberties));
        for goal in Step::Liberties.goals() {
            progress.note(CourseEvent::Reached(goal));
        }
        assert!(progress.is_done(Step::Liberties) && !progress.is_skipped(Step::Liberties));
    }

    #[test]
    fn damage_costs_no_other_line_and_is_left_where_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = path(&folder);
        keep_course(&path, &[CourseEvent::Reached(Goal::AtariGo(5))]).unwrap();
        let mut bytes = fs::read(&path).unwrap();
        bytes.extend(b"garbage\n\xff\xfe\nwon 9 torn");
        fs::write(&path, &bytes).unwrap();
        keep_course(&path, &[CourseEvent::Reached(Goal::Counted)]).unwrap();
        assert!(fs::read(&path).unwrap().starts_with(&bytes));
        let progress = CourseProgress::read(&path).unwrap();
        assert!(progress.has_reached(Goal::AtariGo(5)) && progress.has_reached(Goal::Counted));
        assert!(!progress.has_reached(Goal::Won));
        assert_eq!(progress.damaged_lines(), 3);
    }

    #[test]
    fn a_log_of_a_newer_jego_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = path(&folder);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        create_log([path.clone()], &[format!("{HEAD}{}", VERSION + 1)]).unwrap();
        let before = fs::read(&path).unwrap();
        let read = CourseProgress::read(&path);
        assert!(matches!(read, Err(CourseError::Newer)), "{read:?}");
        let kept = keep_course(&path, &[CourseEvent::Reached(Goal::Won)]);
        assert!(matches!(kept, Err(CourseError::Newer)), "{kept:?}");
        assert_eq!(fs::read(&path).unwrap(), before);
    }
}
