//! What goes wrong with an engine from outside, said to a player.

use crate::words::catalogue;

catalogue! {
    /// Engines from outside, failing.
    EngineTrouble {
        NoCommand = "there is no command to start the engine"
        OpenQuote = "in the engine’s command line the quote {0} is not closed"
        OpenBackslash = "in the engine’s command line nothing follows the last backslash"
        NoFolder = "the folder {0} does not exist"
        NoProgram = "the program “{0}” does not exist"
        CannotStart = "“{0}” cannot be started: {1}"
        Version = "the engine speaks version “{0}” of GTP, not version 2"
        TimedOut = "the engine did not answer “{0}” within {1} s"
        Stopped = "the engine was stopped"
        Ended = "the engine exited with code {0}"
        EndedSaying = "the engine exited with code {0}; its last output: {1}"
        Killed = "the engine was killed by a signal"
        KilledSaying = "the engine was killed by a signal; its last output: {0}"
        NotText = "the engine’s answer to “{0}” is not text"
        NotAnAnswer = "the engine’s answer is not valid GTP: “{0}”"
        Refused = "the engine refuses “{0}”: {1}"
        NotAMove = "the engine answers “{0}”, which is not a move on this board"
        Illegal = "the engine’s move is illegal: {0}"
        NotAStone = "the engine reports “{0}” as a dead stone, but there is no stone there"
        NoLiberties = "no engine can be given this position: it has a chain with no liberties"
        UnknownCommand = "the engine does not know the command {0}"

        Flood = "the engine writes without end"
    }
}
