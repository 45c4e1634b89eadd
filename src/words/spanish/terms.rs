//! The names of what is agreed before a game: rules and handicap.

use crate::words::{Term, translation};

use super::Spanish;

translation! {
    Spanish, Term {
        Black = "Negro"
        White = "Blanco"
        First = "Jugador 1"
        Second = "Jugador 2"
        French = "Francesas"
        Chinese = "Chinas"
        Japanese = "Japonesas"
        Korean = "Coreanas"
        Aga = "AGA"
        NewZealand = "Neozelandesas"
        TrompTaylor = "Tromp–Taylor"
        AtariGo = "Atari go"
        Custom = "Personalizadas"
        SimpleKo = "Ko simple"
        PositionalSuperko = "Superko posicional"
        SituationalSuperko = "Superko situacional"
        NaturalSuperko = "Superko situacional natural"
        SuicideForbidden = "Prohibido"
        SuicideAllowed = "Permitido"
        Area = "Área"
        Territory = "Territorio"
        TwoPasses = "Dos seguidos"
        WhitePassesLast = "Dos seguidos, Blanco el último"
        HandicapKomiUnchanged = "Komi sin cambios"
        HandicapKomiFixed = "Komi {0}"
        HandicapKomiPlusStones = "Komi {0} + número de piedras"
        WithBonus = "{0}, y {1}"
        BonusPerStone = "un punto por piedra"
        BonusPerStoneButOne = "un punto por piedra, menos uno"
        NoHandicap = "Sin hándicap"
        Stones = { one: "{0} piedra", other: "{0} piedras" }
        FixedHandicap = "{0} en los puntos estrella"
        FreeHandicap = "{0} en colocación libre"
        GivenHandicap = "{0} ya en el tablero"
    }
}
