//! What is said in a terminal only.

use crate::words::{ConsoleWords, TableRules, translation};

use super::German;

translation! {
    German, ConsoleWords {
        Game = "Spiel"
        Variant = "Spielart"
        OwnClock = "Eigene Uhr, etwa 10m+5x30s"
        BadClock = "Gib keine, 10m, 10m+5x30s, 20m+25/10m oder 5m+5s ein"
        On = "an"
        Off = "aus"
        ShowRepeated = "Wiederholte Stellung zeigen"
        Rules = "Regeln"
        RulesOf = "Regeln: {0}"
        Help = "Hilfe"
        OpenNamed = "Andere Datei…"
        FileToOpen = "Welche Datei öffnen"
        FileToSave = "In welcher Datei speichern"
        AskReplace = "{0} gibt es schon: ersetzen?"
        Kept = "Die Partie ist gesichert und lässt sich fortsetzen"
        YesNo = "ja oder nein"
        YesNoKeys = "j: ja, n: nein"
        YesNoSave = "ja, nein oder speichern, um vorher zu speichern"
        YesNoSaveKeys = "j: ja, n: nein, s: vorher speichern"
        WriteKeys = "Eingabe: übernehmen, Esc: abbrechen"
        NoGame = "Keine Partie ist geöffnet"
        NoSgf = "SGF kennt dieses Spiel nicht; speichere es als .jego.ron"
        NotNow = "Das geht jetzt nicht"
        NoSuchLevel = "Die Stufen sind {0}"
        NotOver = "Die Partie ist noch nicht zu Ende"
        BadPoint = "Gib eine Zahl von 0 bis {0} ein oder einen Punkt wie D4"
        BadSquare = "Gib ein Feld wie f5 ein, oder 56 für Reihe 5 und Spalte 6"
        BadMove = "Gib ein Feld von 0 bis 15 und eine Figur ein, mit ihrer Nummer oder ihren Merkmalen"
        BadQuarto = "Gib die Nummer einer Figur ein, die du weitergibst, oder eines Felds für die deine, von 0 bis 15"
        NoSuchPiece = "Keine übrige Figur passt"
        ManyPieces = "{0} Figuren passen"
        BadRow = "Gib eine Zahl von 1 bis {0} ein"
        KeepAsIs = "{0}, jetzt {1}: Eine leere Zeile behält es, - löscht es"
        Nothing = "nichts"
        Hand = "In der Hand: {0}"
        Tray = "Übrige Figuren:"
        SquareFor = "{0} wählt ein Feld für: {1}"
        PieceFor = "{0} wählt eine Figur für Feld {1}"
        WaitsWord = "{0} wartet; mit weiter geht es weiter"
        WaitsKey = "{0} wartet, g: weiter"
        GivePiece = "{0} wählt eine Figur zum Weitergeben"
        Turned = "{0} {1}, {2} umgedreht"
        Put = "{0}: {1} auf Feld {2}"
        Gave = "{0} gibt weiter: {1}"
        WonLine = "Gewinnlinie {0}: {1}"
        Discs = { one: "{0} Stein", other: "{0} Steine" }
        Counting =
            "Tote Steine sind vorgeschlagen. Gib einen Punkt ein, um seine Kette als tot oder lebendig zu kennzeichnen; annehmen beendet die Partie, weiterspielen setzt sie fort."
        CountingKeys = "Eingabe: tot oder lebendig, a: annehmen, c: weiterspielen"
        TableKeys = "Eingabe: spielen, u: rückgängig, Esc: Menü, F1: Hilfe"
        TrayKeys = "Tab: Brett und Figuren, Eingabe: wählen, Esc: Menü, F1: Hilfe"
        PageKeys = "Hoch und Runter: bewegen, Eingabe: wählen, Esc: zurück"
        FieldKeys = "Links und Rechts: ändern"
        ReadKeys = "Hoch und Runter: blättern, Esc: zurück"
        TooSmallEither = "Das Terminal ist zu klein: {0}×{1} oder {2}×{3} sind nötig, es hat {4}×{5}"
        Numbered = "{0}. {1}"
        ReviewOff = "Die Besprechung wird nicht mehr angezeigt"
        BadSide = "Gib schwarz, weiß oder beide ein"
        MomentWords = "moment 1 geht zum ersten davon, nächster fehler und voriger fehler gehen von Fehler zu Fehler; moment zeigt dies noch einmal"
        MomentKeys = "1 bis 9: zu diesem Zug, Hoch und Runter: blättern, Esc: zurück"
        AnalysisWaits = "Analyse läuft…"
        AnalysisHead = "{0}: Gewinnrate {1} %, {2}"
        AnalysisMove = "{0}: Gewinnrate {1} %, {2} Punkte, {3} % der Besuche"
        AnalysisChance = "{0}: Gewinnrate {1} %"
        AnalysisLine = "{0}; erwartete Zugfolge {1}"
        BadAsk = "Gib nach {0} einen Punkt an, etwa D4"
        BadRowNumber = "Gib eine Reihe von 1 bis {0} ein"
        BadColumn = "Gib eine Spalte von {0} bis {1} ein"
        BoardOff = "Das Brett erscheint nur, wenn du brett eingibst"
        BoardOn = "Das Brett erscheint nach jedem Zug"
        AskWords =
            "letzter, kette D4, freiheiten D4, reihe 4, spalte D, gruppen, atari, stand: Fragen zum Brett; brett aus: Züge ohne das Brett"
        ProposedKeys = "Eingabe: übernehmen, Tippen ersetzt es, Ende: bearbeiten, Esc: abbrechen"
        HelpMove = "Pfeiltasten oder h, j, k, l bewegen den Cursor; Eingabe oder Leertaste spielt; ein Klick tut beides"
        HelpTab = "Tab wechselt zwischen dem Brett und den Figuren"
        HelpEscape = "Esc öffnet das Menü oder geht zurück"
        HelpPoint = "Ein Zug ist eine Zahl von 0 bis {0}, Reihe für Reihe von links oben, oder ein Punkt wie D4"
        HelpOld = "88 passt, 99 beendet"
        FileWord = "DATEI"
        NameWord = "NAME"
        NumberWord = "ZAHL"
        SideWord = "SEITE"
        HelpShow = "Das Brett noch einmal zeigen"

        Unkept = "Diese Partie wird nicht gesichert: {0}; speichern DATEI speichert sie an einem anderen Ort"
        KeptAgain = "Die Partie wird wieder gesichert"
        AskUnkept =
            "Diese Partie lässt sich nicht sichern: {0}. Trotzdem verlassen, sodass sie verloren geht? Mit nein kannst du sie an einem anderen Ort speichern."
        Lost = "Die Partie ist nicht gesichert: {0}"
        NotKeptSign = "nicht gesichert: {0}"
        AskRepaired =
            "{0} musste zum Lesen repariert werden und würde in reparierter Form gespeichert. Ersetzen? Das Original bleibt unter anderem Namen daneben."
        NotSaved = "Nichts wurde gespeichert: {0} ist, wie es war"
        GuessedCharset =
            "der Text wurde als {0} gelesen, was nur vermutet ist; jego console --charset NAME liest ihn anders"
    }
}

