//! What is said at the table.

use crate::words::{TableWords, translation};

use super::German;

translation! {
    German, TableWords {
        Person = "Mensch"
        Computer = "Computer, {0}"
        Prisoners = "Gefangene"
        TerritoryPart = "Gebiet"
        Stones = "Steine"
        Dead = "tote Steine"
        PassStones = "Pass-Steine"
        Komi = "Komi"
        Discs = "Steine"
        EmptySquares = "leere Felder"
        InHand = "muss setzen"
        Gives = "{0} gibt eine Figur"
        Sets = "{0} setzt: {1}"
        ChooseSquare = "Wähle ein Feld für: {0}"
        ChoosePiece = "Wähle eine Figur für dieses Feld"
        NoLine = "Das Brett ist voll, ohne Gewinnlinie"
        Bonus = "für die Vorgabe"
        Total = "Summe"
        ToMove = "{0} am Zug"
        PlaceHandicap = {
            one: "Schwarz setzt noch {0} Vorgabestein",
            other: "Schwarz setzt noch {0} Vorgabesteine",
        }
        Move = "Zug {0}"
        MoveOf = "Zug {0} von {1}"
        StartOfGame = "Anfang"
        NoMove = "{0} hat keinen erlaubten Zug und passt"
        Passed = "{0} passt"
        GameIsOver = "Die Partie ist zu Ende: {0}"
        CountingHint = "Klicke auf eine Kette, um sie als tot oder lebendig zu kennzeichnen, und nimm dann die Zählung an"
        Proposing = "Tote Steine werden gesucht…"
        PlayGoesOn = "Es geht weiter, {0} am Zug"
        DeletedMoves = { one: "{0} Zug gelöscht", other: "{0} Züge gelöscht" }
        Restored = "Zweig zurückgeholt"
        AtStart = "Das ist der Anfang der Partie"
        AtEnd = "Das ist der letzte Zug"
        AtEndOfVariation = "Das ist das Ende der Variante"
        ReviewRemoved = "Die Besprechung wurde aus der Partie entfernt"
        NoMistakeAfter = "Kein Fehler nach diesem Zug"
        NoMistakeBefore = "Kein Fehler vor diesem Zug"
        OneLine = "Hier gibt es keine andere Variante"
        ClockPaused = "Die Uhren sind angehalten"
        ClockPausedHint = "Die Uhren sind bis zum nächsten Zug angehalten"
        LowTime = "{0} hat nur noch wenig Zeit"
        JournalTrouble = "Die Partie lässt sich nicht speichern: {0}"
        Breach = "In der Datei steht ein Zug, der nicht erlaubt ist: {0}"
        ShowPosition = "Diese Stellung zeigen"
        UndoDelete = "Rückgängig"
        Comment = "Kommentar"
        CommentHint = "Einen Kommentar zu diesem Zug schreiben"
        NoRoomForComment = "In diesem Fenster ist kein Platz für den Kommentar"
        Moves = "Züge"
        Captured = { one: "{0} geschlagener Stein", other: "{0} geschlagene Steine" }
        Clock = "Uhr von {0}: {1}"
        Accept = "Annehmen"
        Resume = "Weiterspielen"
        Placed = "{0} {1}"
        Turned = "{0} {1}, dreht {2} um"
        Put = "{0} setzt {1} auf Reihe {2}, Spalte {3}"
        Gave = "{0} gibt: {1}"
        PlacedTaking = "{0} {1}, {2} geschlagen"
        Analysis = "Die Partie ist zu Ende; neue Züge werden Varianten"

        LookingBackAt = "Du blickst zurück ({0} am Zug); gespielt wurde nichts"
        LookingBack = "Rückblick: {0} am Zug"
        ReturnToGame = "Zur Partie"
        ReturnTip = "Dorthin zurück, wo die Partie steht"
        PlayHere = "Hier spielen"
        DeadBlack = "tote schwarze Steine"
        DeadWhite = "tote weiße Steine"
        NotCounted = "Zählt nach diesen Regeln nicht"
        ComputerAlone = "Computer"
    }
}
