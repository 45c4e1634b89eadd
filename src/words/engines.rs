//! What goes wrong with an engine from outside, said to a player.

use crate::gtp::EngineError;

use super::breaches::go_clause;
use super::{Language, catalogue};

catalogue! {
    /// Engines from outside, failing.
    pub enum EngineTrouble {
        NoCommand {
            en: "There is no command to start the engine",
            fr: "Il n’y a pas de commande pour lancer le moteur",
        }
        OpenQuote {
            en: "In the engine’s command line the quote {0} is not closed",
            fr: "Dans la ligne de commande du moteur, le guillemet {0} n’est pas fermé",
        }
        OpenBackslash {
            en: "In the engine’s command line nothing follows the last backslash",
            fr: "Dans la ligne de commande du moteur, rien ne suit la dernière barre oblique inverse",
        }
        NoFolder {
            en: "The folder {0} does not exist",
            fr: "Le dossier {0} n’existe pas",
        }
        NoProgram {
            en: "The program “{0}” does not exist",
            fr: "Le programme «\u{a0}{0}\u{a0}» n’existe pas",
        }
        CannotStart {
            en: "“{0}” cannot be started: {1}",
            fr: "«\u{a0}{0}\u{a0}» ne peut pas être lancé\u{a0}: {1}",
        }
        Version {
            en: "The engine speaks version “{0}” of GTP, not version 2",
            fr: "Le moteur parle la version «\u{a0}{0}\u{a0}» de GTP, pas la version 2",
        }
        TimedOut {
            en: "The engine did not answer “{0}” within {1} s",
            fr: "Le moteur n’a pas répondu à «\u{a0}{0}\u{a0}» en {1}\u{a0}s",
        }
        Stopped {
            en: "The engine was stopped",
            fr: "Le moteur a été arrêté",
        }
        Ended {
            en: "The engine exited with code {0}",
            fr: "Le moteur s’est terminé avec le code {0}",
        }
        EndedSaying {
            en: "The engine exited with code {0}; its last output: {1}",
            fr: "Le moteur s’est terminé avec le code {0}\u{a0}; sa dernière sortie\u{a0}: {1}",
        }
        Killed {
            en: "The engine was killed by a signal",
            fr: "Le moteur a été arrêté par un signal",
        }
        KilledSaying {
            en: "The engine was killed by a signal; its last output: {0}",
            fr: "Le moteur a été arrêté par un signal\u{a0}; sa dernière sortie\u{a0}: {0}",
        }
        NotText {
            en: "The engine’s answer to “{0}” is not text",
            fr: "La réponse du moteur à «\u{a0}{0}\u{a0}» n’est pas du texte",
        }
        NotAnAnswer {
            en: "The engine’s answer is not valid GTP: “{0}”",
            fr: "La réponse du moteur n’est pas du GTP valide\u{a0}: «\u{a0}{0}\u{a0}»",
        }
        Refused {
            en: "The engine refuses “{0}”: {1}",
            fr: "Le moteur refuse «\u{a0}{0}\u{a0}»\u{a0}: {1}",
        }
        NotAMove {
            en: "The engine answers “{0}”, which is not a move on this board",
            fr: "Le moteur répond «\u{a0}{0}\u{a0}», qui n’est pas un coup sur ce goban",
        }
        Illegal {
            en: "The engine’s move is illegal: {0}",
            fr: "Le coup du moteur est interdit\u{a0}: {0}",
        }
        NotAStone {
            en: "The engine reports “{0}” as a dead stone, but there is no stone there",
            fr: "Le moteur donne «\u{a0}{0}\u{a0}» pour une pierre morte, mais il n’y a pas de pierre à cet endroit",
        }
        NoLiberties {
            en: "No engine can be given this position: it has a chain with no liberties",
            fr: "Aucun moteur ne peut recevoir cette position\u{a0}: une chaîne y est sans liberté",
        }
        UnknownCommand {
            en: "The engine does not know the command {0}",
            fr: "Le moteur ne connaît pas la commande {0}",
        }

        Flood {
            en: "The engine writes without end",
            fr: "Le moteur écrit sans fin",
        }
    }
}

/// What went wrong with an engine, as a sentence. What the engine or the
/// system says itself stays in their language.
#[must_use]
pub fn engine_error(language: Language, error: &EngineError) -> String {
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

/// The same as it stands inside another sentence.
#[must_use]
pub fn engine_clause(language: Language, error: &EngineError) -> String {
    let sentence = engine_error(language, error);
    let mut letters = sentence.chars();
    let first = letters.next().map(char::to_lowercase);
    first.into_iter().flatten().chain(letters).collect()
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
