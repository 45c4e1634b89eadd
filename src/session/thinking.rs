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

use super::Played;
use super::task::{Desk, News, Work};
use crate::ai::StopFlag;
use crate::game::TurnId;

/// How long a match that is left waits for the programs it started.
const PARTING: Duration = Duration::from_secs(2);

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
pub(super) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// What something is thought about for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
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
    pub(super) kind: Kind,
    /// At which turn of the game.
    pub(super) turn: TurnId,
    ticket: u64,
    /// Given when the best so far is wanted.
    stop: StopFlag,
    /// Given when nothing is wanted any more.
    forgotten: StopFlag,
}

/// What a thread has to say about a job.
#[derive(Debug)]
pub(super) struct Heard<M> {
    /// What it was thought about for.
    pub(super) kind: Kind,
    /// At which turn.
    pub(super) turn: TurnId,
    /// What there is.
    pub(super) news: News<M>,
}

#[derive(Debug)]
struct Request<G: Played> {
    ticket: u64,
    stop: StopFlag,
    forgotten: StopFlag,
    work: Work<G>,
}

#[derive(Debug)]
struct Reply<M> {
    ticket: u64,
    news: News<M>,
}

#[derive(Debug)]
struct Line<G: Played> {
    requests: Sender<Request<G>>,
    replies: Receiver<Reply<G::Move>>,
}

/// One thread, as the match sees it. It starts with the first question, does
/// one thing at a time, and ends with this.
#[derive(Debug)]
pub(super) struct Worker<G: Played> {
    waker: Waker,
    line: Option<Line<G>>,
    job: Option<Job>,
    asked: u64,
}

impl<G: Played> Worker<G> {
    pub(super) const fn new(waker: Waker) -> Self {
        Self {
            waker,
            line: None,
            job: None,
            asked: 0,
        }
    }

    /// Whether it is thinking about this.
    pub(super) fn is_at(&self, kind: Kind, turn: TurnId) -> bool {
        let job = self.job.as_ref();
        job.is_some_and(|job| job.kind == kind && job.turn == turn)
    }

    /// Whether it is thinking to this end.
    pub(super) fn is_busy_with(&self, kind: Kind) -> bool {
        self.job.as_ref().is_some_and(|job| job.kind == kind)
    }

    /// Gives it something to do instead of what it does; whether there is
    /// someone to ask.
    pub(super) fn ask(&mut self, kind: Kind, turn: TurnId, work: Work<G>) -> bool {
        self.cancel();
        if self.line.is_none() {
            self.line = start(self.waker.clone());
        }
        let Some(line) = &self.line else {
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
            work,
        };
        let sent = line.requests.send(request).is_ok();
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
    pub(super) fn news(&mut self) -> Option<Heard<G::Move>> {
        loop {
            let news = match self.line.as_ref()?.replies.try_recv() {
                Ok(reply) if self.is_waited_for(reply.ticket) => reply.news,
                Ok(_) => continue,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => {
                    self.line = None;
                    News::Gone
                }
            };
            let job = self.job.as_ref()?;
            let (kind, turn) = (job.kind, job.turn);
            if news.is_last() {
                self.job = None;
            }
            return Some(Heard { kind, turn, news });
        }
    }

    fn is_waited_for(&self, ticket: u64) -> bool {
        self.job.as_ref().is_some_and(|job| job.ticket == ticket)
    }

    /// Stops it, and tells how to wait for its end. Asked again, it begins
    /// with a thread that knows nothing of this.
    pub(super) fn part(&mut self) -> Option<Parting> {
        self.cancel();
        let replies = self.line.take()?.replies;
        Some(Parting(Box::new(replies)))
    }
}

impl<G: Played> Drop for Worker<G> {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// A thread that was told to end.
#[derive(Debug)]
pub(super) struct Parting(Box<dyn Ends>);

/// A line that ends with its thread.
trait Ends: fmt::Debug + Send {
    /// Waits for something to be said; whether there was.
    fn says_more(&self) -> bool;
}

impl<M: Send> Ends for Receiver<Reply<M>> {
    fn says_more(&self) -> bool {
        self.recv_timeout(PARTING).is_ok()
    }
}

impl Parting {
    /// Waits until it has ended, and with it the programs it started, but not
    /// for ever.
    pub(super) fn wait(self) {
        // What it still has to say is of no interest; once the line is gone
        // so is the thread.
        while self.0.says_more() {}
    }
}

/// Starts a thread; `None` if the system has none left.
fn start<G: Played>(waker: Waker) -> Option<Line<G>> {
    let (requests, questions) = channel::<Request<G>>();
    let (answers, replies) = channel();
    let think = move || {
        let mut desk = Desk::<G>::new();
        while let Ok(request) = questions.recv() {
            let Request {
                ticket,
                stop,
                forgotten,
                work,
            } = request;
            if forgotten.is_raised() {
                continue;
            }
            let tell = |news| {
                if !forgotten.is_raised() && answers.send(Reply { ticket, news }).is_ok() {
                    waker.wake();
                }
            };
            let last = desk.work(work, &stop, &mut |report| {
                tell(News::Report(Box::new(report)));
            });
            tell(last);
        }
    };
    let thread = thread::Builder::new().name("thinking".to_owned());
    thread.spawn(think).ok()?;
    Some(Line { requests, replies })
}
