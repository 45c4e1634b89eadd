//! What is wrong with a file that can still be read.

use crate::words::catalogue;

catalogue! {
    /// What had to be guessed, mended or left out.
    FileFault {
        At = "line {0}, column {1}"
        // {0}: a place or a file; {1}: what is wrong.
        Placed = "{0}: {1}"
        Problems = { one: "{0} problem in this file", other: "{0} problems in this file" }
        MoreProblems = { one: "and {0} more", other: "and {0} more" }
        // {0}: a character set.
        Bytes = "some bytes are not valid {0} and were replaced by a placeholder"
        WrongCharset = "the text is not {0}, as the file says; it was read as {1}"
        OpenValue = "a value has no closing ]; the rest of the file was read as part of it"
        BareBracket = "a ] in a text is not escaped; it was read as part of the text"
        OpenTrees = {
            one: "{0} ( has no ); the file seems to be cut off",
            other: "{0} ( have no ); the file seems to be cut off",
        }
        NodeAfterVariation = "a node comes after a variation; it was read as another variation"
        NodeAfterGame = "a node comes after the end of its game; it was read as part of it"
        NoSemicolon = "a node does not begin with a semicolon"
        EmptyTree = "a tree without nodes was left out"
        NoValue = "{0} has no value and was left out"
        NoName = "a value without a name was left out"
        Stray = "“{0}” means nothing here and was left out"
        Game = "GM[{0}] is not Go; the file was read as Go anyway"
        Size = "SZ[{0}] is not a board size from 2 to 25; the game is shown on 19×19"
        Rectangle = "the board is {0} by {1}; the game is shown on {2}"
        Number = "{0}[{1}] is not a valid number here; {2} is used"
        Rules = "the rules “{0}” are unknown; Japanese rules are used"
        Point = "{0}[{1}] is not a point of a {2} board; it is kept in the file but not shown"
        OtherValue = "{0} has another value, [{1}]; it is kept in the file but not played"
        Result = "“{0}” is not a result such as B+3.5, W+R, 0 or Void"
        Illegal = "a move is illegal: {0}"
        Line = "“{0}” could not be read and was left out"

        Outside = "“{0}” stands outside of any game and was left out"
    }
}
