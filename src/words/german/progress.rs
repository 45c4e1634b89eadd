//! The page of progress.

use crate::words::{ProgressWords, translation};

use super::German;

translation! {
    German, ProgressWords {
        Title = "Fortschritt"
        Reading = "Fortschritt wird gelesen…"
        Today = "Heute"
        MistakesDue = { one: "{0} eigener Fehler", other: "{0} eigene Fehler" }
        ProblemsDue = { one: "{0} Problem zum Wiederholen", other: "{0} Probleme zum Wiederholen" }
        NothingDue = "Heute ist nichts fällig: Spiele eine Partie oder versuche neue Probleme"
        Rank = "Rang"
        NoRatedGames = "Nach der ersten gewerteten Partie erscheint hier dein Rang"
        Games = "Partien"
        GamesCount = { one: "{0} beendete Partie", other: "{0} beendete Partien" }
        GamesPlot = "Beendete Partien in jeder der letzten zwölf Wochen"
        Problems = "Probleme"
        TriedCount = { one: "{0} versucht", other: "{0} versucht" }
        SolvedCount = { one: "{0} gelöst", other: "{0} gelöst" }
        FailedCount = { one: "{0} verfehlt", other: "{0} verfehlt" }
        NewCount = { one: "{0} noch neu", other: "{0} noch neu" }
        OwnMistakes = { one: "{0} eigener Fehler zu lernen", other: "{0} eigene Fehler zu lernen" }
        TriesPlot = "Versuchte Probleme in jeder der letzten zwölf Wochen: gelöst und verfehlt"
        Themes = "Probleme von Jego nach Thema"
        SolvedOf = "{0} von {1}"
    }
}
