//! The thread that goes over games for a match.

use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use crate::ai::StopFlag;
use crate::gtp::EngineCommand;
use crate::review::{AnalystFailure, EngineAnalyst, ReviewNews, ReviewTask, Reviewable, Reviewer};
use crate::session::computer::{Waker, WorkerExit};

/// What the thread has to say.
#[derive(Debug)]
pub(super) enum ThreadNews<M> {
    /// Something was found.
    News(Box<ReviewNews<M>>),
    /// Nothing is left to be found, or the engine that looks for it has failed.
    Done(Option<Box<AnalystFailure>>),
}

#[derive(Debug)]
struct Request<G: Reviewable> {
    ticket: u64,
    stop: StopFlag,
    /// Who searches in place of Jego.
    engine: Option<EngineCommand>,
    task: ReviewTask<G>,
}

#[derive(Debug)]
struct Reply<M> {
    ticket: u64,
    news: ThreadNews<M>,
}

#[derive(Debug)]
struct Channel<G: Reviewable> {
    requests: Sender<Request<G>>,
    replies: Receiver<Reply<G::Move>>,
}

/// The thread as the match sees it: it starts with the first line to go over,
/// and remembers the positions of those before.
#[derive(Debug)]
pub(super) struct ReviewThread<G: Reviewable> {
    waker: Waker,
    channel: Option<Channel<G>>,
    /// Whether it was given an engine, which has to be ended.
    has_engine: bool,
    /// What it is at.
    job: Option<(u64, StopFlag)>,
    asked: u64,
    /// The last job whose findings nobody wants any more.
    forgotten: u64,
}

impl<G: Reviewable + 'static> ReviewThread<G>
where
    G::Move: 'static,
    G::Setup: 'static,
{
    pub(super) const fn new(waker: Waker) -> Self {
        Self {
            waker,
            channel: None,
            has_engine: false,
            job: None,
            asked: 0,
            forgotten: 0,
        }
    }

    /// Whether it is at something.
    pub(super) const fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Goes over a line instead of what it does, with an engine or without; whether
    /// there is a thread to do so.
    pub(super) fn ask(&mut self, engine: Option<EngineCommand>, task: ReviewTask<G>) -> bool {
        self.stop();
        if self.channel.is_none() {
            self.channel = start(self.waker.clone());
        }
        let Some(channel) = &self.channel else {
            return false;
        };
        self.asked += 1;
        self.has_engine = self.has_engine || engine.is_some();
        let stop = StopFlag::new();
        let request = Request {
            ticket: self.asked,
            stop: stop.clone(),
            engine,
            task,
        };
        let sent = channel.requests.send(request).is_ok();
        self.job = sent.then_some((self.asked, stop));
        sent
    }

    /// Stops what it does; what it has found by then is still told.
    pub(super) fn stop(&mut self) {
        if let Some((_, stop)) = self.job.take() {
            stop.raise();
        }
    }

    /// Ends it, and tells how to wait until it has, and with it the engine that it
    /// may have started.
    pub(super) fn shut_down(&mut self) -> Option<WorkerExit> {
        self.stop();
        let replies = self.channel.take()?.replies;
        self.has_engine.then(|| WorkerExit::new(replies))
    }

    /// Stops it, and does not want to hear what it has found.
    pub(super) fn forget(&mut self) {
        self.stop();
        self.forgotten = self.asked;
    }

    /// What it has to say since this was last asked. What it found before it was
    /// given something else to do is as true as before.
    pub(super) fn hear(&mut self) -> Option<ThreadNews<G::Move>> {
        loop {
            match self.channel.as_ref()?.replies.try_recv() {
                Ok(Reply { ticket, .. }) if ticket <= self.forgotten => (),
                Ok(Reply { ticket, news }) => {
                    let present = self.job.as_ref().is_some_and(|(of, _)| *of == ticket);
                    match news {
                        ThreadNews::News(_) => return Some(news),
                        ThreadNews::Done(_) if present => {
                            self.job = None;
                            return Some(news);
                        }
                        ThreadNews::Done(_) => (),
                    }
                }
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => {
                    self.channel = None;
                    self.job = None;
                    return None;
                }
            }
        }
    }
}

impl<G: Reviewable> Drop for ReviewThread<G> {
    fn drop(&mut self) {
        if let Some((_, stop)) = &self.job {
            stop.raise();
        }
    }
}

/// Starts the thread; `None` if the system has none left.
fn start<G>(waker: Waker) -> Option<Channel<G>>
where
    G: Reviewable + 'static,
    G::Move: 'static,
    G::Setup: 'static,
{
    let (requests, tasks) = channel::<Request<G>>();
    let (answers, replies) = channel();
    let review = move || {
        let mut reviewer = Reviewer::default();
        while let Ok(request) = tasks.recv() {
            let Request {
                ticket,
                stop,
                engine,
                task,
            } = request;
            reviewer.consult(engine.map(EngineAnalyst::new));
            let tell = |news| {
                if answers.send(Reply { ticket, news }).is_ok() {
                    waker.wake();
                }
            };
            let done = reviewer.run(&task, &stop, &|news| {
                tell(ThreadNews::News(Box::new(news)));
            });
            tell(ThreadNews::Done(done.err().map(Box::new)));
        }
    };
    let thread = thread::Builder::new().name("review".to_owned());
    thread.spawn(review).ok()?;
    Some(Channel { requests, replies })
}
