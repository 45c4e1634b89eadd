//! How games end, in words.

use crate::words::{Ending, translation};

use super::French;

translation! {
    French, Ending {
        Named = "{0} ({1})"
        ByPoints = { one: "{0} gagne de {1} point", other: "{0} gagne de {1} points" }
        ByDiscs = { one: "{0} gagne de {1} pion", other: "{0} gagne de {1} pions" }
        ByResignation = "{0} gagne par abandon"
        OnTime = "{0} gagne au temps"
        ByForfeit = "{0} gagne par forfait"
        Wins = "{0} gagne"
        Aligned = "{0} : {1}"
        Draw = "Partie nulle"
        Jigo = "Jigo (partie nulle)"
        NoResult = "Partie sans résultat"
    }
}
