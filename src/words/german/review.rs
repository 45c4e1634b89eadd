//! What is said of a game that is gone over.

use crate::words::{ReviewWords, translation};

use super::German;

translation! {
    German, ReviewWords {
        Title = "Besprechung"
        RawPass = "Erster Blick: {0} %"
        ShallowPass = "Suche: {0} %"
        DeepPass = "Genauere Suche: {0} %"
        Complete = "Fertig"
        PausedAt = "Angehalten bei {0} %"
        Pause = "Besprechung anhalten"
        GoOn = "Besprechung fortsetzen"
        EngineFailed = "{0} kann die Besprechung nicht fortsetzen: {1}; was gefunden wurde, bleibt, und Jego kann übernehmen"

        Best = "bester Zug"
        Good = "guter Zug"
        Inaccuracy = "Ungenauigkeit"
        Mistake = "Fehler"
        Blunder = "Patzer"

        Graph = "Verlauf der Partie"
        Move = "Zug {0}, {1} {2}"
        Graded = "{0}: {1}"
        Lead = "{0}; {1} führt mit {2}"
        Even = "{0}; ausgeglichen"
        Chances = "{0}; {1} {2} %, {3} {4} %"
        LostPoints = { one: "{0}, {1} Punkt verloren", other: "{0}, {1} Punkte verloren" }
        LostDiscs = { one: "{0}, {1} Stein verloren", other: "{0}, {1} Steine verloren" }
        LostChance = "{0}, {1} % der Gewinnrate verloren"
        Better = "Besser: {0}"
        Rough = "eine erste Vermutung"

        KeyMoments = "Schlüsselmomente"
        NoMoments = "Bisher kein Fehler"
        Both = "beide"
        Side = "Wessen Fehler"
        Start = "Anfang der Partie"

        ReportOf = "Besprechung: {0} – {1}"
        AheadFrom = "{0} lag von Zug {1} bis zum Ende vorn"
        LeadChangedOnce = "Die Führung wechselte einmal: Ab Zug {1} lag {0} vorn"
        LeadChanged = {
            one: "Die Führung wechselte {0}-mal: Ab Zug {2} lag {1} vorn",
            other: "Die Führung wechselte {0}-mal: Ab Zug {2} lag {1} vorn"
        }
        OpenToTheEnd = "Es war bis zum Ende offen"
        TurnedAt = "Die Wende kam mit Zug {0}: {2} von {1} kostete {3}"
        ShareOfWinRate = "{0} % der Gewinnrate"
        InOpening = "in der Eröffnung"
        InMiddleGame = "im Mittelspiel"
        InEndgame = "im Endspiel"
        BothLostMost = "Beide haben {0} am meisten verloren"
        LostMost = "{0} hat {1} am meisten verloren"
        LearnNext = {
            one: "Am meisten kann {0} aus Zug {1} lernen",
            other: "Am meisten kann {0} aus den Zügen {1} lernen"
        }
        HowPlayed = "Wie gespielt wurde"
        LeadCurve = "Wer vorn lag, Zug für Zug: Schwarz über der Linie, Weiß darunter"
        WinCurve = "Wer wohl gewinnen würde, Zug für Zug"
        MovesColumn = "Züge"
        MeanLoss = "mittlerer Verlust pro Zug"
        GoodShare = "beste oder gute Züge"
        LargestLosses = "größte Verluste"
        MeanLossIn = "mittlerer Verlust: {0}"
        Opening = "Eröffnung"
        MiddleGame = "Mittelspiel"
        Endgame = "Endspiel"
        PlayedAt = "{0} hat diese Partie etwa wie ein {1} gespielt, auf {2} Ränge genau"
        PlayedAtBasis = "Der Rang ist der von Spielern, deren Züge diesen am meisten gleichen; über das Ergebnis sagt er nichts"
        FoundByRank = "Von Spielern mit {1} hätten {0} % einen besseren Zug gefunden"
        FoundBy = "Von Spielern mit {1} hätten {0} % einen besseren Zug gefunden, mit {3} {2} %"
        ReachWithin = "Ein Versehen: Die meisten Spieler dieses Rangs sehen es"
        ReachNext = "Daraus lässt sich lernen: Spieler nahe an diesem Rang sehen es"
        ReachBeyond = "Jenseits dieses Rangs: In seiner Nähe sieht es kaum jemand"
        ToLearn = "lehrreich"
        TryBetter = "{0} als Variante spielen"
        Report = "Bericht"
        CopyReport = "Als Text kopieren"
        ReportCopied = "Der Text des Berichts wurde kopiert"
        SaveReport = "Speichern…"
        BoardCaption = "Der Zug ist eingekreist; die Zahlen zeigen, was stattdessen erwartet wurde"
    }
}
