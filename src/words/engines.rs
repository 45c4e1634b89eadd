//! What goes wrong with an engine from outside, said to a player.

use crate::gtp::EngineError;

use super::breaches::go_clause;
use super::language::sentence;
use super::{EngineTrouble, Language};

/// What went wrong with an engine, as a sentence. What the engine or the
/// system says itself stays in their language.
#[must_use]
pub fn engine_error(language: Language, error: &EngineError) -> String {
    sentence(&engine_clause(language, error))
}

/// The same as it stands inside another sentence.
#[must_use]
pub fn engine_clause(language: Language, error: &EngineError) -> String {
    use EngineTrouble as T;
    match error {
        EngineError::NoCommand => language.say(T::NoCommand).to_owned(),
        EngineError::OpenQuote(quote) => language.fill(T::OpenQuote, &[quote]),
        EngineError::OpenBackslash => language.say(T::OpenBackslash).to_owned(),
        EngineError::NoFolder(folder) => language.fill(T::NoFolder, &[&folder.display()]),
        EngineError::NoProgram(program) => language.fill(T::NoProgram, &[program]),
        EngineError::CannotStart { program, error } => {
            language.fill(T::CannotStart, &[program, error])
        }
        EngineError::Version(version) => language.fill(T::Version, &[version]),
        EngineError::TimedOut { command, limit } => {
            language.fill(T::TimedOut, &[command, &limit.as_secs()])
        }
        EngineError::Stopped => language.say(T::Stopped).to_owned(),
        EngineError::Ended { code, said } => ended(language, *code, said),
        EngineError::Flood => language.say(T::Flood).to_owned(),
        EngineError::NotText(command) => language.fill(T::NotText, &[command]),
        EngineError::NotAnAnswer(said) => language.fill(T::NotAnAnswer, &[said]),
        EngineError::Refused { command, message } => language.fill(T::Refused, &[command, message]),
        EngineError::NotAMove(said) => language.fill(T::NotAMove, &[said]),
        EngineError::Illegal(why) => language.fill(T::Illegal, &[&go_clause(language, why)]),
        EngineError::NotAStone(said) => language.fill(T::NotAStone, &[said]),
        EngineError::NoLiberties => language.say(T::NoLiberties).to_owned(),
        EngineError::Unknown(command) => language.fill(T::UnknownCommand, &[command]),
    }
}

fn ended(language: Language, code: Option<i32>, said: &str) -> String {
    use EngineTrouble as T;
    match (code, said) {
        (Some(code), "") => language.fill(T::Ended, &[&code]),
        (Some(code), said) => language.fill(T::EndedSaying, &[&code, &said]),
        (None, "") => language.say(T::Killed).to_owned(),
        (None, said) => language.fill(T::KilledSaying, &[&said]),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::board::{Point, Size, Vertex};
    use crate::go::IllegalMove;

    #[test]
    fn errors_are_said_in_the_language_of_the_player() {
        let d4 = Vertex::new(Point::new(3, 5), Size::NINE).unwrap();
        for (error, english, french) in [
            (
                EngineError::Illegal(IllegalMove::Occupied(d4)),
                "The engine’s move is illegal: D4 is already occupied",
                "Le coup du moteur est interdit\u{a0}: D4 est déjà occupé",
            ),
            (
                EngineError::Ended {
                    code: Some(3),
                    said: "no memory".to_owned(),
                },
                "The engine exited with code 3; its last output: no memory",
                "Le moteur s’est terminé avec le code 3\u{a0}; sa dernière sortie\u{a0}: no memory",
            ),
            (
                EngineError::TimedOut {
                    command: "name".to_owned(),
                    limit: Duration::from_secs(30),
                },
                "The engine did not answer “name” within 30 s",
                "Le moteur n’a pas répondu à «\u{a0}name\u{a0}» en 30\u{a0}s",
            ),
        ] {
            assert_eq!(engine_error(Language::English, &error), english);
            assert_eq!(engine_error(Language::French, &error), french);
        }
    }
}
