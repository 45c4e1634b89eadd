//! The words on the bar under the board.

use crate::words::{BarWords, translation};

use super::German;

translation! {
    German, BarWords {
        Undo = "Rückgängig"
        Hint = "Tipp"
        Analysis = "Analyse"
        Estimate = "Schätzung"
        Review = "Besprechung"
        Edit = "Bearbeiten"
        Pass = "Passen"
        Resign = "Aufgeben"
        Resume = "Weiterspielen"
        Accept = "Annehmen"
        Rematch = "Revanche"
        Result = "Ergebnis"
        Place = "{0} / {1}"
        CommentAndMoves = "Kommentar und Züge"
        Hide = "Ausblenden"
        LeftColumn = "Breite der linken Spalte"
        RightColumn = "Breite der rechten Spalte"
    }
}
