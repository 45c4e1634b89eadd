//! Why a move or a change is refused, said to a player.

use crate::words::{Refusal, translation};

use super::French;

translation! {
    French, Refusal {
        OffBoard = "un goban {0} n’a pas de point en colonne {1} et ligne {2} depuis le coin supérieur gauche"
        Occupied = "{0} est déjà occupé"
        Suicide = "{0} est un suicide : la chaîne n’aurait aucune liberté"
        KoAfterMove = "ko : {0} répéterait la position d’après le coup {1}"
        KoAtTheStart = "ko : {0} répéterait la position de départ"
        NotTheirTurn = "c’est à {0} de jouer"
        HandicapStonesFirst = "les pierres de handicap d’abord : il en reste {0} à placer"
        Stopped = "la partie est finie : les deux joueurs ont passé"
        Void = "la partie est finie : un cycle l’a arrêtée sans résultat"
        NoSuchSquare = "le plateau n’a pas de case en colonne {0} et ligne {1}"
        SquareTaken = "la case {0} est déjà occupée"
        FlipsNothing = "{0} ne retourne rien : un pion doit encadrer des pions adverses"
        MustMove = "{0} a un coup possible et ne peut pas passer"
        NeitherCanMove = "la partie est finie : aucun joueur ne peut plus jouer"
        UsedAnimal = "le {0} est déjà sur le plateau"
        UsedPlant = "la {0} est déjà sur le plateau"
        PieceAndSquare = "à Aligne 4, personne ne donne de pièce : choisissez une pièce et une case"
        GiveFirst = "au Quarto, on donne d’abord une pièce : choisissez-en une pour l’autre joueur"
        SetAnimalFirst = "le {0} a été donné : choisissez d’abord sa case"
        SetPlantFirst = "la {0} a été donnée : choisissez d’abord sa case"
        NoSetup = "les pièces ne se placent pas à la main"
        Over = "la partie est finie"
        NoSuchTurn = "la partie n’a pas ce coup, ou ne l’a plus"
        LineTooLong = "cette variante est trop longue pour un fichier ; rien ne peut y être ajouté"
        NotAName = "« {0} » n’est pas un nom de propriété SGF valide"
        PartOfGame = "{0} fait partie du jeu et ne peut pas être écrit comme une note"

        NoSetupHere = "les pierres ne se placent pas à la main ici"
        NotesDisagree = "ce qui est écrit à côté du coup parle d’un autre coup"
        OtherRules = "la partie ne peut pas se jouer avec ces règles"
    }
}
