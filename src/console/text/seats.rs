//! Who plays, as text: persons, levels of the program, engines.

use crate::record::{GameKind, Seat};
use crate::session::EngineCommand;
use crate::words::{
    self, Dialog, Language, level_sentence_named, level_short, level_title, seat_name,
};

/// Somebody who can be chosen: of a level its rank, its name and how it plays.
pub(in crate::console) fn seat_choice(
    language: Language,
    kind: GameKind,
    seat: &Seat,
    engines: &[EngineCommand],
) -> String {
    match seat {
        Seat::Computer { level } => {
            let title = level_title(language, kind, level);
            match level_sentence_named(language, kind, level) {
                "" => title,
                sentence => language.fill(Dialog::OfFile, &[&title, &sentence]),
            }
        }
        Seat::Person | Seat::Engine { .. } => seat_text(language, kind, seat, engines),
    }
}

/// What somebody at the table is called, a level with its rank.
pub(in crate::console) fn seat_text(
    language: Language,
    kind: GameKind,
    seat: &Seat,
    engines: &[EngineCommand],
) -> String {
    if let Seat::Computer { level } = seat {
        return level_short(language, kind, level);
    }
    let name = seat_name(language, kind, seat, engines);
    name.unwrap_or_else(|| language.say(words::TableWords::Person).to_owned())
}
