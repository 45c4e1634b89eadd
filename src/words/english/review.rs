//! What is said of a game that is gone over.

use crate::words::catalogue;

catalogue! {
    /// The review of a game.
    ReviewWords {
        Title = "Review"
        // {0}: how much of it is done.
        RawPass = "First look: {0}%"
        ShallowPass = "Searching: {0}%"
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
        // {0}: a player; {1}: the number of a move.
        AheadFrom = "{0} was ahead from move {1} to the end"
        LeadChangedOnce = "The lead changed hands once: from move {1} on {0} was ahead"
        // {0}: how often; {1}: who was ahead then; {2}: since which move.
        LeadChanged = {
            one: "The lead changed hands {0} time: from move {2} on {1} was ahead",
            other: "The lead changed hands {0} times: from move {2} on {1} was ahead"
        }
        OpenToTheEnd = "It was open to the end"
        // {0}: the number of a move; {1}: a side; {2}: the move; {3}: what it cost.
        TurnedAt = "It turned at move {0}: {1}’s {2} cost {3}"
        ShareOfWinRate = "{0}% of the win rate"
        InOpening = "in the opening"
        InMiddleGame = "in the middle game"
        InEndgame = "in the endgame"
        // {0}: in which phase of the game.
        BothLostMost = "Both lost most {0}"
        // {0}: a player; {1}: in which phase of the game.
        LostMost = "{0} lost most {1}"
        // {0}: a player; {1}: numbers of moves.
        LearnNext = {
            one: "What {0} can learn most from is move {1}",
            other: "What {0} can learn most from are moves {1}"
        }
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
        // {0}: a percentage; {1}: a rank.
        FoundByRank = "Of players of {1}, {0}% would have found a better move"
        // {0} and {2}: percentages; {1} and {3}: ranks.
        FoundBy = "Of players of {1}, {0}% would have found a better move; of {3}, {2}%"
        ReachWithin = "A slip: most players of this rank see it"
        ReachNext = "One to learn from: players near this rank do see it"
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
