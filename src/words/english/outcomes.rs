//! How games end, in words.

use crate::words::catalogue;

catalogue! {
    /// Results.
    Ending {
        // {0}: a name; {1}: a side.
        Named = "{0} ({1})"
        // {0}: who; {1}: points.
        ByPoints = { one: "{0} wins by {1} point", other: "{0} wins by {1} points" }
        // {0}: who; {1}: discs, in Othello.
        ByDiscs = { one: "{0} wins by {1} disc", other: "{0} wins by {1} discs" }
        ByResignation = "{0} wins by resignation"
        OnTime = "{0} wins on time"
        ByForfeit = "{0} wins by forfeit"
        Wins = "{0} wins"
        // {0}: who wins; {1}: what the four pieces share.
        Aligned = "{0}: {1}"
        Draw = "Draw"
        Jigo = "Jigo (draw)"
        NoResult = "No result"
    }
}
