//! What is read aloud: moves that are stepped through or undone, and answers
//! to questions about the board.

use crate::words::{Aloud, translation};

use super::French;

translation! {
    French, Aloud {
        Step = "Coup {0}, {1}"
        Start = "Début de la partie"
        Last = "dernier coup"
        End = "fin de la variante"
        Variation = "variante {0} sur {1}"
        Commented = "avec un commentaire"
        SetUp = "Position modifiée à la main"
        NoMoveHere = "Aucun coup ici"
        Undone = "Annulé : {0}"
        MoveOf = "{0} {1}"
        PassOf = "{0} passe"
        Capturing = { one: "{0} {1}, {2} pierre capturée", other: "{0} {1}, {2} pierres capturées" }

        LastMove = "Dernier coup : {0}"
        NoLastMove = "Aucun coup n’a encore été joué"
        LoneStone = "{0}, 1 pierre"
        Chain = {
            one: "{0}, chaîne de {1} pierre : {2}",
            other: "{0}, chaîne de {1} pierres : {2}",
        }
        LastLiberty = "en atari, 1 liberté : {0}"
        Liberties = { one: "{0} liberté : {1}", other: "{0} libertés : {1}" }
        EmptyHere = "{0} est vide"
        Neighbors = "autour : {0}"
        Row = "Ligne {0} : {1}"
        Column = "Colonne {0} : {1}"
        AllEmpty = "vide"
        OneOf = "{0} {1}"
        RunOf = "{0} à {1} {2}"
        NoAtari = "Aucune chaîne n’est en atari"
        InAtari = "En atari : {0}"
        ChainInAtari = {
            one: "{0} {1}, {2} pierre, dernière liberté {3}",
            other: "{0} {1}, {2} pierres, dernière liberté {3}",
        }
        Prisoners = "{0} a capturé {1}"
        Komi = "komi {0}"
        IfCounted = "Décompte : {0}"
        DiscsOf = "{0} {1}"
        PiecesLeft = { one: "{0} pièce restante", other: "{0} pièces restantes" }

        Named = "{0} : {1}"

        StoneCount = { one: "{0} pierre", other: "{0} pierres" }
        LibertyCount = { one: "{0} liberté", other: "{0} libertés" }
        Group = "{0}, {1}, {2}"
        NoStones = "Il n’y a aucune pierre sur le goban"

        GoTitle = "Aller à l’intersection"
        GoField = "Intersection"
        SquareTitle = "Aller à la case"
        SquareField = "Case"
        NoSuchSquare = "Ce plateau n’a pas de case {0}"
        GoHint = "Par exemple D4 ; Entrée y place le curseur, Ctrl+Entrée y joue"
        GoThere = "Y aller"
        PlayThere = "Y jouer"
        NoSuchPoint = "Ce plateau n’a pas d’intersection {0}"
    }
}
