//! The library.

use crate::words::catalogue;

catalogue! {
    /// The page of the library.
    LibraryWords {
        Title = "Library"
        NoFolders = "Choose folders with your games: SGF, saves, NGF, GIB and UGF, collections too. They are listed and searched here, nothing in them is changed, and nothing leaves this computer."
        AddFolder = "Add a folder…"
        Folders = { one: "{0} folder", other: "{0} folders" }
        RemoveFolder = "Remove from the library"
        // {0}: a folder.
        RemoveNamed = "Remove {0} from the library"
        RemoveTip = "Its files stay as they are"
        Refresh = "Refresh"
        RefreshTip = "Look for new, changed and removed files (F5)"
        // {0}: how many files have been read; {1}: how many there are.
        Reading = "Reading files: {0} of {1}"
        Looking = "Looking for files…"
        GamesCount = { one: "{0} game", other: "{0} games" }
        FilesCount = { one: "in {0} file", other: "in {0} files" }
        // {0}: how many games are shown; {1}: how many there are.
        Shown = "{0} of {1} games"
        DamagedCount = { one: "{0} file cannot be read", other: "{0} files cannot be read" }
        ShowDamaged = "Show them"
        IndexDamaged = "The index of the library was damaged and is made again; no game is affected"
        IndexNewer = "A newer version of Jego wrote the index of the library: it is left alone, and the files are read again"
        // {0}: why.
        IndexNotWritten = "The index of the library was not written, so files will be read again next time: {0}"
        // {0}: what is wrong.
        FolderTrouble = "This folder cannot be listed: {0}"

        Search = "Search"
        SearchHint = "Name, event, file…"
        Player = "Player"
        Date = "Date"
        DateHint = "1998 or 1990..1999"
        Size = "Board"
        Result = "Result"
        AnySize = "Any board"
        AnyResult = "Any result"
        BlackWon = "Black won"
        WhiteWon = "White won"
        NobodyWon = "No winner"
        Duplicates = "Duplicates"
        DuplicatesTip = "Games with the same moves, seen from any side, or of which one is the beginning of the other"
        Clear = "Show all"
        NoneFit = "No game fits"
        NoneTwice = "No game is there twice"

        Black = "Black"
        BlackRank = "Black’s rank"
        White = "White"
        WhiteRank = "White’s rank"
        Rank = "Rank"
        Moves = "Moves"
        Event = "Event"
        // {0}: a column.
        SortBy = "Sort by {0}"
        SortedUp = "Smallest first"
        SortedDown = "Largest first"
        MovesCount = { one: "{0} move", other: "{0} moves" }
        AtMove = "move {0}"
        Same = "same moves"
        Beginning = "beginning of the next"
        Longer = "goes on from the one before"
        Repaired = "repaired while it was read"
        // {0}: what is wrong.
        Damaged = "Cannot be read: {0}"

        Position = "Position"
        PositionTip = "Look for a position in all games"
        FromGame = "From the game"
        FromGameTip = "Takes the position on the table"
        EmptyBoard = "Empty the board"
        Tool = "On a click"
        PutBlack = "Black stone"
        PutWhite = "White stone"
        PutNothing = "Empty intersection"
        PutAnything = "Anything"
        Area = "Area"
        AreaTip = "Choose two opposite corners of the part that counts; a corner of the board is looked for in corners, a side along sides, and the rest anywhere"
        WholeBoard = "Whole board"
        Stays = "Only at this place"
        StaysTip = "Not elsewhere along the side or on the board; symmetries count all the same"
        Swapped = "With colors swapped too"
        Find = "Find"
        Forget = "Show all games"
        // {0}: games, in words; {1}: places, in words.
        FoundIn = "{0}, {1}"
        PlacesCount = { one: "{0} place", other: "{0} places" }
        NotFound = "This position occurs in no game shown"
        NextMoves = "Played next"
        // {0}: a letter; {1}: a color; {2}: times, in words; {3} and {4}: percent.
        NextMove = "{0} · {1} · {2} · Black won {3}%, White {4}%"
        Times = { one: "{0} time", other: "{0} times" }
        NoNextMove = "Nobody played on there"
        BoardName = "Position to look for"
    }
}
