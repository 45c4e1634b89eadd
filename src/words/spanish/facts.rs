//! Why a move was bad, in sentences.

use crate::words::{FactWords, translation};

use super::Spanish;

translation! {
    Spanish, FactWords {
        StonesAt = { one: "{0} piedra en {1}", other: "{0} piedras en {1}" }
        About = { one: "alrededor de {0} punto", other: "unos {0} puntos" }
        Passed = "{0} pasa, aunque una jugada aún vale {1}"
        FilledEye = "{0} rellena su propio ojo en {1}"
        IgnoredThreat = "{0} no responde a la amenaza de {1} en {2} y pierde {3}"
        SelfAtari = "{0} se pone en atari: {1} captura {2}"
        LeftInAtari = "{0} deja {1} en atari, y {2} captura"
        LeftInAtariSaved = {
            one: "{0} deja {1} en atari; {2} la habría salvado",
            other: "{0} deja {1} en atari; {2} las habría salvado"
        }
        CapturesAtOnce = "{0} puede capturar {1} enseguida"
        CapturesInLadder = "{0} puede capturar {1} en escalera"
        CapturesInLine = "En la secuencia esperada {0} captura {1}"
        MissesAtOnce = "{0} podía haber capturado {1} jugando en {2}"
        MissesInLadder = "{0} podía haber capturado {1} con una escalera que empieza en {2}"
        MissesInLine = "{0} podía haber capturado {1} con la secuencia que empieza en {2}"
        LadderFails = "La escalera en {0} no funciona: {1} se escapa"
        GroupDies = "El grupo de {0} en {1} ({2}) muere"
        StoneDies = "La piedra de {0} en {1} se pierde"
        GroupLives = "El grupo de {0} en {1} ({2}) vive"
        StoneLives = "La piedra de {0} en {1} se salva"
        Seki = "El grupo de {0} en {1} ({2}) vive en seki"
        Ko = "Se llega a un ko, que {0} toma primero en {1}"
        Cut = "{0} corta en {1}, entre {2} y {3}"
        MissedCut = "{0} podía haber cortado en {1}, entre {2} y {3}"
        Dame = "{0} es solo un dame, y quedaban puntos por tomar"
        OwnTerritory = "{0} ya era territorio de {1}"
        Hopeless = "La piedra en {0} está muerta: la zona es de {1}"
        Territory = "{0} pierde {1} a favor de {2} {3}"
        Larger = "{0} era más grande: {1} más"
        Better = "{0} era mejor: {1} más"
        Unanswered = "{0} es gote: {1} no responde y juega en {2}"
        KeepsSente = "{0} era sente: {1} responde en {2} y {3} juega en otra parte"
        UpperLeft = "en la esquina superior izquierda"
        Upper = "en el lado superior"
        UpperRight = "en la esquina superior derecha"
        Left = "en el lado izquierdo"
        Center = "en el centro"
        Right = "en el lado derecho"
        LowerLeft = "en la esquina inferior izquierda"
        Lower = "en el lado inferior"
        LowerRight = "en la esquina inferior derecha"
    }
}
