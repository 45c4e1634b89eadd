//! Computers at the table: who thinks about what, on which thread, and what
//! they have found.
//!
//! Nothing here knows a match. What a computer is to do is said by
//! [`Computers::assign`], what the analyst is to do by [`Analyst::assign`],
//! again and again; what no longer fits is stopped then, and what is missing
//! is asked.

mod analyst;
mod engines;
mod error;
mod levels;
mod options;
pub(super) mod seats;
mod task;
mod worker;

use std::time::Duration;

pub(super) use analyst::{Analyst, Finding, Wanted};
pub use engines::{EngineCommand, EngineError, Introduction, engine_of, introduce, program_name};
pub use error::ComputerError;
pub use levels::{Ladder, computer, computer_of_rank, default_level, levels, rank_of};
pub(crate) use levels::{level_of, opponent_of};
pub use options::ComputerOptions;

use super::Waker;
use super::background::ThreadExit;
use super::clock::Moment;
use super::playable::{LevelOf, Playable};
use crate::ai::{Budget, Choice, ClockLeft, Config, Question, Report, Strength as _};
use crate::board::{ByColor, Color};
use crate::game::TurnId;
use crate::gtp::EngineLog;
use crate::record::{Record, Seat};
use task::{Answer, Mover, Task};
use worker::{TaskKind, Worker};

/// A computer that takes no longer than this does not need to say that it
/// thinks.
const SHORT: Duration = Duration::from_millis(300);

/// What the computer whose turn it is does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerState {
    /// It thinks, or is about to.
    Thinking,
    /// It waits until it is told to go on, or until nobody looks back any more.
    Waiting,
    /// It teaches, and waits for an answer to what was said of the last move.
    Asking,
}

/// Everyone at the table who is no person.
#[derive(Debug)]
pub(super) struct Computers<G: Playable> {
    options: ComputerOptions,
    workers: ByColor<Worker<G>>,
    logs: ByColor<Option<EngineLog>>,
    /// The threads of engines whose seats others have taken.
    exiting: Vec<ThreadExit>,
    seed: u64,
    /// Whether they wait until they are told to go on.
    held: bool,
    asked_at: Moment,
    /// A move that came faster than it can be followed.
    ready: Option<ReadyMove<G::Move>>,
    /// Where there is nothing more to think about on the other side's time.
    pondered: Option<TurnId>,
    /// Whether they were asked to play on after they had resigned: whoever
    /// resigned would do so again at once.
    urged: bool,
}

/// What a computer is to think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Assignment {
    /// Its move, with this on its clock.
    Move(Option<ClockLeft>),
    /// What the other side may play.
    Ponder,
}

/// A move that was chosen, and where.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReadyMove<M> {
    pub(super) color: Color,
    pub(super) turn: TurnId,
    pub(super) choice: Choice<M>,
}

/// What a computer says while it chooses a move.
#[derive(Debug)]
pub(super) enum ComputerNews<M> {
    /// What it thinks so far, and at which turn.
    Report(TurnId, Box<Report<M>>),
    /// It cannot play.
    Failed(ComputerError),
}

impl<G: Playable> Computers<G> {
    pub(super) fn new(waker: &Waker, seed: u64) -> Self {
        Self {
            options: ComputerOptions::default(),
            workers: ByColor::from_fn(|_| Worker::new(waker.clone())),
            logs: ByColor::default(),
            exiting: Vec::new(),
            seed,
            held: false,
            asked_at: Moment::ZERO,
            ready: None,
            pondered: None,
            urged: false,
        }
    }

    pub(super) const fn options(&self) -> &ComputerOptions {
        &self.options
    }

    pub(super) fn set_options(&mut self, options: ComputerOptions) {
        self.options = options;
    }

    /// How a bot of this level is set up.
    pub(super) fn config(&self, level: LevelOf<G>) -> Config<LevelOf<G>> {
        Config {
            level,
            threads: self.options.threads.max(1),
            seed: self.seed,
            resigns: self.options.resigns && !self.urged,
        }
    }

