//! Why a move or a change is refused, said to a player.

use crate::words::{Refusal, translation};

use super::Spanish;

translation! {
    Spanish, Refusal {
        OffBoard = "el tablero de {0} no tiene ningún punto en la columna {1} y la fila {2} desde arriba a la izquierda"
        Occupied = "{0} ya está ocupado"
        Suicide = "{0} es suicidio: la cadena no tendría ninguna libertad"
        KoAfterMove = "ko: {0} repetiría la posición de después de la jugada {1}"
        KoAtTheStart = "ko: {0} repetiría la posición inicial"
        NotTheirTurn = "le toca a {0}"
        HandicapStonesFirst = "primero las piedras de hándicap (por colocar: {0})"
        Stopped = "la partida ha terminado: ambos jugadores han pasado"
        Void = "la partida ha terminado: un ciclo largo la ha dejado sin resultado"
        NoSuchSquare = "el tablero no tiene ninguna casilla en la columna {0} y la fila {1}"
        SquareTaken = "la casilla {0} ya está ocupada"
        FlipsNothing = "{0} no voltea nada: una ficha debe encerrar fichas del otro color"
        MustMove = "{0} tiene una jugada legal y no puede pasar"
        NeitherCanMove = "la partida ha terminado: ningún jugador puede jugar"
        UsedAnimal = "el {0} ya está en el tablero"
        UsedPlant = "la {0} ya está en el tablero"
        PieceAndSquare = "en Aligne 4 nadie da piezas: elige una pieza y una casilla"
        GiveFirst = "en Quarto primero se da una pieza: elige una para el otro jugador"
        SetAnimalFirst = "se ha dado el {0}: elige primero su casilla"
        SetPlantFirst = "se ha dado la {0}: elige primero su casilla"
        NoSetup = "las piezas no se pueden colocar a mano"
        Over = "la partida ha terminado"
        NoSuchTurn = "la partida no tiene esta jugada, o ya no la tiene"
        LineTooLong = "esta variante es demasiado larga para un archivo; no se le puede añadir nada"
        NotAName = "«{0}» no es un nombre de propiedad SGF válido"
        PartOfGame = "{0} es parte de la propia partida y no se puede editar como nota"

        NoSetupHere = "aquí no se pueden colocar piedras a mano"
        NotesDisagree = "lo escrito junto a la jugada habla de otra jugada"
        OtherRules = "la partida no se puede jugar con estas reglas"
    }
}
