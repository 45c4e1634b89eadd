//! First steps: the course for those who have never played.

use crate::words::catalogue;

catalogue! {
    /// What is said of the course.
    FirstStepsWords {
        Title = "First steps"
        About = "From the first stone to a won game, at your own pace. Steps can be repeated or skipped."
        Tip = "A course for those who have never played Go"
        // {0}: the number of the next step; {1}: how many steps there are.
        NextOf = "First steps: {0} of {1}"
        AllDone = "First steps: all done"
        // {0}: the number of a step; {1}: what it is called.
        Numbered = "{0}. {1}"
        Liberties = "Stones and liberties"
        LibertiesGoal = "Solve the two boards of the rules"
        Capture = "Capture"
        CaptureGoal = "Solve the six boards about capture, atari, suicide and ko"
        Exercises = "Capture exercises"
        ExercisesGoal = "Capture first in six positions; the computer defends"
        AtariGoFive = "Atari go on 5×5"
        AtariGoFiveGoal = "Win a game: the first capture wins"
        AtariGoSeven = "Atari go on 7×7"
        AtariGoSevenGoal = "Win a game on the larger board"
        Territory = "Territory and the end"
        TerritoryGoal = "Solve four boards about eyes, territory and the count"
        FirstGame = "A first game of Go"
        FirstGameGoal = "Play on 9×9 until both pass, and accept the count"
        FirstWin = "A first win"
        FirstWinGoal = "Win a game on 9×9"
        Begin = "Begin"
        Continue = "Continue"
        Again = "Repeat"
        Skip = "Skip"
        Unskip = "Do not skip"
        Done = "Done"
        Skipped = "Skipped"
        // {0}: how many parts of a step are done; {1}: how many there are.
        Parts = "{0} of {1}"
        // {0}: a button; {1}: a step.
        OnStep = "{0}: {1}"
        OfferAtHome = "Show the next step on the home page"
        // {0}: the name of a step.
        Reached = "First steps: “{0}” is done"
        // {0}: an exercise; {1}: how many there are.
        ExerciseNumber = "Exercise {0} of {1}: Black captures first"
        SkipStep = "Skip step {0}"
        UnskipStep = "Do not skip step {0}"
        // {0}: what is wrong with the file.
        Trouble = "What you have done in First steps cannot be kept: {0}"
        Newer = "the file was written by a newer Jego"
        DamagedLines = { one: "{0} line of First steps is damaged and was passed over", other: "{0} lines of First steps are damaged and were passed over" }
    }
}
