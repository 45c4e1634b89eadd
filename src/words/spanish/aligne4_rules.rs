//! The rules of Aligne 4 and of Quarto, told on their page.

use crate::words::{Aligne4Text, translation};

use super::Spanish;

translation! {
    Spanish, Aligne4Text {
        Pieces = "Tablero y piezas"
        PiecesTraits = "Hay dieciséis piezas junto a un tablero de cuatro casillas por cuatro. Cada una tiene cuatro rasgos: es negra o blanca, grande o pequeña, animal o planta, redonda o cuadrada. No hay dos iguales."
        PiecesNobody = "Las piezas no son de nadie. Ambos jugadores las toman de la misma reserva, sea cual sea el color."
        Tone = "negra o blanca"
        Size = "grande o pequeña"
        Kind = "animal o planta"
        Shape = "redonda o cuadrada"
        Turn = "Una jugada"
        TurnHow = "En tu turno, elige cualquier pieza de la reserva y una casilla vacía donde colocarla, en el orden que quieras. Después le toca al otro jugador. Una pieza colocada ya no se mueve."
        TurnTask = "Elige una pieza y colócala en una casilla"
        TurnDone = "Es una jugada completa: {0} en la casilla {1}"
        Line = "La línea ganadora"
        LineHow = "Cuatro piezas en una fila, una columna o una diagonal ganan si comparten al menos un rasgo. Gana quien completa la línea, sin importar quién colocó las otras tres."
        LineTask = "Encuentra una pieza y una casilla que ganen"
        LineMissed = "No se ha completado ninguna línea: deshaz la jugada y vuelve a mirar"
        NoLine = "Una línea que no gana"
        NoLineHow = "Cuatro piezas que no tienen nada en común no ganan. Una línea así está muerta, y sus piezas solo sirven ya en otras líneas."
        NoLineTask = "Llena la fila superior: ninguna pieza la hace ganar"
        NoLineDone = "La fila está llena y la partida sigue"
        Safe = "Lo que hay que evitar"
        SafeHow = "Tres piezas que comparten un rasgo son una amenaza para los dos: quien juegue a continuación completa la línea, mientras quede en la reserva una pieza con ese rasgo. No coloques tú la tercera."
        SafeTask = "Coloca una pieza de modo que tu rival no pueda ganar en la jugada siguiente"
        SafeDone = "Ahora ninguna pieza puede completar una línea"
        SafeMissed = "Ahora una pieza puede completar una línea: deshaz la jugada"
        Drawn = "El empate"
        DrawHow = "Si el tablero se llena sin línea ganadora, la partida es un empate. Entre jugadores atentos es bastante frecuente."
        DrawTask = "Quedan una pieza y una casilla: juégalas"
        DrawDone = "El tablero está lleno: la partida es un empate"
        Quarto = "Quarto"
        QuartoHow = "Quarto es el mismo juego con una diferencia: tu rival elige la pieza que colocas. La colocas donde quieras y luego le das la siguiente. Las líneas ganadoras son las mismas."
        QuartoTask = "Da una pieza con la que tu rival no pueda ganar"
        QuartoDone = "Nadie puede ganar con esta pieza: colócala y sigue jugando"
        QuartoMissed = "Esta pieza puede completar una línea: deshaz la jugada"
    }
}
