//! What is wrong with a file that can still be read.

use crate::words::{FileFault, translation};

use super::German;

translation! {
    German, FileFault {
        At = "Zeile {0}, Spalte {1}"
        Placed = "{0}: {1}"
        Problems = { one: "{0} Fehler in dieser Datei", other: "{0} Fehler in dieser Datei" }
        MoreProblems = { one: "und {0} weiterer", other: "und {0} weitere" }
        Bytes = "einige Bytes sind kein gültiges {0} und wurden durch ein Ersatzzeichen ersetzt"
        WrongCharset = "der Text ist nicht {0}, wie die Datei sagt; er wurde als {1} gelesen"
        OpenValue = "einem Wert fehlt das schließende ]; der Rest der Datei wurde als Teil davon gelesen"
        BareBracket = "ein ] in einem Text ist nicht maskiert; es wurde als Text gelesen"
        OpenTrees = {
            one: "zu {0} ( fehlt die ); die Datei scheint abgeschnitten zu sein",
            other: "zu {0} ( fehlt die ); die Datei scheint abgeschnitten zu sein",
        }
        NodeAfterVariation = "ein Knoten folgt auf eine Variante; er wurde als weitere Variante gelesen"
        NodeAfterGame = "ein Knoten folgt auf das Ende seiner Partie; er wurde als Teil davon gelesen"
        NoSemicolon = "ein Knoten beginnt nicht mit einem Strichpunkt"
        EmptyTree = "ein Baum ohne Knoten wurde ausgelassen"
        NoValue = "{0} hat keinen Wert und wurde ausgelassen"
        NoName = "ein Wert ohne Namen wurde ausgelassen"
        Stray = "„{0}“ bedeutet hier nichts und wurde ausgelassen"
        Game = "GM[{0}] ist nicht Go; die Datei wurde trotzdem als Go gelesen"
        Size = "SZ[{0}] ist keine Brettgröße von 2 bis 25; die Partie wird auf 19×19 gezeigt"
        Rectangle = "das Brett ist {0} mal {1}; die Partie wird auf {2} gezeigt"
        Number = "{0}[{1}] ist hier keine gültige Zahl; {2} wird verwendet"
        Rules = "das Regelwerk „{0}“ ist unbekannt; die japanischen Regeln werden verwendet"
        Point = "{0}[{1}] ist kein Punkt eines {2}-Bretts; er bleibt in der Datei, wird aber nicht gezeigt"
        OtherValue = "{0} hat einen anderen Wert, [{1}]; er bleibt in der Datei, wird aber nicht gespielt"
        Result = "„{0}“ ist kein Ergebnis wie B+3.5, W+R, 0 oder Void"
        Illegal = "ein Zug ist nicht erlaubt: {0}"
        Line = "„{0}“ war nicht lesbar und wurde ausgelassen"

        Outside = "„{0}“ steht außerhalb jeder Partie und wurde ausgelassen"
    }
}
