//! What a file says of a move or a position, in words.

use crate::words::{RemarkWords, translation};

use super::French;

translation! {
    French, RemarkWords {
        GoodMove = "Bon coup"
        VeryGoodMove = "Très bon coup"
        BadMove = "Mauvais coup"
        VeryBadMove = "Très mauvais coup"
        Doubtful = "Coup douteux"
        Interesting = "Coup intéressant"
        GoodForBlack = "Favorable à Noir"
        VeryGoodForBlack = "Très favorable à Noir"
        GoodForWhite = "Favorable à Blanc"
        VeryGoodForWhite = "Très favorable à Blanc"
        Even = "Position égale"
        VeryEven = "Position parfaitement égale"
        Unclear = "Position confuse"
        VeryUnclear = "Position très confuse"
        Hotspot = "Moment clé"
        VeryHotspot = "Moment décisif"
        Signed = "{0} ({1})"
    }
}
