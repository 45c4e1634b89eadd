//! The words about computers as players: engines, seats, and how they think.

use crate::words::{ComputerWords, EngineWords, SeatWords, translation};

use super::German;

translation! {
    German, ComputerWords {
        Title = "Computer"
        Resigns = "Gibt auf, wenn die Partie verloren ist"
        Ponders = "Denkt auch während deines Zugs: stärker, braucht aber mehr Strom"
        Cores = "Prozessorkerne"
        AllCores = "alle {0}"
        Engines = "Engines…"
        EnginesHint = "Andere Go-Programme als Gegner"
    }
}

translation! {
    German, EngineWords {
        Title = "Engines"
        About = "Jedes Programm, das GTP spricht, das Go Text Protocol, kann mitspielen"
        None = "Noch ist keine Engine eingerichtet"
        Add = "Engine hinzufügen"
        AddFound = "{0} hinzufügen"
        Found = "Auf diesem Computer gefunden"
        Edit = "Bearbeiten"
        EditNamed = "{0} bearbeiten"
        Test = "Testen"
        TestNamed = "{0} testen"
        Remove = "Entfernen"
        RemoveNamed = "{0} entfernen"
        Removed = "{0} wurde entfernt"
        Undo = "Rückgängig"
        Keep = "Speichern"
        Name = "Name"
        Command = "Befehlszeile"
        CommandHint = "Zum Beispiel: gnugo --mode gtp"
        Folder = "Arbeitsordner"
        FolderHint = "Wo sie gestartet wird, falls das wichtig ist"
        Startup = "Startbefehle"
        StartupHint = "GTP-Befehle, die zuerst gesendet werden, einer pro Zeile"
        NoCommand = "Gib an, welches Programm gestartet wird"
        Twice = "{0} hat schon diese Befehlszeile"
        TooMany = "Die Liste der Engines ist voll"
        Starting = "{0} wird gestartet…"
        Answers = "Antwort: {0}"
    }
}

translation! {
    German, SeatWords {
        Title = "Spieler"
        BlackName = "Name von Schwarz"
        WhiteName = "Name von Weiß"
        FirstName = "Name von Spieler 1"
        SecondName = "Name von Spieler 2"
        Person = "Mensch"
        Name = "Name"
        Ok = "OK"
        SetUp = "Engines einrichten…"
        EngineSays = "Externe Engine: {0}"
    }
}
