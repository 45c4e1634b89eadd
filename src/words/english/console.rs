//! What is said in a terminal only.

use crate::words::catalogue;

catalogue! {
    /// Menus, questions and complaints of the terminal.
    ConsoleWords {
        Game = "Game"
        Variant = "Variant"
        OwnClock = "Custom clock, such as 10m+5x30s"
        BadClock = "Enter none, 10m, 10m+5x30s, 20m+25/10m or 5m+5s"
        On = "on"
        Off = "off"
        ShowRepeated = "Show the repeated position"
        Rules = "Rules"
        RulesOf = "Rules of {0}"
        Help = "Help"
        OpenNamed = "Another file…"
        FileToOpen = "File to open"
        FileToSave = "File to save in"
        AskReplace = "{0} already exists: replace it?"
        // It can be resumed later.
        Kept = "The game is kept and can be resumed"
        YesNo = "yes or no"
        YesNoKeys = "y: yes, n: no"
        YesNoSave = "yes, no, or save to save first"
        YesNoSaveKeys = "y: yes, n: no, s: save first"
        WriteKeys = "Enter: accept, Escape: cancel"
        NoGame = "No game is open"
        NoSgf = "SGF does not support this game; save it as .jego.ron"
        NotNow = "That cannot be done now"
        NoSuchLevel = "The levels are {0}"
        NotOver = "The game is not over"
        BadPoint = "Enter a number from 0 to {0}, or a point such as D4"
        BadSquare = "Enter a square such as f5, or 56 for row 5 and column 6"
        BadMove = "Enter a square from 0 to 15 and a piece, by its number or its traits"
        BadQuarto = "Enter the number of a piece to hand over, or of a square to place one on, from 0 to 15"
        NoSuchPiece = "No remaining piece matches"
        ManyPieces = "{0} pieces match"
        BadRow = "Enter a number from 1 to {0}"
        KeepAsIs = "{0}, now {1}: an empty line keeps it, - clears it"
        Nothing = "nothing"
        Hand = "In hand: {0}"
        Tray = "Pieces left:"
        SquareFor = "{0} chooses a square for: {1}"
        PieceFor = "{0} chooses a piece for square {1}"
        WaitsWord = "{0} is waiting; type continue to let it play"
        WaitsKey = "{0} is waiting, g: continue"
        GivePiece = "{0} chooses a piece to hand over"
        Turned = "{0} {1}, {2} flipped"
        Put = "{0}: {1} on square {2}"
        Gave = "{0} hands over: {1}"
        WonLine = "Winning line {0}: {1}"
        Discs = { one: "{0} disc", other: "{0} discs" }
        Counting =
            "The dead stones are proposed. Enter a point to mark its chain dead or alive; accept ends the game, resume continues play."
        CountingKeys = "Enter: dead or alive, a: accept, c: resume"
        TableKeys = "Enter: play, u: undo, Esc: menu, F1: help"
        TrayKeys = "Tab: board and pieces, Enter: choose, Esc: menu, F1: help"
        PageKeys = "Up and Down: move, Enter: choose, Escape: back"
        FieldKeys = "Left and Right: change"
        ReadKeys = "Up and Down: scroll, Escape: back"
        TooSmallEither = "The terminal is too small: {0}×{1} or {2}×{3} needed, it has {4}×{5}"
        // {0}: a place in a list.
        Numbered = "{0}. {1}"
        ReviewOff = "The review is no longer shown"
        BadSide = "Enter black, white or both"
        MomentWords = "moment 1 goes to the first of them, next mistake and previous mistake from one mistake to another; moment shows this again"
        MomentKeys = "1 to 9: go to that move, Up and Down: scroll, Escape: back"
        AnalysisWaits = "Analyzing…"
        AnalysisHead = "{0}: win rate {1}%, {2}"
        AnalysisMove = "{0}: win rate {1}%, {2} points, {3}% of visits"
        AnalysisChance = "{0}: win rate {1}%"
        AnalysisLine = "{0}; expected line {1}"
        BadAsk = "Name a point after {0}, such as D4"
        BadRowNumber = "Enter a row from 1 to {0}"
        BadColumn = "Enter a column from {0} to {1}"
        BoardOff = "The board is written only when you type board"
        BoardOn = "The board is written after each move"
        AskWords =
            "last, what D4, liberties D4, row 4, column D, groups, atari, score: questions about the board; board off: moves without the board"
        ProposedKeys = "Enter: accept, typing replaces it, End: edit it, Escape: cancel"
        HelpMove = "Arrows or h, j, k, l move the cursor; Enter or Space plays; a click does both"
        HelpTab = "Tab switches between the board and the pieces"
        HelpEscape = "Escape opens the game menu or goes back"
        HelpPoint = "A move is a number from 0 to {0}, row by row from the top left, or a point such as D4"
        HelpOld = "88 passes, 99 quits"
        FileWord = "FILE"
        NameWord = "NAME"
        NumberWord = "NUMBER"
        SideWord = "SIDE"
        HelpShow = "Show the board again"

        Unkept = "This game is not being kept: {0}; save FILE saves it in another place"
        KeptAgain = "The game is being kept again"
        AskUnkept =
            "This game cannot be kept: {0}. Leave it all the same, and lose it? With no, you can save it in another place."
        Lost = "The game is not kept: {0}"
        NotKeptSign = "not kept: {0}"
        AskRepaired =
            "{0} had to be repaired to be read, and would be written in its repaired form. Replace it? The original is kept beside it under another name."
        NotSaved = "Nothing was saved: {0} is as it was"
        GuessedCharset =
            "its text was read as {0}, which is a guess; jego console --charset NAME reads it otherwise"
    }
}

catalogue! {
    /// The rules as the terminal tells them.
    TableRules {
        GoInput =
            "In line mode, a point is a number counted from 0 at the top left, row by row, or a name such as D4. X is Black and O is White."
        OthelloInput =
            "In line mode, a square is a name such as f5, or two digits, the row before the column: 56"
        AligneBoard =
            "Aligne 4 has four by four squares and sixteen pieces, no two alike. Each is black or white, large or small, an animal or a plant, round or square. They belong to neither player."
        AligneMove =
            "On your turn, choose any unused piece and the square to place it on. This is not Quarto, where your opponent hands you the piece."
        AligneWin =
            "Four pieces in a row, column or diagonal that share a trait win for whoever placed the last of them. A full board without such a line is a draw."
        AligneQuarto = "Quarto is a variant: each player hands the other the next piece to place"
        AligneSigns =
            "Pieces are drawn with letters. A is an animal and P a plant, capitals are large, parentheses are round and square brackets are square."
        AligneInput =
            "In line mode, a move is a square from 0 to 15 and a piece, by its number or its traits. In 11 7 the square comes first. Black pieces have a # before them."
    }
}
