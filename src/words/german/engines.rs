//! What goes wrong with an engine from outside, said to a player.

use crate::words::{EngineTrouble, translation};

use super::German;

translation! {
    German, EngineTrouble {
        NoCommand = "es gibt keinen Befehl, um die Engine zu starten"
        OpenQuote = "in der Befehlszeile der Engine wird das Anführungszeichen {0} nicht geschlossen"
        OpenBackslash = "in der Befehlszeile der Engine folgt nichts auf den letzten Backslash"
        NoFolder = "den Ordner {0} gibt es nicht"
        NoProgram = "das Programm „{0}“ gibt es nicht"
        CannotStart = "„{0}“ lässt sich nicht starten: {1}"
        Version = "die Engine spricht Version „{0}“ von GTP, nicht Version 2"
        TimedOut = "die Engine hat „{0}“ nicht innerhalb von {1} s beantwortet"
        Stopped = "die Engine wurde angehalten"
        Ended = "die Engine endete mit Code {0}"
        EndedSaying = "die Engine endete mit Code {0}; ihre letzte Ausgabe: {1}"
        Killed = "die Engine wurde durch ein Signal beendet"
        KilledSaying = "die Engine wurde durch ein Signal beendet; ihre letzte Ausgabe: {0}"
        NotText = "die Antwort der Engine auf „{0}“ ist kein Text"
        NotAnAnswer = "die Antwort der Engine ist kein gültiges GTP: „{0}“"
        Refused = "die Engine weist „{0}“ zurück: {1}"
        NotAMove = "die Engine antwortet „{0}“, was auf diesem Brett kein Zug ist"
        Illegal = "der Zug der Engine ist nicht erlaubt: {0}"
        NotAStone = "die Engine nennt „{0}“ als toten Stein, aber dort liegt keiner"
        NoLiberties = "diese Stellung versteht keine Engine: Sie enthält eine Kette ohne Freiheiten"
        UnknownCommand = "die Engine kennt den Befehl {0} nicht"

        Flood = "die Engine schreibt ohne Ende"
    }
}
