//! What is said of a game that is gone over.

use crate::words::{ReviewWords, translation};

use super::Spanish;

translation! {
    Spanish, ReviewWords {
        Title = "Revisión"
        RawPass = "Primer vistazo: {0} %"
        ShallowPass = "Buscando: {0} %"
        DeepPass = "Mirando de cerca: {0} %"
        Complete = "Completa"
        PausedAt = "En pausa al {0} %"
        Pause = "Pausar la revisión"
        GoOn = "Continuar la revisión"
        EngineFailed = "{0} no puede continuar la revisión: {1}; lo hallado se conserva, y Jego puede tomar el relevo"

        Best = "la mejor"
        Good = "buena"
        Inaccuracy = "imprecisión"
        Mistake = "error"
        Blunder = "error grave"

        Graph = "Gráfico de la partida"
        Move = "Jugada {0}, {1} {2}"
        Graded = "{0}: {1}"
        Lead = "{0}; {1} lleva {2} de ventaja"
        Even = "{0}; igualada"
        Chances = "{0}; {1} {2} %, {3} {4} %"
        LostPoints = { one: "{0}, pierde {1} punto", other: "{0}, pierde {1} puntos" }
        LostDiscs = { one: "{0}, pierde {1} ficha", other: "{0}, pierde {1} fichas" }
        LostChance = "{0}, pierde un {1} % de victoria"
        Better = "Mejor: {0}"
        Rough = "primera impresión"

        KeyMoments = "Momentos clave"
        NoMoments = "Ningún error por ahora"
        Both = "ambos"
        Side = "Errores de"
        Start = "Principio de la partida"

        ReportOf = "Revisión: {0} – {1}"
        AheadFrom = "{0} fue por delante desde la jugada {1} hasta el final"
        LeadChangedOnce = "La ventaja cambió de manos una vez: desde la jugada {1}, {0} fue por delante"
        LeadChanged = {
            one: "La ventaja cambió de manos {0} vez: desde la jugada {2}, {1} fue por delante",
            other: "La ventaja cambió de manos {0} veces: desde la jugada {2}, {1} fue por delante"
        }
        OpenToTheEnd = "Estuvo abierta hasta el final"
        TurnedAt = "El giro llegó en la jugada {0}: {2} de {1} costó {3}"
        ShareOfWinRate = "{0} % de victoria"
        InOpening = "en la apertura"
        InMiddleGame = "en el medio juego"
        InEndgame = "en el final"
        BothLostMost = "Ambos perdieron más {0}"
        LostMost = "{0} perdió más {1}"
        LearnNext = {
            one: "La jugada de la que más puede aprender {0} es la {1}",
            other: "Las jugadas de las que más puede aprender {0}: {1}"
        }
        HowPlayed = "Cómo se jugó"
        LeadCurve = "Quién llevaba ventaja, jugada a jugada: Negro por encima de la línea, Blanco por debajo"
        WinCurve = "Quién iba a ganar probablemente, jugada a jugada"
        MovesColumn = "jugadas"
        MeanLoss = "pérdida media por jugada"
        GoodShare = "mejores o buenas jugadas"
        LargestLosses = "mayores pérdidas"
        MeanLossIn = "pérdida media: {0}"
        Opening = "apertura"
        MiddleGame = "medio juego"
        Endgame = "final"
        PlayedAt = "{0} jugó esta partida más o menos como {1}, con un margen de {2} rangos"
        PlayedAtBasis = "El rango es el de los jugadores cuyas jugadas más se parecen a estas; no dice nada del resultado"
        FoundByRank = "De los jugadores de {1}, el {0} % habría encontrado una jugada mejor"
        FoundBy = "De los jugadores de {1}, el {0} % habría encontrado una jugada mejor; de los de {3}, el {2} %"
        ReachWithin = "Un descuido: casi todos los jugadores de este rango la ven"
        ReachNext = "Para aprender: los jugadores cercanos a este rango sí la ven"
        ReachBeyond = "Fuera del alcance de este rango: casi nadie cercano la ve"
        ToLearn = "para aprender"
        TryBetter = "Jugar {0} como variante"
        Report = "Informe"
        CopyReport = "Copiar como texto"
        ReportCopied = "El texto del informe se ha copiado"
        SaveReport = "Guardar…"
        BoardCaption = "La jugada está rodeada; los números son lo que se esperaba en su lugar"
    }
}
