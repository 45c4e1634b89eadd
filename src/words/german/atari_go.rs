//! Atari go: the first capture wins.

use crate::words::{AtariGoWords, translation};

use super::German;

translation! {
    German, AtariGoWords {
        AtariGo = "Atari-Go"
        AboutGo = "Wer mehr vom Brett umschließt, gewinnt"
        AboutAtariGo = "Wer zuerst schlägt, gewinnt: Niemand zählt, und niemand passt"
        Start = "Anfangsstellung"
        EmptyBoard = "Leeres Brett"
        Crosscut = "Kreuzschnitt in der Mitte"
        Captured = { one: "{0}: {1} Stein geschlagen", other: "{0}: {1} Steine geschlagen" }
        AlreadyCaptured = "die Partie ist zu Ende: {0} hat geschlagen"
        MustPlay = "beim Atari-Go passt niemand, der noch einen Stein setzen kann"
        NotJudged = "Atari-Go hat weder Analyse noch Schätzung noch Besprechung: Das Netzwerk kennt nur Go"

        Wonder = "Staunen"
        Grasp = "Zugriff"
        Guard = "Wache"
        Chase = "Jagd"
        Craft = "Handwerk"
        Proof = "Beweis"
        AboutWonder = "Hat gerade die Regeln gelernt und übersieht vieles"
        AboutGrasp = "Schlägt, was geht, und vergisst manchmal zu fliehen"
        AboutGuard = "Übersieht kein Atari, denkt aber nicht voraus"
        AboutChase = "Denkt ein wenig voraus und vertut sich ab und zu"
        AboutCraft = "Liest Treppen und denkt mehrere Züge voraus"
        AboutProof = "Liest, so weit es geht, auf 5×5 oft bis zum Ende"
    }
}
