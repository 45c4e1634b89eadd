//! Why a move was bad, in sentences.

use crate::words::{FactWords, translation};

use super::German;

translation! {
    German, FactWords {
        StonesAt = { one: "{0} Stein bei {1}", other: "{0} Steine bei {1}" }
        About = { one: "etwa {0} Punkt", other: "etwa {0} Punkte" }
        Passed = "{0} passt, obwohl ein Zug noch {1} wert ist"
        FilledEye = "{0} füllt auf {1} ein eigenes Auge"
        IgnoredThreat = "{0} beantwortet die Drohung von {1} auf {2} nicht und verliert {3}"
        SelfAtari = "{0} setzt sich selbst ins Atari: {1} schlägt {2}"
        LeftInAtari = "{0} lässt {1} im Atari, und {2} schlägt"
        LeftInAtariSaved = {
            one: "{0} lässt {1} im Atari; {2} hätte ihn gerettet",
            other: "{0} lässt {1} im Atari; {2} hätte sie gerettet"
        }
        CapturesAtOnce = "{0} kann {1} sofort schlagen"
        CapturesInLadder = "{0} kann {1} in einer Treppe fangen"
        CapturesInLine = "In der erwarteten Zugfolge schlägt {0} {1}"
        MissesAtOnce = "{0} hätte {1} mit {2} schlagen können"
        MissesInLadder = "{0} hätte {1} mit einer Treppe ab {2} fangen können"
        MissesInLine = "{0} hätte {1} mit der Zugfolge ab {2} schlagen können"
        LadderFails = "Die Treppe bei {0} funktioniert nicht: {1} entkommt"
        GroupDies = "Die Gruppe von {0} bei {1} ({2}) stirbt"
        StoneDies = "Der Stein von {0} auf {1} ist verloren"
        GroupLives = "Die Gruppe von {0} bei {1} ({2}) lebt"
        StoneLives = "Der Stein von {0} auf {1} ist gerettet"
        Seki = "Die Gruppe von {0} bei {1} ({2}) lebt im Seki"
        Ko = "Es kommt zum Ko, und {0} schlägt es zuerst auf {1}"
        Cut = "{0} schneidet auf {1} und trennt {2} und {3}"
        MissedCut = "{0} hätte auf {1} schneiden und so {2} und {3} trennen können"
        Dame = "{0} ist nur ein Dame-Punkt, obwohl noch Punkte zu holen waren"
        OwnTerritory = "{0} war schon Gebiet von {1}"
        Hopeless = "Der Stein auf {0} ist tot: Die Gegend gehört {1}"
        Territory = "{0} verliert {1} an {2} {3}"
        Larger = "{0} war größer: {1} mehr"
        Better = "{0} war besser: {1} mehr"
        Unanswered = "{0} ist Gote: {1} antwortet nicht und spielt {2}"
        KeepsSente = "{0} war Sente: {1} antwortet mit {2}, und {3} spielt woanders"
        UpperLeft = "in der linken oberen Ecke"
        Upper = "am oberen Rand"
        UpperRight = "in der rechten oberen Ecke"
        Left = "am linken Rand"
        Center = "im Zentrum"
        Right = "am rechten Rand"
        LowerLeft = "in der linken unteren Ecke"
        Lower = "am unteren Rand"
        LowerRight = "in der rechten unteren Ecke"
    }
}
