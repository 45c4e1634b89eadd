//! What is said in and about the tree of moves.

use crate::words::{TreeWords, translation};

use super::German;

translation! {
    German, TreeWords {
        Title = "Zugbaum"
        Start = "Anfang der Partie"
        Move = "Zug {0}, {1} {2}"
        Pass = "passt"
        Setup = "Aufgestellt"
        Note = "Notiz"
        Current = "{0}, aktuell"
        Commented = "{0}, mit Kommentar"
        GoHere = "Hierher gehen"
        Delete = "Zweig löschen"
    }
}
