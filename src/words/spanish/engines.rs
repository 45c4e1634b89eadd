//! What goes wrong with an engine from outside, said to a player.

use crate::words::{EngineTrouble, translation};

use super::Spanish;

translation! {
    Spanish, EngineTrouble {
        NoCommand = "no hay ningún comando para iniciar el motor"
        OpenQuote = "en la línea de comandos del motor la comilla {0} no se cierra"
        OpenBackslash = "en la línea de comandos del motor no sigue nada a la última barra invertida"
        NoFolder = "la carpeta {0} no existe"
        NoProgram = "el programa «{0}» no existe"
        CannotStart = "«{0}» no se puede iniciar: {1}"
        Version = "el motor habla la versión «{0}» de GTP, no la 2"
        TimedOut = "el motor no respondió a «{0}» en {1} s"
        Stopped = "el motor se ha detenido"
        Ended = "el motor terminó con el código {0}"
        EndedSaying = "el motor terminó con el código {0}; lo último que dijo: {1}"
        Killed = "una señal terminó el motor"
        KilledSaying = "una señal terminó el motor; lo último que dijo: {0}"
        NotText = "la respuesta del motor a «{0}» no es texto"
        NotAnAnswer = "la respuesta del motor no es GTP válido: «{0}»"
        Refused = "el motor rechaza «{0}»: {1}"
        NotAMove = "el motor responde «{0}», que no es una jugada en este tablero"
        Illegal = "la jugada del motor es ilegal: {0}"
        NotAStone = "el motor da por muerta la piedra de «{0}», pero ahí no hay ninguna"
        NoLiberties = "esta posición no se le puede dar a ningún motor: tiene una cadena sin libertades"
        UnknownCommand = "el motor no conoce el comando {0}"

        Flood = "el motor escribe sin parar"
    }
}
