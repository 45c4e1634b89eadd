//! What can go wrong with an engine.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use crate::go::IllegalMove;

/// What went wrong with an engine.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// Nothing says which program it is.
    #[error("there is no command to start the engine")]
    NoCommand,
    /// A quote in its command line has no end.
    #[error("in the engine's command line the quote {0} is not closed")]
    OpenQuote(char),
    /// Its command line ends with a backslash that protects nothing.
    #[error("in the engine's command line nothing follows the last backslash")]
    OpenBackslash,
    /// The folder it should be started in is not there.
    #[error("the folder {} does not exist", .0.display())]
    NoFolder(PathBuf),
    /// The system does not have the program.
    #[error("the program {0:?} does not exist")]
    NoProgram(String),
    /// The system does not start the program.
    #[error("{program:?} cannot be started: {error}")]
    CannotStart {
        /// The program.
        program: String,
        /// What the system says.
        error: io::Error,
    },
    /// It speaks another version of the protocol.
    #[error("the engine speaks version {0:?} of GTP, not version 2")]
    Version(String),
    /// It took too long.
    #[error("the engine did not answer {command:?} within {} s", limit.as_secs_f32())]
    TimedOut {
        /// What it was asked.
        command: String,
        /// How long it was waited for.
        limit: Duration,
    },
    /// Nobody wanted the answer any more.
    #[error("the engine was stopped")]
    Stopped,
    /// The program is gone.
    #[error("{}", ended(*code, said))]
    Ended {
        /// The code it ended with, if it ended by itself.
        code: Option<i32>,
        /// The last lines of its standard error, on one line.
        said: String,
    },
    /// It wrote more than any answer can have, and was ended.
    #[error("the engine writes without end")]
    Flood,
    /// What it says is not UTF-8.
    #[error("the engine's answer to {0:?} is not text")]
    NotText(String),
    /// What it says begins neither with `=` nor with `?`.
    #[error("the engine's answer is not valid GTP: {0:?}")]
    NotAnAnswer(String),
    /// It says that it cannot do this.
    #[error("the engine refuses {command:?}: {message}")]
    Refused {
        /// What it was asked.
        command: String,
        /// Why not, in its own words.
        message: String,
    },
    /// It was asked for a move and answers with something else.
    #[error("the engine answers {0:?}, which is not a move on this board")]
    NotAMove(String),
    /// It wants to break the rules.
    #[error("the engine's move is illegal: {0}")]
    Illegal(IllegalMove),
    /// It calls points dead where no stone stands, or no points at all.
    #[error("the engine reports {0:?} as a dead stone, but there is no stone there")]
    NotAStone(String),
    /// Stones without a liberty stand on the board, and no moves lead there.
    #[error("no engine can be given this position: it has a chain with no liberties")]
    NoLiberties,
    /// It does not have the command that this needs.
    #[error("the engine does not know the command {0}")]
    Unknown(&'static str),
}

fn ended(code: Option<i32>, said: &str) -> String {
    let how = match code {
        Some(code) => format!("the engine exited with code {code}"),
        None => "the engine was killed by a signal".to_owned(),
    };
    if said.is_empty() {
        return how;
    }
    format!("{how}; its last output: {said}")
}
