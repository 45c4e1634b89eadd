//! Who can sit at a table: persons, levels of the program, engines.

use crate::record::{GameKind, Seat};
use crate::session::{EngineCommand, levels};
use crate::words::{
    self, Dialog, Language, level_sentence_named, level_short, level_title, seat_name,
};

/// All computers that can sit at a table.
pub(super) fn computers(table: GameKind, engines: &[EngineCommand]) -> Vec<Seat> {
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

/// Somebody who can be chosen: of a level its rank, its name and how it plays.
pub(super) fn seat_choice(
    language: Language,
    table: GameKind,
    seat: &Seat,
    engines: &[EngineCommand],
) -> String {
    match seat {
        Seat::Computer { level } => {
            let title = level_title(language, table, level);
            match level_sentence_named(language, table, level) {
                "" => title,
                sentence => language.fill(Dialog::OfFile, &[&title, &sentence]),
            }
        }
        Seat::Person | Seat::Engine { .. } => seat_text(language, table, seat, engines),
    }
}

/// What somebody at the table is called, a level with its rank.
pub(super) fn seat_text(
    language: Language,
    table: GameKind,
    seat: &Seat,
    engines: &[EngineCommand],
) -> String {
    if let Seat::Computer { level } = seat {
        return level_short(language, table, level);
    }
    let name = seat_name(language, table, seat, engines);
    name.unwrap_or_else(|| language.say(words::Table::Person).to_owned())
}
