//! Lines to and from a program, as its threads carry them.

use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Read, Write};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};

use super::EngineLog;
use super::answer::is_blank;
use super::log::Stream;

/// The longest line, and the longest answer. Whoever writes more does not speak
/// GTP, and would fill the memory.
pub(super) const MOST_BYTES: usize = 1 << 20;
/// The longest part of a line that is passed on at once: many of them wait.
pub(super) const CHUNK: usize = 1 << 12;
/// How many lines are quoted when a program has ended.
const ERROR_TAIL: usize = 3;

/// The last lines of a program's standard error.
pub(super) type ErrorTail = Arc<Mutex<VecDeque<String>>>;

/// Sends lines until there are no more, and closes the pipe then.
pub(super) fn write_lines(lines: &Receiver<String>, mut stdin: impl Write) {
    while let Ok(line) = lines.recv() {
        // A program that does not read any more is heard to have ended.
        if writeln!(stdin, "{line}")
            .and_then(|()| stdin.flush())
            .is_err()
        {
            return;
        }
    }
}

/// Gives away one line after the other, long ones in chunks, until there are no
/// more or nobody wants them.
pub(super) fn read_lines(stream: impl Read, mut take: impl FnMut(Vec<u8>) -> bool) {
    let mut reader = BufReader::new(stream);
    loop {
        let mut line = Vec::new();
        let read = reader
            .by_ref()
            .take(CHUNK as u64)
            .read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) || !take(line) {
            return;
        }
    }
}

/// Writes a line down, if there is something on it, and returns it.
pub(super) fn log_line(log: &EngineLog, stream: Stream, line: &[u8]) -> Option<String> {
    if is_blank(line) {
        return None;
    }
    let text = String::from_utf8_lossy(line);
    log.add(stream, &text);
    Some(text.trim().chars().take(EngineLog::MOST_CHARS).collect())
}

/// Keeps a line of standard error, and forgets the oldest.
pub(super) fn remember(error_tail: &ErrorTail, said: String) {
    let mut last = error_tail.lock().unwrap_or_else(PoisonError::into_inner);
    if last.len() >= ERROR_TAIL {
        last.pop_front();
    }
    last.push_back(said);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_end_is_read_in_chunks() {
        let long = vec![b'x'; CHUNK * 2 + 1];
        let mut lengths = Vec::new();
        read_lines(&long[..], |line| {
            lengths.push(line.len());
            true
        });
        assert_eq!(lengths, [CHUNK, CHUNK, 1]);
    }
}
