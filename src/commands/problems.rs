//! `jego problems`: problems in this terminal, line by line.

use std::io::{self, IsTerminal as _, Write};
use std::sync::Arc;

use jego::console::{Echo, ProblemLines, solve_lines};
use jego::lobby::{CannotOpenProblems, open_problems, read_deck};
use jego::puzzle::{BUILT_IN, Collection, Filter, Order, RoundOptions, Variety};
use jego::record::{Folders, LogError};
use jego::settings::{read_settings, system_language};
use jego::words::Language;

use crate::args::{OrderArg, ProblemArgs};

/// Why no problems were tried.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotSolve {
    /// They cannot be opened.
    #[error("{}", .0.text(Language::English))]
    Open(CannotOpenProblems),
    /// One's own mistakes cannot be read.
    #[error(transparent)]
    Mistakes(LogError),
    /// Nothing can be read or written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// The mistakes that became exercises.
fn mistakes(folders: &Folders) -> Result<Collection, CannotSolve> {
    match read_deck(folders) {
        (deck, None) => Ok(deck.collection()),
        (_, Some(error)) => Err(CannotSolve::Mistakes(error)),
    }
}

/// Has problems solved in lines.
pub(crate) fn problems(asked: &ProblemArgs, output: impl Write) -> Result<(), CannotSolve> {
    let working = std::env::current_dir().unwrap_or_default();
    let folders = Folders::of_user(&working);
    let collection = match (&asked.what, BUILT_IN.first()) {
        (Some(path), _) => open_problems(path).map_err(CannotSolve::Open)?,
        (None, _) if asked.mistakes => mistakes(&folders)?,
        (None, Some(built_in)) => built_in.collection(),
        (None, None) => return Ok(()),
    };
    let system = system_language();
    let (settings, _) = read_settings(&folders, system);
    let lines = ProblemLines {
        collection: Arc::new(collection),
        options: RoundOptions {
            order: match asked.order {
                None if asked.mistakes => Order::Due,
                None | Some(OrderArg::Given) => Order::Given,
                Some(OrderArg::Shuffled) => Order::Shuffled,
                Some(OrderArg::Failed) => Order::Failed,
                Some(OrderArg::Unsolved) => Order::Unsolved,
                Some(OrderArg::Due) => Order::Due,
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
