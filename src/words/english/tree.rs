//! What is said in and about the tree of moves.

use crate::words::catalogue;

catalogue! {
    /// The words of the tree of moves.
    TreeWords {
        Title = "Move tree"
        Start = "Start of the game"
        Move = "Move {0}, {1} {2}"
        Pass = "passes"
        Setup = "Setup"
        // A turn without a move.
        Note = "Note"
        Current = "{0}, current"
        Commented = "{0}, with a comment"
        GoHere = "Go here"
        Delete = "Delete branch"
    }
}
