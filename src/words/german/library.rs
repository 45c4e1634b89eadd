//! The library.

use crate::words::{LibraryWords, translation};

use super::German;

translation! {
    German, LibraryWords {
        Title = "Bibliothek"
        NoFolders = "Wähle Ordner mit deinen Partien: SGF, Spielstände, NGF, GIB und UGF, auch Sammlungen. Sie werden hier aufgelistet und durchsucht; nichts darin wird geändert, und nichts verlässt diesen Computer."
        AddFolder = "Ordner hinzufügen…"
        Folders = { one: "{0} Ordner", other: "{0} Ordner" }
        RemoveFolder = "Aus der Bibliothek entfernen"
        RemoveNamed = "{0} aus der Bibliothek entfernen"
        RemoveTip = "Die Dateien darin bleiben, wie sie sind"
        Refresh = "Aktualisieren"
        RefreshTip = "Nach neuen, geänderten und entfernten Dateien suchen (F5)"
        Reading = "Dateien werden gelesen: {0} von {1}"
        Looking = "Dateien werden gesucht…"
        GamesCount = { one: "{0} Partie", other: "{0} Partien" }
        FilesCount = { one: "in {0} Datei", other: "in {0} Dateien" }
        Shown = "{0} von {1} Partien"
        DamagedCount = { one: "{0} Datei nicht lesbar", other: "{0} Dateien nicht lesbar" }
        ShowDamaged = "Zeigen"
        IndexDamaged = "Der Index der Bibliothek war beschädigt und wird neu angelegt; keine Partie ist betroffen"
        IndexNewer = "Eine neuere Version von Jego hat den Index der Bibliothek geschrieben: Er bleibt unberührt, und die Dateien werden neu gelesen"
        IndexNotWritten = "Der Index der Bibliothek wurde nicht gespeichert, die Dateien werden also beim nächsten Mal neu gelesen: {0}"
        FolderTrouble = "Dieser Ordner lässt sich nicht auflisten: {0}"

        Search = "Suchen"
        SearchHint = "Name, Turnier, Datei…"
        Player = "Spieler"
        Date = "Datum"
        DateHint = "1998 oder 1990..1999"
        Size = "Brett"
        Result = "Ergebnis"
        AnySize = "Jedes Brett"
        AnyResult = "Jedes Ergebnis"
        BlackWon = "Schwarz gewann"
        WhiteWon = "Weiß gewann"
        NobodyWon = "Kein Sieger"
        Duplicates = "Doppelte"
        DuplicatesTip = "Partien mit denselben Zügen, von welcher Seite auch gesehen, oder von denen eine der Anfang der anderen ist"
        Clear = "Alle zeigen"
        NoneFit = "Keine Partie passt"
        NoneTwice = "Keine Partie ist doppelt"

        Black = "Schwarz"
        BlackRank = "Rang von Schwarz"
        White = "Weiß"
        WhiteRank = "Rang von Weiß"
        Rank = "Rang"
        Moves = "Züge"
        Event = "Turnier"
        SortBy = "Nach {0} sortieren"
        SortedUp = "Kleinste zuerst"
        SortedDown = "Größte zuerst"
        MovesCount = { one: "{0} Zug", other: "{0} Züge" }
        AtMove = "Zug {0}"
        Same = "gleiche Züge"
        Beginning = "Anfang der nächsten"
        Longer = "setzt die vorige fort"
        Repaired = "beim Lesen repariert"
        Damaged = "Nicht lesbar: {0}"

        Position = "Stellung"
        PositionTip = "In allen Partien nach einer Stellung suchen"
        FromGame = "Aus der Partie"
        FromGameTip = "Übernimmt die Stellung vom Tisch"
        EmptyBoard = "Brett leeren"
        Tool = "Bei Klick"
        PutBlack = "Schwarzer Stein"
        PutWhite = "Weißer Stein"
        PutNothing = "Leerer Schnittpunkt"
        PutAnything = "Beliebig"
        Area = "Bereich"
        AreaTip = "Wähle zwei gegenüberliegende Ecken des Teils, der zählt; eine Ecke des Bretts wird in Ecken gesucht, ein Rand an Rändern, alles andere überall"
        WholeBoard = "Ganzes Brett"
        Stays = "Nur an dieser Stelle"
        StaysTip = "Nicht anderswo am Rand oder auf dem Brett; Symmetrien zählen trotzdem"
        Swapped = "Auch mit vertauschten Farben"
        Find = "Finden"
        Forget = "Alle Partien zeigen"
        FoundIn = "{0}, {1}"
        PlacesCount = { one: "{0} Stelle", other: "{0} Stellen" }
        NotFound = "Diese Stellung kommt in keiner gezeigten Partie vor"
        NextMoves = "Nächste Züge"
        NextMove = "{0} · {1} · {2} · Schwarz gewann {3} %, Weiß {4} %"
        Times = { one: "{0}-mal", other: "{0}-mal" }
        NoNextMove = "Dort hat niemand weitergespielt"
        BoardName = "Gesuchte Stellung"
    }
}
