//! Where results are written, one object a line, by many threads.

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;

/// The output, and the first error that it had.
#[derive(Debug)]
pub(super) struct Output<W> {
    state: Mutex<OutputState<W>>,
}

#[derive(Debug)]
struct OutputState<W> {
    writer: W,
    error: Option<io::Error>,
}

/// Whether anyone still listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Listener {
    /// The line was written.
    Present,
    /// Nothing can be written any more.
    Gone,
}

impl<W: Write> Output<W> {
    pub(super) const fn new(writer: W) -> Self {
        Self {
            state: Mutex::new(OutputState {
                writer,
                error: None,
            }),
        }
    }

    /// Writes an object on a line of its own.
    pub(super) fn tell(&self, object: &impl Serialize) -> Listener {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.error.is_some() {
            return Listener::Gone;
        }
        let line = serde_json::to_string(object).map_err(io::Error::other);
        let written = line.and_then(|mut line| {
            line.push('\n');
            state.writer.write_all(line.as_bytes())?;
            state.writer.flush()
        });
        match written {
            Ok(()) => Listener::Present,
            Err(error) => {
                state.error = Some(error);
                Listener::Gone
            }
        }
    }

    /// The first error there was.
    pub(super) fn into_result(self) -> io::Result<()> {
        let state = self.state.into_inner();
        let state = state.unwrap_or_else(PoisonError::into_inner);
        state.error.map_or(Ok(()), Err)
    }
}
