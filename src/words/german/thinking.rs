//! What is said of computers that think, and of what they think.

use crate::words::{Thinking, translation};

use super::German;

translation! {
    German, Thinking {
        Thinks = "{0} denkt nach…"
        EngineThinks = "denkt nach…"
        Waits = "{0} wartet"
        EngineWaits = "wartet"
        NotYourTurn = "Der Computer ist am Zug ({0})"
        Stopped = "Der Computer wartet; spiele für ihn oder lass ihn weitermachen"
        CannotHurry = "Dieser Engine lässt sich jetzt nicht sagen, dass sie ziehen soll"
        Hinting = "Ein guter Zug wird gesucht…"
        HintAt = "Ein guter Zug: {0}"
        HintPass = "Es ist nichts mehr zu spielen: Passe"
        NoHint = "Hier gibt es keinen Tipp"
        CannotPlay = "Der Computer ({0}) kann nicht spielen: {1}"
        NoLevel = "eine Stufe „{0}“ gibt es nicht"
        NotSetUp = "die Engine „{0}“ ist hier nicht eingerichtet"
        NoEngines = "externe Engines spielen hier nur Go"
        Gone = "er hat ohne Antwort aufgehört"
        TryAgain = "Noch einmal versuchen"
        SeatOthers = "Spieler ändern…"
        GoOn = "Weiter"
        LogTitle = "Engine-Protokoll"
        CopyLog = "Alles kopieren"
        MoveNow = "Sofort ziehen"
        Stop = "Anhalten"
        Analysis = "Analyse"
        Estimating = "Der Stand wird geschätzt…"
        Waiting = "Noch keine Analyse"
        PlayStopped = "Hier ist das Spiel zu Ende"
        WinOf = "{0} {1} %, {2} {3} %"
        Percent = "{0} %"
        LeadsDiscs = { one: "{0} führt mit {1} Stein", other: "{0} führt mit {1} Steinen" }
        Even = "Ausgeglichen"
        Visits = { one: "{0} Besuch", other: "{0} Besuche" }
        MoveColumn = "Zug"
        WinColumn = "Gewinnrate"
        LeadColumn = "Vorsprung"
        DiscColumn = "Steine"
        ShareColumn = "Besuche"
        Candidate = "{0}: Gewinnrate {1} %, Vorsprung {2}, {3} % der Besuche"
        CandidateOnly = "{0}: Gewinnrate {1} %, {2} % der Besuche"
        Pass = "passen"
        Expected = "Erwartete Zugfolge: {0}"

        ExpectedScore = "Erwarteter Stand: {0} +{1}"
        ExpectedEven = "Erwarteter Stand: ausgeglichen"
        CandidateLead = "{0}: Gewinnrate {1} %, Vorsprung {2}"
    }
}
