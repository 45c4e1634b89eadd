//! A teacher who looks on while someone plays against a computer: what it knows of
//! the present position, and of the moves it has been asked about.

mod mark;
mod said;
mod thread;

use std::collections::HashSet;

pub use mark::{Offers, WarningAnswer};
pub(super) use mark::{WarnedMark, warned_turns};
pub use said::{HintStep, MoveWarning, WarnedMove};

use super::Waker;
use super::background::{Background, Heard, Ticket};
use super::playable::Playable;
use crate::ai::{Question, Report, StopFlag};
use crate::game::TurnId;
use crate::review::{GradeLimits, Warning};
use thread::{Answer, Lesson, Request, teach};

/// How many steps a hint has.
const HINT_STEPS: u8 = 4;

/// What the teacher is to do at a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Look,
    Judge,
}

#[derive(Debug)]
struct Job {
    kind: Kind,
    turn: TurnId,
    ticket: Ticket,
    stop: StopFlag,
}

/// What was found in a position.
#[derive(Debug)]
struct Found<M> {
    turn: TurnId,
    report: Box<Report<M>>,
    /// Whether nothing follows.
    done: bool,
}

/// The teacher of a match.
#[derive(Debug)]
pub(super) struct Teaching<G: Playable> {
    thread: Background<Request<G>, Answer<G::Move>>,
    job: Option<Job>,
    /// What was found in the position that was looked at last.
    found: Option<Found<G::Move>>,
    /// The moves that there is nothing more to say about.
    judged: HashSet<TurnId>,
    /// The move that there is something to say about, until that is answered.
    warning: Option<(TurnId, Box<Warning<G::Move>>)>,
    /// How many steps of a hint were asked for at a turn.
    hint: Option<(TurnId, u8)>,
    /// Whether another step is to be told once it is known.
    hinting: bool,
    /// Whether the clock waits for the teacher.
    holds_clock: bool,
}

/// What the teacher has found that a match has to do something about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finding {
    /// There is another step of the hint to tell, or none.
    Hint,
    /// A move was judged.
    Judged(TurnId),
}

impl<G: Playable> Teaching<G> {
    pub(super) fn new(waker: Waker) -> Self {
        Self {
            thread: Background::new("teaching", teach, waker),
            job: None,
            found: None,
            judged: HashSet::new(),
            warning: None,
            hint: None,
            hinting: false,
            holds_clock: false,
        }
    }

