//! Guess the move.

use crate::words::{GuessWords, translation};

use super::Spanish;

translation! {
    Spanish, GuessWords {
        Title = "Adivinar la jugada"
        About = "Haz clic donde jugarías. Cuanto menos pierda tu jugada, más puntos da, se jugara o no en la partida."
        Back = "Volver a la partida"
        Side = "Jugadas de"
        BothSides = "Ambos"
        Place = "jugada {0} de {1}"
        ToGuess = "¿Qué jugó {0}?"
        Asked = "Examinando tu jugada…"
        Over = "La partida termina aquí"
        PassOver = "Mostrar la jugada"
        GoOn = "Jugada siguiente"
        Again = "Desde el principio"
        Points = "{0} de {1} puntos"
        Hits = "{0} de {1} como en la partida"
        OwnPoints = { one: "{0} punto", other: "{0} puntos" }
        Hit = "{0}, como en la partida: {1}"
        Miss = "× {0} (−{1}): {2}, ○ partida {3} (−{4})"
        Best = "△ mejor: {0}"
        HitUnjudged = "{0}, como en la partida"
        MissUnjudged = "× {0}, ○ partida {1}"
    }
}
