//! The words about computers as players: engines, seats, and how they think.

use crate::words::catalogue;

catalogue! {
    /// The section of the options about the computer.
    ComputerWords {
        Title = "Computer"
        Resigns = "Resigns when the game is lost"
        Ponders = "Thinks during your turn: stronger, but uses more power"
        Cores = "Processor cores"
        AllCores = "all {0}"
        Engines = "Engines…"
        EnginesHint = "Other Go programs as opponents"
    }
}

catalogue! {
    /// The page of engines.
    EngineWords {
        Title = "Engines"
        About = "Any program that speaks GTP, the Go Text Protocol, can play"
        None = "No engine has been set up yet"
        Add = "Add an engine"
        AddFound = "Add {0}"
        Found = "Found on this computer"
        Edit = "Edit"
        EditNamed = "Edit {0}"
        Test = "Test"
        TestNamed = "Test {0}"
        Remove = "Remove"
        RemoveNamed = "Remove {0}"
        Removed = "{0} was removed"
        Undo = "Undo"
        Keep = "Save"
        Name = "Name"
        Command = "Command line"
        CommandHint = "For example: gnugo --mode gtp"
        Folder = "Working folder"
        FolderHint = "Where to start it, if that matters"
        Startup = "Startup commands"
        StartupHint = "GTP commands to send first, one per line"
        NoCommand = "Enter the program to run"
        Twice = "{0} already has this command line"
        TooMany = "The list of engines is full"
        Starting = "Starting {0}…"
        Answers = "It answers: {0}"
    }
}

catalogue! {
    /// The dialog that changes who plays.
    SeatWords {
        Title = "Players"
        BlackName = "Black’s name"
        WhiteName = "White’s name"
        FirstName = "First player’s name"
        SecondName = "Second player’s name"
        Person = "Human"
        Name = "Name"
        Ok = "OK"
        SetUp = "Set up engines…"
        EngineSays = "External engine: {0}"
    }
}
