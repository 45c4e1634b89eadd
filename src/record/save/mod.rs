//! Saves: games as RON, for Jego itself and for a curious reader.
//!
//! A save is complete: every branch, the cursor, the clocks and the counting
//! marks come back. It is checked when it is read: each move is played again
//! by the rules, and a file with anything wrong in it opens nothing.

mod game;
mod lines;
mod place;
mod rules;

use ron::Options;
use ron::extensions::Extensions;
use serde::Deserialize;

use super::any::AnyRecord;
use super::game::Record;
use super::kept::{Kept, Table};
use super::problem::Place;
use crate::aligne4;
use crate::go;
use crate::othello;

pub use lines::Head;

pub(super) use game::{Numbers, names, points, setup_line, setup_of_line, write_line};
pub(super) use lines::{ClocksLine, ControlLine, SeatsLine, SetupLine};
pub(super) use rules::RulesLine;

use lines::GameFile;

/// How the names of saves end.
pub const EXTENSION: &str = "jego.ron";

/// The version that is written.
pub const VERSION: u32 = 1;

/// A save that cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidSave {
    /// A later Jego wrote it.
    #[error(
        "this save has version {0}, and this Jego reads versions up to {VERSION}; a newer Jego can open it"
    )]
    Newer(u32),
    /// It is no RON, or has a field too many, or lacks one.
    #[error("{place}: {message}")]
    Form {
        /// Where.
        place: Place,
        /// What is wrong there.
        message: String,
    },
    /// It is well formed and says something impossible.
    #[error("{place}: {message}")]
    Content {
        /// Where.
        place: Place,
        /// What is wrong there.
        message: String,
    },
}

/// Writes a save.
#[must_use]
pub fn write<G: Kept>(record: &Record<G>) -> String {
    game::write(record)
}

/// Reads a save.
///
/// # Errors
///
/// [`InvalidSave`] with the place, and nothing is opened.
pub fn read(text: &str) -> Result<AnyRecord, InvalidSave> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Probe { version } = parse(text)?;
    match version {
        1 => {
            let file: GameFile = parse(text)?;
            Ok(match file.game {
                Table::Go => game::read::<go::Position>(text, file)?.into(),
                Table::Othello => game::read::<othello::Position>(text, file)?.into(),
                Table::Aligne4 => game::read::<aligne4::Position>(text, file)?.into(),
            })
        }
        newer if newer > VERSION => Err(InvalidSave::Newer(newer)),
        _ => Err(content(
            text,
            "version",
            None,
            "there is no such version".to_owned(),
        )),
    }
}

/// Reads a save on one line.
pub(super) fn read_line(line: &str) -> Result<AnyRecord, String> {
    let file: GameFile = parse(line).map_err(|error| error.to_string())?;
    Ok(match file.game {
        Table::Go => game::read_line::<go::Position>(file)?.into(),
        Table::Othello => game::read_line::<othello::Position>(file)?.into(),
        Table::Aligne4 => game::read_line::<aligne4::Position>(file)?.into(),
    })
}

/// The one thing that must never change.
#[derive(Deserialize)]
struct Probe {
    version: u32,
}

/// RON as it is used here: what may be left out is written without `Some`.
pub(super) fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, InvalidSave> {
    options().from_str(text).map_err(|error| InvalidSave::Form {
        place: Place {
            line: error.span.start.line,
            column: error.span.start.col,
        },
        message: error.code.to_string(),
    })
}

/// An error in a field, or in one element of it.
fn content(text: &str, field: &str, element: Option<usize>, message: String) -> InvalidSave {
    InvalidSave::Content {
        place: place::of(text, field, element),
        message,
    }
}
