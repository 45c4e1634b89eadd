//! The words on the bar under the board.

use crate::words::{BarWords, translation};

use super::Spanish;

translation! {
    Spanish, BarWords {
        Undo = "Deshacer"
        Hint = "Pista"
        Analysis = "Análisis"
        Estimate = "Estimación"
        Review = "Revisión"
        Edit = "Editar"
        Pass = "Pasar"
        Resign = "Abandonar"
        Resume = "Seguir"
        Accept = "Aceptar"
        Rematch = "Revancha"
        Result = "Resultado"
        Place = "{0} / {1}"
        CommentAndMoves = "Comentario y jugadas"
        Hide = "Ocultar"
        LeftColumn = "Ancho de la columna izquierda"
        RightColumn = "Ancho de la columna derecha"
    }
}
