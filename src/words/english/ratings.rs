//! Ranks, players of this machine, rated games.

use crate::words::catalogue;

catalogue! {
    /// What is said of rated games and of the players of this machine.
    RatingWords {
        // Refused in a rated game, and why.
        NoTakeBack = "This game is rated: moves cannot be undone"
        NoHelp = "This game is rated: hints, analysis and estimates wait until it has ended"
        NoHurry = "This game is rated: the computer takes the time it needs"
        NoEditing = "This game is rated: nothing is edited until it is over"
        NoOtherTerms = "This game is rated: rules, komi and players stay as they are"
        NoPause = "This game is rated: the clock runs on"
        NoMarking = "This game is rated: Jego says which stones are dead; resume play if it is wrong"
        StaysEnded = "This rated game has been counted and stays ended"

        // Why a game cannot be rated.
        NoEngineRank = "The rank of this engine is not known: choose a level or a rank of Jego"
        OnlyUsualSizes = "Only games on 9×9, 13×13 and 19×19 are rated"
        NoOwnRules = "Only games by a named ruleset are rated"
        NeedsProfile = "A rated game needs a player: create one under Profiles"
        // {0}: a date.
        OneAtATime = "The rated game of {0} is unfinished: resume it, or count it as lost under Profiles"

        // The choice in a new game.
        Rated = "Rated"
        RatedTip = "Counts for your rank: fair terms, no undo, no hints"
        // {0}: terms such as “2 stones, komi 2.5”; {1}: the player with Black.
        FairTerms = "Terms: {0}; {1} has Black"
        FairTermsDrawn = "Terms: {0}; colors are drawn"
        RatedBegins = "Rated game: {0}"
        EvenTerms = "even game"
        KomiOnly = "no stones, komi {0}"
        StonesAndKomi = { one: "{0} stone, komi {1}", other: "{0} stones, komi {1}" }
        AtMyRank = "At my rank"
        // {0}: “At my rank”; {1}: a rank such as 8 kyu.
        AtMyRankNow = "{0} ({1})"

        // The page of players.
        Profiles = "Profiles"
        NoPlayers = "Nobody has a profile on this machine yet"
        NewPlayer = "New player"
        NewPlayerDots = "New player…"
        RenameDots = "Rename…"
        DeleteDots = "Delete…"
        Delete = "Delete"
        RankDots = "Say your rank…"
        CreatePlayer = "Create"
        Rename = "Rename"
        PlayerName = "Name"
        Player = "Player"
        You = "You"
        NoRank = "no rank yet"
        // {0}: a rank such as 8 kyu; {1}: a number of ranks such as 1.5.
        RankWithin = "{0} ± {1}"
        // Spoken: the same without the sign.
        RankWithinAloud = "{0}, give or take {1} ranks"
        Provisional = "provisional: a few more rated games will make it sure"
        // {0}: a rating such as 1358; {1}: its deviation.
        RatingNumbers = "rating {0}, deviation {1}"
        GamesPlayed = { one: "{0} rated game", other: "{0} rated games" }
        // {0}, {1}: how many.
        WonAndLost = "{0} won, {1} lost"
        NoGames = "No rated games yet"
        GraphName = "Rank after each rated game"
        // {0}: number of a game; {1}: a rank.
        GraphValue = "after game {0}: {1}"
        // {0}: date, {1}: opponent, {2}: terms, {3}: outcome.
        GameLine = "{0} · {1} · {2} · {3}"
        Won = "won"
        Lost = "lost"
        Drawn = "draw"
        // {0}: won or lost; {1}: the outcome; {2}: the rank after it.
        GameResult = "{0} ({1}) → {2}"
        // {0}: date; {1}: the opponent.
        Unfinished = "The rated game of {0} against {1} is unfinished. It waits among the interrupted games; no other rated game can begin before it has ended."
        CountAsLost = "Count it as lost"
        // {0}: a name.
        DeleteTitle = "Delete {0}?"
        DeleteText = "The player leaves the list. The file with all rated games is kept under another name."
        // {0}: where it is kept.
        Deleted = "The player was deleted; the file is kept as {0}"
        ForfeitTitle = "Count the unfinished game as lost?"
        ForfeitText = "It lowers your rating like any other loss. The game itself stays among the interrupted games."

        // The first question.
        WhatRank = "What is your rank?"
        WhatRankWhy = "Then the computer plays at your level. You can change it under Profiles at any time."
        NeverPlayed = "I have never played"
        SkipQuestion = "Skip"
        Take = "That is my rank"
        RankField = "Rank, such as 8k or 2d"
        NotARank = "“{0}” is not a rank: ranks are 30k to 1k and 1d to 9d"

        // After a rated game. {0}: a rank with its uncertainty.
        RankNow = "Your rank is now {0}"
        // {0}: why.
        NotCounted = "The result could not be counted: {0}"

        // Leaving one.
        LeaveRated = "This game is rated. It is kept and waits for you; no other rated game can begin before it has ended."

        // Files of players. {0}: the file; {1}: where it is kept.
        DamagedKept = "{0} is not a player’s file, or is damaged from its first line; it is kept as {1}"
        DamagedFile = "{0} is not a player’s file, or is damaged from its first line"
        NewerFile = "{0} was written by a newer Jego, which can open it"
        NameNeeded = "A player needs a name"
        // {1}: the name of the player.
        DamagedLines = { one: "{0} line of {1}’s file cannot be read; the others count", other: "{0} lines of {1}’s file cannot be read; the others count" }
    }
}
