//! What is said of a game that is gone over.

use crate::words::catalogue;

catalogue! {
    /// The review of a game.
    ReviewWords {
        Title = "Review"
        // {0}: how much of it is done.
        RawPass = "First look: {0}%"
        ShallowPass = "Searching every move: {0}%"
        DeepPass = "Looking closer: {0}%"
        Complete = "Complete"
        PausedAt = "Paused at {0}%"
        Pause = "Pause the review"
        GoOn = "Continue the review"
        // {0}: an engine; {1}: what is wrong with it.
        EngineFailed = "{0} cannot go on with the review: {1}; what was found stays, and Jego can take over"

        Best = "best"
        Good = "good"
        Inaccuracy = "inaccuracy"
        Mistake = "mistake"
        Blunder = "blunder"

        Graph = "Graph of the game"
        // {0}: number of the move; {1}: a side; {2}: the move.
        Move = "Move {0}, {1} {2}"
        // {0}: what the move is called, as above; {1}: how good it was.
        Graded = "{0}: {1}"
        // {0}: the same; {1}: a side; {2}: points.
        Lead = "{0}; {1} leads by {2}"
        Even = "{0}; even"
        // {0}: the same; {1} and {3}: sides; {2} and {4}: win rates.
        Chances = "{0}; {1} {2}%, {3} {4}%"
        LostPoints = { one: "{0}, lost {1} point", other: "{0}, lost {1} points" }
        LostDiscs = { one: "{0}, lost {1} disc", other: "{0}, lost {1} discs" }
        LostChance = "{0}, lost {1}% of the win rate"
        // {0}: a move.
        Better = "Better: {0}"
        Rough = "a first guess"

        KeyMoments = "Key moments"
        NoMoments = "No mistake so far"
        Both = "both"
        Side = "Whose mistakes"
        Start = "Start of the game"

        // {0} and {1}: the players.
        ReportOf = "Review: {0} – {1}"
        HowPlayed = "How it was played"
        LeadCurve = "Who led, move by move: Black above the line, White below"
        WinCurve = "Who was likely to win, move by move"
        MovesColumn = "moves"
        MeanLoss = "mean loss a move"
        GoodShare = "best or good moves"
        LargestLosses = "largest losses"
        // {0}: a phase of the game.
        MeanLossIn = "mean loss: {0}"
        Opening = "opening"
        MiddleGame = "middle game"
        Endgame = "endgame"
        // {0}: a player; {1}: a rank; {2}: how many ranks it may be off.
        PlayedAt = "{0} played this game at about {1}, give or take {2} ranks"
        PlayedAtBasis = "The rank is that of the players whose moves are most like these; it says nothing of the result"
        // {0} and {2}: percentages; {1} and {3}: ranks.
        FoundBy = "Of players of {1}, {0}% would have found a better move; of {3}, {2}%"
        ReachWithin = "A slip: most players of this rank see it"
        ReachNext = "One to learn from: it is what players a little stronger see"
        ReachBeyond = "Beyond this rank: hardly anyone near it sees it"
        ToLearn = "to learn from"
        // {0}: a move.
        TryBetter = "Play {0} as a variation"
        Report = "Report"
        CopyReport = "Copy as text"
        ReportCopied = "The text of the report was copied"
        SaveReport = "Save…"
        BoardCaption = "The move is circled; the numbers are what was expected instead"
    }
}
