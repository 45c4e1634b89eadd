//! What stands on printed pages, and on the page where they are chosen.

use crate::words::catalogue;

catalogue! {
    /// Figures, kifu sheets, and the page for exporting them.
    PublishingWords {
        // {0}: a side; {1}: a player.
        Player = "{0}: {1}"
        // {0}: points.
        Komi = "Komi {0}"
        // {0}: the name of a ruleset.
        RulesOf = "{0} rules"
        // {0}: the number of a round.
        Round = "Round {0}"
        // {0}: a number.
        Figure = "Figure {0}"
        // {0} and {1}: numbers of moves.
        Moves = "Moves {0}–{1}"
        // {0}: the number of a move.
        Move = "Move {0}"
        // {0}: numbers of moves; {1}: the number or letter of a point.
        At = "{0} at {1}"
        // {0}: numbers of moves.
        Passed = "{0} pass"
        // {0}: the number of a move; {1}: a comment.
        CommentAt = "{0}: {1}"

        Title = "Export the game"
        Show = "What"
        Position = "This position"
        Figures = "Numbered moves"
        Line = "The moves one by one"
        Kifu = "Kifu sheet"
        Format = "Format"
        Text = "Text"
        Wiki = "Wiki notation"
        From = "from move"
        To = "to move"
        Part = "Part of the board"
        WholeBoard = "The whole board"
        AroundStones = "Around the stones"
        TopLeft = "Top left corner"
        TopRight = "Top right corner"
        BottomLeft = "Bottom left corner"
        BottomRight = "Bottom right corner"
        Top = "Upper half"
        Bottom = "Lower half"
        Left = "Left half"
        Right = "Right half"
        DragPart = "Drag on the board to choose a part"
        Numbers = "Numbers of moves"
        LastNumbers = "Number the last moves, so many"
        NoNumbers = "None"
        AsInFile = "As the file says"
        Whole = "Those of the game"
        FromOne = "From 1 in every figure"
        LastDigits = "The last two digits"
        MovesInFigure = "Moves in a figure"
        BreaksOfFile = "Divide as the file does"
        Marks = "Marks and labels"
        Coordinates = "Coordinates"
        Comments = "Comments"
        Look = "Colors"
        Print = "Black and white"
        Wood = "As on wood"
        Paper = "Paper"
        Width = "Width in pixels"
        // {0}: seconds.
        Pace = "Seconds for each move"
        Preview = "Preview"
        // {0} and {1}: numbers of pages.
        Page = "Page {0} of {1}"
        PreviousPage = "Previous page"
        NextPage = "Next page"
        Save = "Save…"
        CopyPicture = "Copy as a picture"
        CopyText = "Copy as text"
        PictureCopied = "The picture was copied"
        TextCopied = "The text was copied"
        NoFigures = "Boards of this game are exported as pictures, from the menu File"
        // {0}: characters.
        Unprintable = "The printed font lacks these characters: {0}"
        // {0}: the number of a move; {1}: how many there are.
        NoSuchMove = {
            one: "There is no move {0}; this line has {1} move",
            other: "There is no move {0}; this line has {1} moves"
        }
        NoMoves = "Nothing was played on this line"
        TooLarge = "This picture would be too large; choose a smaller width"
    }
}
