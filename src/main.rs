//! The program: reads its arguments and starts what they ask for.

mod args;
mod commands;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use args::{Args, Command};
use clap::Parser as _;
use commands::Overwrite;
#[cfg(feature = "gui")]
use jego::record::Folders;

fn main() -> ExitCode {
    let args = Args::parse();
    let done = match args.command {
        None => play(args.file, args.stats),
        Some(Command::Info { file, game }) => commands::info(&file, index(game))
            .map_err(Failure::from)
            .and_then(|info| {
                io::stdout().lock().write_all(info.text.as_bytes())?;
                tell_problems(&info.problems)
            }),
        Some(Command::Convert {
            input,
            output,
            game,
            force,
        }) => {
            let overwrite = if force {
                Overwrite::Always
            } else {
                Overwrite::Never
            };
            commands::convert(&input, &output, index(game), overwrite)
                .map_err(Failure::from)
                .and_then(|problems| tell_problems(&problems))
        }
        Some(Command::Gtp(args)) => {
            jego::gtp::serve(io::stdin(), io::stdout(), args.into()).map_err(Failure::from)
        }
        Some(Command::Match(asked)) => {
            commands::contest(&asked, &mut io::stdout().lock()).map_err(Failure::from)
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has gone away, as `head` does; there is no one to tell.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            let _ = writeln!(io::stderr(), "jego: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Why the program did not do what it was asked to.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Tell(#[from] commands::CannotTell),
    #[error(transparent)]
    Convert(#[from] commands::CannotConvert),
    #[error(transparent)]
    Contest(commands::CannotContest),
    #[cfg(feature = "gui")]
    #[error(transparent)]
    Window(#[from] jego::ui::CannotStart),
    #[cfg(not(feature = "gui"))]
    #[error("this jego was built without a window; `jego --help` shows what it can do")]
    NoWindow,
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl From<commands::CannotContest> for Failure {
    fn from(error: commands::CannotContest) -> Self {
        match error {
            commands::CannotContest::Output(error) => Self::Output(error),
            other => Self::Contest(other),
        }
    }
}

/// People count games from 1.
fn index(game: Option<u32>) -> Option<usize> {
    game.map(|number| number.saturating_sub(1) as usize)
}

fn tell_problems(problems: &[String]) -> Result<(), Failure> {
    let mut out = io::stderr().lock();
    for problem in problems {
        writeln!(out, "{problem}")?;
    }
    Ok(())
}

/// Opens the window.
#[cfg(feature = "gui")]
fn play(file: Option<PathBuf>, stats: bool) -> Result<(), Failure> {
    let working = std::env::current_dir().unwrap_or_default();
    let folders = Folders::of_user(&working);
    // What is remembered of the file holds from any folder.
    let file = file.map(|file| std::path::absolute(&file).unwrap_or(file));
    let beginning = jego::ui::begin(folders, file);
    if stats {
        let stats = jego::ui::measure(beginning)?;
        return Ok(write!(io::stdout().lock(), "{stats}")?);
    }
    Ok(jego::ui::run(beginning)?)
}

/// Says that this program was built without its window.
#[cfg(not(feature = "gui"))]
fn play(_file: Option<PathBuf>, _stats: bool) -> Result<(), Failure> {
    Err(Failure::NoWindow)
}
