//! What is said at the table.

use crate::words::catalogue;

catalogue! {
    /// The board, the panels, and the line of messages.
    TableWords {
        Person = "human"
        Computer = "computer, {0}"
        Prisoners = "prisoners"
        TerritoryPart = "territory"
        Stones = "stones"
        Dead = "dead stones"
        PassStones = "pass stones"
        Komi = "komi"
        Discs = "discs"
        EmptySquares = "empty squares"
        InHand = "has to place"
        Gives = "{0} gives a piece"
        Sets = "{0} places the {1}"
        ChooseSquare = "Choose a square for the {0}"
        ChoosePiece = "Choose a piece for this square"
        NoLine = "The board is full without a winning line"
        // Points that White gets.
        Bonus = "for handicap"
        Total = "total"
        ToMove = "{0} to move"
        PlaceHandicap = {
            one: "Black places {0} more handicap stone",
            other: "Black places {0} more handicap stones",
        }
        Move = "move {0}"
        MoveOf = "move {0} of {1}"
        StartOfGame = "start"
        NoMove = "{0} has no legal move and passes"
        Passed = "{0} passes"
        GameIsOver = "The game is over: {0}"
        CountingHint = "Click a chain to mark it dead or alive, then accept the score"
        Proposing = "Looking for dead stones…"
        PlayGoesOn = "Play continues, {0} to move"
        DeletedMoves = { one: "{0} move deleted", other: "{0} moves deleted" }
        Restored = "Branch restored"
        AtStart = "This is the start of the game"
        AtEnd = "This is the last move"
        AtEndOfVariation = "This is the end of the variation"
        ReviewRemoved = "The review was removed from the game"
        NoMistakeAfter = "No mistake after this move"
        NoMistakeBefore = "No mistake before this move"
        OneLine = "There is no other variation here"
        ClockPaused = "The clocks are paused"
        ClockPausedHint = "The clocks are paused until the next move"
        LowTime = "{0} has little time left"
        JournalTrouble = "The game cannot be saved: {0}"
        Breach = "In the file this move is illegal: {0}"
        ShowPosition = "Show that position"
        UndoDelete = "Undo"
        Comment = "Comment"
        CommentHint = "Write a comment on this move"
        NoRoomForComment = "There is no room for the comment in this window"
        Moves = "Moves"
        Captured = { one: "{0} captured stone", other: "{0} captured stones" }
        Clock = "{0}’s clock: {1}"
        Accept = "Accept"
        // After two passes: the players go on playing.
        Resume = "Resume"
        // {0}: a side; {1}: a point.
        Placed = "{0} {1}"
        // {0}: a side; {1}: a square; {2}: how many discs.
        Turned = "{0} {1}, flips {2}"
        // {0}: who; {1}: a piece; {2}: a row; {3}: a column.
        Put = "{0} places the {1} on row {2}, column {3}"
        Gave = "{0} gives the {1}"
        // {0}: a side; {1}: a point; {2}: how many.
        PlacedTaking = "{0} {1}, {2} captured"
        Analysis = "The game is over; new moves become variations"

        LookingBackAt = "You are looking back ({0} to play); nothing was played"
        LookingBack = "Looking back: {0} to play"
        ReturnToGame = "Back to the game"
        ReturnTip = "Return to where the game is"
        PlayHere = "Play on from here"
        DeadBlack = "dead Black stones"
        DeadWhite = "dead White stones"
        NotCounted = "Does not count under these rules"
        ComputerAlone = "computer"
    }
}
