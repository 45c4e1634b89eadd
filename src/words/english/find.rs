//! Looking for something in a game, and links in comments.

use crate::words::catalogue;

catalogue! {
    /// The bar for finding, and what it says.
    FindWords {
        Title = "Find"
        Words = "Words"
        Move = "Move"
        Position = "Position"
        // In the fields, while they are empty.
        WordsHint = "in comments and names"
        MoveHint = "D4, white D4, 42, pass"
        AreaHint = "part of the board: A1–E5; empty: all of it"
        // The names of the fields.
        WordsField = "Words to find"
        MoveField = "Move to find"
        AreaField = "Part of the board"
        Next = "Next hit"
        Previous = "Previous hit"
        Close = "Close the find bar"
        // {0}: the hit that is shown; {1}: how many there are.
        HitOf = "{0} of {1}"
        Hits = { one: "{0} hit", other: "{0} hits" }
        // More turns are still looked at.
        SoFar = { one: "{0} hit so far", other: "{0} hits so far" }
        NoHit = "Nothing found"
        Searching = "Searching…"
        NoSuchMove = "Type a point, the number of a move, or pass"
        NoSuchArea = "Type two corners, such as A1–E5"
        NoStones = "There is no stone in this part of the board"
        NoBoard = "Positions can be found on boards with stones only"
        // {0}: "3 of 12"; {1}: the number of a move.
        AtMove = "{0}: move {1}"

        // Links in comments. {0}: what the comment says there.
        Link = "{0}: go to this move"
        PointLink = "{0}: show it on the board"
    }
}
