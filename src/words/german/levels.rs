//! The levels of the opponent.

use crate::words::{LevelWords, translation};

use super::German;

translation! {
    German, LevelWords {
        Chance = "Zufall"
        Greed = "Gier"
        Care = "Vorsicht"
        Minimax = "Minimax"
        Hinder = "Sperre"
        Whim = "Laune"
        Fancy = "Einfall"
        Habit = "Gewohnheit"
        Taste = "Geschmack"
        Sense = "Gespür"
        Instinct = "Instinkt"
        Glance = "Blick"
        Thought = "Gedanke"
        Plan = "Plan"
        Study = "Studium"
        Insight = "Einsicht"
        Vision = "Weitblick"
        Mastery = "Vollendung"

        AboutRank = "etwa {0}"
        Title = "{0} · {1}"
        Kyu = "{0}. Kyu"
        Dan = "{0}. Dan"

        AboutHumanRank = "Spielt, was Spieler dieses Rangs spielen"
        AboutSearchRank = "Liest so weit, wie es dieser Rang verlangt"

        AboutChance = "Spielt zufällig: für die allererste Partie"
        AboutGreed = "Schlägt, was immer geht, und liest nicht weiter"
        AboutCare = "Schlägt auch, rettet aber zuerst die eigenen Steine"
        AboutWhim = "Spielt wie Anfänger nach ein paar Wochen"
        AboutFancy = "Spielt wie ein Mensch, mit vielen Patzern"
        AboutHabit = "Spielt wie ein Mensch, an guten und schlechten Tagen"
        AboutTaste = "Spielt wie der Durchschnitt im Go-Club"
        AboutSense = "Spielt wie die Starken im Go-Club"
        AboutInstinct = "Spielt sofort, was Erfahrene spielen würden"
        AboutGlance = "Spielt sofort, was Dan-Spieler spielen würden"
        AboutThought = "Vergleicht vor dem Zug die naheliegendsten"
        AboutPlan = "Liest rund zwanzig Stellungen: für starke Spieler"
        AboutStudy = "Liest über fünfzig Stellungen: für Dan-Spieler"
        AboutInsight = "Liest rund zweihundert Stellungen: für hohe Dan-Ränge"
        AboutVision = "Liest Hunderte Stellungen: für sehr starke Spieler"
        AboutMastery = "Jego in voller Stärke, mit aller Zeit, die es hat"

        OthelloGreed = "Nimmt eine Ecke oder dreht möglichst viele Steine um"
        OthelloMinimax = "Denkt drei Züge voraus: für alle, die Ecken schätzen"
        OthelloGlance = "Denkt etwas weiter voraus: für Gelegenheitsspieler"
        OthelloThought = "Denkt über jeden Zug nach: für regelmäßige Spieler"
        OthelloPlan = "Denkt weit voraus: für starke Spieler"
        OthelloStudy = "Denkt noch weiter und löst das Endspiel früh"

        AligneGreed = "Vollendet eine Linie, wenn es geht: für den Anfang"
        AligneHinder = "Sprengt auch Paare mit gemeinsamem Merkmal"
        AligneCare = "Verschenkt auch keinen Gewinnzug"
        AligneMastery = "Sucht, solange Zeit ist; gegen Ende fehlerlos"
    }
}
