//! `jego problems`: problems in this terminal, line by line.

use std::io::{self, IsTerminal as _, Write};
use std::sync::Arc;

use jego::console::{Echo, ProblemLines, solve_lines};
use jego::lobby::{CannotOpenProblems, open_problems};
use jego::puzzle::{BUILT_IN, Filter, Order, RoundOptions, Variety};
use jego::record::Folders;
use jego::settings::{read_settings, system_language};
use jego::words::Language;

use crate::args::{OrderArg, ProblemArgs};

/// Why no problems were tried.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotSolve {
    /// They cannot be opened.
    #[error("{}", .0.text(Language::English))]
    Open(CannotOpenProblems),
    /// Nothing can be read or written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Has problems solved in lines.
pub(crate) fn problems(asked: &ProblemArgs, output: impl Write) -> Result<(), CannotSolve> {
    let working = std::env::current_dir().unwrap_or_default();
    let folders = Folders::of_user(&working);
    let collection = match (&asked.what, BUILT_IN.first()) {
        (Some(path), _) => open_problems(path).map_err(CannotSolve::Open)?,
        (None, Some(built_in)) => built_in.collection(),
        (None, None) => return Ok(()),
    };
    let system = system_language();
    let (settings, _) = read_settings(&folders, system);
    let lines = ProblemLines {
        collection: Arc::new(collection),
        options: RoundOptions {
            order: match asked.order {
                OrderArg::Given => Order::Given,
                OrderArg::Shuffled => Order::Shuffled,
                OrderArg::Failed => Order::Failed,
                OrderArg::Unsolved => Order::Unsolved,
            },
            filter: Filter {
                theme: asked.theme.clone().unwrap_or_default(),
                grade: asked.grade.clone().unwrap_or_default(),
            },
            variety: Variety {
                turned: asked.turn,
                swapped: asked.swap,
            },
        },
        first: asked
            .first
            .map_or(0, |number| number.saturating_sub(1) as usize),
        seed: asked.seed.unwrap_or_else(rand::random),
        folders,
        language: asked.language.or(settings.language).unwrap_or(system),
        echo: match io::stdin().is_terminal() {
            true => Echo::Off,
            false => Echo::On,
        },
    };
    Ok(solve_lines(lines, io::stdin().lock(), output)?)
}
