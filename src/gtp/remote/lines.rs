//! Lines to and from a program, as its threads carry them.

use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Read, Write};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};

use super::EngineLog;
use super::answer::is_blank;
use super::log::Voice;

/// The longest line, and the longest answer. Whoever writes more does not speak
/// GTP, and would fill the memory.
pub(super) const MOST_BYTES: usize = 1 << 20;
/// The longest part of a line that is passed on at once: many of them wait.
pub(super) const PIECE: usize = 1 << 12;
/// How many lines are quoted when a program has ended.
const LAST_WORDS: usize = 3;

/// The last lines that a program said beside the protocol.
pub(super) type LastWords = Arc<Mutex<VecDeque<String>>>;

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

/// Gives away one line after the other, long ones in pieces, until there are no
/// more or nobody wants them.
pub(super) fn read_lines(stream: impl Read, mut take: impl FnMut(Vec<u8>) -> bool) {
    let mut reader = BufReader::new(stream);
    loop {
        let mut line = Vec::new();
        let read = reader
            .by_ref()
            .take(PIECE as u64)
            .read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) || !take(line) {
            return;
        }
    }
}

/// Writes a line down, if there is something on it, and returns it.
pub(super) fn log_line(log: &EngineLog, voice: Voice, line: &[u8]) -> Option<String> {
    if is_blank(line) {
        return None;
    }
    let text = String::from_utf8_lossy(line);
    log.add(voice, &text);
    Some(text.trim().chars().take(EngineLog::MOST_CHARS).collect())
}

/// Keeps the last that was said.
pub(super) fn remember(last_words: &LastWords, said: String) {
    let mut last = last_words.lock().unwrap_or_else(PoisonError::into_inner);
    if last.len() >= LAST_WORDS {
        last.pop_front();
    }
    last.push_back(said);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_end_is_read_in_pieces() {
        let long = vec![b'x'; PIECE * 2 + 1];
        let mut lengths = Vec::new();
        read_lines(&long[..], |line| {
            lengths.push(line.len());
            true
        });
        assert_eq!(lengths, [PIECE, PIECE, 1]);
    }
}
