//! The pipes to the program behind an engine.
//!
//! Three threads carry lines to and from it, so that nobody who asks waits
//! longer than they want to; they end with the program.

use std::fmt;
use std::io;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::ai::StopFlag;

use super::answer::{Answer, answers_number, is_blank, not_an_answer, read_answer};
use super::child::{SharedChild, not_started};
use super::lines::{ErrorTail, MOST_BYTES, log_line, read_lines, remember, write_lines};
use super::listener::{Chunk, Flags, OutputListener, PipeEvent};
use super::log::Stream;
use super::{EngineError, EngineLog};

/// How often the stop flag is looked at while an answer is waited for.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// How long a program may take to go after `quit`.
const QUIT_GRACE: Duration = Duration::from_secs(1);
/// How long it may take to be gone after its output has ended.
const EXIT_GRACE: Duration = Duration::from_secs(3);
/// How many lines of output wait at most. A program that says more waits; if
/// nobody has asked it anything, it is ended.
const MOST_WAITING: usize = 4_096;

/// A program that is asked line by line. When it is dropped, the program ends.
pub(super) struct Pipe {
    child: SharedChild,
    flags: Arc<Flags>,
    commands: Option<Sender<String>>,
    events: Receiver<PipeEvent>,
    /// Held so that waiting for an event waits, even after both streams have
    /// ended.
    sender: SyncSender<PipeEvent>,
    log: EngineLog,
    error_tail: ErrorTail,
    state: SyncState,
    /// How many streams have not ended.
    open_streams: u8,
    /// The number of the last line that was sent to get in step again.
    number: u32,
}

/// Whether the next answer belongs to the next question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SyncState {
    InSync,
    /// An answer is still to come, or something came that was none.
    OutOfSync,
    /// There will be no answers any more.
    Ended,
}

/// How an answer came to its end that was told line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Followed {
    /// There is no more of it.
    Told,
    /// The program cannot do that, and says why.
    Refused(String),
}

/// Who ended such an answer.
enum AnswerEnd {
    /// The program.
    Over(Followed),
    /// We: it has to be told.
    Enough,
}

/// Why there is no line.
enum NoLine {
    Stopped,
    TimedOut,
    Ended,
}

impl Pipe {
    /// Starts a program, given with its arguments.
    pub(super) fn start(
        words: &[String],
        folder: Option<&Path>,
        log: &EngineLog,
    ) -> Result<Self, EngineError> {
        let (program, arguments) = words.split_first().ok_or(EngineError::NoCommand)?;
        let child = SharedChild::start(program, arguments, folder)?;
        let (commands, to_send) = channel();
        let (sender, events) = sync_channel(MOST_WAITING);
        // From here on the program is ended when something fails.
        let mut pipe = Self {
            child,
            flags: Arc::default(),
            commands: Some(commands),
            events,
            sender,
            log: log.clone(),
            error_tail: ErrorTail::default(),
            state: SyncState::InSync,
            open_streams: 2,
            number: 0,
        };
        let started = pipe.start_threads(to_send);
        started.map_err(|error| not_started(program, error))?;
        Ok(pipe)
    }

    fn start_threads(&mut self, to_send: Receiver<String>) -> io::Result<()> {
        let Some((stdin, stdout, stderr)) = self.child.take_streams() else {
            return Err(io::Error::from(io::ErrorKind::BrokenPipe));
        };
        let thread = |name: &str| thread::Builder::new().name(name.to_owned());
        thread("engine input").spawn(move || write_lines(&to_send, stdin))?;
        let mut listener = OutputListener::new(self.sender.clone(), Arc::clone(&self.flags));
        let (log, child) = (self.log.clone(), self.child.clone());
        thread("engine output").spawn(move || {
            read_lines(stdout, |line| {
                log_line(&log, Stream::Output, &line);
                listener.pass_on(line)
            });
            if listener.is_flooded() {
                child.kill();
            }
            listener.finish();
        })?;
        let (sender, log, last) = (
            self.sender.clone(),
            self.log.clone(),
            Arc::clone(&self.error_tail),
        );
        let flags = Arc::clone(&self.flags);
        thread("engine errors").spawn(move || {
            read_lines(stderr, |line| {
                if let Some(said) = log_line(&log, Stream::Errors, &line) {
                    remember(&last, said);
                }
                // A program that it started may live on and say more.
                !flags.closed.load(Ordering::Acquire)
            });
            let _ = sender.send(PipeEvent::ErrorsEnded);
        })?;
        Ok(())
    }

