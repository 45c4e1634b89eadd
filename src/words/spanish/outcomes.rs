//! How games end, in words.

use crate::words::{Ending, translation};

use super::Spanish;

translation! {
    Spanish, Ending {
        Named = "{0} ({1})"
        ByPoints = { one: "{0} gana por {1} punto", other: "{0} gana por {1} puntos" }
        ByDiscs = { one: "{0} gana por {1} ficha", other: "{0} gana por {1} fichas" }
        ByResignation = "{0} gana por abandono"
        OnTime = "{0} gana por tiempo"
        ByForfeit = "{0} gana por incomparecencia"
        Wins = "{0} gana"
        Aligned = "{0}: {1}"
        Draw = "Empate"
        Jigo = "Jigo (empate)"
        NoResult = "Partida sin resultado"
    }
}