    /// Everything that was said between the engine of a side and us.
    pub(super) fn log(&self, color: Color) -> Option<EngineLog> {
        self.logs[color].clone()
    }

    /// Whether they wait until they are told to go on.
    pub(super) const fn is_held(&self) -> bool {
        self.held
    }

    /// Makes them wait.
    pub(super) const fn hold(&mut self) {
        self.held = true;
    }

    /// Sets them going again; whether they waited.
    pub(super) const fn release(&mut self) -> bool {
        std::mem::replace(&mut self.held, false)
    }

    /// They are to play on though they would resign.
    pub(super) const fn urge(&mut self) {
        self.urged = true;
    }

    /// Who is thinking about a move that is going to be played.
    pub(super) fn busy(&self) -> Option<Color> {
        let thinks = |color: &Color| self.workers[*color].is_busy_with(TaskKind::Move);
        let ready = self.ready.as_ref().map(|ready| ready.color);
        ready.or_else(|| Color::BOTH.into_iter().find(thinks))
    }

    /// The one who has been thinking for long enough to say so.
    pub(super) fn thinks_long(&self, now: Moment) -> Option<Color> {
        let color = self.busy()?;
        let since = now.saturating_sub(self.asked_at);
        (since >= SHORT).then_some(color)
    }

    /// When there is something else to show about a computer that thinks, if
    /// that comes by itself.
    pub(super) fn next_change(&self, pace: Duration, now: Moment) -> Option<Duration> {
        self.busy()?;
        let since = now.saturating_sub(self.asked_at);
        let long = SHORT.checked_sub(since).filter(|left| !left.is_zero());
        let due = self.ready.as_ref().map(|_| pace.saturating_sub(since));
        [long, due].into_iter().flatten().min()
    }

    /// Whether there is nothing more to think about here on the other side's
    /// time.
    pub(super) fn has_pondered(&self, turn: TurnId) -> bool {
        self.pondered == Some(turn)
    }

    /// Says what each side is to think about at the cursor of a game. What is
    /// being done already goes on.
    pub(super) fn assign(
        &mut self,
        record: &Record<G>,
        wanted: ByColor<Option<Assignment>>,
        now: Moment,
    ) -> Result<(), (Color, ComputerError)> {
        let turn = record.history().cursor();
        let moves = |color: Color| matches!(wanted[color], Some(Assignment::Move(_)));
        self.ready = self
            .ready
            .filter(|ready| ready.turn == turn && moves(ready.color));
        let mut result = Ok(());
        for color in Color::BOTH {
            let kind = wanted[color].map(|assignment| match assignment {
                Assignment::Move(_) => TaskKind::Move,
                Assignment::Ponder => TaskKind::Ponder,
            });
            if kind.is_some_and(|kind| self.workers[color].is_at(kind, turn)) {
                continue;
            }
            self.workers[color].cancel();
            let asked = match wanted[color] {
                Some(Assignment::Move(clock)) if self.ready.is_none() => {
                    self.ask_move(record, color, clock, now)
                }
                Some(Assignment::Ponder) => self.ask_ponder(record, color),
                Some(Assignment::Move(_)) | None => Ok(()),
            };
            result = result.and(asked.map_err(|why| (color, why)));
        }
        result
    }

    fn ask_move(
        &mut self,
        record: &Record<G>,
        color: Color,
        clock: Option<ClockLeft>,
        now: Moment,
    ) -> Result<(), ComputerError> {
        let mover = match &record.seats()[color] {
            Seat::Person => return Ok(()),
            Seat::Computer { level } => Mover::House(
                self.config(LevelOf::<G>::from_name(level).map_err(ComputerError::Level)?),
            ),
            Seat::Engine { .. } if !G::KIND.has_engines() => return Err(ComputerError::NoEngines),
            Seat::Engine { command } => {
                let engine = engine_of(command, &self.options.engines);
                let engine = engine.ok_or_else(|| ComputerError::NotSetUp(command.clone()))?;
                let log = self.logs[color].get_or_insert_default();
                Mover::Engine(engine.clone(), log.clone())
            }
        };
        let task = Task::Move {
            mover,
            question: Box::new(question(record)),
            budget: Budget {
                clock,
                ..Budget::default()
            },
        };
        self.asked_at = now;
        let turn = record.history().cursor();
        if !self.workers[color].ask(TaskKind::Move, turn, task) {
            return Err(ComputerError::Gone);
        }
        Ok(())
    }

