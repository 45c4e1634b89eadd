//! The face of a clock, and the names of what was agreed about time.

use crate::words::{ClockWords, translation};

use super::Spanish;

translation! {
    Spanish, ClockWords {
        Clock = "Reloj"
        NoClock = "Sin reloj"
        Absolute = "Tiempo absoluto"
        ByoYomi = "Byo-yomi"
        Canadian = "Byo-yomi canadiense"
        Fischer = "Fischer"
        Hours = "{0} h"
        Minutes = "{0} min"
        Seconds = "{0} s"
        Then = "{0} + {1}"
        Ahead = "+ {0}"
        Periods = "{0} × {1}"
        LastPeriod = "Último periodo"
        CanadianPeriod = "{0} jugadas en {1}"
        MovesLeft = "{0}/{1} jugadas"
        Increment = "{0} por jugada"
    }
}
