//! The program: reads its arguments and starts what they ask for.

mod args;
mod commands;

use std::io::{self, Write};
use std::process::ExitCode;

use args::{Args, Command};
use clap::Parser as _;
use commands::Overwrite;
use jego::go::{KoRule, Rules, Ruleset, Scoring, Suicide};

fn main() -> ExitCode {
    let done = match Args::parse().command {
        None => write_overview(&mut io::stdout().lock()).map_err(Failure::from),
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
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
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

/// Says what there is, without promising more.
fn write_overview(out: &mut impl io::Write) -> io::Result<()> {
    writeln!(out, "Jego {}", env!("CARGO_PKG_VERSION"))?;
    writeln!(
        out,
        "The rules of Go, the history of a game, the count and the files are here, as a library."
    )?;
    writeln!(
        out,
        "The window, the console game and the engine are not built yet; `jego --help` shows\nwhat can be done with game files.\n"
    )?;
    writeln!(
        out,
        "{:<14}{:<31}{:<11}{:<11}komi",
        "Ruleset", "ko", "suicide", "scoring"
    )?;
    for ruleset in Ruleset::ALL {
        let rules = ruleset.rules();
        writeln!(out, "{ruleset:<14}{}", in_words(&rules))?;
    }
    writeln!(out, "\n`cargo doc --open` shows the library.")
}

fn in_words(rules: &Rules) -> String {
    let ko = match rules.ko {
        KoRule::Simple => "simple, long cycles are void",
        KoRule::PositionalSuperko => "positional superko",
        KoRule::SituationalSuperko => "situational superko",
        KoRule::NaturalSituationalSuperko => "natural situational superko",
    };
    let suicide = match rules.suicide {
        Suicide::Forbidden => "forbidden",
        Suicide::Allowed => "allowed",
    };
    let scoring = match rules.scoring {
        Scoring::Area => "area",
        Scoring::Territory => "territory",
    };
    format!("{ko:<31}{suicide:<11}{scoring:<11}{}", rules.komi)
}
