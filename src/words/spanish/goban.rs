//! What is said about a board and its points.

use crate::words::{GobanWords, translation};

use super::Spanish;

translation! {
    Spanish, GobanWords {
        Board = "Tablero de go, {0} por {0}"
        OthelloBoard = "Tablero de Othello, {0} por {0}"
        Empty = "vacío"
        Black = "negro"
        White = "blanco"
        LastMove = "última jugada"
        Dead = "muerto"
        Ko = "ko"
        BlackTerritory = "territorio negro"
        WhiteTerritory = "territorio blanco"
        Playable = "jugada legal"
        NextMove = "jugada siguiente"
        Hint = "pista"
        Candidate = "jugada candidata"
        Move = "jugada {0}"
        Triangle = "triángulo"
        Square = "cuadrado"
        Circle = "círculo"
        Cross = "cruz"
        Selected = "marcado"
        Label = "etiqueta {0}"

        Dimmed = "atenuado"
        Hidden = "fuera del diagrama"
        ArrowTo = "flecha a {0}"
        LineTo = "línea a {0}"
    }
}