    /// Has nothing to do.
    pub(super) fn rest(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop.raise();
        }
        self.hinting = false;
    }

    /// Forgets what was found: the game is played by other rules now.
    pub(super) fn forget(&mut self) {
        self.rest();
        self.found = None;
        self.warning = None;
        self.hint = None;
    }

    /// Looks at the position after a turn, unless it does or has done so.
    pub(super) fn look(&mut self, turn: TurnId, question: impl FnOnce() -> Question<G>) {
        if self.has_looked(turn) {
            return;
        }
        self.ask(Kind::Look, turn, || Lesson::Look(Box::new(question())));
    }

    /// Judges the move of a turn, unless it does so already.
    pub(super) fn judge(
        &mut self,
        turn: TurnId,
        mv: G::Move,
        limits: GradeLimits,
        before: impl FnOnce() -> Question<G>,
    ) {
        self.ask(Kind::Judge, turn, || Lesson::Judge {
            before: Box::new(before()),
            mv,
            limits,
        });
    }

    fn ask(&mut self, kind: Kind, turn: TurnId, lesson: impl FnOnce() -> Lesson<G>) {
        if self.is_at(kind, turn) {
            return;
        }
        let hinting = self.hinting && kind == Kind::Look;
        self.rest();
        self.hinting = hinting;
        let stop = StopFlag::new();
        let request = Request {
            stop: stop.clone(),
            lesson: lesson(),
        };
        match self.thread.ask(request) {
            Some(ticket) => {
                self.job = Some(Job {
                    kind,
                    turn,
                    ticket,
                    stop,
                });
            }
            // Where there is no thread to be had, nobody says anything.
            None => {
                self.judged.insert(turn);
            }
        }
    }

    fn is_at(&self, kind: Kind, turn: TurnId) -> bool {
        let job = self.job.as_ref();
        job.is_some_and(|job| job.kind == kind && job.turn == turn)
    }

    /// Whether it thinks about the move of a turn.
    pub(super) fn is_judging(&self, turn: TurnId) -> bool {
        self.is_at(Kind::Judge, turn)
    }

    fn has_looked(&self, turn: TurnId) -> bool {
        let found = self.found.as_ref();
        found.is_some_and(|found| found.turn == turn && found.done)
    }

    /// Whether nothing more is to be said of the move of a turn.
    pub(super) fn has_judged(&self, turn: TurnId) -> bool {
        self.judged.contains(&turn)
    }

    /// What is to be said of the move of a turn, while that waits for an answer.
    pub(super) fn warning(&self, turn: TurnId) -> Option<&Warning<G::Move>> {
        let (of, warning) = self.warning.as_ref()?;
        (*of == turn).then_some(warning)
    }

    /// What was said is answered.
    pub(super) fn answered(&mut self) {
        self.warning = None;
    }

    /// Wants another step of the hint at a turn; whether it can be told now.
    pub(super) fn want_hint(&mut self, turn: TurnId) -> bool {
        if !self.has_looked(turn) {
            self.hinting = true;
            return false;
        }
        self.step_hint(turn);
        true
    }

    fn step_hint(&mut self, turn: TurnId) {
        let told = self.hint.filter(|(of, _)| *of == turn);
        let told = told.map_or(0, |(_, steps)| steps);
        self.hint = Some((turn, (told + 1).min(HINT_STEPS)));
    }

    /// Whether a step of a hint is waited for.
    pub(super) const fn is_hinting(&self) -> bool {
        self.hinting
    }

    /// No longer waits for one; whether it did.
    pub(super) const fn drop_hint(&mut self) -> bool {
        std::mem::replace(&mut self.hinting, false)
    }

    /// How many steps of a hint were told at a turn, and what they are made of.
    pub(super) fn hint(&self, turn: TurnId) -> Option<(u8, &Report<G::Move>)> {
        let (_, steps) = self.hint.filter(|(of, _)| *of == turn)?;
        let found = self.found.as_ref().filter(|found| found.turn == turn)?;
        Some((steps, &found.report))
    }

    /// The clock waits for the teacher.
    pub(super) const fn hold_clock(&mut self) {
        self.holds_clock = true;
    }

    /// The clock need not wait any longer; whether it did.
    pub(super) const fn release_clock(&mut self) -> bool {
        std::mem::replace(&mut self.holds_clock, false)
    }

    /// Takes the next thing that was found.
    pub(super) fn hear(&mut self) -> Option<Finding> {
        loop {
            let (ticket, answer) = match self.thread.hear() {
                Heard::Answer(ticket, answer) => (ticket, answer),
                Heard::Nothing => return None,
                Heard::Gone => {
                    // Nothing is asked again that ended a thread.
                    let job = self.job.take()?;
                    self.judged.insert(job.turn);
                    self.hinting = false;
                    return Some(Finding::Judged(job.turn));
                }
            };
            let Some(job) = self.job.as_ref().filter(|job| job.ticket == ticket) else {
                continue;
            };
            let turn = job.turn;
            match answer {
                Answer::Found(report) => {
                    let done = false;
                    self.found = Some(Found { turn, report, done });
                }
                Answer::Looked(report) => {
                    self.job = None;
                    let done = true;
                    self.found = report.map(|report| Found { turn, report, done });
                    if std::mem::take(&mut self.hinting) {
                        if self.found.is_some() {
                            self.step_hint(turn);
                        }
                        return Some(Finding::Hint);
                    }
                }
                Answer::Judged(warning) => {
                    self.job = None;
                    self.judged.insert(turn);
                    self.warning = warning.map(|warning| (turn, warning));
                    return Some(Finding::Judged(turn));
                }
            }
        }
    }
}

impl<G: Playable> Drop for Teaching<G> {
    fn drop(&mut self) {
        self.rest();
    }
}
