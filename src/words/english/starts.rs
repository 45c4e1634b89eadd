//! Why a game cannot begin as it was asked to.

use crate::words::catalogue;

catalogue! {
    /// What a new game cannot be.
    BadStart {
        Size = "A board has 2 to 25 lines, not {0}"
        Points = "Points are whole or half numbers, such as 7 or 7.5"
        Komi = "A komi of {0} is too large: the maximum is {1}"
        HandicapStones = "A handicap is 2 to 9 stones, not {0}"
        NoStarPoints = "The {0} board has no star points for handicap stones"
        StarPoints = "The {0} board has star points for {1} handicap stones, not {2}"
        Room = "The {0} board is too small for {1} handicap stones"
    }
}
