//! Moves with the pieces of Aligne 4, and lines of them.

use crate::words::{PieceMoveWords, translation};

use super::French;

translation! {
    French, PieceMoveWords {
        Put = "{0} en {1}"
        GiveAnimal = "donner le {0}"
        GivePlant = "donner la {0}"
        Set = "en {0}"
        Row = "Ligne {0} : {1}"
        Column = "Colonne {0} : {1}"
        Falling = "Diagonale depuis le haut à gauche : {0}"
        Rising = "Diagonale depuis le bas à gauche : {0}"
    }
}
