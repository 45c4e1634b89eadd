//! Engines that are other programs: how they are called, and how they are
//! tried out before a game.

pub use crate::gtp::{EngineCommand, EngineError};

use crate::ai::StopFlag;
use crate::gtp::{EngineLog, RemoteEngine, Timeouts};

/// How an engine introduces itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Introduction {
    /// The name it gives.
    pub name: String,
    /// The version it gives; may be empty.
    pub version: String,
}

/// Starts an engine, hears what it says of itself, and ends it. This takes as
/// long as the engine does, or until it is told to stop.
///
/// # Errors
///
/// [`EngineError`] if it does not start, does not answer as it should, or was
/// stopped.
pub fn introduce(command: &EngineCommand, stop: &StopFlag) -> Result<Introduction, EngineError> {
    let log = EngineLog::default();
    let engine = RemoteEngine::start_with(command, &log, Timeouts::default(), stop)?;
    Ok(Introduction {
        name: engine.name().to_owned(),
        version: engine.version().to_owned(),
    })
}

/// The engine with this command line, if it is set up here. One that is not
/// came with a file, and files do not start programs.
#[must_use]
pub fn engine_of<'a>(command: &str, engines: &'a [EngineCommand]) -> Option<&'a EngineCommand> {
    engines.iter().find(|engine| engine.command == command)
}

/// A name for an engine that has none: that of its program.
#[must_use]
pub fn program_name(command: &str) -> String {
    let command = command.trim();
    let program = match command.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => command.split_whitespace().next(),
    };
    let program = program.unwrap_or_default();
    let file = program.rsplit(['/', '\\']).next().unwrap_or(program);
    file.strip_suffix(".exe").unwrap_or(file).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_gives_its_name() {
        for (command, name) in [
            ("gnugo --mode gtp", "gnugo"),
            ("/usr/games/gnugo --mode gtp", "gnugo"),
            ("\"C:\\Go engines\\katago.exe\" gtp", "katago"),
            ("  pachi", "pachi"),
            ("", ""),
            ("\"", ""),
        ] {
            assert_eq!(program_name(command), name, "{command}");
        }
    }

    #[test]
    fn an_engine_that_is_no_program_introduces_itself_to_no_one() {
        let command = EngineCommand {
            command: "/nowhere/there-is-no-such-engine".to_owned(),
            ..EngineCommand::default()
        };
        assert!(introduce(&command, &StopFlag::new()).is_err());
    }
}
