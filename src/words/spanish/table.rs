//! What is said at the table.

use crate::words::{TableWords, translation};

use super::Spanish;

translation! {
    Spanish, TableWords {
        Person = "humano"
        Computer = "ordenador, {0}"
        Prisoners = "prisioneros"
        TerritoryPart = "territorio"
        Stones = "piedras"
        Dead = "piedras muertas"
        PassStones = "piedras de pase"
        Komi = "komi"
        Discs = "fichas"
        EmptySquares = "casillas vacías"
        InHand = "debe colocar"
        Gives = "{0} da una pieza"
        Sets = "{0} coloca: {1}"
        ChooseSquare = "Elige una casilla para: {0}"
        ChoosePiece = "Elige una pieza para esta casilla"
        NoLine = "El tablero está lleno y no hay línea ganadora"
        Bonus = "por el hándicap"
        Total = "total"
        ToMove = "Juega {0}"
        PlaceHandicap = {
            one: "Negro coloca {0} piedra de hándicap más",
            other: "Negro coloca {0} piedras de hándicap más",
        }
        Move = "jugada {0}"
        MoveOf = "jugada {0} de {1}"
        StartOfGame = "principio"
        NoMove = "{0} no tiene jugada legal y pasa"
        Passed = "{0} pasa"
        GameIsOver = "La partida ha terminado: {0}"
        CountingHint = "Haz clic en una cadena para marcarla como viva o muerta y acepta el recuento"
        Proposing = "Buscando piedras muertas…"
        PlayGoesOn = "Se sigue jugando, le toca a {0}"
        DeletedMoves = { one: "{0} jugada eliminada", other: "{0} jugadas eliminadas" }
        Restored = "Rama restaurada"
        AtStart = "Este es el principio de la partida"
        AtEnd = "Esta es la última jugada"
        AtEndOfVariation = "Este es el final de la variante"
        ReviewRemoved = "La revisión se ha quitado de la partida"
        NoMistakeAfter = "Ningún error después de esta jugada"
        NoMistakeBefore = "Ningún error antes de esta jugada"
        OneLine = "Aquí no hay otra variante"
        ClockPaused = "Los relojes están en pausa"
        ClockPausedHint = "Los relojes están en pausa hasta la próxima jugada"
        LowTime = "A {0} le queda poco tiempo"
        JournalTrouble = "La partida no se puede guardar: {0}"
        Breach = "En el archivo esta jugada es ilegal: {0}"
        ShowPosition = "Mostrar esa posición"
        UndoDelete = "Deshacer"
        Comment = "Comentario"
        CommentHint = "Escribe un comentario sobre esta jugada"
        NoRoomForComment = "En esta ventana no cabe el comentario"
        Moves = "Jugadas"
        Captured = { one: "{0} piedra capturada", other: "{0} piedras capturadas" }
        Clock = "Reloj de {0}: {1}"
        Accept = "Aceptar"
        Resume = "Seguir"
        Placed = "{0} {1}"
        Turned = "{0} {1}, voltea {2}"
        Put = "{0} coloca en fila {2}, columna {3}: {1}"
        Gave = "{0} da: {1}"
        PlacedTaking = "{0} {1}, captura {2}"
        Analysis = "La partida ha terminado; las jugadas nuevas crean variantes"

        LookingBackAt = "Estás mirando atrás (juega {0}); no se ha jugado nada"
        LookingBack = "Mirando atrás: juega {0}"
        ReturnToGame = "Volver a la partida"
        ReturnTip = "Volver adonde está la partida"
        PlayHere = "Seguir desde aquí"
        DeadBlack = "piedras negras muertas"
        DeadWhite = "piedras blancas muertas"
        NotCounted = "No cuenta con estas reglas"
        ComputerAlone = "ordenador"
    }
}
