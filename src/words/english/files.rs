//! What went wrong with a file.

use crate::words::catalogue;

catalogue! {
    /// Files that cannot be read or written.
    FileTrouble {
        Missing = "there is no such file"
        OnlyBackup = "there is no such file, but its previous version is kept as {0}"
        Folder = "this is a folder, not a file"
        NotAFile = "this is not an ordinary file"
        NoFolder = "its folder does not exist"
        BrokenLink = "this is a broken link"
        ReadOnly = "the file is marked read-only"
        Permission = "permission denied"
        Full = "the disk is full"
        Name = "the name is too long or contains invalid characters"
        TooLarge = "the file is larger than a gigabyte"
        Exists = "a file with this name already exists"
        Other = "the system reports an error: {0}"
        NotUtf8 = "a save is UTF-8 text, and this is not"
        NoGame = "there is no game in this file: nothing in it starts with (;"
        TooLong = "the text is longer than four gigabytes"
        NewerSave =
            "this save has version {0}, and this Jego reads versions up to {1}; a newer Jego can open it"
        SaveForm = "the save is malformed: {0}"
        SaveContent = "the save contains something impossible: {0}"
        NoSuchGame = {
            one: "the file has {0} game, so there is no game {1}",
            other: "the file has {0} games, so there is no game {1}",
        }
        LineTooLong = "a variation is too long to be played; it can only be kept as it is"
        NotGo = "this is a game of {0}, not Go"
        OthelloBoard = "this Othello game is on a {0}×{1} board; only 8×8 is supported"
        UnknownGame = "this is game type {0} of SGF, which Jego does not play"
        InUse = "this game is open in another window"
        NewerJournal = "this journal was written by a newer Jego, which can open it"
        EmptyJournal = "no move had been played in this game yet"
        DamagedJournal = "line {0} is damaged, and there is no complete game before it"

        Unproved = "what was written cannot be read back"
        TooMany =
            "the file has more moves and branches than can be kept in memory; split it into several files to open it"
        GameTooLarge =
            "the game has more than four million moves on its branches; it can only be kept as it is"
    }
}
