//! Pieces, and what is said of a board of them.

use crate::words::catalogue;

catalogue! {
    /// What is said of the board, the tray and the hand.
    PieceBoardWords {
        Board = "Board, 4 by 4"
        Tray = "Tray"
        SquareEmpty = "Square {0}, empty"
        SquareWith = "Square {0}, {1}"
        InTray = "{0}, in the tray"
        InHand = "{0}, in {1}’s hand"
        HandOf = "In {0}’s hand"
        Last = "last piece"
        Chosen = "chosen"
        // A piece or square that a hint points out.
        Hint = "hint"
        Winning = "in the winning line"
        NotQuarto = "This is not Quarto: you choose the piece and the square"
        Both = "Choose a piece and a square"
        NowSquare = "Now choose a square for this piece"
        NowPiece = "Now choose a piece for this square"
        Give = "{0} chooses a piece for {1}"
        Draw = "The board is full without a winning line"
    }
}
