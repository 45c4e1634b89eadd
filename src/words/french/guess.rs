//! Guess the move.

use crate::words::{GuessWords, translation};

use super::French;

translation! {
    French, GuessWords {
        Title = "Deviner le coup"
        About = "Cliquez où vous joueriez. Les points disent combien votre coup perd peu, qu’il ait été joué ou non."
        Back = "Retour à la partie"
        Side = "Les coups de"
        BothSides = "Les deux"
        Place = "coup {0} sur {1}"
        ToGuess = "Qu’a joué {0} ?"
        Asked = "Examen de votre coup…"
        Over = "La partie s’arrête ici"
        PassOver = "Montrer le coup"
        GoOn = "Coup suivant"
        Again = "Depuis le début"
        Points = "{0} points sur {1}"
        Hits = "{0} sur {1} comme dans la partie"
        OwnPoints = { one: "{0} point", other: "{0} points" }
        Hit = "{0}, comme dans la partie : {1}"
        Miss = "× {0} (−{1}) : {2}, ○ partie {3} (−{4})"
        Best = "△ meilleur : {0}"
        HitUnjudged = "{0}, comme dans la partie"
        MissUnjudged = "× {0}, ○ partie {1}"
    }
}
