//! What a file says of a move or a position, in words.

use crate::words::catalogue;

catalogue! {
    /// Remarks about moves and positions.
    RemarkWords {
        GoodMove = "Good move"
        VeryGoodMove = "Very good move"
        BadMove = "Bad move"
        VeryBadMove = "Very bad move"
        Doubtful = "Doubtful move"
        Interesting = "Interesting move"
        GoodForBlack = "Good for Black"
        VeryGoodForBlack = "Very good for Black"
        GoodForWhite = "Good for White"
        VeryGoodForWhite = "Very good for White"
        Even = "Even position"
        VeryEven = "Completely even position"
        Unclear = "Unclear position"
        VeryUnclear = "Very unclear position"
        Hotspot = "Key moment"
        VeryHotspot = "Decisive moment"
        Signed = "{0} ({1})"
    }
}
