//! `jego console`: a game in this terminal.

use std::ffi::OsStr;
use std::io::{self, BufReader, BufWriter, IsTerminal as _};

use jego::console::{CannotLaunch, Colors, Echo, LaunchOptions, Startup, play_lines, play_screen};
use jego::record::Folders;

/// How a terminal is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TerminalMode {
    /// The whole screen where there is one, lines otherwise.
    Auto,
    /// Lines in any case.
    Lines,
}

/// Why no game was played.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotPlay {
    /// The options make no game.
    #[error(transparent)]
    Launch(#[from] CannotLaunch),
    /// The terminal, or what stands in its place, failed.
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[from] io::Error),
    /// The last game could not be kept.
    #[error("{0}")]
    NotKept(String),
}

/// Plays in this terminal.
pub(crate) fn console(asked: &LaunchOptions, mode: TerminalMode) -> Result<(), CannotPlay> {
    let working = std::env::current_dir().unwrap_or_default();
    let beginning = Startup::new(Folders::of_user(&working), asked)?;
    let lost = if mode == TerminalMode::Auto && has_screen() {
        play_screen(beginning, Colors::from_env(), io::stdout())?
    } else {
        let echo = if io::stdin().is_terminal() {
            Echo::Off
        } else {
            Echo::On
        };
        let output = BufWriter::new(io::stdout());
        play_lines(beginning, BufReader::new(io::stdin()), output, echo)?
    };
    match lost {
        Some(lost) => Err(CannotPlay::NotKept(lost)),
        None => Ok(()),
    }
}

/// Whether there is a terminal at both ends that can do more than lines.
fn has_screen() -> bool {
    let dumb = std::env::var_os("TERM").is_none_or(|term| term == OsStr::new("dumb"));
    io::stdin().is_terminal() && io::stdout().is_terminal() && !(dumb && cfg!(unix))
}
