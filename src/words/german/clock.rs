//! The face of a clock, and the names of what was agreed about time.

use crate::words::{ClockWords, translation};

use super::German;

translation! {
    German, ClockWords {
        Clock = "Uhr"
        NoClock = "Keine Uhr"
        Absolute = "Absolute Zeit"
        ByoYomi = "Byo-yomi"
        Canadian = "Kanadisches Byo-yomi"
        Fischer = "Fischer"
        Hours = "{0} h"
        Minutes = "{0} min"
        Seconds = "{0} s"
        Then = "{0} + {1}"
        Ahead = "+ {0}"
        Periods = "{0} × {1}"
        LastPeriod = "Letzte Periode"
        CanadianPeriod = "{0} Züge in {1}"
        MovesLeft = "{0}/{1} Züge"
        Increment = "{0} pro Zug"
    }
}
