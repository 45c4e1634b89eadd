//! What is said where files are chosen.

use crate::words::catalogue;

catalogue! {
    /// The words of the file list.
    FileWords {
        OpenGame = "Open a game"
        SaveGame = "Save the game"
        ExportSgf = "Export as SGF"
        SaveReport = "Save the report"
        ExportPicture = "Export a picture"
        Publish = "Export a diagram or sheet"
        ChooseFolder = "Choose a folder"

        Open = "Open"
        Save = "Save"
        Export = "Export"
        Choose = "Choose this folder"
        Cancel = "Cancel"

        Games = "Games"
        Saves = "Saves"
        SgfFiles = "SGF files"
        Reports = "Reports"
        Pictures = "Pictures"
        Published = "Exported files"
        AllFiles = "All files"
        Hidden = "Hidden files"

        Places = "Places"
        SavedGames = "Saved games"
        // The folder of the user.
        Home = "Home"
        Documents = "Documents"
        Desktop = "Desktop"
        // A button.
        Up = "One folder up"

        Name = "Name"
        Date = "Date"
        Size = "Size"
        SortedUp = "{0}, sorted ascending"
        SortedDown = "{0}, sorted descending"
        FileName = "File name"
        Filter = "Filter"
        FilterHint = "part of a name, or a path"
        Folder = "Folder {0}"
        BrokenLink = "{0}, a broken link"

        Reading = "Reading the folder…"
        Empty = "This folder is empty"
        NoneShown = "Nothing here matches"
        Shown = { one: "{0} item", other: "{0} items" }

        FolderMissing = "This folder does not exist"
        FolderForbidden = "You do not have permission to read this folder"
        NotAFolder = "This is not a folder"
        FolderUnreadable = "This folder cannot be read: {0}"
        FileMissing = "There is no {0} here"
        NotAFile = "{0} is not an ordinary file"
        NoSuchFolder = "The folder {0} does not exist"
        FolderUnwritable = "Nothing can be written in this folder. Choose another one."
        FileReadOnly = "{0} is marked read-only. Choose another name."
        BadName = "This is not a valid file name"
        Failed = "It failed: {0}"

        Overwrite = "{0} already exists. Replace it?"
        Replace = "Replace"
        Keep = "Keep it"

        NewFolder = "New folder…"
        NewFolderName = "Name of the new folder"
        Create = "Create"
        FolderExists = "{0} already exists"

        Bytes = "{0} B"
        Kilobytes = "{0} kB"
        Megabytes = "{0} MB"
        Gigabytes = "{0} GB"

        AsJego = "As .jego.ron: {0}"
        LossRules = "SGF cannot name these rules"
        LossPlayers = "SGF does not say that a computer plays on"
        LossClocks = "SGF does not keep the clocks of an unfinished game"
        LossCount = "SGF does not keep a count that is not accepted yet"
    }
}
