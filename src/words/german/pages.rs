//! What is said on the pages and in the dialogs around the table.

use crate::words::{CharsetWords, Dialog, Games, HomeWords, OptionsWords, translation};

use super::German;

translation! {
    German, HomeWords {
        Resume = "Fortsetzen"
        Play = "Spielen"
        Load = "Laden"
        Rules = "Regeln"
        Options = "Einstellungen"
        Exit = "Beenden"
        Subtitle = "Go, Othello und Aligne 4"
        ResumeTip = "Die unterbrochene Partie fortsetzen"
        PlayTip = "Gegen den Computer oder zu zweit"
        LoadTip = "Eine Partie aus einer Datei öffnen"
        RulesTip = "Die Regeln auf kleinen Brettern lernen"
        OptionsTip = "Sprache, Farben, Ton und mehr"
        ExitTip = "Jego schließen"
        Back = "Zurück"

        Finished = "Beendete Partien"
        Profiles = "Profile"
        ProfilesTip = "Spieler auf diesem Computer: Ränge und gewertete Partien"
        Problems = "Probleme"
        ProblemsTip = "Stellungen zum Lösen, von Jego oder aus einer SGF-Datei"
        FinishedTip = "Zu Ende gespielte Partien noch einmal ansehen"
        PlayAtOnce = "Auf {0} gegen {1} spielen"
        Against = "sofort, gegen {0}"
        MoveNumber = "Zug {0}"
        MoreGames = { one: "und {0} weitere Partie", other: "und {0} weitere Partien" }
    }
}

translation! {
    German, Games {
        Interrupted = "Unterbrochene Partien"
        InterruptedHint = "Diese Partien wurden automatisch gespeichert"
        NoneInterrupted = "Keine unterbrochenen Partien"
        Finished = "Beendete Partien"
        NoneFinished = "Noch keine beendeten Partien"
        Resume = "Fortsetzen"
        Discard = "Löschen…"
        DiscardTitle = "Diese Partie löschen?"
        DiscardText = "Sie ist in keiner Datei gespeichert. Sie lässt sich nicht zurückholen."
        DiscardDo = "Löschen"
        OpenGame = "Öffnen"
        Moves = { one: "{0} Zug", other: "{0} Züge" }
        Ended = "{0}: {1}"
        Damaged = {
            one: "{0} Zeile der Liste ist nicht lesbar und bleibt, wie sie ist",
            other: "{0} Zeilen der Liste sind nicht lesbar und bleiben, wie sie sind",
        }
        NotKept = "in keiner Datei gespeichert"
        Reading = "Wird gelesen…"
    }
}

translation! {
    German, OptionsWords {
        Title = "Einstellungen"
        Appearance = "Aussehen"
        Language = "Sprache"
        LanguageSystem = "System ({0})"
        Theme = "Farbschema"
        ThemeSystem = "System"
        Light = "Hell"
        Dark = "Dunkel"
        HighContrast = "Hoher Kontrast"
        Look = "Brett"
        Kaya = "Kaya"
        Paper = "Papier"
        Night = "Nacht"
        OnBoard = "Auf dem Brett"
        Coordinates = "Koordinaten"
        Numbers = "Zugnummern"
        Territory = "Gebiet während der Partie"
        NextMoves = "Varianten"
        LegalMoves = "Erlaubte Züge bei Othello"
        Animations = "Animationen"
        ReviewTitle = "Besprechung"
        Reviewer = "Besprochen von"
        Limits = "Fehler"
        LimitsByRank = "nach meinem Rang"
        LimitsOfRank = "nach meinem Rang ({0})"
        LimitsBeginner = "Anfänger"
        LimitsDoubleDigit = "19.–10. Kyu"
        LimitsSingleDigit = "9.–1. Kyu"
        LimitsDan = "Dan"
        LimitsOwn = "eigene Grenzen"
        LimitsAre = "Ungenauigkeit ab {0} Punkten, Fehler ab {1}, Patzer ab {2}"
        FromPoints = { one: "ab {0} Punkt", other: "ab {0} Punkten" }
        ReviewVisits = "Besuche pro Zug"
        ReviewMarks = "Qualität der letzten Steine"
        CollectMistakes = "Fehler aus meinen Partien werden Übungen"
        SoundTitle = "Ton"
        Sound = "Ton"
        Volume = "Lautstärke"
        NoDevice = "Kein Audiogerät gefunden"
        GamesTitle = "Partien und Dateien"
        ConfirmLeaving = "Nachfragen, bevor eine laufende Partie verlassen wird"
        OwnFileList = "Immer den Dateidialog von Jego verwenden"
        Saves = "Partien werden gespeichert in"
        ChooseFolder = "Wählen…"
        UsualFolder = "Standardordner"
        NotRemembered = "Die Einstellungen lassen sich nicht speichern: {0}"
        Damaged =
            "Die Datei mit den Einstellungen ist beschädigt, Zeile {0}, Spalte {1}: {2}. Sie bleibt als {3} erhalten, und Jego startet mit den Standardeinstellungen."
        Unreadable = "Die Datei mit den Einstellungen lässt sich nicht lesen: {0}"

        TextSize = "Schriftgröße"
        Percent = "{0} %"
        SaveFormat = "Partien speichern als"
        AsSgf = "SGF, wenn nichts verloren geht"
        AsJego = "Jegos eigenes Format"
    }
}

