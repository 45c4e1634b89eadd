//! The words on the bar under the board.

use crate::words::catalogue;

catalogue! {
    /// What the buttons of the bar say, as short as can be.
    BarWords {
        Undo = "Undo"
        Hint = "Hint"
        Analysis = "Analysis"
        Estimate = "Estimate"
        Review = "Review"
        Edit = "Edit"
        Pass = "Pass"
        Resign = "Resign"
        Resume = "Resume"
        Accept = "Accept"
        Rematch = "Rematch"
        Result = "Result"
        Place = "{0} / {1}"
        CommentAndMoves = "Comment and moves"
        Hide = "Hide"
        LeftColumn = "Width of the left column"
        RightColumn = "Width of the right column"
    }
}
