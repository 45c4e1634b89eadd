//! What is said at the table.

use crate::words::{TableWords, translation};

use super::French;

translation! {
    French, TableWords {
        Person = "humain"
        Computer = "ordinateur, {0}"
        Prisoners = "prisonniers"
        TerritoryPart = "territoire"
        Stones = "pierres"
        Dead = "pierres mortes"
        PassStones = "pierres de passe"
        Komi = "komi"
        Discs = "pions"
        EmptySquares = "cases vides"
        InHand = "doit poser"
        Gives = "{0} donne une pièce"
        Sets = "{0} pose : {1}"
        ChooseSquare = "Choisissez une case pour : {0}"
        ChoosePiece = "Choisissez une pièce pour cette case"
        NoLine = "Le plateau est plein, sans alignement gagnant"
        Bonus = "pour le handicap"
        Total = "total"
        ToMove = "À {0} de jouer"
        PlaceHandicap = {
            one: "Noir pose encore {0} pierre de handicap",
            other: "Noir pose encore {0} pierres de handicap",
        }
        Move = "coup {0}"
        MoveOf = "coup {0} sur {1}"
        StartOfGame = "début"
        NoMove = "{0} n’a aucun coup possible et passe"
        Passed = "{0} passe"
        GameIsOver = "La partie est terminée : {0}"
        CountingHint = "Cliquez sur une chaîne pour la marquer morte ou vivante, puis acceptez le décompte"
        Proposing = "Recherche des pierres mortes…"
        PlayGoesOn = "Le jeu continue, à {0} de jouer"
        DeletedMoves = { one: "{0} coup supprimé", other: "{0} coups supprimés" }
        Restored = "Branche rétablie"
        AtStart = "C’est le début de la partie"
        AtEnd = "C’est le dernier coup"
        AtEndOfVariation = "C’est la fin de la variante"
        ReviewRemoved = "La révision a été retirée de la partie"
        NoMistakeAfter = "Pas d’erreur après ce coup"
        NoMistakeBefore = "Pas d’erreur avant ce coup"
        OneLine = "Il n’y a pas d’autre variante ici"
        ClockPaused = "Les pendules sont en pause"
        ClockPausedHint = "Les pendules sont en pause jusqu’au prochain coup"
        LowTime = "{0} n’a plus beaucoup de temps"
        JournalTrouble = "La partie ne peut pas être enregistrée : {0}"
        Breach = "Dans le fichier, ce coup est interdit : {0}"
        ShowPosition = "Voir cette position"
        UndoDelete = "Annuler"
        Comment = "Commentaire"
        CommentHint = "Écrire un commentaire sur ce coup"
        NoRoomForComment = "Il n’y a pas la place pour le commentaire dans cette fenêtre"
        Moves = "Coups"
        Captured = { one: "{0} pierre capturée", other: "{0} pierres capturées" }
        Clock = "Pendule de {0} : {1}"
        Accept = "Accepter"
        Resume = "Poursuivre"
        Placed = "{0} {1}"
        Turned = "{0} {1}, retourne {2}"
        Put = "{0} pose, ligne {2}, colonne {3} : {1}"
        Gave = "{0} donne : {1}"
        PlacedTaking = "{0} {1}, captures : {2}"
        Analysis = "La partie est terminée ; les nouveaux coups créent des variantes"

        LookingBackAt = "Vous revoyez un coup passé (à {0} de jouer) ; rien n’a été joué"
        LookingBack = "Coup passé : à {0} de jouer"
        ReturnToGame = "Revenir à la partie"
        ReturnTip = "Revenir là où en est la partie"
        PlayHere = "Jouer à partir d’ici"
        DeadBlack = "noires mortes"
        DeadWhite = "blanches mortes"
        NotCounted = "Ne compte pas avec ces règles"
        ComputerAlone = "ordinateur"
    }
}
