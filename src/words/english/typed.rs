//! What is typed in line mode, where commands are words, and what answers a
//! question. A row has the word that is shown, then others that are understood, with
//! a bar between them. They are understood whatever the language, so no word may
//! stand for two rows of a catalogue.

use crate::words::catalogue;

catalogue! {
    /// The words that give a command.
    TypedCommand {
        Pass = "pass"
        Undo = "undo"
        Redo = "redo"
        Hint = "hint"
        // In a teaching game; one word of each is in `TypedTeaching`.
        TakeBack = "take back"
        LeaveMove = "leave it"
        Analyze = "analysis|analyze"
        Estimate = "estimate"
        Review = "review"
        // Stands before a number.
        Moments = "moment|moments"
        NextMistake = "next mistake|mistake"
        PreviousMistake = "previous mistake"
        // Stands before one of `TypedSide`.
        MistakesOf = "mistakes"
        PauseReview = "pause review"
        RemoveReview = "remove review"
        ShowRepeated = "repeated"
        Accept = "accept"
        Resume = "resume"
        Resign = "resign"
        MoveNow = "now"
        StopThinking = "stop"
        Continue = "continue"
        Pause = "pause"
        Players = "level|levels|players"
        ShowResult = "result|score"
        Back = "back"
        Forward = "forward"
        TenBack = "back10"
        TenForward = "forward10"
        ToStart = "start"
        ToEnd = "end"
        PreviousVariation = "previous"
        NextVariation = "next"
        Save = "save"
        SaveAs = "saveas"
        Load = "load|open"
        New = "new"
        Restart = "restart"
        Rematch = "rematch"
        Rules = "rules"
        Options = "options"
        Help = "help|?"
        Home = "menu|home|leave"
        Quit = "quit|exit"
    }
}

catalogue! {
    /// The words that ask about the board.
    TypedQuestion {
        LastMove = "last"
        // Stands before a point.
        Chain = "what|liberties"
        // Stands before a number.
        Row = "row"
        // Stands before a letter.
        Column = "column"
        Groups = "groups"
        Atari = "atari"
        Score = "score"
    }
}

catalogue! {
    /// The words for whose mistakes are of interest.
    TypedSide {
        Black = "black|1"
        White = "white|2"
        Both = "both"
    }
}

catalogue! {
    /// The words about writing the board.
    TypedBoard {
        Show = "show|board"
        // Behind the first: after each move, or only when it is asked for.
        On = "on"
        Off = "off"
    }
}

catalogue! {
    /// Answers to a question. One word of each is a single letter, the key of the
    /// full screen.
    TypedAnswer {
        Yes = "yes|y"
        No = "no|n"
        // Save the game first.
        Save = "save|s"
    }
}

catalogue! {
    /// Words that are understood in one place only.
    TypedWord {
        // Instead of a clock.
        NoClock = "none|no"
        // On a page of line mode; beside what steps back through a game.
        PreviousPage = "back"
    }
}

catalogue! {
    /// The words around points and numbers in comments. A row may have words of
    /// another row: they stand in other places.
    TypedMention {
        Move = "move"
        Moves = "moves"
        // Between the last two of several numbers.
        And = "and|to|or"
        // Between the word for a move and its number.
        Number = "no|number|nr"
        // What is counted by a number that belongs to no move.
        Unit = "point|points|pt|pts|moku|stone|stones|kyu|dan|k|d|p|minute|minutes|min|second|seconds|move|moves|time|times|group|groups|liberty|liberties"
    }
}
