//! The help of the command line, as far as players use it.

use crate::words::catalogue;

catalogue! {
    /// What `jego --help`, `jego console --help` and `jego problems --help` say.
    CommandLineWords {
        Program = "Play Go, Othello and Aligne 4"
        ProgramMore =
            "Without a command the window opens, showing a game if a file is given. Where there is no display, one line says why and the game starts in the terminal."
        // Headings; a colon follows.
        UsageHead = "Usage"
        CommandsHead = "Commands"
        ArgumentsHead = "Arguments"
        OptionsHead = "Options"
        ValuesHead = "Possible values"
        // Where they stand in the line of usage.
        AnyOptions = "OPTIONS"
        AnyCommand = "COMMAND"
        ExitCodesHead = "Exit codes"
        ExitSuccess = "success; also when the reader of a pipe goes away"
        ExitFailure = "failure, and one line on standard error says why"
        ExitInvalid = "the command line is invalid, and standard error says how to fix it"
        HelpOption = "Print help"
        VersionOption = "Print the version"
        HelpCommand = "Print this help, or that of a command"
        File = "A game to open: a save, SGF, NGF, GIB or UGF"
        NewGame = "Begin with the page of a new game"
        Resume = "Go on with the game that was interrupted; where there are several, list them"
        Stats = "Print how long the window took to open and how large it is, then close it"

        // A line about each command.
        Console = "Play in this terminal: Go, Othello or Aligne 4"
        ConsoleMore =
            "Given a game, it starts at once, against the computer unless asked otherwise; given a file, it opens that game; given neither, it shows a menu. On a terminal the whole screen is used. Where input or output is not a terminal, the game is played line by line, which can be scripted and read aloud. Games, settings and interrupted games are shared with the window."
        Info = "Show what is in a game file: a save, SGF, NGF, GIB or UGF"
        Convert = "Read a game file and write it in another format"
        Gtp = "Run as an engine for another program (Go Text Protocol)"
        Analysis = "Analyze positions for other programs, such as KaTrain, in KataGo’s JSON protocol"
        Match = "Play two engines against each other and report which is stronger"
        Review = "Review games: what every move cost, and which moves decided the game"
        Render = "Publish a game: diagrams, kifu sheets, moving pictures"
        Problems = "Solve problems of Go in this terminal, line by line"
        ProblemsMore =
            "Any SGF file, collection or folder of files is opened as problems; without one, those that are part of Jego. Right and wrong are read from the marks that authors use, replies are automatic, and what is not in the solution is judged by the network, which is said. What was tried is remembered."
        Library = "List the games of folders and files, and find positions in them"
        Completions = "Print shell completions"
        DesktopFiles = "Write what desktops and shells look for into a folder, for packages"
        Man = "Print the manual page of the program or of a command"

        // Options of `jego console`. Words in capitals stand for what is typed there.
        ConsoleWhat = "go, othello, aligne4 or a game file; by default the menu"
        Size = "Board size for Go, from 2 to 25 lines (9 by default)"
        Rules = "The rules of Go (French by default)"
        Komi = "Komi; by default that of the rules"
        Handicap = "Number of handicap stones, on the star points: 2 to 9"
        Free = "Free placement of the handicap stones"
        PlayBlack = "You play Black, as by default"
        PlayWhite = "You play White"
        Draw = "Choose colors at random (nigiri)"
        Teach = "The computer teaches: it says what is wrong with a bad move before it answers, 3 or 10 times a game or always (10 by default)"
        TwoPlayers = "Two humans play"
        Watch = "Two computers play"
        Level = "Level of the computer; with --watch once for Black and once for White"
        Rank = "Rank of the computer at Go, from 30k to 9d; with --watch once for Black and once for White"
        Name = "Your name; give it twice to name the other player too"
        Clock = "The clock: 10m, 10m+5x30s for byo-yomi, 20m+25/10m for Canadian byo-yomi, 5m+5s for Fischer (none by default)"
        AtariGo = "Play atari go: the first capture wins"
        Crosscut = "Begin atari go with two stones of each color in the middle"
        Quarto = "Play Quarto with the pieces of Aligne 4"
        Charset = "The character set of the file, such as GBK, Big5, Shift_JIS, EUC-JP, EUC-KR or windows-1252; what the file says or looks like if not given"
        Language = "Language for this session"
        Plain = "Play line by line even on a terminal"

        // Options of `jego problems`.
        ProblemsWhat = "A file or a folder; by default the problems of Jego"
        Mistakes = "The mistakes of your own games that became exercises; those that are due, unless another order is given"
        Order = "Which problems come, and in which order (as given by default)"
        OrderGiven = "As the files have them"
        OrderShuffled = "In random order"
        OrderFailed = "Those that were failed last"
        OrderUnsolved = "Those that were not solved yet"
        OrderDue = "Those to be tried again today, the longest due first"
        Theme = "Only problems about this (GE in their file)"
        Grade = "Only problems of this grade (DI in their file)"
        Turn = "Turn and mirror the boards at random"
        Swap = "Swap colors at random"
        First = "Number of the problem to begin with, counting from 1"
        Seed = "Seed of everything that is random"
    }
}
