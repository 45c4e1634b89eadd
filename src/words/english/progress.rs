//! The page of progress.

use crate::words::catalogue;

catalogue! {
    /// The page of progress.
    ProgressWords {
        Title = "Progress"
        Reading = "Reading what you have done…"
        Today = "Today"
        MistakesDue = { one: "{0} mistake of yours", other: "{0} mistakes of yours" }
        ProblemsDue = { one: "{0} problem to try again", other: "{0} problems to try again" }
        NothingDue = "Nothing is due today: play a game, or try new problems"
        Rank = "Rank"
        NoRatedGames = "Your rank is drawn here after your first rated game"
        Games = "Games"
        GamesCount = { one: "{0} finished game", other: "{0} finished games" }
        GamesPlot = "Finished games in each of the last twelve weeks"
        Problems = "Problems"
        TriedCount = { one: "{0} tried", other: "{0} tried" }
        SolvedCount = { one: "{0} solved", other: "{0} solved" }
        FailedCount = { one: "{0} failed", other: "{0} failed" }
        NewCount = { one: "{0} not tried", other: "{0} not tried" }
        OwnMistakes = { one: "{0} mistake of your own to learn", other: "{0} mistakes of your own to learn" }
        TriesPlot = "Problems tried in each of the last twelve weeks: solved and failed"
        Themes = "Jego’s problems by theme"
        // {0}: a number; {1}: how many there are.
        SolvedOf = "{0} of {1}"
    }
}
