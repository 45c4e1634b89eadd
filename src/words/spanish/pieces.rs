//! Moves with the pieces of Aligne 4, and lines of them.

use crate::words::{PieceMoveWords, translation};

use super::Spanish;

translation! {
    Spanish, PieceMoveWords {
        Put = "{0} en {1}"
        GiveAnimal = "dar el {0}"
        GivePlant = "dar la {0}"
        Set = "en {0}"
        Row = "Fila {0}: {1}"
        Column = "Columna {0}: {1}"
        Falling = "Diagonal desde arriba a la izquierda: {0}"
        Rising = "Diagonal desde abajo a la izquierda: {0}"
    }
}
