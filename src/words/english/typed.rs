//! What is typed in line mode, where commands are words.

use crate::words::catalogue;

catalogue! {
    /// The words that give a command: the one that help shows, then others that are
    /// understood, with a bar between them. They are understood whatever the
    /// language, so no word may stand for two commands.
    TypedCommand {
        Pass = "pass"
        Undo = "undo"
        Redo = "redo"
        Hint = "hint"
        Analyze = "analysis|analyze"
        Estimate = "estimate"
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
