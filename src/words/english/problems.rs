//! Problems: positions to be solved.

use crate::words::catalogue;

catalogue! {
    /// Problems.
    ProblemWords {
        Title = "Problems"
        OwnCollection = "Jego’s problems"
        MyMistakes = "My mistakes"
        MistakesToday = { one: "{0} mistake to practice today", other: "{0} mistakes to practice today" }
        MistakesTip = "Positions of your own games in which something better was to be found"
        NoMistakes = "There is nothing here yet: mistakes come here from the review of your games"
        NoneDue = "Nothing is due today"
        // {0}: the players; {1}: the number of a move.
        MistakeTitle = "{0}, move {1}"
        AddMistake = "Add to my mistakes"
        AddMistakeTip = "Come back to this position as an exercise, until you know it"
        MistakesAdded = { one: "{0} position added to your mistakes", other: "{0} positions added to your mistakes" }
        MistakeThere = "This position is among your mistakes already"
        NoExerciseEmpty = "This makes no exercise: the board was empty"
        NoExerciseKo = "This makes no exercise: a ko had just been taken"
        NoExerciseUnclear = "This makes no exercise: no move was clearly better"
        RemoveMistake = "Remove"
        RemoveMistakeTip = "This position does not come back"
        MistakeRemoved = "Removed from your mistakes"
        TaskMistake = "Find something better than what was played in the game"
        // {0}: a number of points.
        MistakeAgain = "Wrong, this is what was played in the game; it lost {0} points"
        MistakeBest = "Right, this is the best move"
        MistakeGood = "Right, this loses {0} points at most against the best move"
        MistakeBad = "Wrong, this loses more than {0} points against the best move"
        OpenFile = "File…"
        OpenFolder = "Folder…"
        RecentProblems = "Recently opened:"
        CannotOpenProblems = "The problems could not be opened"
        // {0}: points.
        MarkedPoints = "Marked: {0}"
        ChooseHint = "Any SGF file, collection or folder can be opened as problems"
        Reading = "Reading the problems…"
        Collections = "Collections"
        AsProblems = "Open as problems"
        Solve = "Solve"
        Problems = { one: "{0} problem", other: "{0} problems" }
        SolvedCount = { one: "{0} solved", other: "{0} solved" }
        FailedCount = { one: "{0} failed", other: "{0} failed" }
        Left = { one: "{0} tree is no problem and was left out", other: "{0} trees are no problems and were left out" }
        // {0}: a file; {1}: the number of a game in it; {2}: a reason.
        LeftOut = "{0}, game {1}: {2}"
        // {0}: a file; {1}: a reason.
        NoneInFile = "{0} holds no problem: {1}"
        NoneInFolder = "{0} holds no game files"
        NoneLeft = "No problem fits this choice"

        Order = "Order"
        OrderGiven = "as given"
        OrderShuffled = "shuffled"
        OrderFailed = "failed ones"
        OrderUnsolved = "unsolved ones"
        OrderDue = "due today"
        Theme = "Theme"
        Grade = "Grade"
        All = "all"
        Turn = "Turn the boards at random"
        Swap = "Swap colors at random"
        Clock = "Show a clock"

        // {0}: a number; {1}: how many there are.
        Place = "Problem {0} of {1}"
        // {0}: a color.
        ToPlay = "{0} to play"
        RightSoFar = "Right so far, {0} to play"
        RightReply = "Right so far"
        Solved = "Solved"
        Wrong = "Wrong"
        Failed = "Failed"
        // {0}: Solved or Wrong; {1}: on what that rests.
        Based = "{0} ({1})"
        ByTree = "by the solution in the file"
        ByReading = "by reading everything out"
        ByNetwork = "by the network"
        EndsOpen = "The solution ends here and leaves it open"
        Asked = "Not in the solution; looking at it…"
        // {0}: on what that rests.
        OutsideGood = "Not in the solution, but as good ({0}); undo it to look for the solution"
        OutsideUnclear = "Not in the solution, and unclear ({0}); undo it and try again"
        OutsideUnknown = "Not in the solution, and it cannot be judged on this board"
        SolutionShown = "Solution"
        SolutionMoves = "Solution: {0}"
        Refutation = "What refutes it: {0}"
        NotOffered = "Only the moves that the problem offers can be played here"
        NoSolution = "The file has no solution of this problem"
        Turned = "the board is turned: points in the text lie elsewhere"
        Swapped = "the colors are swapped: Black in the text is White here"
        // {0}: a number of seconds or a time such as 1:05.
        Time = "Time {0}"
        RoundDone = "This was the last problem"

        TakeBack = "Undo"
        Again = "Again"
        ShowSolution = "Show solution"
        NextMove = "Next move"
        Next = "Next problem"
        Previous = "Previous problem"
        Pass = "Pass"
        Settings = "Choose problems"

        NotGo = "it is no game of Go"
        NoStones = "no stones stand on the board at the start"
        Handicap = "it is a game with handicap stones"
        TooLarge = "its tree is too large"
        Saved = "it is a saved game, not a collection"
        NoLiberties = "stones without liberties stand on the board"
        Unreadable = "the file cannot be read"

        DamagedLines = { one: "{0} line about problems you tried is damaged; it was left where it is", other: "{0} lines about problems you tried are damaged; they were left where they are" }
        NewerLog = "What you tried was written down by a newer Jego; it is left as it is, and nothing is added: {0}"
        NotWritten = "What you tried was not written down: {0}"

        ThemeCapture = "capture"
        ThemeLadder = "ladder"
        ThemeNet = "net"
        ThemeSnapback = "snapback"
        ThemeConnect = "connect"
        ThemeCut = "cut"
        ThemeKill = "kill"
        ThemeLive = "live"
        ThemeRace = "capturing race"
        ThemeKo = "ko"
        ThemeSeki = "seki"
        ThemeEndgame = "endgame"

        // {0}: a color.
        TaskCapture = "{0} takes the marked stones"
        TaskLadder = "{0} catches the marked stones in a ladder"
        TaskNet = "{0} catches the marked stones in a net"
        TaskSnapback = "{0} sacrifices a stone and takes the marked ones"
        TaskConnect = "{0} connects the marked stones"
        TaskCut = "{0} cuts off the marked stones"
        TaskKill = "{0} kills the group"
        TaskLive = "{0} lives"
        TaskRace = "{0} wins the capturing race"
        TaskKo = "{0} makes a ko"
        TaskSeki = "{0} makes a seki"
        TaskEndgame = "{0} plays the largest move that is left"

        // {0}: a color.
        DoneCapture = "The marked stones cannot get away"
        DoneLadder = "The marked stones are caught in a ladder"
        DoneNet = "The marked stones are caught in a net"
        DoneSnapback = "The marked stones are taken back at once"
        DoneConnect = "The marked stones are connected"
        DoneCut = "The marked stones are cut off"
        DoneKill = "The group is dead"
        DoneLive = "The group is alive"
        DoneRace = "{0} is ahead in the race"
        DoneKo = "It is a ko, and {0} could not get more"
        DoneSeki = "It is a seki: neither side can begin"
        DoneEndgame = "This is the largest move that was left"
        DoneEndgameBy = { one: "This is the largest move: {0} point better than any other", other: "This is the largest move: {0} points better than any other" }

        ConsoleHelp = "Type a point such as D4, or pass, back, again, solution, next, previous, board, help or quit"
        UnknownCommand = "“{0}” is neither a point of this board nor a command; type help"
    }
}

catalogue! {
    /// The words that are typed beside a problem in line mode, as in `typed.rs`.
    TypedProblem {
        Pass = "pass"
        Back = "back|undo"
        Again = "again"
        Solution = "solution"
        Next = "next"
        Previous = "previous"
        Board = "board|goban"
        Help = "help"
        Quit = "quit|exit"
    }
}
