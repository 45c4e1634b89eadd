//! Saves: games as RON, for Jego itself and for a curious reader.
//!
//! A save is complete: every branch, the cursor, the clocks and the counting
//! marks come back. It is checked when it is read: each move is played again
//! by the rules, and a file with anything wrong in it opens nothing.

mod place;

use ron::ser::PrettyConfig;
use serde::Deserialize;

use super::model::{AnyRecord, Record, Recordable, each};
use super::problem::Place;
use super::schema::{GameData, data_of, options, record_of};

pub use super::schema::VERSION;

/// How the names of saves end.
pub const EXTENSION: &str = "jego.ron";

/// What a reader who opens the file with an editor is told first.
const GREETING: &str = "// A game saved by Jego. Turns are counted from 1 in the order of their lines;\n\
    // a turn follows the one before it unless it says after which.\n";

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
pub fn write<G: Recordable>(record: &Record<G>) -> String {
    // Heads of lists are unfolded, and each turn stands on one line.
    let pretty = PrettyConfig::new()
        .depth_limit(2)
        .new_line("\n".to_owned())
        .escape_strings(true);
    let body = options().to_string_pretty(&data_of(record), pretty);
    debug_assert!(body.is_ok(), "plain data can be written: {body:?}");
    format!("{GREETING}{}\n", body.unwrap_or_default())
}

impl AnyRecord {
    /// The game as a save.
    #[must_use]
    pub fn to_save(&self) -> String {
        each!(self, game => write(game))
    }
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
        1..=VERSION => {
            let data: GameData = parse(text)?;
            record_of(data)
                .map_err(|wrong| content(text, wrong.field, wrong.element, wrong.message))
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

/// The one thing that must never change.
#[derive(Deserialize)]
struct Probe {
    version: u32,
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
