//! An engine that is another program.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use crate::ai::{Budget, Choice, Question, Stop};
use crate::board::PointSet;

/// How an engine is started.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct EngineCommand {
    /// What it is called here.
    pub name: String,
    /// The program and its arguments, as in a shell: quotes and backslashes
    /// keep blanks together.
    pub command: String,
    /// The folder it is started in.
    pub folder: Option<PathBuf>,
    /// GTP commands that are sent once it has started, a line each.
    pub startup: Vec<String>,
}

/// Everything that was said between an engine and us. Clones are the same log.
#[derive(Clone, Debug, Default)]
pub struct EngineLog(Arc<Mutex<Vec<String>>>);

/// What went wrong with an engine.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// It could not be started.
    #[error("the engine cannot be started")]
    CannotStart,
}

/// A running engine.
#[derive(Debug)]
pub struct RemoteEngine {}

impl RemoteEngine {
    /// Starts one and makes sure that it speaks GTP.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it does not start, or does not answer as it should.
    pub fn start(_command: &EngineCommand, _log: &EngineLog) -> Result<Self, EngineError> {
        Err(EngineError::CannotStart)
    }

    /// What it plays in this position. It is told as little as it takes to
    /// bring it there from the last one.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it fails to answer, answers with something illegal,
    /// or was stopped.
    pub fn choose(
        &mut self,
        _question: &Question,
        _budget: &Budget,
        _stop: &Stop,
    ) -> Result<Choice, EngineError> {
        Err(EngineError::CannotStart)
    }

    /// Which stones it calls dead at the end.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it cannot say.
    pub fn dead(&mut self, _question: &Question, _stop: &Stop) -> Result<PointSet, EngineError> {
        Err(EngineError::CannotStart)
    }
}
