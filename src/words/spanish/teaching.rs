//! Teaching games: what the teacher says, and hints step by step.

use crate::words::{TeachingWords, TypedTeaching, translation};

use super::Spanish;

translation! {
    Spanish, TeachingWords {
        Option = "Partida didáctica"
        OptionTip = "Una jugada que pierde más que tu límite se puede retirar"
        NotWhenRated = "Una partida clasificatoria no puede ser didáctica"
        Warnings = "Avisos"
        Off = "No"
        Three = "3 avisos como máximo"
        Ten = "10 avisos como máximo"
        Always = "Avisar siempre"
        Begins = "Partida didáctica: el ordenador avisa antes de responder a una mala jugada"
        Costs = "{0} cuesta {1}"
        PassCosts = "Pasar cuesta {0}"
        Question = "¿Retirarla o dejarla?"
        TakenBack = "Retirada: haz otra jugada. La que has retirado queda en el árbol."
        Look = "Mira {0}"
        OneOf = "Buenas jugadas: {0}"
        MoreHints = "Pide otra pista para saber más"
        Spoken = "Retiradas o dejadas"
        ShortTakenBack = "retirada"
        ShortLeft = "dejada"
        RowTakenBack = "{0}: retirada, costaba {1}"
        RowLeft = "{0}: dejada, costó {1}"
        AnswerBy = "Retirar: {0}; dejar: {1}"
    }
}

translation! {
    Spanish, TypedTeaching {
        TakeBack = "retirar"
        Leave = "dejar"
    }
}
