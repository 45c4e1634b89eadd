//! What is said in and about the tree of moves.

use crate::words::{TreeWords, translation};

use super::French;

translation! {
    French, TreeWords {
        Title = "Arbre des coups"
        Start = "Début de la partie"
        Move = "Coup {0}, {1} {2}"
        Pass = "passe"
        Setup = "Mise en place"
        Note = "Note"
        Current = "{0}, actuel"
        Commented = "{0}, avec un commentaire"
        GoHere = "Aller ici"
        Delete = "Supprimer la branche"
    }
}
