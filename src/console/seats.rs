//! Who can sit at a table: persons, levels of the program, engines.

use crate::record::{Seat, Table};
use crate::session::{EngineCommand, levels, seat_name};
use crate::words::{self, Language};

/// All computers that can sit at a table.
pub(super) fn computers(table: Table, engines: &[EngineCommand]) -> Vec<Seat> {
    let levels = levels(table).into_iter().map(|level| Seat::Computer {
        level: level.to_owned(),
    });
    let engines = engines
        .iter()
        .filter(|_| table.has_engines())
        .map(|engine| Seat::Engine {
            command: engine.command.clone(),
        });
    levels.chain(engines).collect()
}

/// What somebody at the table is called.
pub(super) fn seat_text(
    language: Language,
    table: Table,
    seat: &Seat,
    engines: &[EngineCommand],
) -> String {
    let name = seat_name(language, table, seat, engines);
    name.unwrap_or_else(|| language.say(words::Table::Person).to_owned())
}
