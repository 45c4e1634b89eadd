//! Teaching games: what the teacher says, and hints step by step.

use crate::words::{TeachingWords, TypedTeaching, translation};

use super::German;

translation! {
    German, TeachingWords {
        Option = "Lehrpartie"
        OptionTip = "Ein Zug, der mehr verliert als deine Grenze, darf zurückgenommen werden"
        NotWhenRated = "Eine gewertete Partie kann keine Lehrpartie sein"
        Warnings = "Warnungen"
        Off = "Aus"
        Three = "Höchstens 3 Warnungen"
        Ten = "Höchstens 10 Warnungen"
        Always = "Jedes Mal eine Warnung"
        Begins = "Lehrpartie: Der Computer meldet sich, bevor er einen schlechten Zug beantwortet"
        Costs = "{0} kostet {1}"
        PassCosts = "Passen kostet {0}"
        Question = "Zurücknehmen oder stehen lassen?"
        TakenBack = "Zurückgenommen: Spiele einen anderen Zug. Der zurückgenommene bleibt im Zugbaum."
        Look = "Schau dich {0} um"
        OneOf = "Gute Züge: {0}"
        MoreHints = "Frag noch einmal, um mehr zu erfahren"
        Spoken = "Zurückgenommen oder stehen gelassen"
        ShortTakenBack = "zurückgenommen"
        ShortLeft = "belassen"
        RowTakenBack = "{0}: zurückgenommen, kostete {1}"
        RowLeft = "{0}: stehen gelassen, kostete {1}"
        AnswerBy = "Zurücknehmen: {0}; stehen lassen: {1}"
    }
}

translation! {
    German, TypedTeaching {
        TakeBack = "zurück|zurueck|zurücknehmen|zuruecknehmen"
        Leave = "lassen|stehen lassen"
    }
}
