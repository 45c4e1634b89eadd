//! The rules of Aligne 4 and of Quarto, told on their page.

use crate::words::{Aligne4Text, translation};

use super::German;

translation! {
    German, Aligne4Text {
        Pieces = "Brett und Figuren"
        PiecesTraits =
            "Sechzehn Figuren liegen neben einem Brett mit vier mal vier Feldern. Jede hat vier Merkmale: Sie ist schwarz oder weiß, groß oder klein, Tier oder Pflanze, rund oder eckig. Keine zwei sind gleich."
        PiecesNobody =
            "Die Figuren gehören niemandem. Beide nehmen aus demselben Vorrat, gleich welche Farbe."
        Tone = "schwarz oder weiß"
        Size = "groß oder klein"
        Kind = "Tier oder Pflanze"
        Shape = "rund oder eckig"
        Turn = "Ein Zug"
        TurnHow =
            "Wer am Zug ist, wählt eine Figur aus dem Vorrat und ein leeres Feld, auf das sie kommt; die Reihenfolge ist frei. Dann ist der andere an der Reihe. Was einmal gesetzt ist, bleibt stehen."
        TurnTask = "Wähle eine Figur und setze sie auf ein Feld"
        TurnDone = "Das ist ein vollständiger Zug: {0} auf Feld {1}"
        Line = "Die Gewinnlinie"
        LineHow =
            "Vier Figuren in einer Reihe, Spalte oder Diagonale gewinnen, wenn sie mindestens ein Merkmal gemeinsam haben. Wer die Linie vollendet, gewinnt, gleich wer die drei anderen gesetzt hat."
        LineTask = "Finde eine Figur und ein Feld, die gewinnen"
        LineMissed = "Keine Linie ist vollendet: Mach den Zug rückgängig und such weiter"
        NoLine = "Eine Linie, die nicht gewinnt"
        NoLineHow =
            "Vier Figuren, die nichts gemeinsam haben, gewinnen nicht. Eine solche Linie ist tot, und ihre Figuren zählen nur noch in anderen Linien."
        NoLineTask = "Fülle die oberste Reihe: Keine Figur lässt sie gewinnen"
        NoLineDone = "Die Reihe ist voll, und die Partie geht weiter"
        Safe = "Was zu vermeiden ist"
        SafeHow =
            "Drei Figuren mit einem gemeinsamen Merkmal bedrohen beide: Wer als Nächster zieht, vollendet die Linie, solange der Vorrat eine Figur mit diesem Merkmal hat. Setze also nicht selbst die dritte."
        SafeTask = "Setze eine Figur so, dass dein Gegner nicht mit dem nächsten Zug gewinnt"
        SafeDone = "Keine Figur kann jetzt eine Linie vollenden"
        SafeMissed = "Eine Figur kann jetzt eine Linie vollenden: Mach den Zug rückgängig"
        Drawn = "Das Unentschieden"
        DrawHow =
            "Ist das Brett voll und keine Gewinnlinie da, endet die Partie unentschieden. Unter aufmerksamen Spielern kommt das oft vor."
        DrawTask = "Eine Figur und ein Feld sind übrig: Spiele sie"
        DrawDone = "Das Brett ist voll: Die Partie ist unentschieden"
        Quarto = "Quarto"
        QuartoHow =
            "Quarto ist dasselbe Spiel mit einem Unterschied: Dein Gegner wählt die Figur, die du setzt. Du setzt sie, wohin du willst, und gibst ihm dann die nächste. Die Gewinnlinien sind dieselben."
        QuartoTask = "Gib eine Figur, mit der dein Gegner nicht gewinnen kann"
        QuartoDone = "Mit dieser Figur kann niemand gewinnen: Setze sie und spiele weiter"
        QuartoMissed = "Diese Figur kann eine Linie vollenden: Mach den Zug rückgängig"
    }
}
