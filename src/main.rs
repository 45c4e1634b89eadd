//! The program: reads its arguments and starts what they ask for.

use std::io;
use std::process::ExitCode;

use clap::Parser;
use jego::go::{KoRule, Rules, Ruleset, Scoring, Suicide};

/// A table for Go.
///
/// This version is the floor the game will stand on: the rules, the history
/// and the count, as a library. There is no window, console game or engine in
/// it yet.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {}

fn main() -> ExitCode {
    let Args {} = Args::parse();
    match write_overview(&mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has gone away, as `head` does; there is no one to tell.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// Says what there is, without promising more.
fn write_overview(out: &mut impl io::Write) -> io::Result<()> {
    writeln!(out, "Jego {}", env!("CARGO_PKG_VERSION"))?;
    writeln!(
        out,
        "The rules of Go, the history of a game and the count are here, as a library."
    )?;
    writeln!(
        out,
        "The window, the console game and the engine are not built yet.\n"
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