    /// Whether the next answer belongs to the next question, by what has been
    /// heard up to now.
    pub(super) fn state(&mut self) -> SyncState {
        self.discard_unsolicited();
        self.state
    }

    /// Asks something and waits for the answer.
    pub(super) fn ask(
        &mut self,
        command: &str,
        limit: Duration,
        stop: &StopFlag,
    ) -> Result<Answer, EngineError> {
        self.begin(command, stop)?;
        let answer = self.answer(command, limit, stop);
        self.flags.asked.store(false, Ordering::Release);
        if answer.is_err() {
            // The thread that reads may be waiting for room, and goes on to
            // notice what nobody asked for.
            self.discard_unsolicited();
        }
        let answer = answer?;
        self.state = SyncState::InSync;
        Ok(answer)
    }

    /// Asks something whose answer has no end until something else is said. The
    /// lines are given to `take`, which says how long to wait for the next, or
    /// `None` if it has heard enough; whoever says nothing for so long has said
    /// all. `first` is how long the first may take, `grace` how long the end.
    pub(super) fn follow(
        &mut self,
        command: &str,
        first: Duration,
        grace: Duration,
        stop: &StopFlag,
        take: &mut dyn FnMut(&str) -> Result<Option<Instant>, EngineError>,
    ) -> Result<Followed, EngineError> {
        self.begin(command, stop)?;
        let end = self.answer_lines(command, first, stop, take);
        self.flags.asked.store(false, Ordering::Release);
        match end {
            Ok(AnswerEnd::Over(followed)) => {
                self.state = SyncState::InSync;
                Ok(followed)
            }
            // What was said is good even where the program does not find an end,
            // and it is seen to then before it is asked again.
            Ok(AnswerEnd::Enough) => {
                let _ = self.resync(grace, stop);
                Ok(Followed::Told)
            }
            Err(error) => {
                if self.state != SyncState::Ended {
                    self.send_numbered();
                }
                self.discard_unsolicited();
                Err(error)
            }
        }
    }

    /// Says something that will have an answer.
    fn begin(&mut self, command: &str, stop: &StopFlag) -> Result<(), EngineError> {
        if stop.is_raised() {
            return Err(EngineError::Stopped);
        }
        self.discard_unsolicited();
        if self.state == SyncState::Ended {
            return Err(self.ended());
        }
        self.send(command);
        // Until the whole answer is there it is owed.
        self.state = SyncState::OutOfSync;
        self.flags.asked.store(true, Ordering::Release);
        Ok(())
    }

    /// Tells something that has no answer.
    pub(super) fn send(&self, line: &str) {
        self.log.add(Stream::Input, line);
        if let Some(commands) = &self.commands {
            // Where this fails the program has gone, and that is heard.
            let _ = commands.send(line.to_owned());
        }
    }

    /// Waits until the program has said all that it owes, and leaves that
    /// aside; whether that came to an end within `limit`.
    pub(super) fn resync(&mut self, limit: Duration, stop: &StopFlag) -> Result<bool, EngineError> {
        let number = self.send_numbered();
        self.flags.asked.store(true, Ordering::Release);
        let found = self.find_answer(&number, limit, stop);
        self.flags.asked.store(false, Ordering::Release);
        if matches!(found, Ok(true)) {
            self.state = SyncState::InSync;
        }
        found
    }

