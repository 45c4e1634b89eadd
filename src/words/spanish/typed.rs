//! What is typed in line mode, where commands are words, and what answers a
//! question. A row has the word that is shown, then others that are understood, with
//! a bar between them. They are understood whatever the language, so no word may
//! stand for two rows of a catalogue.

use crate::words::{
    TypedAnswer, TypedBoard, TypedCommand, TypedMention, TypedQuestion, TypedSide, TypedWord,
    translation,
};

use super::Spanish;

translation! {
    Spanish, TypedCommand {
        Pass = "pasar|pasa|pase|paso"
        Undo = "deshacer"
        Redo = "rehacer"
        Hint = "pista"
        TakeBack = "retirar la jugada|retirar jugada"
        LeaveMove = "dejar la jugada|dejarla"
        Analyze = "análisis|analisis|analizar"
        Estimate = "estimación|estimacion|estimar"
        Review = "revisión|revision|revisar"
        Moments = "momento|momentos"
        NextMistake = "error siguiente|siguiente error|error"
        PreviousMistake = "error anterior|anterior error"
        MistakesOf = "errores"
        PauseReview = "pausar la revisión|pausar la revision|pausar revisión|pausar revision|pausar"
        RemoveReview = "quitar la revisión|quitar la revision|quitar revisión|quitar revision|quitar"
        ShowRepeated = "repetida|posición repetida|posicion repetida"
        Accept = "aceptar"
        Resume = "seguir|reanudar"
        Resign = "abandonar|abandono"
        MoveNow = "ahora|ya"
        StopThinking = "detener|parar"
        Continue = "continuar"
        Pause = "pausa"
        Players = "nivel|niveles|jugadores"
        ShowResult = "resultado"
        Back = "atrás|atras|retroceder"
        Forward = "adelante|avanzar"
        TenBack = "atrás10|atras10"
        TenForward = "adelante10"
        ToStart = "principio"
        ToEnd = "final"
        PreviousVariation = "anterior"
        NextVariation = "siguiente"
        Save = "guardar"
        SaveAs = "guardarcomo"
        Load = "cargar|abrir"
        New = "nueva|nuevo"
        Restart = "reiniciar|volver a empezar"
        Rematch = "revancha"
        Rules = "reglas"
        Options = "opciones"
        Help = "ayuda"
        Home = "menú|menu|inicio"
        Quit = "salir"
    }
}

translation! {
    Spanish, TypedQuestion {
        LastMove = "última|ultima"
        Chain = "qué|que|libertades"
        Row = "fila"
        Column = "columna"
        Groups = "grupos"
        Atari = "atari"
        Score = "puntuación|puntuacion|puntos"
    }
}

translation! {
    Spanish, TypedSide {
        Black = "negro|negras|1"
        White = "blanco|blancas|2"
        Both = "ambos|los dos"
    }
}

translation! {
    Spanish, TypedBoard {
        Show = "ver|tablero"
        On = "sí|si"
        Off = "no"
    }
}

translation! {
    Spanish, TypedAnswer {
        Yes = "sí|si|s"
        No = "no|n"
        Save = "guardar|g"
    }
}

translation! {
    Spanish, TypedWord {
        NoClock = "ninguno|sin|sin reloj"
        PreviousPage = "volver"
    }
}

translation! {
    Spanish, TypedMention {
        Move = "jugada|movimiento"
        Moves = "jugadas|movimientos"
        And = "y|e|a|al|o|u"
        Number = "n|no|núm|num|número|numero"
        Unit = "punto|puntos|pt|pts|moku|piedra|piedras|kyu|dan|k|d|p|minuto|minutos|min|segundo|segundos|jugada|jugadas|vez|veces|grupo|grupos|libertad|libertades"
    }
}
