//! What is said of computers that think, and of what they think.

use crate::words::catalogue;

catalogue! {
    /// The opponent, and the panel of thoughts.
    Thinking {
        // {0}: a side.
        Thinks = "{0} is thinking…"
        EngineThinks = "thinking…"
        Waits = "{0} is waiting"
        EngineWaits = "waiting"
        NotYourTurn = "It is the computer’s turn ({0})"
        Stopped = "The computer is waiting; play for it, or let it continue"
        CannotHurry = "This engine cannot be told to move now"
        Hinting = "Looking for a good move…"
        HintAt = "A good move: {0}"
        HintPass = "There is nothing left to play: pass"
        NoHint = "No hint is available here"
        CannotPlay = "The computer ({0}) cannot play: {1}"
        NoLevel = "there is no level “{0}”"
        NotSetUp = "the engine “{0}” is not set up here"
        NoEngines = "external engines only play Go here"
        Gone = "it stopped without answering"
        TryAgain = "Try again"
        SeatOthers = "Change players…"
        GoOn = "Continue"
        LogTitle = "Engine log"
        CopyLog = "Copy all"
        MoveNow = "Move now"
        Stop = "Stop"
        Analysis = "Analysis"
        Estimating = "Estimating the score…"
        Waiting = "No analysis yet"
        PlayStopped = "Play has ended here"
        // {0} and {2}: sides; {1} and {3}: their win rates.
        WinOf = "{0} {1}%, {2} {3}%"
        Percent = "{0}%"
        LeadsDiscs = { one: "{0} leads by {1} disc", other: "{0} leads by {1} discs" }
        Even = "Even"
        Visits = { one: "{0} visit", other: "{0} visits" }
        MoveColumn = "move"
        WinColumn = "win rate"
        LeadColumn = "lead"
        DiscColumn = "discs"
        ShareColumn = "visits"
        // {0}: a move; {1}: win rate; {2}: points; {3}: share of visits.
        Candidate = "{0}: win rate {1}%, lead {2}, {3}% of visits"
        CandidateOnly = "{0}: win rate {1}%, {2}% of visits"
        Pass = "pass"
        Expected = "Expected line: {0}"

        ExpectedScore = "Expected score: {0} +{1}"
        ExpectedEven = "Expected score: even"
        CandidateLead = "{0}: win rate {1}%, lead {2}"
    }
}
