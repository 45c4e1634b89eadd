//! What computers and engines at a table are called.

use super::{Language, level_named, level_title};
use crate::record::{GameKind, Seat};
use crate::session::{EngineCommand, engine_of, program_name};

/// What someone who is not a person is called; `None` for persons.
#[must_use]
pub fn seat_name(
    language: Language,
    kind: GameKind,
    seat: &Seat,
    engines: &[EngineCommand],
) -> Option<String> {
    match seat {
        Seat::Person => None,
        Seat::Computer { level } => Some(level_named(language, kind, level)),
        Seat::Engine { command } => Some(match engine_of(command, engines) {
            Some(engine) => engine.name.clone(),
            None => program_name(command),
        }),
    }
}

/// The same as lists have it: a level with its rank first.
#[must_use]
pub fn seat_title(
    language: Language,
    kind: GameKind,
    seat: &Seat,
    engines: &[EngineCommand],
) -> Option<String> {
    match seat {
        Seat::Computer { level } => Some(level_title(language, kind, level)),
        Seat::Person | Seat::Engine { .. } => seat_name(language, kind, seat, engines),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_no_person_has_a_name() {
        let engines = [EngineCommand {
            name: "GNU Go".to_owned(),
            command: "gnugo --mode gtp".to_owned(),
            ..EngineCommand::default()
        }];
        let engine = |command: &str| Seat::Engine {
            command: command.to_owned(),
        };
        let computer = |level: &str| Seat::Computer {
            level: level.to_owned(),
        };
        let name = |seat: &Seat| seat_name(Language::French, GameKind::Go, seat, &engines);
        assert_eq!(name(&Seat::Person), None);
        assert_eq!(name(&computer("Care")).as_deref(), Some("Prudence"));
        assert_eq!(name(&computer("Genius")).as_deref(), Some("Genius"));
        let known = name(&engine("gnugo --mode gtp"));
        assert_eq!(known.as_deref(), Some("GNU Go"));
        assert_eq!(name(&engine("/bin/pachi -x")).as_deref(), Some("pachi"));
    }
}
