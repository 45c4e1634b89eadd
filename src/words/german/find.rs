//! Looking for something in a game, and links in comments.

use crate::words::{FindWords, translation};

use super::German;

translation! {
    German, FindWords {
        Title = "Suchen"
        Words = "Text"
        Move = "Zug"
        Position = "Stellung"
        WordsHint = "in Kommentaren und Namen"
        MoveHint = "D4, weiß D4, 42, passen"
        AreaHint = "Teil des Bretts: A1–E5; leer: das ganze"
        WordsField = "Gesuchter Text"
        MoveField = "Gesuchter Zug"
        AreaField = "Teil des Bretts"
        Next = "Nächster Treffer"
        Previous = "Voriger Treffer"
        Close = "Suchleiste schließen"
        HitOf = "{0} von {1}"
        Hits = { one: "{0} Treffer", other: "{0} Treffer" }
        SoFar = { one: "bisher {0} Treffer", other: "bisher {0} Treffer" }
        NoHit = "Nichts gefunden"
        Searching = "Suche läuft…"
        NoSuchMove = "Gib einen Punkt, die Nummer eines Zugs oder passen ein"
        NoSuchArea = "Gib zwei Ecken ein, etwa A1–E5"
        NoStones = "In diesem Teil des Bretts liegt kein Stein"
        NoBoard = "Stellungen lassen sich nur auf Brettern mit Steinen suchen"
        AtMove = "{0}: Zug {1}"

        Link = "{0}: zu diesem Zug gehen"
        PointLink = "{0}: auf dem Brett zeigen"
    }
}
