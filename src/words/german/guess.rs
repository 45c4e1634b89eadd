//! Guess the move.

use crate::words::{GuessWords, translation};

use super::German;

translation! {
    German, GuessWords {
        Title = "Zug raten"
        About = "Klicke, wo du spielen würdest. Je weniger dein Zug verliert, desto mehr Punkte gibt es, ob er gespielt wurde oder nicht."
        Back = "Zurück zur Partie"
        Side = "Wessen Züge"
        BothSides = "Beide"
        Place = "Zug {0} von {1}"
        ToGuess = "Was hat {0} gespielt?"
        Asked = "Dein Zug wird geprüft…"
        Over = "Hier endet die Partie"
        PassOver = "Zug zeigen"
        GoOn = "Nächster Zug"
        Again = "Von vorn"
        Points = "{0} von {1} Punkten"
        Hits = "{0} von {1} wie in der Partie"
        OwnPoints = { one: "{0} Punkt", other: "{0} Punkte" }
        Hit = "{0}, wie in der Partie: {1}"
        Miss = "× {0} (−{1}): {2}, ○ Partie {3} (−{4})"
        Best = "△ bester Zug: {0}"
        HitUnjudged = "{0}, wie in der Partie"
        MissUnjudged = "× {0}, ○ Partie {1}"
    }
}
