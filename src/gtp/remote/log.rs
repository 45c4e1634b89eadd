//! What was said between an engine and us.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Everything that was said between an engine and us, as far back as it is
/// kept. Clones are the same log.
#[derive(Clone, Debug, Default)]
pub struct EngineLog(Arc<Mutex<Lines>>);

/// Which of a program's streams a line passed through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stream {
    /// We, to the engine.
    Input,
    /// The engine, to us.
    Output,
    /// The engine, on standard error.
    Errors,
}

#[derive(Debug, Default)]
struct Lines {
    kept: VecDeque<(Stream, String)>,
    /// How many lines there ever were.
    count: u64,
}

impl EngineLog {
    /// How many lines are kept.
    pub const MOST_LINES: usize = 2_000;
    /// How much of a line is kept, in characters.
    pub const MOST_CHARS: usize = 2_000;

    /// A log with nothing in it.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// All of it, a line each: `>` was sent, `<` received, `!` is standard error.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (stream, line) in &self.lines().kept {
            let prefix = match stream {
                Stream::Input => '>',
                Stream::Output => '<',
                Stream::Errors => '!',
            };
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{prefix} {line}");
        }
        text
    }

    /// How many lines were ever written, so that a reader sees that there are
    /// new ones.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.lines().count
    }

    /// Adds a line.
    pub(super) fn add(&self, stream: Stream, line: &str) {
        let kept = shortened(line.trim_end());
        let mut lines = self.lines();
        if lines.kept.len() >= Self::MOST_LINES {
            lines.kept.pop_front();
        }
        lines.kept.push_back((stream, kept));
        lines.count = lines.count.saturating_add(1);
    }

    /// A thread that panicked while it wrote leaves a whole log all the same.
    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The beginning of a line that is too long.
fn shortened(line: &str) -> String {
    match line.char_indices().nth(EngineLog::MOST_CHARS) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_shows_who_said_it_and_clones_share() {
        let log = EngineLog::new();
        log.clone().add(Stream::Input, "name");
        log.add(Stream::Output, "= GNU Go\r");
        log.add(Stream::Errors, "hm");
        assert_eq!(log.text(), "> name\n< = GNU Go\n! hm\n");
    }

    #[test]
    fn only_the_last_lines_are_kept_and_only_their_beginnings() {
        let log = EngineLog::new();
        for number in 0..EngineLog::MOST_LINES + 5 {
            log.add(Stream::Input, &number.to_string());
        }
        assert_eq!(log.count(), EngineLog::MOST_LINES as u64 + 5);
        assert_eq!(log.text().lines().count(), EngineLog::MOST_LINES);
        assert!(log.text().starts_with("> 5\n"));
        log.add(Stream::Errors, &"é".repeat(EngineLog::MOST_CHARS + 1));
        let text = log.text();
        let last = text.lines().last().unwrap();
        assert_eq!(last.chars().count(), EngineLog::MOST_CHARS + 3);
    }
}