    /// Sends something whose answer is known by its number, which is returned.
    fn send_numbered(&mut self) -> String {
        self.number = self.number.saturating_add(1);
        let number = self.number.to_string();
        self.send(&format!("{number} protocol_version"));
        number
    }

    /// Leaves everything aside up to the end of the answer with this number.
    fn find_answer(
        &mut self,
        number: &str,
        limit: Duration,
        stop: &StopFlag,
    ) -> Result<bool, EngineError> {
        let deadline = Instant::now().checked_add(limit);
        let mut ours = false;
        loop {
            match self.line(deadline, stop) {
                Ok(chunk) if ours && chunk.is_blank_line() => return Ok(true),
                Ok(chunk) => {
                    ours = ours || (chunk.begins && answers_number(&chunk.bytes, number));
                }
                Err(NoLine::Stopped) => return Err(EngineError::Stopped),
                Err(NoLine::TimedOut | NoLine::Ended) => return Ok(false),
            }
        }
    }

    /// Asks the program to quit, and kills it if it does not.
    pub(super) fn end(&mut self) {
        if self.state != SyncState::Ended {
            self.send("quit");
        }
        self.state = SyncState::Ended;
        // Whoever does not know the word understands the end of input.
        self.commands = None;
        let gone = self.is_gone_within(QUIT_GRACE);
        // Whoever still holds a stream was started by it. Where nobody does, the
        // number of the group may be another's by now.
        if !gone || self.open_streams > 0 {
            self.child.kill();
        }
        self.flags.closed.store(true, Ordering::Release);
        self.open_streams = 0;
    }

    /// What came although nothing was asked belongs to no question. A program
    /// that writes faster than this reads is not followed for ever.
    fn discard_unsolicited(&mut self) {
        for _ in 0..=2 * MOST_WAITING {
            match self.events.try_recv() {
                Ok(event) => drop(self.take(event)),
                Err(_) => return,
            }
        }
    }

    /// What was said, if something was.
    fn take(&mut self, event: PipeEvent) -> Option<Chunk> {
        match event {
            PipeEvent::Chunk(chunk) => return Some(chunk),
            PipeEvent::OutputEnded => self.state = SyncState::Ended,
            PipeEvent::ErrorsEnded => {}
        }
        self.open_streams = self.open_streams.saturating_sub(1);
        None
    }

    fn answer_lines(
        &mut self,
        command: &str,
        first: Duration,
        stop: &StopFlag,
        take: &mut dyn FnMut(&str) -> Result<Option<Instant>, EngineError>,
    ) -> Result<AnswerEnd, EngineError> {
        let mut deadline = Instant::now().checked_add(first);
        let (mut begun, mut told, mut refused) = (false, false, None);
        let mut line: Vec<u8> = Vec::new();
        loop {
            let chunk = match self.line(deadline, stop) {
                Ok(chunk) => chunk,
                Err(NoLine::TimedOut) if told => return Ok(AnswerEnd::Enough),
                Err(why) => return Err(self.without_line(why, command, first)),
            };
            line.extend(&chunk.bytes);
            if !line.ends_with(b"\n") {
                continue;
            }
            let bytes = std::mem::take(&mut line);
            let text = match (begun, is_blank(&bytes)) {
                (false, true) => continue,
                (true, true) => {
                    let end = refused.map_or(Followed::Told, Followed::Refused);
                    return Ok(AnswerEnd::Over(end));
                }
                (false, false) if !matches!(bytes.first(), Some(b'=' | b'?')) => {
                    return Err(not_an_answer(command, &bytes));
                }
                (false, false) => {
                    begun = true;
                    match read_answer(command, bytes)? {
                        Answer::Done(text) => text,
                        Answer::Refused(message) => {
                            refused = Some(message);
                            continue;
                        }
                    }
                }
                (true, false) => {
                    let text = String::from_utf8(bytes).ok();
                    text.ok_or_else(|| EngineError::NotText(command.to_owned()))?
                }
            };
            if refused.is_none() && !text.is_empty() {
                told = true;
                match take(&text)? {
                    Some(next) => deadline = Some(next),
                    None => return Ok(AnswerEnd::Enough),
                }
            }
        }
    }

