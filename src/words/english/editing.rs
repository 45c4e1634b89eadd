//! What is said about editing a game.

use crate::words::catalogue;

catalogue! {
    /// The words of the palette, and of what is done with it.
    EditWords {
        // The column of tools beside the board.
        Palette = "Editing tools"
        // A tool with the next label it puts: "Letters, next A".
        NextLabel = "{0}, next {1}"
        // The first point of a line was chosen by key or click.
        LineFrom = "From {0}: choose the other end"
        Undone = "Undone: {0}"
        Redone = "Redone: {0}"
        Marks = "marks"
        Stones = "stones placed by hand"
        Comment = "comment"
        Header = "game information"
        Annotation = "annotations"
        Deletion = "branch deleted"
        Restoration = "branch restored"
        Order = "order of variations"
        Paste = "paste"
        Flattening = "new start of the game"
        Rules = "rules"
        Pasted = { one: "{0} move pasted", other: "{0} moves pasted" }
        OnMainLine = "This is the main line"
        MadeMainLine = "This is the main line now"
        Reordered = "Variation moved"
        Flattened = "The game starts from this position now"
        CopiedBranch = "Branch copied to the clipboard"
        CopiedPosition = "Position copied to the clipboard"
        CopiedDiagram = "Diagram copied to the clipboard"
        CutBranch = "Branch moved to the clipboard"
        NotPasted = "Nothing was pasted: {0}"
        Neither = "the text is neither SGF nor a diagram"
        OtherGame = "the text is of another game"
        // {0}, {1}: columns and rows of the board in the text.
        OtherBoard = "the text is of a {0}×{1} board"
        TooLarge = "it is too large for a board"
        Empty = "there is no move and no position in it"
        BadSign = "line {0}: “{1}” means nothing in a diagram"
        Uneven = "line {0} has {1} points where the rows above have {2}"
        NotSquare = "the diagram has {0} rows and {1} columns"
        Overfull = "{0} rows of {1} points are more than the board has"
        Annotate = "Annotations"
        NodeName = "Name"
        OfMove = "Move"
        OfPosition = "Position"
        None = "None"
        Value = "Estimated score, Black ahead if positive"
        BadValue = "The score has to be a number, such as 3.5 or -2"
        Figure = "A figure of the printed game begins here"
        // In the tree and above the comment.
        ValueIs = "Estimated score {0}"
        FigureHere = "Figure begins"
        SamePosition = "{0}, same position as {1}"
        Collapsed = { one: "{1}, {0} move hidden", other: "{1}, {0} moves hidden" }
        OnlyHere = "This position is reached in one way only"
    }
}
