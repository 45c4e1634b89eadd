//! Pieces, and what is said of a board of them.

use crate::words::{PieceBoardWords, translation};

use super::Spanish;

translation! {
    Spanish, PieceBoardWords {
        Board = "Tablero, 4 por 4"
        Tray = "Reserva"
        SquareEmpty = "Casilla {0}, vacía"
        SquareWith = "Casilla {0}, {1}"
        InTray = "{0}, en la reserva"
        InHand = "{0}, en la mano de {1}"
        HandOf = "En la mano de {0}"
        Last = "última pieza"
        Chosen = "elegida"
        Hint = "pista"
        Winning = "en la línea ganadora"
        NotQuarto = "Esto no es Quarto: tú eliges la pieza y la casilla"
        Both = "Elige una pieza y una casilla"
        NowSquare = "Ahora elige una casilla para esta pieza"
        NowPiece = "Ahora elige una pieza para esta casilla"
        Give = "{0} elige una pieza para {1}"
        Draw = "El tablero está lleno y no hay línea ganadora"
    }
}
