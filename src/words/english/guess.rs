//! Guess the move.

use crate::words::catalogue;

catalogue! {
    /// Guess the move.
    GuessWords {
        Title = "Guess the move"
        About = "Click where you would play. Points are for how little your move loses, whether or not it was played."
        Back = "Back to the game"
        Side = "Whose moves"
        BothSides = "Both"
        // {0}: a number; {1}: how many there are.
        Place = "move {0} of {1}"
        // {0}: a color.
        ToGuess = "What did {0} play?"
        Asked = "Looking at your move…"
        Over = "The game ends here"
        PassOver = "Show the move"
        GoOn = "Next move"
        Again = "From the start"
        // {0}: points; {1}: how many there could have been.
        Points = "{0} of {1} points"
        // {0}: a number; {1}: how many there were.
        Hits = "{0} of {1} as in the game"
        OwnPoints = { one: "{0} point", other: "{0} points" }
        // {0}: a move; {1}: its points.
        Hit = "{0}, as in the game: {1}"
        // {0}: a move; {1}: what it loses; {2}: its points; {3}: the move of the game; {4}: what that loses.
        Miss = "× {0} (−{1}): {2}, ○ game {3} (−{4})"
        Best = "△ best: {0}"
        HitUnjudged = "{0}, as in the game"
        // {0}: a move; {1}: the move of the game.
        MissUnjudged = "× {0}, ○ game {1}"
    }
}
