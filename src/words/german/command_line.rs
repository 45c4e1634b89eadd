//! The help of the command line, as far as players use it.

use crate::words::{CommandLineWords, translation};

use super::German;

translation! {
    German, CommandLineWords {
        Program = "Go, Othello und Aligne 4 spielen"
        ProgramMore =
            "Ohne Befehl öffnet sich das Fenster, mit einer Partie, wenn eine Datei angegeben ist. Wo es keinen Bildschirm gibt, nennt eine Zeile den Grund, und das Spiel beginnt im Terminal."
        UsageHead = "Aufruf"
        CommandsHead = "Befehle"
        ArgumentsHead = "Argumente"
        OptionsHead = "Optionen"
        ExitCodesHead = "Rückgabewerte"
        ExitSuccess = "Erfolg; auch wenn der Leser einer Pipe verschwindet"
        ExitFailure = "Fehlschlag, und eine Zeile auf der Standardfehlerausgabe nennt den Grund"
        ExitInvalid = "die Befehlszeile ist ungültig, und die Standardfehlerausgabe sagt, wie sie richtig ist"
        HelpOption = "Die Hilfe anzeigen"
        VersionOption = "Die Version anzeigen"
        HelpCommand = "Diese Hilfe oder die eines Befehls anzeigen"
        File = "Eine Partie, die geöffnet wird: Spielstand, SGF, NGF, GIB oder UGF"
        NewGame = "Mit der Seite für eine neue Partie beginnen"
        Resume = "Die unterbrochene Partie fortsetzen; bei mehreren ihre Liste zeigen"
        Stats = "Ausgeben, wie lange das Fenster zum Öffnen brauchte und wie groß es ist, und es schließen"

        Console = "In diesem Terminal spielen: Go, Othello oder Aligne 4"
        ConsoleMore =
            "Ist ein Spiel angegeben, beginnt es sofort, gegen den Computer, wenn nichts anderes verlangt ist; eine Datei wird als Partie geöffnet; ohne beides erscheint ein Menü. In einem Terminal wird der ganze Bildschirm genutzt. Wo Ein- oder Ausgabe kein Terminal ist, wird Zeile für Zeile gespielt, was sich mit Skripten steuern und vorlesen lässt. Partien, Einstellungen und unterbrochene Partien sind dieselben wie im Fenster."
        Info = "Zeigen, was in einer Partiedatei steht: Spielstand, SGF, NGF, GIB oder UGF"
        Convert = "Eine Partiedatei lesen und in einem anderen Format schreiben"
        Gtp = "Als Engine für ein anderes Programm laufen (Go Text Protocol)"
        Analysis = "Stellungen für andere Programme wie KaTrain analysieren, mit KataGos JSON-Protokoll"
        Match = "Zwei Engines gegeneinander spielen lassen und melden, welche stärker ist"
        Review = "Partien besprechen: was jeder Zug gekostet hat und welche Züge die Partie entschieden"
        Render = "Eine Partie veröffentlichen: Diagramme, Kifu-Blätter, bewegte Bilder"
        Problems = "Go-Probleme in diesem Terminal lösen, Zeile für Zeile"
        ProblemsMore =
            "Jede SGF-Datei, jede Sammlung und jeder Ordner mit Dateien lässt sich als Probleme öffnen; ohne Angabe kommen die von Jego. Richtig und falsch steht in den Zeichen der Autoren, Antworten kommen von selbst, und was nicht in der Lösung steht, beurteilt das Netzwerk, und das wird gesagt. Was versucht wurde, bleibt gespeichert."
        Library = "Die Partien von Ordnern und Dateien auflisten und Stellungen darin finden"
        Completions = "Vervollständigungen für die Shell ausgeben"
        DesktopFiles = "In einen Ordner schreiben, was Desktops und Shells suchen, für Pakete"
        Man = "Die Handbuchseite des Programms oder eines Befehls ausgeben"

        ConsoleWhat = "go, othello, aligne4 oder eine Partiedatei; sonst das Menü"
        Size = "Brettgröße beim Go, von 2 bis 25 Linien (Standard: 9)"
        Rules = "Das Regelwerk beim Go (Standard: das französische)"
        Komi = "Komi; sonst das des Regelwerks"
        Handicap = "Zahl der Vorgabesteine auf den Sternpunkten: 2 bis 9"
        Free = "Freie Platzierung der Vorgabesteine"
        PlayBlack = "Du spielst Schwarz, wie auch sonst"
        PlayWhite = "Du spielst Weiß"
        Draw = "Die Farben auslosen (Nigiri)"
        Teach = "Der Computer lehrt: Er sagt, was an einem schlechten Zug falsch ist, bevor er antwortet, 3- oder 10-mal pro Partie oder immer (Standard: 10)"
        TwoPlayers = "Zwei Menschen spielen"
        Watch = "Zwei Computer spielen"
        Level = "Stufe des Computers; mit --watch einmal für Schwarz und einmal für Weiß"
        Rank = "Rang des Computers beim Go, von 30k bis 9d; mit --watch einmal für Schwarz und einmal für Weiß"
        Name = "Dein Name; zweimal angegeben, bekommt auch der andere Spieler einen"
        Clock = "Die Uhr: 10m, 10m+5x30s für Byo-yomi, 20m+25/10m für kanadisches Byo-yomi, 5m+5s für Fischer (Standard: keine)"
        AtariGo = "Atari-Go spielen: Wer zuerst schlägt, gewinnt"
        Crosscut = "Atari-Go mit zwei Steinen jeder Farbe in der Mitte beginnen"
        Quarto = "Quarto mit den Figuren von Aligne 4 spielen"
        Charset = "Der Zeichensatz der Datei, etwa GBK, Big5, Shift_JIS, EUC-JP, EUC-KR oder windows-1252; sonst der, den die Datei nennt oder vermuten lässt"
        Language = "Sprache für diese Sitzung"
        Plain = "Auch in einem Terminal Zeile für Zeile spielen"

        ProblemsWhat = "Eine Datei oder ein Ordner; sonst die Probleme von Jego"
        Mistakes = "Die Fehler aus eigenen Partien, die zu Übungen wurden; die fälligen, wenn keine andere Reihenfolge verlangt ist"
        Order = "Welche Probleme kommen und in welcher Reihenfolge (sonst wie in den Dateien)"
        OrderGiven = "Wie in den Dateien"
        OrderShuffled = "In zufälliger Reihenfolge"
        OrderFailed = "Die, die zuletzt nicht gelöst wurden"
        OrderUnsolved = "Die, die noch nie gelöst wurden"
        OrderDue = "Die, die heute wieder dran sind, die am längsten fälligen zuerst"
        Theme = "Nur Probleme zu diesem Thema (GE in ihrer Datei)"
        Grade = "Nur Probleme dieses Grades (DI in ihrer Datei)"
        Turn = "Die Bretter zufällig drehen und spiegeln"
        Swap = "Die Farben zufällig vertauschen"
        First = "Nummer des ersten Problems, gezählt ab 1"
        Seed = "Startwert für alles Zufällige"
    }
}
