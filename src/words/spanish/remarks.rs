//! What a file says of a move or a position, in words.

use crate::words::{RemarkWords, translation};

use super::Spanish;

translation! {
    Spanish, RemarkWords {
        GoodMove = "Buena jugada"
        VeryGoodMove = "Muy buena jugada"
        BadMove = "Mala jugada"
        VeryBadMove = "Muy mala jugada"
        Doubtful = "Jugada dudosa"
        Interesting = "Jugada interesante"
        GoodForBlack = "Bueno para Negro"
        VeryGoodForBlack = "Muy bueno para Negro"
        GoodForWhite = "Bueno para Blanco"
        VeryGoodForWhite = "Muy bueno para Blanco"
        Even = "Posición igualada"
        VeryEven = "Posición totalmente igualada"
        Unclear = "Posición poco clara"
        VeryUnclear = "Posición muy poco clara"
        Hotspot = "Momento clave"
        VeryHotspot = "Momento decisivo"
        Signed = "{0} ({1})"
    }
}
