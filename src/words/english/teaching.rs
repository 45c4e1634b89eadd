//! Teaching games: what the teacher says, and hints step by step.

use crate::words::catalogue;

catalogue! {
    /// A game in which the computer teaches.
    TeachingWords {
        Option = "Teaching game"
        OptionTip = "A move that loses more than your limit can be taken back"
        NotWhenRated = "A rated game cannot be a teaching game"
        // How often the computer may say something.
        Warnings = "Warnings"
        Off = "Off"
        Three = "At most 3 warnings"
        Ten = "At most 10 warnings"
        Always = "A warning every time"
        Begins = "Teaching game: the computer speaks up before it answers a bad move"
        // {0}: a move; {1}: so many points.
        Costs = "{0} costs {1}"
        PassCosts = "The pass costs {0}"
        Question = "Take it back, or leave it?"
        TakenBack = "Taken back: play another move. The one you took back stays in the tree."
        // {0}: where on the board.
        Look = "Look {0}"
        // {0}: a list of moves.
        OneOf = "Good moves: {0}"
        MoreHints = "Ask again for more"
        // The list of moves in the review.
        Spoken = "Taken back or left"
        ShortTakenBack = "taken back"
        ShortLeft = "left"
        // {0}: a move with its number; {1}: so many points.
        RowTakenBack = "{0}: taken back, cost {1}"
        RowLeft = "{0}: left as it was, cost {1}"
        // {0} and {1}: keys or words to be typed.
        AnswerBy = "Take back: {0}; leave it: {1}"
    }
}

catalogue! {
    /// What is typed to answer the teacher, beside the words of the two commands: words
    /// that mean something else while nothing is asked.
    TypedTeaching {
        TakeBack = "back"
        Leave = "leave"
    }
}
