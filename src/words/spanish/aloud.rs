//! What is read aloud: moves that are stepped through or undone, and answers
//! to questions about the board.

use crate::words::{Aloud, translation};

use super::Spanish;

translation! {
    Spanish, Aloud {
        Step = "Jugada {0}, {1}"
        Start = "Principio de la partida"
        Last = "última jugada"
        End = "final de la variante"
        Variation = "variante {0} de {1}"
        Commented = "con comentario"
        SetUp = "Piedras colocadas a mano"
        NoMoveHere = "Aquí no hay jugada"
        Undone = "Deshecho: {0}"
        MoveOf = "{0} {1}"
        PassOf = "{0} pasa"
        Capturing = { one: "{0} {1}, {2} piedra capturada", other: "{0} {1}, {2} piedras capturadas" }

        LastMove = "Última jugada: {0}"
        NoLastMove = "Aún no se ha jugado nada"
        LoneStone = "{0}, 1 piedra"
        Chain = { one: "{0}, cadena de {1} piedra: {2}", other: "{0}, cadena de {1} piedras: {2}" }
        LastLiberty = "en atari, 1 libertad: {0}"
        Liberties = { one: "{0} libertad: {1}", other: "{0} libertades: {1}" }
        EmptyHere = "{0} está vacío"
        Neighbors = "alrededor: {0}"
        Row = "Fila {0}: {1}"
        Column = "Columna {0}: {1}"
        AllEmpty = "vacía"
        OneOf = "{0} {1}"
        RunOf = "{0} a {1} {2}"
        NoAtari = "No hay nada en atari"
        InAtari = "En atari: {0}"
        ChainInAtari = {
            one: "{0} {1}, {2} piedra, última libertad {3}",
            other: "{0} {1}, {2} piedras, última libertad {3}",
        }
        Prisoners = "{0} ha capturado {1}"
        Komi = "komi {0}"
        IfCounted = "Puntuación: {0}"
        DiscsOf = "{0} {1}"
        PiecesLeft = { one: "queda {0} pieza", other: "quedan {0} piezas" }

        Named = "{0}: {1}"

        StoneCount = { one: "{0} piedra", other: "{0} piedras" }
        LibertyCount = { one: "{0} libertad", other: "{0} libertades" }
        Group = "{0}, {1}, {2}"
        NoStones = "No hay piedras en el tablero"

        GoTitle = "Ir a una intersección"
        GoField = "Intersección"
        SquareTitle = "Ir a una casilla"
        SquareField = "Casilla"
        NoSuchSquare = "Este tablero no tiene la casilla {0}"
        GoHint = "Por ejemplo D4; Intro lleva allí el cursor, Ctrl+Intro juega allí"
        GoThere = "Ir allí"
        PlayThere = "Jugar allí"
        NoSuchPoint = "Este tablero no tiene la intersección {0}"
    }
}
