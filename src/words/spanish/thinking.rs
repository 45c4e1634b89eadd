//! What is said of computers that think, and of what they think.

use crate::words::{Thinking, translation};

use super::Spanish;

translation! {
    Spanish, Thinking {
        Thinks = "{0} está pensando…"
        EngineThinks = "pensando…"
        Waits = "{0} espera"
        EngineWaits = "espera"
        NotYourTurn = "Le toca al ordenador ({0})"
        Stopped = "El ordenador espera; juega por él o déjalo seguir"
        CannotHurry = "A este motor no se le puede pedir que juegue ya"
        Hinting = "Buscando una buena jugada…"
        HintAt = "Una buena jugada: {0}"
        HintPass = "No queda nada que jugar: pasa"
        NoHint = "Aquí no hay pista disponible"
        CannotPlay = "El ordenador ({0}) no puede jugar: {1}"
        NoLevel = "no existe el nivel «{0}»"
        NotSetUp = "el motor «{0}» no está configurado aquí"
        NoEngines = "los motores externos solo juegan al go aquí"
        Gone = "se detuvo sin responder"
        TryAgain = "Reintentar"
        SeatOthers = "Cambiar jugadores…"
        GoOn = "Continuar"
        LogTitle = "Registro del motor"
        CopyLog = "Copiar todo"
        MoveNow = "Jugar ya"
        Stop = "Detener"
        Analysis = "Análisis"
        Estimating = "Estimando la puntuación…"
        Waiting = "Aún no hay análisis"
        PlayStopped = "El juego ha terminado aquí"
        WinOf = "{0} {1} %, {2} {3} %"
        Percent = "{0} %"
        LeadsDiscs = { one: "{0} lleva {1} ficha de ventaja", other: "{0} lleva {1} fichas de ventaja" }
        Even = "Igualada"
        Visits = { one: "{0} visita", other: "{0} visitas" }
        MoveColumn = "jugada"
        WinColumn = "victoria"
        LeadColumn = "ventaja"
        DiscColumn = "fichas"
        ShareColumn = "visitas"
        Candidate = "{0}: {1} % de victoria, ventaja {2}, {3} % de las visitas"
        CandidateOnly = "{0}: {1} % de victoria, {2} % de las visitas"
        Pass = "pase"
        Expected = "Secuencia esperada: {0}"

        ExpectedScore = "Puntuación esperada: {0} +{1}"
        ExpectedEven = "Puntuación esperada: igualada"
        CandidateLead = "{0}: {1} % de victoria, ventaja {2}"
    }
}
