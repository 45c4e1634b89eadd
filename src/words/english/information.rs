//! The head of a game: what stands on it, and what cannot.

use crate::words::catalogue;

catalogue! {
    /// Lines of the form, beside those of the dialogs.
    InformationWords {
        Players = "Players"
        Occasion = "Occasion"
        Game = "Game"
        Record = "Record"
        BlackTeam = "Black’s team"
        WhiteTeam = "White’s team"
        FirstTeam = "First player’s team"
        SecondTeam = "Second player’s team"
        // Hints in fields that are empty.
        RankHint = "Rank"
        TeamHint = "Team"
        DateHint = "1996-12-27,28"
        ResultHint = "B+3.5, W+R, 0"
        TimeHint = "60 min or 1:00:00"
        OvertimeHint = "5x30 byo-yomi"
        Today = "Today"
        Result = "Result"
        MainTime = "Main time"
        Overtime = "Overtime"
        Opening = "Opening"
        Source = "Source"
        Annotator = "Annotator"
        User = "Recorded by"
        Copyright = "Copyright"

        // {0}: what was typed, or the part of it that is wrong.
        NoDate = "“{0}” is not a date such as 1996-12-27, 1996-12 or 1996"
        NoYear = "“{0}” lacks the year: write 1996-12-27"
        NoMonth = "“{0}”: there is no such month"
        NoDay = "“{0}”: the month has no such day"
        NoResult = "“{0}” is not a result such as B+3.5, W+R, 0 or Void"
        NoTime = "“{0}” is not a time such as 3600, 60 min or 1:00:00"

        HeadNow = "Game information changed. Undo takes this back."
        HeadAsBefore = "Undone. The game information is as it was."
    }
}
