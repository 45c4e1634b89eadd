//! What a file says of a move or a position, in words.

use crate::words::{RemarkWords, translation};

use super::German;

translation! {
    German, RemarkWords {
        GoodMove = "Guter Zug"
        VeryGoodMove = "Sehr guter Zug"
        BadMove = "Schlechter Zug"
        VeryBadMove = "Sehr schlechter Zug"
        Doubtful = "Fraglicher Zug"
        Interesting = "Interessanter Zug"
        GoodForBlack = "Gut für Schwarz"
        VeryGoodForBlack = "Sehr gut für Schwarz"
        GoodForWhite = "Gut für Weiß"
        VeryGoodForWhite = "Sehr gut für Weiß"
        Even = "Ausgeglichene Stellung"
        VeryEven = "Völlig ausgeglichene Stellung"
        Unclear = "Unklare Stellung"
        VeryUnclear = "Sehr unklare Stellung"
        Hotspot = "Schlüsselmoment"
        VeryHotspot = "Entscheidender Moment"
        Signed = "{0} ({1})"
    }
}
