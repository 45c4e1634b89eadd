//! What is said about a board and its points.

use crate::words::catalogue;

catalogue! {
    /// The words of the goban.
    GobanWords {
        Board = "Go board, {0} by {0}"
        OthelloBoard = "Othello board, {0} by {0}"
        Empty = "empty"
        Black = "black"
        White = "white"
        LastMove = "last move"
        Dead = "dead"
        Ko = "ko"
        BlackTerritory = "black territory"
        WhiteTerritory = "white territory"
        Playable = "legal move"
        NextMove = "next move"
        Hint = "hint"
        Candidate = "candidate move"
        Move = "move {0}"
        Triangle = "triangle"
        Square = "square"
        Circle = "circle"
        Cross = "cross"
        // A mark of SGF (SL).
        Selected = "marked"
        Label = "label {0}"

        // A mark of SGF (DD).
        Dimmed = "dimmed"
        Hidden = "not in the diagram"
        ArrowTo = "arrow to {0}"
        LineTo = "line to {0}"
    }
}
