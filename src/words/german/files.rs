//! What went wrong with a file.

use crate::words::{FileTrouble, translation};

use super::German;

translation! {
    German, FileTrouble {
        Missing = "diese Datei gibt es nicht"
        OnlyBackup = "diese Datei gibt es nicht, aber ihre vorige Fassung liegt als {0} bereit"
        Folder = "das ist ein Ordner, keine Datei"
        NotAFile = "das ist keine gewöhnliche Datei"
        NoFolder = "ihren Ordner gibt es nicht"
        BrokenLink = "das ist eine ungültige Verknüpfung"
        ReadOnly = "die Datei ist schreibgeschützt"
        Permission = "Zugriff verweigert"
        Full = "der Datenträger ist voll"
        Name = "der Name ist zu lang oder enthält ungültige Zeichen"
        TooLarge = "die Datei ist größer als ein Gigabyte"
        Exists = "eine Datei mit diesem Namen gibt es schon"
        Other = "das System meldet einen Fehler: {0}"
        NotUtf8 = "ein Spielstand ist UTF-8-Text, und das ist keiner"
        NoGame = "in dieser Datei ist keine Partie: Nichts darin beginnt mit (;"
        TooLong = "der Text ist länger als vier Gigabyte"
        NewerSave =
            "dieser Spielstand hat Version {0}, und dieses Jego liest bis Version {1}; ein neueres Jego kann ihn öffnen"
        SaveForm = "der Spielstand ist fehlerhaft aufgebaut: {0}"
        SaveContent = "der Spielstand enthält etwas Unmögliches: {0}"
        NoSuchGame = {
            one: "die Datei enthält {0} Partie, also keine Partie {1}",
            other: "die Datei enthält {0} Partien, also keine Partie {1}",
        }
        LineTooLong = "eine Variante ist zu lang, um gespielt zu werden; sie lässt sich nur so behalten, wie sie ist"
        NotGo = "das ist eine Partie {0}, kein Go"
        OthelloBoard = "diese Partie Othello hat ein {0}×{1}-Brett; möglich ist nur 8×8"
        UnknownGame = "das ist Spiel Nummer {0} von SGF, das Jego nicht spielt"
        InUse = "diese Partie ist in einem anderen Fenster geöffnet"
        NewerJournal = "dieses Journal stammt von einem neueren Jego, das es öffnen kann"
        EmptyJournal = "in dieser Partie war noch kein Zug gespielt"
        DamagedJournal = "Zeile {0} ist beschädigt, und davor steht keine vollständige Partie"

        Unproved = "was geschrieben wurde, lässt sich nicht wieder lesen"
        TooMany =
            "die Datei hat mehr Züge und Zweige, als in den Speicher passen; teile sie auf mehrere Dateien auf, um sie zu öffnen"
        GameTooLarge =
            "die Partie hat mehr als vier Millionen Züge in ihren Zweigen; sie lässt sich nur so behalten, wie sie ist"
    }
}
