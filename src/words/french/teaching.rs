//! Teaching games: what the teacher says, and hints step by step.

use crate::words::{TeachingWords, TypedTeaching, translation};

use super::French;

translation! {
    French, TeachingWords {
        Option = "Partie pédagogique"
        OptionTip = "Un coup qui perd plus que votre limite peut être repris"
        NotWhenRated = "Une partie classée ne peut pas être pédagogique"
        Warnings = "Avertissements"
        Off = "Non"
        Three = "3 avertissements au plus"
        Ten = "10 avertissements au plus"
        Always = "Un avertissement chaque fois"
        Begins = "Partie pédagogique : l’ordinateur parle avant de répondre à un mauvais coup"
        Costs = "{0} coûte {1}"
        PassCosts = "Passer coûte {0}"
        Question = "Le reprendre ou le laisser ?"
        TakenBack = "C’est repris : jouez un autre coup. Celui que vous avez repris reste dans l’arbre."
        Look = "Regardez {0}"
        OneOf = "Bons coups : {0}"
        MoreHints = "Redemandez pour en savoir plus"
        Spoken = "Repris ou laissés"
        ShortTakenBack = "repris"
        ShortLeft = "laissé"
        RowTakenBack = "{0} : repris, a coûté {1}"
        RowLeft = "{0} : laissé, a coûté {1}"
        AnswerBy = "Reprendre : {0} ; laisser : {1}"
    }
}

translation! {
    French, TypedTeaching {
        TakeBack = "reprendre"
        Leave = "laisser"
    }
}
