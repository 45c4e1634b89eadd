//! The face of a clock, and the names of what was agreed about time.

use crate::words::{ClockWords, translation};

use super::French;

translation! {
    French, ClockWords {
        Clock = "Pendule"
        NoClock = "Sans pendule"
        Absolute = "Temps absolu"
        ByoYomi = "Byo-yomi"
        Canadian = "Byo-yomi canadien"
        Fischer = "Fischer"
        Hours = "{0} h"
        Minutes = "{0} min"
        Seconds = "{0} s"
        Then = "{0} + {1}"
        Ahead = "+ {0}"
        Periods = "{0} × {1}"
        LastPeriod = "Dernière période"
        CanadianPeriod = "{0} coups en {1}"
        MovesLeft = "{0}/{1} coups"
        Increment = "{0} par coup"
    }
}
