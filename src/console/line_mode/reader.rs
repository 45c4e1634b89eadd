//! Lines that are typed, read on a thread of its own: whoever waits for a silent
//! engine still hears `stop`, `quit` and the end of the input.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use crate::session::Waker;

/// The longest line that is read as one, in bytes.
const MAX_LINE_BYTES: u64 = 1 << 16;
/// How many lines are read ahead.
const MAX_AHEAD: usize = 64;

/// Something that is worth looking at.
pub(in crate::console) enum InputEvent {
    /// A thread has found something.
    Woken,
    /// A line was read; `None` at the end of the input.
    Line(io::Result<Option<String>>),
}

/// The input, and the lines that were read ahead.
pub(in crate::console) struct LineReader {
    requests: Sender<()>,
    events: Receiver<InputEvent>,
    ahead: VecDeque<Option<String>>,
    /// Whether the thread is reading.
    reading: bool,
    /// Whether there is nothing more to read.
    ended: bool,
}

impl LineReader {
    /// Reads this input from now on, and hears whoever calls the waker.
    ///
    /// # Errors
    ///
    /// If the system has no thread left.
    pub(in crate::console) fn new(
        mut input: impl BufRead + Send + 'static,
    ) -> io::Result<(Self, Waker)> {
        let (tell, events) = channel();
        let (requests, asked) = channel();
        let ring = tell.clone();
        // Who has gone needs no waking.
        let waker = Waker::new(move || drop(ring.send(InputEvent::Woken)));
        // Nothing can call it back from a terminal; it ends with the program.
        let work = move || {
            for () in asked {
                if tell.send(InputEvent::Line(read_line(&mut input))).is_err() {
                    return;
                }
            }
        };
        thread::Builder::new()
            .name("typed lines".to_owned())
            .spawn(work)?;
        let typed = Self {
            requests,
            events,
            ahead: VecDeque::new(),
            reading: false,
            ended: false,
        };
        Ok((typed, waker))
    }

    /// The next line, waited for; `None` at the end of the input.
    pub(in crate::console) fn next(&mut self) -> io::Result<Option<String>> {
        loop {
            if let Some(line) = self.ahead.pop_front() {
                return Ok(line);
            }
            if self.ended {
                return Ok(None);
            }
            self.request();
            match self.events.recv() {
                Ok(InputEvent::Woken) => {}
                Ok(InputEvent::Line(line)) => return self.take(line),
                Err(_) => return Ok(None),
            }
        }
    }

    /// Waits until there is something to look at, or no longer than this. A
    /// line that is read is the caller's, who may put it aside.
    pub(in crate::console) fn wait(
        &mut self,
        limit: Duration,
    ) -> io::Result<Option<Option<String>>> {
        if !self.is_full() {
            self.request();
        }
        match self.events.recv_timeout(limit) {
            Ok(InputEvent::Line(line)) => self.take(line).map(Some),
            Ok(InputEvent::Woken)
            | Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Ok(None),
        }
    }

    /// Keeps a line for later.
    pub(in crate::console) fn put_aside(&mut self, line: Option<String>) {
        self.ahead.push_back(line);
    }

    /// Forgets the lines that were put aside.
    pub(in crate::console) fn forget(&mut self) {
        self.ahead.clear();
    }

    /// Whether so much was put aside that nothing more is read.
    pub(in crate::console) fn is_full(&self) -> bool {
        self.ahead.len() >= MAX_AHEAD
    }

    /// Whether nothing was put aside.
    pub(in crate::console) fn is_empty(&self) -> bool {
        self.ahead.is_empty()
    }

    fn request(&mut self) {
        if !self.reading && !self.ended {
            self.reading = self.requests.send(()).is_ok();
        }
    }

    fn take(&mut self, line: io::Result<Option<String>>) -> io::Result<Option<String>> {
        self.reading = false;
        let line = line?;
        self.ended = line.is_none();
        Ok(line)
    }
}

fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input.take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes)?;
    let line = String::from_utf8_lossy(&bytes);
    let line = line.trim_end_matches(['\n', '\r']);
    Ok((read > 0).then(|| line.to_owned()))
}
