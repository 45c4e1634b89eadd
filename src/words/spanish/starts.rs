//! Why a game cannot begin as it was asked to.

use crate::words::{BadStart, translation};

use super::Spanish;

translation! {
    Spanish, BadStart {
        Size = "Un tablero tiene de 2 a 25 líneas, no {0}"
        Points = "Los puntos son números enteros o medios, como 7 o 7,5"
        Komi = "Un komi de {0} es demasiado grande: el máximo es {1}"
        HandicapStones = "Un hándicap es de 2 a 9 piedras, no {0}"
        NoStarPoints = "El tablero de {0} no tiene puntos estrella para piedras de hándicap"
        StarPoints = "El tablero de {0} tiene puntos estrella para {1} piedras de hándicap, no {2}"
        Room = "El tablero de {0} es demasiado pequeño para {1} piedras de hándicap"
    }
}