    /// Why there is no answer.
    fn without_line(&mut self, why: NoLine, command: &str, limit: Duration) -> EngineError {
        match why {
            NoLine::Stopped => EngineError::Stopped,
            NoLine::TimedOut => EngineError::TimedOut {
                command: command.to_owned(),
                limit,
            },
            NoLine::Ended => self.ended(),
        }
    }

    fn answer(
        &mut self,
        command: &str,
        limit: Duration,
        stop: &StopFlag,
    ) -> Result<Answer, EngineError> {
        let deadline = Instant::now().checked_add(limit);
        let mut bytes: Vec<u8> = Vec::new();
        let mut blank = 0;
        loop {
            let chunk = match self.line(deadline, stop) {
                Ok(chunk) => chunk,
                Err(why) => return Err(self.without_line(why, command, limit)),
            };
            match (bytes.is_empty(), chunk.is_blank_line()) {
                (true, true) => blank += chunk.bytes.len(),
                (false, true) => return read_answer(command, bytes),
                (true, false) if !matches!(chunk.bytes.first(), Some(b'=' | b'?')) => {
                    return Err(not_an_answer(command, &chunk.bytes));
                }
                (_, false) => bytes.extend(chunk.bytes),
            }
            if bytes.len() + blank > MOST_BYTES {
                return Err(self.flood());
            }
        }
    }

    /// The next line with its end, or the next part of a long one.
    fn line(&mut self, deadline: Option<Instant>, stop: &StopFlag) -> Result<Chunk, NoLine> {
        loop {
            if stop.is_raised() {
                return Err(NoLine::Stopped);
            }
            let left = deadline.map(|end| end.saturating_duration_since(Instant::now()));
            if left.is_some_and(|left| left.is_zero()) {
                return Err(NoLine::TimedOut);
            }
            if self.state == SyncState::Ended {
                return Err(NoLine::Ended);
            }
            let event = self
                .events
                .recv_timeout(left.unwrap_or(POLL_INTERVAL).min(POLL_INTERVAL));
            if let Some(chunk) = event.ok().and_then(|event| self.take(event)) {
                return Ok(chunk);
            }
        }
    }

    /// Ends a program that writes without end.
    fn flood(&mut self) -> EngineError {
        self.state = SyncState::Ended;
        self.child.kill();
        EngineError::Flood
    }

    /// What there is to say of a program that has ended.
    fn ended(&mut self) -> EngineError {
        self.state = SyncState::Ended;
        if self.flags.flooded.load(Ordering::Acquire) {
            return EngineError::Flood;
        }
        // It may only have closed its output; then it is of no use either.
        let gone = self.is_gone_within(EXIT_GRACE);
        let status = self.child.exit_status();
        if !gone || self.open_streams > 0 {
            self.child.kill();
        }
        let last = self
            .error_tail
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        EngineError::Ended {
            code: status.and_then(|status| status.code()),
            said: Vec::from_iter(last.iter().cloned()).join(" / "),
        }
    }

    /// Whether the program, and all that it had to say, has come to its end
    /// before so much time has passed.
    fn is_gone_within(&mut self, limit: Duration) -> bool {
        let deadline = Instant::now() + limit;
        loop {
            let gone = self.child.is_gone();
            if gone && self.open_streams == 0 {
                return true;
            }
            if Instant::now() >= deadline {
                return gone;
            }
            if let Ok(event) = self.events.recv_timeout(POLL_INTERVAL) {
                self.take(event);
            }
        }
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        self.end();
    }
}

impl fmt::Debug for Pipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pipe")
            .field("child", &self.child)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}
