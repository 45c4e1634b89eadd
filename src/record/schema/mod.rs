//! What saves and journals are made of: a record, and parts of one, as plain data
//! for RON.
//!
//! The data has types of its own: renaming something in the rules cannot change
//! a file, it fails to compile here.

mod game;
mod lines;
mod notes;
mod numbers;
mod points;
mod rules;
mod start;

use ron::Options;
use ron::extensions::Extensions;

pub(super) use lines::{ClocksLine, ControlLine, GameData, SeatsLine, SetupLine};
pub(super) use numbers::Numbers;
pub(super) use points::{point_names, points_named, setup_line, setup_of_line};

use crate::aligne4;
use crate::go;
use crate::othello;

use super::kind::GameKind;
use super::model::{AnyRecord, Record, Recordable};
use start::{StartFields, field_of};

/// The latest version. A save has the first one that can tell of its game, so
/// that an older Jego opens what it understands.
pub const VERSION: u32 = 2;

/// The version of a save that begins like this.
const fn version_of(start: &StartFields) -> u32 {
    match &start.rules {
        // What wins is told since version 2.
        Some(rules) if rules.tells_victory() => 2,
        Some(_) | None => 1,
    }
}

/// A field that says something impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct InvalidField {
    pub(super) field: &'static str,
    /// Which element of it, where it is a list.
    pub(super) element: Option<usize>,
    pub(super) message: String,
}

/// Says of a field what is wrong with it.
fn invalid<E: ToString>(field: &'static str) -> impl Fn(E) -> InvalidField {
    move |error| InvalidField {
        field,
        element: None,
        message: error.to_string(),
    }
}

/// RON as it is used here: what may be left out is written without `Some`.
pub(super) fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// What is saved of a record.
pub(super) fn data_of<G: Recordable>(record: &Record<G>) -> GameData {
    game::data_of(record)
}

/// Makes the game that a save tells of: each turn is played again.
///
/// # Errors
///
/// The first field with something wrong in it.
pub(super) fn record_of(mut data: GameData) -> Result<AnyRecord, InvalidField> {
    let start = StartFields {
        variant: data.variant.take(),
        size: data.size.take(),
        rules: data.rules.take(),
        handicap: data.handicap.take(),
        setup: std::mem::take(&mut data.setup),
    };
    Ok(match data.game {
        GameKind::Go => {
            let record = Record::<go::Position>::new(start.go()?);
            let record = record.map_err(|error| invalid(field_of(&error))(error))?;
            game::fill(record, data)?.into()
        }
        GameKind::Othello => {
            let record = Record::<othello::Position>::new(start.othello()?);
            game::fill(record.map_err(invalid("setup"))?, data)?.into()
        }
        GameKind::Aligne4 => {
            let Ok(record) = Record::<aligne4::Position>::new(start.aligne4()?);
            game::fill(record, data)?.into()
        }
    })
}
