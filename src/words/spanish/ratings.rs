//! Ranks, players of this machine, rated games.

use crate::words::{RatingWords, translation};

use super::Spanish;

translation! {
    Spanish, RatingWords {
        NoTakeBack = "Esta partida es clasificatoria: las jugadas no se deshacen"
        NoHelp = "Esta partida es clasificatoria: pistas, análisis y estimación esperan a que termine"
        NoHurry = "Esta partida es clasificatoria: el ordenador se toma el tiempo que necesita"
        NoEditing = "Esta partida es clasificatoria: no se edita nada hasta que termine"
        NoOtherTerms = "Esta partida es clasificatoria: reglas, komi y jugadores quedan como están"
        NoPause = "Esta partida es clasificatoria: el reloj sigue corriendo"
        NoMarking = "Esta partida es clasificatoria: Jego dice qué piedras están muertas; si se equivoca, sigue jugando"
        StaysEnded = "Esta partida clasificatoria ya se ha contado y queda terminada"

        NoEngineRank = "El rango de este motor no se conoce: elige un nivel o un rango de Jego"
        OnlyUsualSizes = "Solo son clasificatorias las partidas en 9×9, 13×13 y 19×19"
        NoOwnRules = "Solo son clasificatorias las partidas con un reglamento conocido"
        NeedsProfile = "Una partida clasificatoria necesita un jugador: crea uno en Perfiles"
        OneAtATime = "La partida clasificatoria del {0} está sin terminar: reanúdala o cuéntala como perdida en Perfiles"

        Rated = "Clasificatoria"
        RatedTip = "Cuenta para tu rango: condiciones equilibradas, sin deshacer y sin pistas"
        FairTerms = "Condiciones: {0}; {1} lleva negras"
        FairTermsDrawn = "Condiciones: {0}; colores al azar"
        RatedBegins = "Partida clasificatoria: {0}"
        EvenTerms = "partida igualada"
        KomiOnly = "sin piedras, komi {0}"
        StonesAndKomi = { one: "{0} piedra, komi {1}", other: "{0} piedras, komi {1}" }
        AtMyRank = "A mi rango"
        AtMyRankNow = "{0} ({1})"

        Profiles = "Perfiles"
        NoPlayers = "Nadie tiene aún un perfil en este ordenador"
        NewPlayer = "Nuevo jugador"
        NewPlayerDots = "Nuevo jugador…"
        RenameDots = "Renombrar…"
        DeleteDots = "Eliminar…"
        Delete = "Eliminar"
        RankDots = "Indicar tu rango…"
        CreatePlayer = "Crear"
        Rename = "Renombrar"
        PlayerName = "Nombre"
        Player = "Jugador"
        You = "Tú"
        NoRank = "aún sin rango"
        RankWithin = "{0} ± {1}"
        RankWithinAloud = "{0}, con un margen de {1} rangos"
        Provisional = "provisional: unas pocas partidas clasificatorias más lo afianzarán"
        RatingNumbers = "valoración {0}, desviación {1}"
        GamesPlayed = { one: "{0} partida clasificatoria", other: "{0} partidas clasificatorias" }
        WonAndLost = "{0} ganadas, {1} perdidas"
        NoGames = "Aún no hay partidas clasificatorias"
        GraphName = "Rango tras cada partida clasificatoria"
        GraphValue = "tras la partida {0}: {1}"
        GameLine = "{0} · {1} · {2} · {3}"
        Won = "ganada"
        Lost = "perdida"
        Drawn = "empate"
        GameResult = "{0} ({1}) → {2}"
        Unfinished = "La partida clasificatoria del {0} contra {1} está sin terminar. Espera entre las partidas interrumpidas; hasta que termine no puede empezar otra clasificatoria."
        CountAsLost = "Contarla como perdida"
        DeleteTitle = "¿Eliminar a {0}?"
        DeleteText = "El jugador sale de la lista. El archivo con todas sus partidas clasificatorias se conserva con otro nombre."
        Deleted = "Se ha eliminado el jugador; su archivo se conserva como {0}"
        ForfeitTitle = "¿Contar como perdida la partida sin terminar?"
        ForfeitText = "Baja tu valoración como cualquier otra derrota. La partida misma queda entre las partidas interrumpidas."

        WhatRank = "¿Cuál es tu rango?"
        WhatRankWhy = "Así el ordenador juega a tu nivel. Puedes cambiarlo en Perfiles cuando quieras."
        NeverPlayed = "Nunca he jugado"
        SkipQuestion = "Omitir"
        Take = "Ese es mi rango"
        RankField = "Rango, como 8k o 2d"
        NotARank = "«{0}» no es un rango: los rangos van de 30k a 1k y de 1d a 9d"

        RankNow = "Tu rango es ahora {0}"
        NotCounted = "El resultado no se ha podido contar: {0}"

        LeaveRated = "Esta partida es clasificatoria. Se conserva y te espera; hasta que termine no puede empezar otra clasificatoria."

        DamagedKept = "{0} no es el archivo de un jugador, o está dañado desde la primera línea; se conserva como {1}"
        DamagedFile = "{0} no es el archivo de un jugador, o está dañado desde la primera línea"
        NewerFile = "{0} lo escribió un Jego más reciente, que puede abrirlo"
        NameNeeded = "Un jugador necesita un nombre"
        DamagedLines = { one: "{0} línea del archivo de {1} no se puede leer; las demás cuentan", other: "{0} líneas del archivo de {1} no se pueden leer; las demás cuentan" }
    }
}
