//! Threads that think for a match.
//!
//! Answers that nobody waits for any more are dropped. Who asks never waits:
//! something newer to do stops what is being done.

use super::task::{Answer, Task, TaskRunner};
use crate::ai::StopFlag;
use crate::game::TurnId;
use crate::session::Waker;
use crate::session::background::{Background, Heard, Questions, ThreadExit, Ticket};
use crate::session::playable::Playable;

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
    ticket: Ticket,
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

/// Something to think about, with a copy of all that it needs.
#[derive(Debug)]
struct Request<G: Playable> {
    stop: StopFlag,
    forgotten: StopFlag,
    task: Task<G>,
}

/// One thread, as the match sees it. It starts with the first question, does
/// one thing at a time, and ends with this.
#[derive(Debug)]
pub(super) struct Worker<G: Playable> {
    thread: Background<Request<G>, Answer<G::Move>>,
    job: Option<Job>,
}

impl<G: Playable> Worker<G> {
    pub(super) const fn new(waker: Waker) -> Self {
        Self {
            thread: Background::new("thinking", think, waker),
            job: None,
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
        let (stop, forgotten) = (StopFlag::new(), StopFlag::new());
        let request = Request {
            stop: stop.clone(),
            forgotten: forgotten.clone(),
            task,
        };
        self.job = self.thread.ask(request).map(|ticket| Job {
            kind,
            turn,
            ticket,
            stop,
            forgotten,
        });
        self.job.is_some()
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
            let answer = match self.thread.hear() {
                Heard::Answer(ticket, answer) if self.is_waited_for(ticket) => answer,
                Heard::Answer(..) => continue,
                Heard::Nothing => return None,
                Heard::Gone => Answer::Gone,
            };
            let job = self.job.as_ref()?;
            let (kind, turn) = (job.kind, job.turn);
            if answer.is_last() {
                self.job = None;
            }
            return Some(WorkerReply { kind, turn, answer });
        }
    }

    fn is_waited_for(&self, ticket: Ticket) -> bool {
        self.job.as_ref().is_some_and(|job| job.ticket == ticket)
    }

    /// Stops it, and tells how to wait for its end. Asked again, it begins
    /// with a thread that knows nothing of this.
    pub(super) fn shut_down(&mut self) -> Option<ThreadExit> {
        self.cancel();
        self.thread.shut_down()
    }
}

impl<G: Playable> Drop for Worker<G> {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// What the thread does.
fn think<G: Playable>(questions: Questions<Request<G>, Answer<G::Move>>) {
    let mut runner = TaskRunner::<G>::new();
    for (request, teller) in questions {
        let Request {
            stop,
            forgotten,
            task,
        } = request;
        if forgotten.is_raised() {
            continue;
        }
        let tell = |answer| {
            if !forgotten.is_raised() {
                teller.tell(answer);
            }
        };
        let last = runner.run(task, &stop, &mut |report| {
            tell(Answer::Report(Box::new(report)));
        });
        tell(last);
    }
}
