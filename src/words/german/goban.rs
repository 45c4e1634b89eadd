//! What is said about a board and its points.

use crate::words::{GobanWords, translation};

use super::German;

translation! {
    German, GobanWords {
        Board = "Go-Brett, {0} mal {0}"
        OthelloBoard = "Othello-Brett, {0} mal {0}"
        Empty = "leer"
        Black = "schwarz"
        White = "weiß"
        LastMove = "letzter Zug"
        Dead = "tot"
        Ko = "Ko"
        BlackTerritory = "schwarzes Gebiet"
        WhiteTerritory = "weißes Gebiet"
        Playable = "erlaubter Zug"
        NextMove = "nächster Zug"
        Hint = "Tipp"
        Candidate = "Kandidatenzug"
        Move = "Zug {0}"
        Triangle = "Dreieck"
        Square = "Quadrat"
        Circle = "Kreis"
        Cross = "Kreuz"
        Selected = "ausgewählt"
        Label = "Beschriftung {0}"

        Dimmed = "abgeblendet"
        Hidden = "nicht im Diagramm"
        ArrowTo = "Pfeil nach {0}"
        LineTo = "Strich nach {0}"
    }
}
