//! The thread that goes over games for a match.

use crate::ai::StopFlag;
use crate::gtp::EngineCommand;
use crate::review::{AnalystFailure, EngineAnalyst, ReviewNews, ReviewTask, Reviewable, Reviewer};
use crate::session::Waker;
use crate::session::background::{Background, Heard, Questions, ThreadExit, Ticket};

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
    stop: StopFlag,
    /// Who searches in place of Jego.
    engine: Option<EngineCommand>,
    task: ReviewTask<G>,
}

/// The thread as the match sees it: it starts with the first line to go over,
/// and remembers the positions of those before.
#[derive(Debug)]
pub(super) struct ReviewThread<G: Reviewable> {
    thread: Background<Request<G>, ThreadNews<G::Move>>,
    /// Whether it was given an engine, which has to be ended.
    has_engine: bool,
    /// What it is at.
    job: Option<(Ticket, StopFlag)>,
    /// The last job whose findings nobody wants any more.
    forgotten: Ticket,
}

impl<G: Reviewable + 'static> ReviewThread<G>
where
    G::Move: 'static,
    G::Setup: 'static,
{
    pub(super) const fn new(waker: Waker) -> Self {
        Self {
            thread: Background::new("review", review, waker),
            has_engine: false,
            job: None,
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
        self.has_engine = self.has_engine || engine.is_some();
        let stop = StopFlag::new();
        let request = Request {
            stop: stop.clone(),
            engine,
            task,
        };
        self.job = self.thread.ask(request).map(|ticket| (ticket, stop));
        self.job.is_some()
    }

    /// Stops what it does; what it has found by then is still told.
    pub(super) fn stop(&mut self) {
        if let Some((_, stop)) = self.job.take() {
            stop.raise();
        }
    }

    /// Ends it, and tells how to wait until it has, and with it the engine that it
    /// may have started.
    pub(super) fn shut_down(&mut self) -> Option<ThreadExit> {
        self.stop();
        let exit = self.thread.shut_down();
        exit.filter(|_| self.has_engine)
    }

    /// Stops it, and does not want to hear what it has found.
    pub(super) fn forget(&mut self) {
        self.stop();
        self.forgotten = self.thread.last();
    }

    /// What it has to say since this was last asked. What it found before it was
    /// given something else to do is as true as before.
    pub(super) fn hear(&mut self) -> Option<ThreadNews<G::Move>> {
        loop {
            let (ticket, news) = match self.thread.hear() {
                Heard::Answer(ticket, _) if ticket <= self.forgotten => continue,
                Heard::Answer(ticket, news) => (ticket, news),
                Heard::Nothing => return None,
                Heard::Gone => {
                    self.job = None;
                    return None;
                }
            };
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
    }
}

impl<G: Reviewable> Drop for ReviewThread<G> {
    fn drop(&mut self) {
        if let Some((_, stop)) = &self.job {
            stop.raise();
        }
    }
}

/// What the thread does.
fn review<G: Reviewable>(questions: Questions<Request<G>, ThreadNews<G::Move>>) {
    let mut reviewer = Reviewer::default();
    for (Request { stop, engine, task }, teller) in questions {
        reviewer.consult(engine.map(EngineAnalyst::new));
        let done = reviewer.run(&task, &stop, &|news| {
            teller.tell(ThreadNews::News(Box::new(news)));
        });
        teller.tell(ThreadNews::Done(done.err().map(Box::new)));
    }
}
