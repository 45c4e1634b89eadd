//! What takes long, on a thread of its own.
//!
//! A request carries a copy of all that it needs; an answer comes back with the
//! ticket of its request, so that what nobody waits for any more is dropped.

use std::fmt;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use rand::SeedableRng as _;
use rand::rngs::StdRng;

use crate::ai::Estimate;
use crate::board::PointSet;
use crate::go::Position;

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

/// Something to think about.
#[derive(Debug)]
enum Request {
    /// Which stones are dead here?
    Dead {
        ticket: u64,
        position: Box<Position>,
    },
}

/// What came of it.
#[derive(Debug)]
enum Reply {
    Dead { ticket: u64, dead: PointSet },
}

/// The thread, as the match sees it. It starts with the first question and
/// ends with this.
#[derive(Debug)]
pub(super) struct Thinking {
    waker: Waker,
    seed: u64,
    line: Option<(Sender<Request>, Receiver<Reply>)>,
    /// The ticket of the question whose answer is waited for.
    waiting: Option<u64>,
    asked: u64,
}

impl Thinking {
    pub(super) const fn new(waker: Waker, seed: u64) -> Self {
        Self {
            waker,
            seed,
            line: None,
            waiting: None,
            asked: 0,
        }
    }

    /// Whether an answer is waited for.
    pub(super) const fn is_busy(&self) -> bool {
        self.waiting.is_some()
    }

    /// Nobody wants the answer any more.
    pub(super) const fn forget(&mut self) {
        self.waiting = None;
    }

    /// Asks which stones are dead; whether there is someone to ask.
    pub(super) fn ask_dead(&mut self, position: Position) -> bool {
        self.asked += 1;
        let ticket = self.asked;
        let position = Box::new(position);
        if self.line.is_none() {
            self.line = start(self.seed, self.waker.clone());
        }
        let Some((requests, _)) = &self.line else {
            return false;
        };
        let sent = requests.send(Request::Dead { ticket, position }).is_ok();
        self.waiting = sent.then_some(ticket);
        sent
    }

    /// The answer, once it is there.
    pub(super) fn dead(&mut self) -> Option<PointSet> {
        let (_, replies) = self.line.as_ref()?;
        while let Ok(Reply::Dead { ticket, dead }) = replies.try_recv() {
            if self.waiting == Some(ticket) {
                self.waiting = None;
                return Some(dead);
            }
        }
        None
    }
}

/// Starts the thread; `None` if the system has none left.
fn start(seed: u64, waker: Waker) -> Option<(Sender<Request>, Receiver<Reply>)> {
    let (requests, questions) = channel();
    let (answers, replies) = channel();
    let think = move || {
        let mut rng = StdRng::seed_from_u64(seed);
        while let Ok(Request::Dead { ticket, position }) = questions.recv() {
            let dead = Estimate::of(&position, &mut rng).dead;
            if answers.send(Reply::Dead { ticket, dead }).is_err() {
                return;
            }
            waker.wake();
        }
    };
    let thread = thread::Builder::new().name("thinking".to_owned());
    thread.spawn(think).ok()?;
    Some((requests, replies))
}
