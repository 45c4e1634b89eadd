//! What is said of a game that is gone over.

use crate::words::{ReviewWords, translation};

use super::French;

translation! {
    French, ReviewWords {
        Title = "Révision"
        RawPass = "Premier regard : {0} %"
        ShallowPass = "Recherche : {0} %"
        DeepPass = "Examen : {0} %"
        Complete = "Terminée"
        PausedAt = "En pause à {0} %"
        Pause = "Suspendre la révision"
        GoOn = "Continuer la révision"
        EngineFailed = "{0} ne peut pas continuer la révision : {1} ; ce qui a été trouvé reste, et Jego peut prendre le relais"

        Best = "le meilleur"
        Good = "bon coup"
        Inaccuracy = "imprécision"
        Mistake = "erreur"
        Blunder = "gaffe"

        Graph = "Courbe de la partie"
        Move = "Coup {0}, {1} {2}"
        Graded = "{0} : {1}"
        Lead = "{0} ; {1} mène de {2}"
        Even = "{0} ; égalité"
        Chances = "{0} ; {1} {2} %, {3} {4} %"
        LostPoints = { one: "{0}, {1} point perdu", other: "{0}, {1} points perdus" }
        LostDiscs = { one: "{0}, {1} pion perdu", other: "{0}, {1} pions perdus" }
        LostChance = "{0}, {1} % de chances perdues"
        Better = "Meilleur : {0}"
        Rough = "première estimation"

        KeyMoments = "Moments clés"
        NoMoments = "Aucune erreur pour l’instant"
        Both = "les deux"
        Side = "Erreurs de"
        Start = "Début de la partie"

        ReportOf = "Révision : {0} – {1}"
        AheadFrom = "{0} a mené du coup {1} à la fin"
        LeadChangedOnce = "L’avantage a changé de camp une fois : à partir du coup {1}, {0} menait"
        LeadChanged = {
            one: "L’avantage a changé de camp {0} fois : à partir du coup {2}, {1} menait",
            other: "L’avantage a changé de camp {0} fois : à partir du coup {2}, {1} menait"
        }
        OpenToTheEnd = "L’issue est restée ouverte jusqu’à la fin"
        TurnedAt = "Le tournant fut le coup {0} : {2} de {1} a coûté {3}"
        ShareOfWinRate = "{0} % de chances de gagner"
        InOpening = "dans l’ouverture"
        InMiddleGame = "en milieu de partie"
        InEndgame = "en fin de partie"
        BothLostMost = "Les deux ont le plus perdu {0}"
        LostMost = "{0} a le plus perdu {1}"
        LearnNext = {
            one: "Le coup dont {0} peut apprendre le plus est le {1}",
            other: "Les coups dont {0} peut apprendre le plus : {1}"
        }
        HowPlayed = "Comment la partie fut jouée"
        LeadCurve = "Qui menait, coup par coup : Noir au-dessus de la ligne, Blanc au-dessous"
        WinCurve = "Qui allait sans doute gagner, coup par coup"
        MovesColumn = "coups"
        MeanLoss = "perte moyenne par coup"
        GoodShare = "meilleurs ou bons coups"
        LargestLosses = "plus grosses pertes"
        MeanLossIn = "perte moyenne : {0}"
        Opening = "ouverture"
        MiddleGame = "milieu de partie"
        Endgame = "fin de partie"
        PlayedAt = "{0} a joué cette partie à environ {1}, à {2} rangs près"
        PlayedAtBasis = "Le rang est celui des joueurs dont les coups ressemblent le plus à ceux-ci ; il ne dit rien du résultat"
        FoundByRank = "Parmi les joueurs de {1}, {0} % auraient trouvé un meilleur coup"
        FoundBy = "Parmi les joueurs de {1}, {0} % auraient trouvé un meilleur coup ; de {3}, {2} %"
        ReachWithin = "Une étourderie : la plupart des joueurs de ce niveau le voient"
        ReachNext = "À apprendre : des joueurs proches de ce niveau le voient"
        ReachBeyond = "Hors de portée à ce niveau : presque personne ne le voit"
        ToLearn = "à apprendre"
        TryBetter = "Jouer {0} en variante"
        Report = "Rapport"
        CopyReport = "Copier le texte"
        ReportCopied = "Le texte du rapport a été copié"
        SaveReport = "Enregistrer…"
        BoardCaption = "Le coup est entouré ; les nombres sont ce qui était attendu à la place"
    }
}
