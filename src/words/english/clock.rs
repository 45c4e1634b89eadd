//! The face of a clock, and the names of what was agreed about time.

use crate::words::catalogue;

catalogue! {
    /// What is said about time.
    ClockWords {
        Clock = "Clock"
        NoClock = "No clock"
        Absolute = "Absolute time"
        ByoYomi = "Byo-yomi"
        Canadian = "Canadian byo-yomi"
        Fischer = "Fischer"
        Hours = "{0} h"
        Minutes = "{0} min"
        Seconds = "{0} s"
        // {0}: the main time; {1}: what comes after it.
        Then = "{0} + {1}"
        // {0}: what comes after the main time.
        Ahead = "+ {0}"
        // {0}: how many; {1}: how long each is.
        Periods = "{0} × {1}"
        LastPeriod = "Last period"
        // Canadian byo-yomi; {1}: a time.
        CanadianPeriod = "{0} moves in {1}"
        // {0} of {1} moves are still to be played.
        MovesLeft = "{0}/{1} moves"
        // {0}: a time.
        Increment = "{0} per move"
    }
}
