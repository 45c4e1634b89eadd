//! Looking for something in a game, and links in comments.

use crate::words::{FindWords, translation};

use super::Spanish;

translation! {
    Spanish, FindWords {
        Title = "Buscar"
        Words = "Texto"
        Move = "Jugada"
        Position = "Posición"
        WordsHint = "en comentarios y nombres"
        MoveHint = "D4, blanco D4, 42, pasar"
        AreaHint = "parte del tablero: A1–E5; vacío: todo"
        WordsField = "Texto que buscar"
        MoveField = "Jugada que buscar"
        AreaField = "Parte del tablero"
        Next = "Resultado siguiente"
        Previous = "Resultado anterior"
        Close = "Cerrar la barra de búsqueda"
        HitOf = "{0} de {1}"
        Hits = { one: "{0} resultado", other: "{0} resultados" }
        SoFar = { one: "{0} resultado hasta ahora", other: "{0} resultados hasta ahora" }
        NoHit = "Sin resultados"
        Searching = "Buscando…"
        NoSuchMove = "Escribe un punto, el número de una jugada, o pasar"
        NoSuchArea = "Escribe dos esquinas, como A1–E5"
        NoStones = "No hay ninguna piedra en esta parte del tablero"
        NoBoard = "Solo se pueden buscar posiciones en tableros con piedras"
        AtMove = "{0}: jugada {1}"

        Link = "{0}: ir a esta jugada"
        PointLink = "{0}: mostrarlo en el tablero"
    }
}