translation! {
    German, TableRules {
        GoInput =
            "Im Zeilenmodus ist ein Punkt eine Zahl, gezählt ab 0 links oben, Reihe für Reihe, oder ein Name wie D4. X ist Schwarz und O ist Weiß."
        OthelloInput =
            "Im Zeilenmodus ist ein Feld ein Name wie f5 oder zwei Ziffern, die Reihe vor der Spalte: 56"
        AligneBoard =
            "Aligne 4 hat vier mal vier Felder und sechzehn Figuren, von denen keine zwei gleich sind. Jede ist schwarz oder weiß, groß oder klein, Tier oder Pflanze, rund oder eckig. Sie gehören niemandem."
        AligneMove =
            "Wer am Zug ist, wählt eine freie Figur und das Feld, auf das sie kommt. Das ist nicht Quarto, wo der Gegner die Figur gibt."
        AligneWin =
            "Vier Figuren in einer Reihe, Spalte oder Diagonale mit einem gemeinsamen Merkmal gewinnen für den, der die letzte davon gesetzt hat. Ein volles Brett ohne solche Linie ist unentschieden."
        AligneQuarto = "Quarto ist eine Spielart: Jeder gibt dem anderen die nächste Figur"
        AligneSigns =
            "Die Figuren sind Buchstaben. A ist ein Tier und P eine Pflanze, Großbuchstaben sind groß, runde Klammern rund und eckige Klammern eckig."
        AligneInput =
            "Im Zeilenmodus ist ein Zug ein Feld von 0 bis 15 und eine Figur, mit ihrer Nummer oder ihren Merkmalen. In 11 7 steht das Feld zuerst. Schwarze Figuren haben ein # davor."
    }
}
