//! The names of what is agreed before a game: rules and handicap.

use crate::words::{Term, translation};

use super::German;

translation! {
    German, Term {
        Black = "Schwarz"
        White = "Weiß"
        First = "Spieler 1"
        Second = "Spieler 2"
        French = "Französisch"
        Chinese = "Chinesisch"
        Japanese = "Japanisch"
        Korean = "Koreanisch"
        Aga = "AGA"
        NewZealand = "Neuseeländisch"
        TrompTaylor = "Tromp–Taylor"
        AtariGo = "Atari-Go"
        Custom = "Eigene"
        SimpleKo = "Einfaches Ko"
        PositionalSuperko = "Positionelles Superko"
        SituationalSuperko = "Situatives Superko"
        NaturalSuperko = "Natürliches situatives Superko"
        SuicideForbidden = "Verboten"
        SuicideAllowed = "Erlaubt"
        Area = "Fläche"
        Territory = "Gebiet"
        TwoPasses = "Zweimal nacheinander"
        WhitePassesLast = "Zweimal nacheinander, Weiß zuletzt"
        HandicapKomiUnchanged = "Komi unverändert"
        HandicapKomiFixed = "Komi {0}"
        HandicapKomiPlusStones = "Komi {0} + Zahl der Steine"
        WithBonus = "{0} und {1}"
        BonusPerStone = "ein Punkt pro Stein"
        BonusPerStoneButOne = "ein Punkt pro Stein, minus einer"
        NoHandicap = "Keine Vorgabe"
        Stones = { one: "{0} Stein", other: "{0} Steine" }
        FixedHandicap = "{0} auf den Sternpunkten"
        FreeHandicap = "{0} in freier Platzierung"
        GivenHandicap = "{0} schon auf dem Brett"
    }
}
