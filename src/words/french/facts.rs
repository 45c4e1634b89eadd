//! Why a move was bad, in sentences.

use crate::words::{FactWords, translation};

use super::French;

translation! {
    French, FactWords {
        StonesAt = { one: "{0} pierre en {1}", other: "{0} pierres en {1}" }
        About = { one: "environ {0} point", other: "environ {0} points" }
        Passed = "{0} passe, alors qu’un coup vaut encore {1}"
        FilledEye = "{0} bouche son propre œil en {1}"
        IgnoredThreat = "{0} ne répond pas à la menace de {1} en {2} et perd {3}"
        SelfAtari = "{0} se met en atari : {1} capture {2}"
        LeftInAtari = "{0} laisse {1} en atari, et {2} capture"
        LeftInAtariSaved = {
            one: "{0} laisse {1} en atari ; {2} la sauvait",
            other: "{0} laisse {1} en atari ; {2} les sauvait"
        }
        CapturesAtOnce = "{0} peut aussitôt capturer {1}"
        CapturesInLadder = "{0} peut capturer {1} par un shicho"
        CapturesInLine = "Dans la suite attendue, {0} capture {1}"
        MissesAtOnce = "{0} pouvait capturer {1} en jouant {2}"
        MissesInLadder = "{0} pouvait capturer {1} par un shicho qui commence en {2}"
        MissesInLine = "{0} pouvait capturer {1} par la suite qui commence en {2}"
        LadderFails = "Le shicho en {0} ne marche pas : {1} s’échappe"
        GroupDies = "Le groupe de {0} en {1} ({2}) meurt"
        StoneDies = "La pierre de {0} en {1} est perdue"
        GroupLives = "Le groupe de {0} en {1} ({2}) vit"
        StoneLives = "La pierre de {0} en {1} est sauvée"
        Seki = "Le groupe de {0} en {1} ({2}) vit en seki"
        Ko = "On en vient à un ko, que {0} prend en premier en {1}"
        Cut = "{0} coupe en {1}, entre {2} et {3}"
        MissedCut = "{0} pouvait couper en {1}, entre {2} et {3}"
        Dame = "{0} n’est qu’un dame, alors qu’il restait des points à prendre"
        OwnTerritory = "{0} était déjà du territoire de {1}"
        Hopeless = "La pierre en {0} est morte : la zone est à {1}"
        Territory = "{0} perd {1} au profit de {2} {3}"
        Larger = "{0} était plus gros : {1} de plus"
        Better = "{0} était meilleur : {1} de plus"
        Unanswered = "{0} est gote : {1} ne répond pas et joue {2}"
        KeepsSente = "{0} était sente : {1} répond en {2} et {3} joue ailleurs"
        UpperLeft = "dans le coin supérieur gauche"
        Upper = "sur le bord supérieur"
        UpperRight = "dans le coin supérieur droit"
        Left = "sur le bord gauche"
        Center = "au centre"
        Right = "sur le bord droit"
        LowerLeft = "dans le coin inférieur gauche"
        Lower = "sur le bord inférieur"
        LowerRight = "dans le coin inférieur droit"
    }
}
