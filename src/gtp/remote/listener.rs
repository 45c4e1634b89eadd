//! What a program says, on its way to whoever asked.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, TrySendError};

use super::answer::is_blank;
use super::lines::MOST_BYTES;

/// What the threads and we tell each other.
#[derive(Debug, Default)]
pub(super) struct Flags {
    /// Whether an answer is waited for.
    pub(super) asked: AtomicBool,
    /// Whether the program wrote without end.
    pub(super) flooded: AtomicBool,
    /// Whether nobody listens any more.
    pub(super) closed: AtomicBool,
}

/// Passes what the program says on to whoever asked, and notices when it says
/// more than anyone can have asked for.
pub(super) struct OutputListener {
    sender: SyncSender<PipeEvent>,
    flags: Arc<Flags>,
    /// How much was said since the last end of a line.
    unbroken: usize,
}

impl OutputListener {
    pub(super) const fn new(sender: SyncSender<PipeEvent>, flags: Arc<Flags>) -> Self {
        Self {
            sender,
            flags,
            unbroken: 0,
        }
    }

    /// Passes on a line or a chunk of one; whether more is wanted.
    pub(super) fn pass_on(&mut self, bytes: Vec<u8>) -> bool {
        let begins = self.unbroken == 0;
        self.unbroken += bytes.len();
        if bytes.ends_with(b"\n") {
            self.unbroken = 0;
        }
        if self.unbroken > MOST_BYTES {
            return self.note_flood();
        }
        match self
            .sender
            .try_send(PipeEvent::Chunk(Chunk { bytes, begins }))
        {
            Ok(()) => true,
            // Whoever asked will come to it.
            Err(TrySendError::Full(chunk)) if self.flags.asked.load(Ordering::Acquire) => {
                self.sender.send(chunk).is_ok()
            }
            Err(TrySendError::Full(_)) => self.note_flood(),
            Err(TrySendError::Disconnected(_)) => false,
        }
    }

    /// Whether the program wrote without end.
    pub(super) fn is_flooded(&self) -> bool {
        self.flags.flooded.load(Ordering::Acquire)
    }

    /// Tells that the program says no more.
    pub(super) fn finish(self) {
        // Nobody listens any more, if this fails.
        let _ = self.sender.send(PipeEvent::OutputEnded);
    }

    fn note_flood(&self) -> bool {
        self.flags.flooded.store(true, Ordering::Release);
        false
    }
}

/// A line with its end, or a part of one that is long.
pub(super) struct Chunk {
    pub(super) bytes: Vec<u8>,
    /// Whether a line begins with it.
    pub(super) begins: bool,
}

impl Chunk {
    /// Whether it is a whole line with nothing on it, which ends an answer.
    pub(super) fn is_blank_line(&self) -> bool {
        self.begins && self.bytes.ends_with(b"\n") && is_blank(&self.bytes)
    }
}

/// Something that came from the program.
pub(super) enum PipeEvent {
    Chunk(Chunk),
    OutputEnded,
    ErrorsEnded,
}
