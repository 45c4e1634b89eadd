//! Why a move or a change is refused, said to a player.

use crate::words::{Refusal, translation};

use super::German;

translation! {
    German, Refusal {
        OffBoard = "das {0}-Brett hat keinen Punkt in Spalte {1} und Reihe {2} von links oben"
        Occupied = "{0} ist schon besetzt"
        Suicide = "{0} ist Selbstmord: Die Kette hätte keine Freiheit"
        KoAfterMove = "Ko: {0} würde die Stellung nach Zug {1} wiederholen"
        KoAtTheStart = "Ko: {0} würde die Anfangsstellung wiederholen"
        NotTheirTurn = "{0} ist am Zug"
        HandicapStonesFirst = "erst die Vorgabesteine: noch {0} zu setzen"
        Stopped = "die Partie ist zu Ende: Beide haben gepasst"
        Void = "die Partie ist zu Ende: Ein langer Kreislauf lässt sie ohne Ergebnis"
        NoSuchSquare = "das Brett hat kein Feld in Spalte {0} und Reihe {1}"
        SquareTaken = "Feld {0} ist schon besetzt"
        FlipsNothing = "{0} dreht nichts um: Ein Stein muss Steine der anderen Farbe einschließen"
        MustMove = "{0} hat einen erlaubten Zug und darf nicht passen"
        NeitherCanMove = "die Partie ist zu Ende: Niemand kann mehr ziehen"
        UsedAnimal = "schon auf dem Brett: {0}"
        UsedPlant = "schon auf dem Brett: {0}"
        PieceAndSquare = "bei Aligne 4 gibt niemand eine Figur weiter: Wähle eine Figur und ein Feld"
        GiveFirst = "bei Quarto wird zuerst eine Figur weitergegeben: Wähle eine für den anderen"
        SetAnimalFirst = "wähle zuerst ein Feld für die Figur, die du bekommen hast: {0}"
        SetPlantFirst = "wähle zuerst ein Feld für die Figur, die du bekommen hast: {0}"
        NoSetup = "Figuren lassen sich nicht von Hand aufstellen"
        Over = "die Partie ist zu Ende"
        NoSuchTurn = "die Partie hat diesen Zug nicht oder nicht mehr"
        LineTooLong = "diese Variante ist zu lang für eine Datei; nichts lässt sich mehr anfügen"
        NotAName = "„{0}“ ist kein gültiger Name einer SGF-Eigenschaft"
        PartOfGame = "{0} gehört zur Partie selbst und lässt sich nicht als Notiz bearbeiten"

        NoSetupHere = "hier lassen sich keine Steine von Hand setzen"
        NotesDisagree = "was bei dem Zug geschrieben steht, handelt von einem anderen Zug"
        OtherRules = "nach diesen Regeln lässt sich die Partie nicht spielen"
    }
}
