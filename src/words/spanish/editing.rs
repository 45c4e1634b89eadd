//! What is said about editing a game.

use crate::words::{EditWords, translation};

use super::Spanish;

translation! {
    Spanish, EditWords {
        Palette = "Herramientas de edición"
        NextLabel = "{0}, siguiente {1}"
        LineFrom = "Desde {0}: elige el otro extremo"
        Undone = "Deshecho: {0}"
        Redone = "Rehecho: {0}"
        Marks = "marcas"
        Stones = "piedras colocadas a mano"
        Comment = "comentario"
        Header = "datos de la partida"
        Annotation = "anotaciones"
        Deletion = "rama eliminada"
        Restoration = "rama restaurada"
        Order = "orden de las variantes"
        Paste = "pegado"
        Flattening = "nuevo principio de la partida"
        Rules = "reglas"
        Pasted = { one: "{0} jugada pegada", other: "{0} jugadas pegadas" }
        OnMainLine = "Esta es la variante principal"
        MadeMainLine = "Esta es ahora la variante principal"
        Reordered = "Variante movida"
        Flattened = "La partida empieza ahora en esta posición"
        CopiedBranch = "Rama copiada al portapapeles"
        CopiedPosition = "Posición copiada al portapapeles"
        CopiedDiagram = "Diagrama copiado al portapapeles"
        CutBranch = "Rama movida al portapapeles"
        NotPasted = "No se ha pegado nada: {0}"
        Neither = "el texto no es ni SGF ni un diagrama"
        OtherGame = "el texto es de otro juego"
        OtherBoard = "el texto es de un tablero de {0}×{1}"
        TooLarge = "es demasiado grande para un tablero"
        Empty = "no contiene ninguna jugada ni posición"
        BadSign = "línea {0}: «{1}» no significa nada en un diagrama"
        Uneven = "la línea {0} tiene {1} puntos y las filas de arriba, {2}"
        NotSquare = "el diagrama tiene {0} filas y {1} columnas"
        Overfull = "{0} filas de {1} puntos son más de las que tiene el tablero"
        Annotate = "Anotaciones"
        NodeName = "Nombre"
        OfMove = "Jugada"
        OfPosition = "Posición"
        None = "Ninguna"
        Value = "Puntuación estimada, positiva si Negro va por delante"
        BadValue = "La puntuación tiene que ser un número, como 3,5 o -2"
        Figure = "Aquí empieza una figura de la partida impresa"
        ValueIs = "Puntuación estimada {0}"
        FigureHere = "Empieza una figura"
        SamePosition = "{0}, la misma posición que {1}"
        Collapsed = { one: "{1}, {0} jugada oculta", other: "{1}, {0} jugadas ocultas" }
        OnlyHere = "A esta posición solo se llega de una manera"
    }
}