translation! {
    German, Dialog {
        Close = "Schließen"
        Cancel = "Abbrechen"
        Stay = "Bleiben"
        Leave = "Verlassen"
        LeaveTitle = "Diese Partie verlassen?"
        QuitTitle = "Jego beenden?"
        RestartTitle = "Neu beginnen?"
        LeaveText = "Die Partie bleibt, wie sie steht; Fortsetzen auf der Startseite führt sie weiter"
        LeaveUnsaved =
            "Die Änderungen stehen noch nicht in {0}. Sie bleiben erhalten; Fortsetzen auf der Startseite bringt sie zurück."
        SaveAndLeave = "Speichern und verlassen"
        AskNoMore = "Nicht mehr fragen"
        ResignTitle = "Aufgeben?"
        ResignText = "{0} gibt auf, und {1} gewinnt"
        Resign = "Aufgeben"
        Rematch = "Revanche"
        Save = "Speichern"
        Review = "Partie besprechen"
        KeptIn = "Gespeichert in {0}"
        Information = "Partieinformationen"
        BlackName = "Schwarz"
        WhiteName = "Weiß"
        BlackRank = "Rang von Schwarz"
        WhiteRank = "Rang von Weiß"
        FirstName = "Spieler 1"
        SecondName = "Spieler 2"
        FirstRank = "Rang von Spieler 1"
        SecondRank = "Rang von Spieler 2"
        GameLine = "Spiel"
        Date = "Datum"
        Place = "Ort"
        Event = "Turnier"
        Round = "Runde"
        Name = "Name"
        GameComment = "Kommentar zur Partie"
        RulesLine = "Regeln"
        KomiLine = "Komi"
        HandicapLine = "Vorgabe"
        TimeLine = "Zeit"
        SizeLine = "Brett"
        Apply = "Anwenden"
        Keys = "Tastenkürzel"
        KeysBoard =
            "Steht der Cursor auf dem Brett, bewegen ihn die Pfeiltasten, und Eingabe spielt; nach Esc blättern die Pfeiltasten durch die Partie, Eingabe holt den Cursor zurück. Strg+Pfeiltasten blättern immer durch die Partie."
        KeysWheel = "Das Mausrad über dem Brett blättert durch die Züge"
        About = "Über Jego"
        AboutText = "Go, Othello und Aligne 4 spielen"
        Version = "Version {0}"
        AboutBuilt = "In Rust geschrieben. Alles, was zu sehen und zu hören ist, erzeugt das Programm selbst."
        AboutFiles = "Partien werden in {0} gespeichert"
        ChooseGame = "Partie wählen"
        GameNumber = "Partie {0}"
        ProblemsTitle = "Die Datei wurde repariert"
        ProblemsText = "{0} wurde geöffnet, enthält aber Fehler"
        CannotOpen = "Die Partie ließ sich nicht öffnen"
        CannotSave = "Nichts wurde gespeichert"
        CannotResume = "Die Partie ließ sich nicht fortsetzen"
        Recovered = "Partie wiederhergestellt"
        RecoveredLess = {
            one: "Partie wiederhergestellt; {0} Zeile am Ende war beschädigt",
            other: "Partie wiederhergestellt; {0} Zeilen am Ende waren beschädigt",
        }
        Saved = "Gespeichert in {0}"
        CopySaved = "Eine Kopie ist in {0} gespeichert"
        Exported = "Exportiert nach {0}"
        Copied = "Partie in die Zwischenablage kopiert"
        NothingToPaste = "In der Zwischenablage ist keine Partie"
        OfFile = "{0}: {1}"
        Clipboard = "Zwischenablage"
        Opened = "{0} ist geöffnet"
        Dropped = "Datei hier ablegen, um sie zu öffnen"
        LedgerTrouble = "Die Partie lässt sich nicht in die Liste der beendeten Partien eintragen: {0}"
        PictureTrouble = "Das Bild ließ sich nicht erzeugen: {0}"

        RecoveredAside = "{0}. Das beschädigte Journal bleibt als {1} erhalten."
        LeaveUnkept =
            "Diese Partie lässt sich nicht sichern: {0}. Wer sie jetzt verlässt, verliert sie. Du kannst sie vorher an einem anderen Ort speichern."
        LeaveAndLose = "Verlassen und verlieren"
        SaveElsewhere = "Woanders speichern…"
        Unkept = "Diese Partie wird nicht gesichert: {0}"
        NotKept = "Die verlassene Partie ist nicht so gesichert, wie sie war: {0}"
        DiskSilent = "der Datenträger antwortet nicht"
        SavedKept = "Gespeichert in {0}; das Original bleibt als {1} erhalten"
        ReplaceTitle = "Die reparierte Datei ersetzen?"
        ReplaceText =
            "{0} musste zum Lesen repariert werden und würde in reparierter Form gespeichert. Beim Speichern bleibt das Original unter anderem Namen daneben erhalten."
        SaveUnder = "Speichern unter…"
        ReadAsTitle = "{0} lesen als"
        ReadAsText =
            "Die Datei sagt nicht, mit welchem Zeichensatz sie geschrieben wurde. Wähle den, mit dem die Namen darin richtig aussehen."
        ReadAs = "Noch einmal lesen"
        OpenedDoubtful =
            "{0} ist geöffnet. Der Text wurde als {1} gelesen, was nur vermutet ist: Datei, Lesen als… bietet andere an."
        RulesAsBefore = "Rückgängig gemacht. Regeln: {0}, Komi {1}."
        RulesNow = "Regeln: {0}, Komi {1}. Rückgängig nimmt das zurück."
    }
}

translation! {
    German, CharsetWords {
        Named = "{0} ({1})"
        Unicode = "jede Sprache"
        Chinese = "vereinfachtes Chinesisch"
        Taiwanese = "traditionelles Chinesisch"
        Japanese = "Japanisch"
        Korean = "Koreanisch"
        Western = "Westeuropa"
        Central = "Mitteleuropa"
        Russian = "Russisch"
        Other = "andere"
    }
}
