//! The page of progress.

use crate::words::{ProgressWords, translation};

use super::French;

translation! {
    French, ProgressWords {
        Title = "Progrès"
        Reading = "Lecture de ce que vous avez fait…"
        Today = "Aujourd’hui"
        MistakesDue = { one: "{0} erreur à revoir", other: "{0} erreurs à revoir" }
        ProblemsDue = { one: "{0} problème à reprendre", other: "{0} problèmes à reprendre" }
        NothingDue = "Rien à revoir aujourd’hui : jouez une partie, ou essayez de nouveaux problèmes"
        Rank = "Niveau"
        NoRatedGames = "Votre niveau apparaît ici après votre première partie classée"
        Games = "Parties"
        GamesCount = { one: "{0} partie terminée", other: "{0} parties terminées" }
        GamesPlot = "Parties terminées au cours de chacune des douze dernières semaines"
        Problems = "Problèmes"
        TriedCount = { one: "{0} essayé", other: "{0} essayés" }
        SolvedCount = { one: "{0} résolu", other: "{0} résolus" }
        FailedCount = { one: "{0} manqué", other: "{0} manqués" }
        NewCount = { one: "{0} pas essayé", other: "{0} pas essayés" }
        OwnMistakes = { one: "{0} erreur à apprendre", other: "{0} erreurs à apprendre" }
        TriesPlot = "Problèmes essayés au cours de chacune des douze dernières semaines : résolus et manqués"
        Themes = "Problèmes de Jego par thème"
        SolvedOf = "{0} sur {1}"
    }
}
