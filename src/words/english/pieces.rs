//! Moves with the pieces of Aligne 4, and lines of them.

use crate::words::catalogue;

catalogue! {
    /// Moves with pieces, and lines of them.
    PieceMoveWords {
        Put = "{0} on {1}"
        GiveAnimal = "give the {0}"
        GivePlant = "give the {0}"
        Set = "on {0}"
        Row = "Row {0}: {1}"
        Column = "Column {0}: {1}"
        Falling = "Diagonal from the top left: {0}"
        Rising = "Diagonal from the bottom left: {0}"
    }
}
