//! The names of what is agreed before a game: rules and handicap.

use crate::words::catalogue;

catalogue! {
    /// What things are called.
    Term {
        Black = "Black"
        White = "White"
        // In Aligne 4, where black and white are pieces.
        First = "Player 1"
        Second = "Player 2"
        // The rulesets: "French rules", "Chinese rules".
        French = "French"
        Chinese = "Chinese"
        Japanese = "Japanese"
        Korean = "Korean"
        Aga = "AGA"
        NewZealand = "New Zealand"
        TrompTaylor = "Tromp–Taylor"
        AtariGo = "Atari go"
        Custom = "Custom"
        SimpleKo = "Simple ko"
        PositionalSuperko = "Positional superko"
        SituationalSuperko = "Situational superko"
        NaturalSuperko = "Natural situational superko"
        // Of suicide.
        SuicideForbidden = "Forbidden"
        SuicideAllowed = "Allowed"
        // The two ways of scoring.
        Area = "Area"
        Territory = "Territory"
        TwoPasses = "Two in a row"
        WhitePassesLast = "Two in a row, White last"
        HandicapKomiUnchanged = "Komi unchanged"
        HandicapKomiFixed = "Komi {0}"
        HandicapKomiPlusStones = "Komi {0} + number of stones"
        // {0}: the komi; {1}: what White gets besides.
        WithBonus = "{0}, and {1}"
        BonusPerStone = "one point per stone"
        BonusPerStoneButOne = "one point per stone, less one"
        NoHandicap = "No handicap"
        Stones = { one: "{0} stone", other: "{0} stones" }
        FixedHandicap = "{0} on the star points"
        FreeHandicap = "{0} in free placement"
        GivenHandicap = "{0} already on the board"
    }
}
