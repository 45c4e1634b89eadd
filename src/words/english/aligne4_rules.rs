//! The rules of Aligne 4 and of Quarto, told on their page.

use crate::words::catalogue;

catalogue! {
    /// Sections with their paragraphs, and the boards that go with them.
    Aligne4Text {
        Pieces = "Board and pieces"
        PiecesTraits =
            "Sixteen pieces lie beside a board of four by four squares. Each has four traits: it is black or white, large or small, an animal or a plant, round or square. No two are alike."
        PiecesNobody =
            "The pieces belong to neither player. Both take from the same tray, whatever the color."
        Tone = "black or white"
        Size = "large or small"
        Kind = "animal or plant"
        Shape = "round or square"
        Turn = "A move"
        TurnHow =
            "On your turn, choose any piece from the tray and an empty square to place it on, in either order. Then it is the other player’s turn. Once placed, a piece stays where it is."
        TurnTask = "Choose a piece and place it on a square"
        TurnDone = "That is a complete move: {0} on square {1}"
        Line = "The winning line"
        LineHow =
            "Four pieces in a row, a column or a diagonal win if they share at least one trait. The player who completes the line wins, no matter who placed the other three."
        LineTask = "Find a winning piece and square"
        LineMissed = "No line is complete: undo the move and look again"
        NoLine = "A line that does not win"
        NoLineHow =
            "Four pieces that have nothing in common do not win. Such a line is dead, and its pieces can only serve in other lines."
        NoLineTask = "Fill the top row: no piece makes it win"
        NoLineDone = "The row is full, and the game goes on"
        Safe = "What to avoid"
        SafeHow =
            "Three pieces that share a trait are a threat to both players: whoever moves next completes the line, as long as the tray has a piece with that trait. Do not place the third one yourself."
        SafeTask = "Place a piece so that your opponent cannot win on the next move"
        SafeDone = "No piece can complete a line now"
        SafeMissed = "A piece can now complete a line: undo the move"
        Drawn = "The draw"
        DrawHow =
            "When the board is full without a winning line, the game is a draw. Between careful players this is quite common."
        DrawTask = "One piece and one square are left: play them"
        DrawDone = "The board is full: the game is a draw"
        Quarto = "Quarto"
        QuartoHow =
            "Quarto is the same game with one difference: your opponent chooses the piece you place. You place it where you like, then hand over the next one. The winning lines are the same."
        QuartoTask = "Hand over a piece your opponent cannot win with"
        QuartoDone = "Nobody can win with this piece: place it and play on"
        QuartoMissed = "This piece can complete a line: undo the move"
    }
}
