//! What is said of computers that think, and of what they think.

use crate::board::Color;
use crate::game::HalfPoints;

use super::{Language, color};

/// The score that a game of Go is expected to end with: who wins and by how
/// much, or nobody.
#[must_use]
pub fn expected_score(language: Language, winner: Option<(Color, HalfPoints)>) -> String {
    match winner {
        Some((side, by)) => language.fill(
            Thinking::ExpectedScore,
            &[&color(language, side), &language.points(by)],
        ),
        None => language.say(Thinking::ExpectedEven).to_owned(),
    }
}

super::catalogue! {
    /// The opponent, and the panel of thoughts.
    pub enum Thinking {
        Thinks { en: "{0} is thinking…", fr: "{0} réfléchit…" }
        EngineThinks { en: "thinking…", fr: "réfléchit…" }
        Waits { en: "{0} is waiting", fr: "{0} attend" }
        EngineWaits { en: "waiting", fr: "attend" }
        NotYourTurn { en: "It is the computer’s turn ({0})", fr: "C’est à l’ordinateur de jouer ({0})" }
        Stopped { en: "The computer is waiting; play for it, or let it continue", fr: "L’ordinateur attend\u{a0}; jouez pour lui ou laissez-le continuer" }
        CannotHurry { en: "This engine cannot be told to move now", fr: "Ce moteur ne peut pas être forcé à jouer" }
        Hinting { en: "Looking for a good move…", fr: "Recherche d’un bon coup…" }
        HintAt { en: "A good move: {0}", fr: "Un bon coup\u{a0}: {0}" }
        HintPass { en: "There is nothing left to play: pass", fr: "Il n’y a plus rien à jouer\u{a0}: passez" }
        NoHint { en: "No hint is available here", fr: "Pas de conseil possible ici" }
        CannotPlay { en: "The computer ({0}) cannot play: {1}", fr: "L’ordinateur ({0}) ne peut pas jouer\u{a0}: {1}" }
        NoLevel { en: "there is no level “{0}”", fr: "le niveau «\u{a0}{0}\u{a0}» n’existe pas" }
        NotSetUp { en: "the engine “{0}” is not set up here", fr: "le moteur «\u{a0}{0}\u{a0}» n’est pas configuré ici" }
        NoEngines {
            en: "external engines only play Go here",
            fr: "les moteurs externes ne jouent ici qu’au go",
        }
        Gone { en: "it stopped without answering", fr: "il s’est arrêté sans répondre" }
        TryAgain { en: "Try again", fr: "Réessayer" }
        SeatOthers { en: "Change players…", fr: "Changer les joueurs…" }
        GoOn { en: "Continue", fr: "Continuer" }
        LogTitle { en: "Engine log", fr: "Journal du moteur" }
        CopyLog { en: "Copy all", fr: "Tout copier" }
        MoveNow { en: "Move now", fr: "Jouer" }
        Stop { en: "Stop", fr: "Arrêter" }
        Analysis { en: "Analysis", fr: "Analyse" }
        Estimating { en: "Estimating the score…", fr: "Estimation du score…" }
        Waiting { en: "No analysis yet", fr: "Pas encore d’analyse" }
        PlayStopped { en: "Play has ended here", fr: "Le jeu est terminé ici" }
        WinOf { en: "{0} {1}%, {2} {3}%", fr: "{0} {1}\u{a0}%, {2} {3}\u{a0}%" }
        Percent { en: "{0}%", fr: "{0}\u{a0}%" }
        LeadsDisc { en: "{0} leads by {1} disc", fr: "{0} mène de {1} pion" }
        LeadsDiscs { en: "{0} leads by {1} discs", fr: "{0} mène de {1} pions" }
        Even { en: "Even", fr: "Égalité" }
        Looked { en: "{0} visit", fr: "{0} visite" }
        LookedMany { en: "{0} visits", fr: "{0} visites" }
        MoveColumn { en: "move", fr: "coup" }
        WinColumn { en: "win rate", fr: "victoire" }
        LeadColumn { en: "lead", fr: "avance" }
        DiscColumn { en: "discs", fr: "pions" }
        ShareColumn { en: "visits", fr: "visites" }
        Candidate { en: "{0}: win rate {1}%, lead {2}, {3}% of visits", fr: "{0}\u{a0}: {1}\u{a0}% de victoire, avance {2}, {3}\u{a0}% des visites" }
        CandidateOnly { en: "{0}: win rate {1}%, {2}% of visits", fr: "{0}\u{a0}: {1}\u{a0}% de victoire, {2}\u{a0}% des visites" }
        Pass { en: "pass", fr: "passe" }
        Expected { en: "Expected line: {0}", fr: "Suite attendue\u{a0}: {0}" }

        ExpectedScore { en: "Expected score: {0} +{1}", fr: "Score attendu\u{a0}: {0} +{1}" }
        ExpectedEven { en: "Expected score: even", fr: "Score attendu\u{a0}: égalité" }
        CandidateLead { en: "{0}: win rate {1}%, lead {2}", fr: "{0}\u{a0}: {1}\u{a0}% de victoire, avance {2}" }
    }
}
