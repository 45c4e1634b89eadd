//! Who looks at the positions of a game.

use std::sync::Arc;

use super::Reviewable;
use crate::ai::{Budget, Question, Report, StopFlag};
use crate::gtp::{EngineCommand, EngineError, EngineLog, RemoteEngine, Timeouts};

/// Who looked at a position. What two of them say is never compared: one may see
/// Black ahead in all positions of a game, and the other White.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Analyst {
    /// Jego itself.
    #[default]
    Jego,
    /// Another program.
    Engine {
        /// What it is called here.
        name: Arc<str>,
        /// What it tells.
        tells: Figures,
    },
}

/// What an engine tells about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figures {
    /// Win rates and leads in points.
    Leads,
    /// Win rates alone; the leads of its reports mean nothing.
    WinRates,
}

impl Analyst {
    /// The name of the engine; `None` for Jego itself.
    #[must_use]
    pub fn engine(&self) -> Option<&str> {
        match self {
            Self::Jego => None,
            Self::Engine { name, .. } => Some(name),
        }
    }

    /// Whether it tells by how many points a side leads.
    #[must_use]
    pub const fn tells_leads(&self) -> bool {
        match self {
            Self::Jego => true,
            Self::Engine { tells, .. } => matches!(tells, Figures::Leads),
        }
    }
}

/// Why a review by an engine has ended before its end.
#[derive(Debug, thiserror::Error)]
#[error("{name}: {error}")]
pub struct AnalystFailure {
    /// What the engine is called.
    pub name: String,
    /// What went wrong.
    pub error: EngineError,
}

/// An engine that looks at positions in place of Jego's own search. It is started
/// with the first position and kept for those that follow.
#[derive(Debug)]
pub struct EngineAnalyst {
    command: EngineCommand,
    log: EngineLog,
    timeouts: Timeouts,
    running: Option<RemoteEngine>,
}

impl EngineAnalyst {
    /// The engine that is started like this.
    #[must_use]
    pub fn new(command: EngineCommand) -> Self {
        Self::with(command, &EngineLog::new(), Timeouts::default())
    }

    /// The same with a log of what is said, and other timeouts.
    #[must_use]
    pub fn with(command: EngineCommand, log: &EngineLog, timeouts: Timeouts) -> Self {
        Self {
            command,
            log: log.clone(),
            timeouts,
            running: None,
        }
    }

    /// How it is started.
    #[must_use]
    pub const fn command(&self) -> &EngineCommand {
        &self.command
    }

    /// What it thinks of a position; `None` where there is nothing to say.
    pub(super) fn ask<G: Reviewable>(
        &mut self,
        question: &Question<G>,
        budget: &Budget,
        stop: &StopFlag,
    ) -> Result<Option<Report<G::Move>>, EngineError> {
        let engine = match &mut self.running {
            Some(engine) => engine,
            none => {
                let (log, timeouts) = (&self.log, self.timeouts);
                let started = RemoteEngine::start_with(&self.command, log, timeouts, stop)?;
                none.insert(started)
            }
        };
        match G::consult(engine, question, budget, stop) {
            // No move leads to such stones, and no engine takes them.
            Err(EngineError::NoLiberties) => Ok(None),
            other => other,
        }
    }

    /// Who says what it said last.
    pub(super) fn analyst(&self) -> Analyst {
        let engine = self.running.as_ref();
        Analyst::Engine {
            name: self.command.name.as_str().into(),
            tells: match engine.is_some_and(RemoteEngine::told_leads) {
                true => Figures::Leads,
                false => Figures::WinRates,
            },
        }
    }

    /// What is to be said of it once something went wrong; it is ended, and started
    /// anew when it is asked again. Nothing where it was only stopped.
    pub(super) fn failure(&mut self, error: EngineError) -> Option<AnalystFailure> {
        if matches!(error, EngineError::Stopped) {
            return None;
        }
        self.running = None;
        Some(AnalystFailure {
            name: self.command.name.clone(),
            error,
        })
    }
}
