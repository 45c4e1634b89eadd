//! What is read aloud: moves that are stepped through or undone, and answers
//! to questions about the board.

use crate::words::catalogue;

catalogue! {
    /// Announcements and answers.
    Aloud {
        // {0}: its number; {1}: the move.
        Step = "Move {0}, {1}"
        Start = "Start of the game"
        Last = "last move"
        End = "end of the variation"
        // {0} of {1} moves that were tried here.
        Variation = "variation {0} of {1}"
        Commented = "with a comment"
        SetUp = "Stones set up by hand"
        NoMoveHere = "No move here"
        Undone = "Undone: {0}"
        // {0}: a side; {1}: a point.
        MoveOf = "{0} {1}"
        // {0}: a side.
        PassOf = "{0} pass"
        // {0}: a side; {1}: a point; {2}: how many stones.
        Capturing = { one: "{0} {1}, {2} stone captured", other: "{0} {1}, {2} stones captured" }

        LastMove = "Last move: {0}"
        NoLastMove = "No move has been played yet"
        // {0}: a point and a color.
        LoneStone = "{0}, 1 stone"
        // {0}: a point and a color; {1}: how many, never 1; {2}: all points.
        Chain = { one: "{0}, chain of {1} stone: {2}", other: "{0}, chain of {1} stones: {2}" }
        // {0}: the point.
        LastLiberty = "in atari, 1 liberty: {0}"
        // {0}: how many, never 1; {1}: the points.
        Liberties = { one: "{0} liberty: {1}", other: "{0} liberties: {1}" }
        EmptyHere = "{0} is empty"
        Neighbors = "around it: {0}"
        Row = "Row {0}: {1}"
        Column = "Column {0}: {1}"
        AllEmpty = "empty"
        // {0}: a point; {1}: a color.
        OneOf = "{0} {1}"
        // {0} and {1}: points; {2}: a color.
        RunOf = "{0} to {1} {2}"
        NoAtari = "Nothing is in atari"
        InAtari = "In atari: {0}"
        // {0}: a side; {1}: a point of the chain; {2}: how many stones; {3}: the liberty.
        ChainInAtari = {
            one: "{0} {1}, {2} stone, last liberty {3}",
            other: "{0} {1}, {2} stones, last liberty {3}",
        }
        // {0}: a side; {1}: how many.
        Prisoners = "{0} has captured {1}"
        Komi = "komi {0}"
        IfCounted = "Score: {0}"
        // {0}: a side; {1}: how many.
        DiscsOf = "{0} {1}"
        PiecesLeft = { one: "{0} piece left", other: "{0} pieces left" }

        // {0}: a side; {1}: its chains.
        Named = "{0}: {1}"

        StoneCount = { one: "{0} stone", other: "{0} stones" }
        LibertyCount = { one: "{0} liberty", other: "{0} liberties" }
        // {0}: a point; {1}: how many stones; {2}: how many liberties.
        Group = "{0}, {1}, {2}"
        NoStones = "There are no stones on the board"

        GoTitle = "Go to intersection"
        GoField = "Intersection"
        SquareTitle = "Go to square"
        SquareField = "Square"
        NoSuchSquare = "This board has no square {0}"
        GoHint = "For example D4; Enter moves the cursor there, Ctrl+Enter plays there"
        GoThere = "Go there"
        PlayThere = "Play there"
        NoSuchPoint = "This board has no intersection {0}"
    }
}
