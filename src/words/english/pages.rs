//! What is said on the pages and in the dialogs around the table.

use crate::words::catalogue;

catalogue! {
    /// The first page.
    HomeWords {
        // An interrupted game.
        Resume = "Resume"
        Play = "Play"
        Load = "Load"
        Rules = "Rules"
        Options = "Options"
        Exit = "Exit"
        Subtitle = "Go, Othello and Aligne 4"
        ResumeTip = "Continue the interrupted game"
        PlayTip = "Against the computer, or against a friend"
        LoadTip = "Open a game from a file"
        RulesTip = "Learn the rules on small boards"
        OptionsTip = "Language, colors, sound and more"
        ExitTip = "Close Jego"
        Back = "Back"

        Finished = "Finished games"
        Profiles = "Profiles"
        ProfilesTip = "Players of this machine: ranks and rated games"
        Problems = "Problems"
        ProblemsTip = "Positions to be solved, from Jego or from any SGF file"
        FinishedTip = "Look again at games that were played to the end"
        // {0}: a size such as 9×9; {1}: a level.
        PlayAtOnce = "Play on {0} against {1}"
        Against = "at once, against {0}"
        MoveNumber = "move {0}"
        MoreGames = { one: "and {0} more game", other: "and {0} more games" }
    }
}

catalogue! {
    /// Interrupted and finished games.
    Games {
        Interrupted = "Interrupted games"
        InterruptedHint = "These games were saved automatically"
        NoneInterrupted = "There are no interrupted games"
        Finished = "Finished games"
        NoneFinished = "There are no finished games yet"
        Resume = "Resume"
        Discard = "Delete…"
        DiscardTitle = "Delete this game?"
        DiscardText = "It is not saved in a file. It cannot be recovered."
        DiscardDo = "Delete"
        OpenGame = "Open"
        Moves = { one: "{0} move", other: "{0} moves" }
        // {0}: the players; {1}: the result.
        Ended = "{0}: {1}"
        Damaged = {
            one: "{0} line of the list cannot be read and is kept as it is",
            other: "{0} lines of the list cannot be read and are kept as they are",
        }
        NotKept = "not saved in a file"
        Reading = "Reading…"
    }
}

catalogue! {
    /// The page of options.
    OptionsWords {
        Title = "Options"
        Appearance = "Appearance"
        Language = "Language"
        LanguageSystem = "System ({0})"
        Theme = "Theme"
        ThemeSystem = "System"
        Light = "Light"
        Dark = "Dark"
        HighContrast = "High contrast"
        // How the board is drawn.
        Look = "Board"
        // The wood of good boards.
        Kaya = "Kaya"
        Paper = "Paper"
        Night = "Night"
        OnBoard = "On the board"
        Coordinates = "Coordinates"
        Numbers = "Move numbers"
        Territory = "Territory during the game"
        NextMoves = "Variations"
        LegalMoves = "Legal moves in Othello"
        Animations = "Animations"
        ReviewTitle = "Review"
        Reviewer = "Reviewed by"
        Limits = "Mistakes"
        LimitsByRank = "by my rank"
        // {0}: the rank of the player.
        LimitsOfRank = "by my rank ({0})"
        LimitsBeginner = "beginner"
        LimitsDoubleDigit = "19–10 kyu"
        LimitsSingleDigit = "9–1 kyu"
        LimitsDan = "dan"
        LimitsOwn = "own limits"
        // {0}, {1} and {2}: points.
        LimitsAre = "Inaccuracy from {0} points, mistake from {1}, blunder from {2}"
        FromPoints = { one: "from {0} point", other: "from {0} points" }
        ReviewVisits = "Visits a move"
        ReviewMarks = "How good the last stones were"
        CollectMistakes = "Mistakes of my games become exercises"
        SoundTitle = "Sound"
        Sound = "Sound"
        Volume = "Volume"
        NoDevice = "No sound device was found"
        GamesTitle = "Games and files"
        ConfirmLeaving = "Ask before leaving an unfinished game"
        OwnFileList = "Always use Jego’s own file dialog"
        Saves = "Games are saved in"
        ChooseFolder = "Choose…"
        UsualFolder = "Default folder"
        NotRemembered = "The settings cannot be saved: {0}"
        Damaged =
            "The settings file is damaged, line {0}, column {1}: {2}. It is kept as {3}, and Jego starts with default settings."
        Unreadable = "The settings file cannot be read: {0}"

        TextSize = "Text size"
        Percent = "{0}%"
        SaveFormat = "Save games as"
        AsSgf = "SGF, where nothing is lost"
        AsJego = "Jego’s own format"
    }
}

