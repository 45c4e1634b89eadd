//! The head of a game: what stands on it, and what cannot.

use crate::words::{InformationWords, translation};

use super::Spanish;

translation! {
    Spanish, InformationWords {
        Players = "Jugadores"
        Occasion = "Ocasión"
        Game = "Partida"
        Record = "Registro"
        BlackTeam = "Equipo de Negro"
        WhiteTeam = "Equipo de Blanco"
        FirstTeam = "Equipo del primer jugador"
        SecondTeam = "Equipo del segundo jugador"
        RankHint = "Rango"
        TeamHint = "Equipo"
        DateHint = "1996-12-27,28"
        ResultHint = "B+3.5, W+R, 0"
        TimeHint = "60 min o 1:00:00"
        OvertimeHint = "5x30 byo-yomi"
        Today = "Hoy"
        Result = "Resultado"
        MainTime = "Tiempo principal"
        Overtime = "Tiempo extra"
        Opening = "Apertura"
        Source = "Fuente"
        Annotator = "Comentarista"
        User = "Registrada por"
        Copyright = "Derechos de autor"

        NoDate = "«{0}» no es una fecha como 1996-12-27, 1996-12 o 1996"
        NoYear = "A «{0}» le falta el año: escribe 1996-12-27"
        NoMonth = "«{0}»: ese mes no existe"
        NoDay = "«{0}»: el mes no tiene ese día"
        NoResult = "«{0}» no es un resultado como B+3.5, W+R, 0 o Void"
        NoTime = "«{0}» no es un tiempo como 3600, 60 min o 1:00:00"

        HeadNow = "Datos de la partida modificados. Con Deshacer vuelven a como estaban."
        HeadAsBefore = "Deshecho. Los datos de la partida están como antes."
    }
}
