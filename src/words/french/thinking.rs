//! What is said of computers that think, and of what they think.

use crate::words::{Thinking, translation};

use super::French;

translation! {
    French, Thinking {
        Thinks = "{0} réfléchit…"
        EngineThinks = "réfléchit…"
        Waits = "{0} attend"
        EngineWaits = "attend"
        NotYourTurn = "C’est à l’ordinateur de jouer ({0})"
        Stopped = "L’ordinateur attend ; jouez pour lui ou laissez-le continuer"
        CannotHurry = "Ce moteur ne peut pas être forcé à jouer"
        Hinting = "Recherche d’un bon coup…"
        HintAt = "Un bon coup : {0}"
        HintPass = "Il n’y a plus rien à jouer : passez"
        NoHint = "Pas de conseil possible ici"
        CannotPlay = "L’ordinateur ({0}) ne peut pas jouer : {1}"
        NoLevel = "le niveau « {0} » n’existe pas"
        NotSetUp = "le moteur « {0} » n’est pas configuré ici"
        NoEngines = "les moteurs externes ne jouent ici qu’au go"
        Gone = "il s’est arrêté sans répondre"
        TryAgain = "Réessayer"
        SeatOthers = "Changer les joueurs…"
        GoOn = "Continuer"
        LogTitle = "Journal du moteur"
        CopyLog = "Tout copier"
        MoveNow = "Jouer"
        Stop = "Arrêter"
        Analysis = "Analyse"
        Estimating = "Estimation du score…"
        Waiting = "Pas encore d’analyse"
        PlayStopped = "Le jeu est terminé ici"
        WinOf = "{0} {1} %, {2} {3} %"
        Percent = "{0} %"
        LeadsDiscs = { one: "{0} mène de {1} pion", other: "{0} mène de {1} pions" }
        Even = "Égalité"
        Visits = { one: "{0} visite", other: "{0} visites" }
        MoveColumn = "coup"
        WinColumn = "victoire"
        LeadColumn = "avance"
        DiscColumn = "pions"
        ShareColumn = "visites"
        Candidate = "{0} : {1} % de victoire, avance {2}, {3} % des visites"
        CandidateOnly = "{0} : {1} % de victoire, {2} % des visites"
        Pass = "passe"
        Expected = "Suite attendue : {0}"

        ExpectedScore = "Score attendu : {0} +{1}"
        ExpectedEven = "Score attendu : égalité"
        CandidateLead = "{0} : {1} % de victoire, avance {2}"
    }
}
