//! The page of progress.

use crate::words::{ProgressWords, translation};

use super::Spanish;

translation! {
    Spanish, ProgressWords {
        Title = "Progreso"
        Reading = "Leyendo lo que has hecho…"
        Today = "Hoy"
        MistakesDue = { one: "{0} error por repasar", other: "{0} errores por repasar" }
        ProblemsDue = { one: "{0} problema por repetir", other: "{0} problemas por repetir" }
        NothingDue = "Hoy no toca nada: juega una partida o prueba problemas nuevos"
        Rank = "Rango"
        NoRatedGames = "Tu rango se dibuja aquí tras tu primera partida clasificatoria"
        Games = "Partidas"
        GamesCount = { one: "{0} partida terminada", other: "{0} partidas terminadas" }
        GamesPlot = "Partidas terminadas en cada una de las últimas doce semanas"
        Problems = "Problemas"
        TriedCount = { one: "{0} intentado", other: "{0} intentados" }
        SolvedCount = { one: "{0} resuelto", other: "{0} resueltos" }
        FailedCount = { one: "{0} fallado", other: "{0} fallados" }
        NewCount = { one: "{0} sin intentar", other: "{0} sin intentar" }
        OwnMistakes = { one: "{0} error propio por aprender", other: "{0} errores propios por aprender" }
        TriesPlot = "Problemas intentados en cada una de las últimas doce semanas: resueltos y fallados"
        Themes = "Problemas de Jego por tema"
        SolvedOf = "{0} de {1}"
    }
}
