//! What is said where files are chosen.

use crate::words::{FileWords, translation};

use super::German;

translation! {
    German, FileWords {
        OpenGame = "Partie öffnen"
        SaveGame = "Partie speichern"
        ExportSgf = "Als SGF exportieren"
        SaveReport = "Bericht speichern"
        ExportPicture = "Bild exportieren"
        Publish = "Diagramm oder Blatt exportieren"
        ChooseFolder = "Ordner wählen"

        Open = "Öffnen"
        Save = "Speichern"
        Export = "Exportieren"
        Choose = "Diesen Ordner wählen"
        Cancel = "Abbrechen"

        Games = "Partien"
        Saves = "Spielstände"
        SgfFiles = "SGF-Dateien"
        Reports = "Berichte"
        Pictures = "Bilder"
        Published = "Exportierte Dateien"
        AllFiles = "Alle Dateien"
        Hidden = "Versteckte Dateien"

        Places = "Orte"
        SavedGames = "Spielstände"
        Home = "Persönlicher Ordner"
        Documents = "Dokumente"
        Desktop = "Schreibtisch"
        Up = "Übergeordneter Ordner"

        Name = "Name"
        Date = "Datum"
        Size = "Größe"
        SortedUp = "{0}, aufsteigend sortiert"
        SortedDown = "{0}, absteigend sortiert"
        FileName = "Dateiname"
        Filter = "Filtern"
        FilterHint = "Teil eines Namens oder ein Pfad"
        Folder = "Ordner {0}"
        BrokenLink = "{0}, eine ungültige Verknüpfung"

        Reading = "Ordner wird gelesen…"
        Empty = "Dieser Ordner ist leer"
        NoneShown = "Nichts hier passt"
        Shown = { one: "{0} Eintrag", other: "{0} Einträge" }

        FolderMissing = "Diesen Ordner gibt es nicht"
        FolderForbidden = "Dir fehlt die Berechtigung, diesen Ordner zu lesen"
        NotAFolder = "Das ist kein Ordner"
        FolderUnreadable = "Dieser Ordner lässt sich nicht lesen: {0}"
        FileMissing = "{0} gibt es hier nicht"
        NotAFile = "{0} ist keine gewöhnliche Datei"
        NoSuchFolder = "Den Ordner {0} gibt es nicht"
        FolderUnwritable = "In diesem Ordner lässt sich nichts speichern. Wähle einen anderen."
        FileReadOnly = "{0} ist schreibgeschützt. Wähle einen anderen Namen."
        BadName = "Das ist kein gültiger Dateiname"
        Failed = "Fehlgeschlagen: {0}"

        Overwrite = "{0} gibt es schon. Ersetzen?"
        Replace = "Ersetzen"
        Keep = "Behalten"

        NewFolder = "Neuer Ordner…"
        NewFolderName = "Name des neuen Ordners"
        Create = "Anlegen"
        FolderExists = "{0} gibt es schon"

        Bytes = "{0} B"
        Kilobytes = "{0} kB"
        Megabytes = "{0} MB"
        Gigabytes = "{0} GB"

        AsJego = "Als .jego.ron: {0}"
        LossRules = "SGF hat keinen Namen für diese Regeln"
        LossPlayers = "SGF sagt nicht, dass ein Computer weiterspielt"
        LossClocks = "SGF behält die Uhren einer laufenden Partie nicht"
        LossCount = "SGF behält eine noch nicht angenommene Zählung nicht"
    }
}
