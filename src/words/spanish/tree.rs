//! What is said in and about the tree of moves.

use crate::words::{TreeWords, translation};

use super::Spanish;

translation! {
    Spanish, TreeWords {
        Title = "Árbol de jugadas"
        Start = "Principio de la partida"
        Move = "Jugada {0}, {1} {2}"
        Pass = "pasa"
        Setup = "Colocación"
        Note = "Nota"
        Current = "{0}, actual"
        Commented = "{0}, con comentario"
        GoHere = "Ir aquí"
        Delete = "Eliminar rama"
    }
}
