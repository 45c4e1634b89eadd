//! The program itself, with all that it starts.

use std::io;
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::EngineError;
use super::group;

/// A program that was started, for us and for the thread that notices a flood.
#[derive(Clone, Debug)]
pub(super) struct SharedChild(Arc<Mutex<Child>>);

impl SharedChild {
    /// Starts a program, with a pipe for each of its streams.
    pub(super) fn start(
        program: &str,
        arguments: &[String],
        folder: Option<&Path>,
    ) -> Result<Self, EngineError> {
        let mut command = Command::new(program);
        command.args(arguments);
        if let Some(folder) = folder {
            if !folder.is_dir() {
                return Err(EngineError::NoFolder(folder.to_owned()));
            }
            command.current_dir(folder);
        }
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        group::begin(&mut command);
        let child = command.spawn();
        let child = child.map_err(|error| not_started(program, error))?;
        Ok(Self(Arc::new(Mutex::new(child))))
    }

    /// Its input, its output and its errors; `None` where they were taken.
    pub(super) fn take_streams(&self) -> Option<(ChildStdin, ChildStdout, ChildStderr)> {
        let mut child = self.lock();
        Some((
            child.stdin.take()?,
            child.stdout.take()?,
            child.stderr.take()?,
        ))
    }

    /// How it ended; `None` while it runs, and where the system does not say.
    pub(super) fn exit_status(&self) -> Option<ExitStatus> {
        self.lock().try_wait().ok().flatten()
    }

    /// Whether it has ended.
    pub(super) fn is_gone(&self) -> bool {
        !matches!(self.lock().try_wait(), Ok(None))
    }

    /// Ends the program at once, with all that it has started, and waits until
    /// the system has noticed.
    pub(super) fn kill(&self) {
        let mut child = self.lock();
        group::kill(&child);
        let _ = child.kill();
        let _ = child.wait();
    }

    fn lock(&self) -> MutexGuard<'_, Child> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Why a program does not run.
pub(super) fn not_started(program: &str, error: io::Error) -> EngineError {
    let program = program.to_owned();
    if error.kind() == io::ErrorKind::NotFound {
        return EngineError::NoProgram(program);
    }
    EngineError::CannotStart { program, error }
}
