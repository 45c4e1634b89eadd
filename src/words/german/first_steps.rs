//! First steps: the course for those who have never played.

use crate::words::{FirstStepsWords, translation};

use super::German;

translation! {
    German, FirstStepsWords {
        Title = "Erste Schritte"
        About = "Vom ersten Stein bis zur gewonnenen Partie, im eigenen Tempo. Schritte lassen sich wiederholen oder überspringen."
        Tip = "Ein Kurs für alle, die noch nie Go gespielt haben"
        NextOf = "Erste Schritte: {0} von {1}"
        AllDone = "Erste Schritte: alles geschafft"
        Numbered = "{0}. {1}"
        Liberties = "Steine und Freiheiten"
        LibertiesGoal = "Die ersten beiden Bretter der Regeln lösen"
        Capture = "Schlagen"
        CaptureGoal = "Die sechs Bretter zu Schlagen, Atari, Selbstmord und Ko lösen"
        Exercises = "Schlagübungen"
        ExercisesGoal = "In sechs Stellungen zuerst schlagen; der Computer verteidigt sich"
        AtariGoFive = "Atari-Go auf 5×5"
        AtariGoFiveGoal = "Eine Partie gewinnen: Wer zuerst schlägt, gewinnt"
        AtariGoSeven = "Atari-Go auf 7×7"
        AtariGoSevenGoal = "Eine Partie auf dem größeren Brett gewinnen"
        Territory = "Gebiet und Ende"
        TerritoryGoal = "Vier Bretter zu Augen, Gebiet und Zählung lösen"
        FirstGame = "Die erste Partie Go"
        FirstGameGoal = "Auf 9×9 spielen, bis beide passen, und die Zählung annehmen"
        FirstWin = "Der erste Sieg"
        FirstWinGoal = "Eine Partie auf 9×9 gewinnen"
        Begin = "Beginnen"
        Continue = "Weiter"
        Again = "Wiederholen"
        Skip = "Überspringen"
        Unskip = "Doch nicht überspringen"
        Done = "Geschafft"
        Skipped = "Übersprungen"
        Parts = "{0} von {1}"
        OnStep = "{0}: {1}"
        OfferAtHome = "Den nächsten Schritt auf der Startseite zeigen"
        Reached = "Erste Schritte: „{0}“ ist geschafft"
        ExerciseNumber = "Übung {0} von {1}: Schwarz schlägt zuerst"
        SkipStep = "Schritt {0} überspringen"
        UnskipStep = "Schritt {0} doch nicht überspringen"
        Trouble = "Der Stand der ersten Schritte lässt sich nicht speichern: {0}"
        Newer = "die Datei stammt von einem neueren Jego"
        DamagedLines = { one: "{0} Zeile der ersten Schritte ist beschädigt und wurde übergangen", other: "{0} Zeilen der ersten Schritte sind beschädigt und wurden übergangen" }
    }
}
