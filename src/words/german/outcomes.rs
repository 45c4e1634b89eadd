//! How games end, in words.

use crate::words::{Ending, translation};

use super::German;

translation! {
    German, Ending {
        Named = "{0} ({1})"
        ByPoints = { one: "{0} gewinnt mit {1} Punkt", other: "{0} gewinnt mit {1} Punkten" }
        ByDiscs = { one: "{0} gewinnt mit {1} Stein", other: "{0} gewinnt mit {1} Steinen" }
        ByResignation = "{0} gewinnt durch Aufgabe"
        OnTime = "{0} gewinnt auf Zeit"
        ByForfeit = "{0} gewinnt kampflos"
        Wins = "{0} gewinnt"
        Aligned = "{0}: {1}"
        Draw = "Unentschieden"
        Jigo = "Jigo (unentschieden)"
        NoResult = "Ohne Ergebnis"
    }
}
