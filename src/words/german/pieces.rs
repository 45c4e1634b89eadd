//! Moves with the pieces of Aligne 4, and lines of them.

use crate::words::{PieceMoveWords, translation};

use super::German;

translation! {
    German, PieceMoveWords {
        Put = "{0} auf {1}"
        GiveAnimal = "{0} geben"
        GivePlant = "{0} geben"
        Set = "auf {0}"
        Row = "Reihe {0}: {1}"
        Column = "Spalte {0}: {1}"
        Falling = "Diagonale von links oben: {0}"
        Rising = "Diagonale von links unten: {0}"
    }
}
