//! Pieces, and what is said of a board of them.

use crate::words::{PieceBoardWords, translation};

use super::German;

translation! {
    German, PieceBoardWords {
        Board = "Brett, 4 mal 4"
        Tray = "Vorrat"
        SquareEmpty = "Feld {0}, leer"
        SquareWith = "Feld {0}, {1}"
        InTray = "{0}, im Vorrat"
        InHand = "{0}, in der Hand von {1}"
        HandOf = "In der Hand von {0}"
        Last = "letzte Figur"
        Chosen = "gewählt"
        Hint = "Tipp"
        Winning = "in der Gewinnlinie"
        NotQuarto = "Das ist nicht Quarto: Figur und Feld wählst du selbst"
        Both = "Wähle eine Figur und ein Feld"
        NowSquare = "Wähle nun ein Feld für diese Figur"
        NowPiece = "Wähle nun eine Figur für dieses Feld"
        Give = "{0} wählt eine Figur für {1}"
        Draw = "Das Brett ist voll, ohne Gewinnlinie"
    }
}