    fn ask_ponder(&mut self, record: &Record<G>, color: Color) -> Result<(), ComputerError> {
        let Seat::Computer { level } = &record.seats()[color] else {
            return Ok(());
        };
        let task = Task::Ponder {
            config: self.config(LevelOf::<G>::from_name(level).map_err(ComputerError::Level)?),
            question: Box::new(question(record)),
        };
        // Where nobody can be asked, nobody thinks on the other side's time.
        self.workers[color].ask(TaskKind::Ponder, record.history().cursor(), task);
        Ok(())
    }

    /// Takes the next thing that someone has found. A move is kept until it is
    /// due.
    pub(super) fn hear(&mut self) -> Option<(Color, ComputerNews<G::Move>)> {
        for color in Color::BOTH {
            while let Some(heard) = self.workers[color].hear() {
                if heard.kind == TaskKind::Ponder {
                    if heard.answer.is_last() {
                        self.pondered = Some(heard.turn);
                    }
                    continue;
                }
                let failed = |why| Some((color, ComputerNews::Failed(why)));
                match heard.answer {
                    Answer::Choice(choice) => {
                        self.ready = Some(ReadyMove {
                            color,
                            turn: heard.turn,
                            choice,
                        });
                    }
                    Answer::Report(report) => {
                        return Some((color, ComputerNews::Report(heard.turn, report)));
                    }
                    Answer::EngineFailed(error) => return failed(ComputerError::Engine(error)),
                    Answer::NoEngines => return failed(ComputerError::NoEngines),
                    Answer::Gone => return failed(ComputerError::Gone),
                    Answer::Thought(_) | Answer::Estimate(_) | Answer::Dead(_) => (),
                }
            }
        }
        None
    }

    /// A move that was chosen and has waited for `pace` since it was asked for.
    pub(super) fn take_due(&mut self, pace: Duration, now: Moment) -> Option<ReadyMove<G::Move>> {
        self.ready.take_if(|_| now >= self.asked_at + pace)
    }

    /// Asks for the best so far; a move that was chosen already is given at
    /// once.
    pub(super) fn hurry(&mut self, color: Color) -> Option<ReadyMove<G::Move>> {
        self.workers[color].hurry();
        self.ready.take()
    }

    /// Drops what was thought: the game is another one now.
    pub(super) fn forget(&mut self) {
        for color in Color::BOTH {
            self.workers[color].cancel();
        }
        self.ready = None;
        self.pondered = None;
    }

    /// Others sit in these seats now; whether they had to wait.
    pub(super) fn reseat(&mut self, changed: impl IntoIterator<Item = Color>) -> bool {
        for color in changed {
            self.vacate(color);
        }
        self.pondered = None;
        self.ready = None;
        self.urged = false;
        self.release()
    }

    /// Stops everyone, and tells how to wait for the programs that were
    /// started.
    pub(super) fn shut_down(mut self) -> Vec<ThreadExit> {
        for color in Color::BOTH {
            self.vacate(color);
        }
        self.exiting
    }

    /// Someone leaves a seat. The thread ends when it notices, and with it its
    /// engine.
    fn vacate(&mut self, color: Color) {
        let exit = self.workers[color].shut_down();
        if self.logs[color].take().is_some() {
            self.exiting.extend(exit);
        }
    }
}

/// What to play at the cursor of a game.
fn question<G: Playable>(record: &Record<G>) -> Question<G> {
    let history = record.history();
    Question::of(history).with_purpose(G::purpose(history))
}

#[cfg(test)]
mod tests;