catalogue! {
    /// Dialogs.
    Dialog {
        Close = "Close"
        Cancel = "Cancel"
        Stay = "Stay"
        Leave = "Leave"
        LeaveTitle = "Leave this game?"
        QuitTitle = "Quit Jego?"
        RestartTitle = "Start over?"
        LeaveText = "The game is kept as it stands; Resume on the home page continues it"
        LeaveUnsaved =
            "Your changes are not in {0} yet. They are kept; Resume on the home page brings them back."
        SaveAndLeave = "Save and leave"
        AskNoMore = "Do not ask again"
        ResignTitle = "Resign?"
        ResignText = "{0} resigns, and {1} wins"
        Resign = "Resign"
        Rematch = "Rematch"
        Save = "Save"
        Review = "Review the game"
        KeptIn = "Saved in {0}"
        Information = "Game information"
        BlackName = "Black"
        WhiteName = "White"
        BlackRank = "Black’s rank"
        WhiteRank = "White’s rank"
        FirstName = "First player"
        SecondName = "Second player"
        FirstRank = "First player’s rank"
        SecondRank = "Second player’s rank"
        GameLine = "Game"
        Date = "Date"
        Place = "Place"
        Event = "Event"
        // Of a tournament.
        Round = "Round"
        // Of the game, as a file has it.
        Name = "Name"
        GameComment = "Game comment"
        RulesLine = "Rules"
        KomiLine = "Komi"
        HandicapLine = "Handicap"
        TimeLine = "Time"
        SizeLine = "Board"
        Apply = "Apply"
        Keys = "Keyboard shortcuts"
        KeysBoard =
            "With the cursor on the board, arrows move it and Enter plays; Escape lets the arrows step through the game, Enter brings the cursor back. Ctrl+arrows always step through the game."
        KeysWheel = "The mouse wheel over the board steps through the moves"
        About = "About Jego"
        AboutText = "Play Go, Othello and Aligne 4"
        Version = "Version {0}"
        AboutBuilt = "Written in Rust. Everything you see and hear is generated by the program."
        AboutFiles = "Games are saved in {0}"
        ChooseGame = "Choose a game"
        GameNumber = "Game {0}"
        ProblemsTitle = "The file was repaired"
        ProblemsText = "{0} was opened, but it contains errors"
        CannotOpen = "The game could not be opened"
        CannotSave = "Nothing was saved"
        CannotResume = "The game could not be resumed"
        Recovered = "Game restored"
        RecoveredLess = {
            one: "Game restored; {0} line at the end was damaged",
            other: "Game restored; {0} lines at the end were damaged",
        }
        Saved = "Saved in {0}"
        CopySaved = "A copy is saved in {0}"
        Exported = "Exported to {0}"
        Copied = "Game copied to the clipboard"
        NothingToPaste = "There is no game in the clipboard"
        // {0}: a file; {1}: what is said of it.
        OfFile = "{0}: {1}"
        Clipboard = "Clipboard"
        Opened = "{0} is open"
        Dropped = "Drop the file to open it"
        LedgerTrouble = "The game cannot be added to the list of finished games: {0}"
        PictureTrouble = "The picture could not be created: {0}"

        RecoveredAside = "{0}. The damaged journal is kept as {1}."
        LeaveUnkept =
            "This game cannot be kept: {0}. If you leave it now, it is lost. You can save it in another place first."
        LeaveAndLose = "Leave and lose it"
        SaveElsewhere = "Save elsewhere…"
        Unkept = "This game is not being kept: {0}"
        NotKept = "The game that was left is not kept as it was: {0}"
        DiskSilent = "the disk does not answer"
        SavedKept = "Saved in {0}; the original is kept as {1}"
        ReplaceTitle = "Replace the repaired file?"
        ReplaceText =
            "{0} had to be repaired to be read, and would be written in its repaired form. If you save, the original is kept beside it under another name."
        SaveUnder = "Save as…"
        ReadAsTitle = "Read {0} as"
        ReadAsText =
            "The file does not say in which character set it was written. Choose the one in which its names look right."
        ReadAs = "Read again"
        OpenedDoubtful =
            "{0} is open. Its text was read as {1}, which is a guess: File, Read as… offers others."
        RulesAsBefore = "Undone. Rules: {0}, komi {1}."
        RulesNow = "Rules: {0}, komi {1}. Undo takes this back."
    }
}

catalogue! {
    /// Which languages a character set is for.
    CharsetWords {
        Named = "{0} ({1})"
        Unicode = "any language"
        Chinese = "simplified Chinese"
        Taiwanese = "traditional Chinese"
        Japanese = "Japanese"
        Korean = "Korean"
        Western = "Western Europe"
        Central = "Central Europe"
        Russian = "Russian"
        Other = "other"
    }
}
