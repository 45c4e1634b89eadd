//! Atari go: the first capture wins.

use crate::words::{AtariGoWords, translation};

use super::Spanish;

translation! {
    Spanish, AtariGoWords {
        AtariGo = "Atari go"
        AboutGo = "Gana quien rodea la mayor parte del tablero"
        AboutAtariGo = "La primera captura gana: no se cuenta nada y nadie pasa"
        Start = "Posición inicial"
        EmptyBoard = "Tablero vacío"
        Crosscut = "Corte cruzado en el centro"
        Captured = { one: "{0}: {1} piedra capturada", other: "{0}: {1} piedras capturadas" }
        AlreadyCaptured = "la partida ha terminado: {0} ha capturado"
        MustPlay = "en el atari go no se puede pasar mientras se pueda colocar una piedra"
        NotJudged = "El atari go no tiene análisis, estimación ni revisión: la red neuronal solo conoce el go"

        Wonder = "Asombro"
        Grasp = "Agarre"
        Guard = "Guardia"
        Chase = "Caza"
        Craft = "Destreza"
        Proof = "Prueba"
        AboutWonder = "Acaba de aprender las reglas y se le escapa mucho"
        AboutGrasp = "Captura lo que puede y a veces se olvida de huir"
        AboutGuard = "No pasa por alto ningún atari, pero no mira más allá"
        AboutChase = "Mira un poco más allá, con algún descuido"
        AboutCraft = "Lee escaleras y prevé varias jugadas"
        AboutProof = "Lee hasta donde puede, en 5×5 a menudo hasta el final"
    }
}
