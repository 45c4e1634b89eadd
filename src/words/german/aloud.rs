//! What is read aloud: moves that are stepped through or undone, and answers
//! to questions about the board.

use crate::words::{Aloud, translation};

use super::German;

translation! {
    German, Aloud {
        Step = "Zug {0}, {1}"
        Start = "Anfang der Partie"
        Last = "letzter Zug"
        End = "Ende der Variante"
        Variation = "Variante {0} von {1}"
        Commented = "mit Kommentar"
        SetUp = "Steine von Hand gesetzt"
        NoMoveHere = "Hier ist kein Zug"
        Undone = "Rückgängig: {0}"
        MoveOf = "{0} {1}"
        PassOf = "{0} passt"
        Capturing = { one: "{0} {1}, {2} Stein geschlagen", other: "{0} {1}, {2} Steine geschlagen" }

        LastMove = "Letzter Zug: {0}"
        NoLastMove = "Noch ist kein Zug gespielt"
        LoneStone = "{0}, 1 Stein"
        Chain = { one: "{0}, Kette aus {1} Stein: {2}", other: "{0}, Kette aus {1} Steinen: {2}" }
        LastLiberty = "im Atari, 1 Freiheit: {0}"
        Liberties = { one: "{0} Freiheit: {1}", other: "{0} Freiheiten: {1}" }
        EmptyHere = "{0} ist leer"
        Neighbors = "ringsum: {0}"
        Row = "Reihe {0}: {1}"
        Column = "Spalte {0}: {1}"
        AllEmpty = "leer"
        OneOf = "{0} {1}"
        RunOf = "{0} bis {1} {2}"
        NoAtari = "Nichts steht im Atari"
        InAtari = "Im Atari: {0}"
        ChainInAtari = {
            one: "{0} {1}, {2} Stein, letzte Freiheit {3}",
            other: "{0} {1}, {2} Steine, letzte Freiheit {3}",
        }
        Prisoners = "{0} hat {1} geschlagen"
        Komi = "Komi {0}"
        IfCounted = "Stand: {0}"
        DiscsOf = "{0} {1}"
        PiecesLeft = { one: "noch {0} Figur", other: "noch {0} Figuren" }

        Named = "{0}: {1}"

        StoneCount = { one: "{0} Stein", other: "{0} Steine" }
        LibertyCount = { one: "{0} Freiheit", other: "{0} Freiheiten" }
        Group = "{0}, {1}, {2}"
        NoStones = "Auf dem Brett liegen keine Steine"

        GoTitle = "Gehe zu Schnittpunkt"
        GoField = "Schnittpunkt"
        SquareTitle = "Gehe zu Feld"
        SquareField = "Feld"
        NoSuchSquare = "Dieses Brett hat kein Feld {0}"
        GoHint = "Etwa D4; Eingabe setzt den Cursor dorthin, Strg+Eingabe spielt dort"
        GoThere = "Hingehen"
        PlayThere = "Dort spielen"
        NoSuchPoint = "Dieses Brett hat keinen Schnittpunkt {0}"
    }
}
