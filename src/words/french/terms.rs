//! The names of what is agreed before a game: rules and handicap.

use crate::words::{Term, translation};

use super::French;

translation! {
    French, Term {
        Black = "Noir"
        White = "Blanc"
        First = "Joueur 1"
        Second = "Joueur 2"
        French = "Françaises"
        Chinese = "Chinoises"
        Japanese = "Japonaises"
        Korean = "Coréennes"
        Aga = "AGA"
        NewZealand = "Néo-zélandaises"
        TrompTaylor = "Tromp–Taylor"
        AtariGo = "Atari-go"
        Custom = "Personnalisées"
        SimpleKo = "Ko simple"
        PositionalSuperko = "Superko positionnel"
        SituationalSuperko = "Superko situationnel"
        NaturalSuperko = "Superko situationnel naturel"
        SuicideForbidden = "Interdit"
        SuicideAllowed = "Permis"
        Area = "Surface"
        Territory = "Territoire"
        TwoPasses = "Deux de suite"
        WhitePassesLast = "Deux de suite, Blanc en dernier"
        HandicapKomiUnchanged = "Komi inchangé"
        HandicapKomiFixed = "Komi {0}"
        HandicapKomiPlusStones = "Komi {0} + nombre de pierres"
        WithBonus = "{0}, et {1}"
        BonusPerStone = "un point par pierre"
        BonusPerStoneButOne = "un point par pierre, moins un"
        NoHandicap = "Sans handicap"
        Stones = { one: "{0} pierre", other: "{0} pierres" }
        FixedHandicap = "{0} sur les hoshi"
        FreeHandicap = "{0} en placement libre"
        GivenHandicap = "{0} déjà sur le goban"
    }
}
