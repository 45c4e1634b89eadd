//! Threads that think for a match.
//!
//! A request carries a copy of all that it needs; an answer comes back with the
//! ticket of its request, so that what nobody waits for any more is dropped.
//! Who asks never waits: something newer to do stops what is being done.

use std::fmt;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use super::task::{Answer, Task, TaskRunner};
use crate::ai::StopFlag;
use crate::game::TurnId;
use crate::session::playable::Playable;

/// How long a match that is left waits for the programs it started.
const EXIT_LIMIT: Duration = Duration::from_secs(2);

/// Called from the thread when an answer is there, so that a front end that
/// sleeps looks again.
#[derive(Clone)]
pub struct Waker(Arc<dyn Fn() + Send + Sync>);

impl Waker {
    /// Calls this.
    #[must_use]
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Arc::new(wake))
    }

    /// For whoever looks often enough.
    #[must_use]
    pub fn none() -> Self {
        Self::new(|| ())
    }

    pub(crate) fn wake(&self) {
        (self.0)();
    }
}

impl fmt::Debug for Waker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Waker")
    }
}

/// How many threads a search can have while one is left for the window.
pub(super) fn spare_cores() -> usize {
    cores().saturating_sub(1).max(1)
}

/// How many threads can work at once.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// What something is thought about for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TaskKind {
    /// A move that is going to be played.
    Move,
    /// What the other side may play, while it thinks.
    Ponder,
    /// What there is to say about a position, as long as anyone looks.
    Analysis,
    /// One good move.
    Hint,
    /// Who owns what.
    Estimate,
    /// Which stones are dead.
    Dead,
}

/// Something that is being thought about.
#[derive(Debug)]
pub(super) struct Job {
    /// What for.
    pub(super) kind: TaskKind,
    /// At which turn of the game.
    pub(super) turn: TurnId,
    ticket: u64,
    /// Raised when the best so far is wanted.
    stop: StopFlag,
    /// Raised when nothing is wanted any more.
    forgotten: StopFlag,
}

/// What a thread has to say about a job.
#[derive(Debug)]
pub(super) struct WorkerReply<M> {
    /// What it was thought about for.
    pub(super) kind: TaskKind,
    /// At which turn.
    pub(super) turn: TurnId,
    /// What there is.
    pub(super) answer: Answer<M>,
}

#[derive(Debug)]
struct Request<G: Playable> {
    ticket: u64,
    stop: StopFlag,
    forgotten: StopFlag,
    task: Task<G>,
}

#[derive(Debug)]
struct Reply<M> {
    ticket: u64,
    answer: Answer<M>,
}

#[derive(Debug)]
struct Channel<G: Playable> {
    requests: Sender<Request<G>>,
    replies: Receiver<Reply<G::Move>>,
}

/// One thread, as the match sees it. It starts with the first question, does
/// one thing at a time, and ends with this.
#[derive(Debug)]
pub(super) struct Worker<G: Playable> {
    waker: Waker,
    channel: Option<Channel<G>>,
    job: Option<Job>,
    asked: u64,
}

impl<G: Playable> Worker<G> {
    pub(super) const fn new(waker: Waker) -> Self {
        Self {
            waker,
            channel: None,
            job: None,
            asked: 0,
        }
    }

    /// Whether it is thinking about this.
    pub(super) fn is_at(&self, kind: TaskKind, turn: TurnId) -> bool {
        let job = self.job.as_ref();
        job.is_some_and(|job| job.kind == kind && job.turn == turn)
    }

    /// Whether it is thinking to this end.
    pub(super) fn is_busy_with(&self, kind: TaskKind) -> bool {
        self.job.as_ref().is_some_and(|job| job.kind == kind)
    }

