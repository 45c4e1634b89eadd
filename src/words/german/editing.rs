//! What is said about editing a game.

use crate::words::{EditWords, translation};

use super::German;

translation! {
    German, EditWords {
        Palette = "Bearbeitungswerkzeuge"
        NextLabel = "{0}, als Nächstes {1}"
        LineFrom = "Von {0}: Wähle das andere Ende"
        Undone = "Rückgängig: {0}"
        Redone = "Wiederhergestellt: {0}"
        Marks = "Zeichen"
        Stones = "von Hand gesetzte Steine"
        Comment = "Kommentar"
        Header = "Partieinformationen"
        Annotation = "Anmerkungen"
        Deletion = "Zweig gelöscht"
        Restoration = "Zweig zurückgeholt"
        Order = "Reihenfolge der Varianten"
        Paste = "Einfügen"
        Flattening = "neuer Anfang der Partie"
        Rules = "Regeln"
        Pasted = { one: "{0} Zug eingefügt", other: "{0} Züge eingefügt" }
        OnMainLine = "Das ist die Hauptvariante"
        MadeMainLine = "Das ist jetzt die Hauptvariante"
        Reordered = "Variante verschoben"
        Flattened = "Die Partie beginnt jetzt mit dieser Stellung"
        CopiedBranch = "Zweig in die Zwischenablage kopiert"
        CopiedPosition = "Stellung in die Zwischenablage kopiert"
        CopiedDiagram = "Diagramm in die Zwischenablage kopiert"
        CutBranch = "Zweig in die Zwischenablage verschoben"
        NotPasted = "Nichts wurde eingefügt: {0}"
        Neither = "der Text ist weder SGF noch ein Diagramm"
        OtherGame = "der Text gehört zu einem anderen Spiel"
        OtherBoard = "der Text gehört zu einem {0}×{1}-Brett"
        TooLarge = "er ist zu groß für ein Brett"
        Empty = "er enthält weder Zug noch Stellung"
        BadSign = "Zeile {0}: „{1}“ bedeutet in einem Diagramm nichts"
        Uneven = "Zeile {0} hat {1} Punkte, die Zeilen darüber haben {2}"
        NotSquare = "das Diagramm hat {0} Reihen und {1} Spalten"
        Overfull = "{0} Reihen mit {1} Punkten sind mehr, als das Brett hat"
        Annotate = "Anmerkungen"
        NodeName = "Name"
        OfMove = "Zug"
        OfPosition = "Stellung"
        None = "Keine"
        Value = "Geschätzter Stand, positiv, wenn Schwarz vorn liegt"
        BadValue = "Der Stand muss eine Zahl sein, etwa 3,5 oder -2"
        Figure = "Hier beginnt eine Abbildung der gedruckten Partie"
        ValueIs = "Geschätzter Stand {0}"
        FigureHere = "Abbildung beginnt"
        SamePosition = "{0}, gleiche Stellung wie {1}"
        Collapsed = { one: "{1}, {0} Zug ausgeblendet", other: "{1}, {0} Züge ausgeblendet" }
        OnlyHere = "Diese Stellung entsteht nur auf einem Weg"
    }
}