    /// Gives it something to do instead of what it does; whether there is
    /// someone to ask.
    pub(super) fn ask(&mut self, kind: TaskKind, turn: TurnId, task: Task<G>) -> bool {
        self.cancel();
        if self.channel.is_none() {
            self.channel = start(self.waker.clone());
        }
        let Some(channel) = &self.channel else {
            return false;
        };
        self.asked += 1;
        let job = Job {
            kind,
            turn,
            ticket: self.asked,
            stop: StopFlag::new(),
            forgotten: StopFlag::new(),
        };
        let request = Request {
            ticket: job.ticket,
            stop: job.stop.clone(),
            forgotten: job.forgotten.clone(),
            task,
        };
        let sent = channel.requests.send(request).is_ok();
        self.job = sent.then_some(job);
        sent
    }

    /// Asks for the best so far.
    pub(super) fn hurry(&self) {
        if let Some(job) = &self.job {
            job.stop.raise();
        }
    }

    /// Nobody wants the answer any more.
    pub(super) fn cancel(&mut self) {
        if let Some(job) = self.job.take() {
            job.forgotten.raise();
            job.stop.raise();
        }
    }

    /// What it has found since this was last asked.
    pub(super) fn hear(&mut self) -> Option<WorkerReply<G::Move>> {
        loop {
            let answer = match self.channel.as_ref()?.replies.try_recv() {
                Ok(reply) if self.is_waited_for(reply.ticket) => reply.answer,
                Ok(_) => continue,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => {
                    self.channel = None;
                    Answer::Gone
                }
            };
            let job = self.job.as_ref()?;
            let (kind, turn) = (job.kind, job.turn);
            if answer.is_last() {
                self.job = None;
            }
            return Some(WorkerReply { kind, turn, answer });
        }
    }

    fn is_waited_for(&self, ticket: u64) -> bool {
        self.job.as_ref().is_some_and(|job| job.ticket == ticket)
    }

    /// Stops it, and tells how to wait for its end. Asked again, it begins
    /// with a thread that knows nothing of this.
    pub(super) fn shut_down(&mut self) -> Option<WorkerExit> {
        self.cancel();
        let replies = self.channel.take()?.replies;
        Some(WorkerExit::new(replies))
    }
}

impl<G: Playable> Drop for Worker<G> {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// A thread that was told to end.
#[derive(Debug)]
pub(in crate::session) struct WorkerExit(Box<dyn Ends>);

/// A channel that ends with its thread.
trait Ends: fmt::Debug + Send {
    /// Waits for something to be said; whether there was.
    fn says_more(&self) -> bool;
}

impl<T: fmt::Debug + Send> Ends for Receiver<T> {
    fn says_more(&self) -> bool {
        self.recv_timeout(EXIT_LIMIT).is_ok()
    }
}

impl WorkerExit {
    /// The end of the thread that answers here.
    pub(in crate::session) fn new<T: fmt::Debug + Send + 'static>(replies: Receiver<T>) -> Self {
        Self(Box::new(replies))
    }

    /// Waits until it has ended, and with it the programs it started, but not
    /// for ever.
    pub(in crate::session) fn wait(self) {
        // What it still has to say is of no interest; once the channel is gone
        // so is the thread.
        while self.0.says_more() {}
    }
}

/// Starts a thread; `None` if the system has none left.
fn start<G: Playable>(waker: Waker) -> Option<Channel<G>> {
    let (requests, questions) = channel::<Request<G>>();
    let (answers, replies) = channel();
    let think = move || {
        let mut runner = TaskRunner::<G>::new();
        while let Ok(request) = questions.recv() {
            let Request {
                ticket,
                stop,
                forgotten,
                task,
            } = request;
            if forgotten.is_raised() {
                continue;
            }
            let tell = |answer| {
                if !forgotten.is_raised() && answers.send(Reply { ticket, answer }).is_ok() {
                    waker.wake();
                }
            };
            let last = runner.run(task, &stop, &mut |report| {
                tell(Answer::Report(Box::new(report)));
            });
            tell(last);
        }
    };
    let thread = thread::Builder::new().name("thinking".to_owned());
    thread.spawn(think).ok()?;
    Some(Channel { requests, replies })
}
