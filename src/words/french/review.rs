//! What is said of a game that is gone over.

use crate::words::{ReviewWords, translation};

use super::French;

translation! {
    French, ReviewWords {
        Title = "Révision"
        RawPass = "Premier coup d’œil : {0} %"
        ShallowPass = "Chaque coup est cherché : {0} %"
        DeepPass = "Examen approfondi : {0} %"
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
        FoundBy = "Parmi les joueurs de {1}, {0} % auraient trouvé un meilleur coup ; de {3}, {2} %"
        ReachWithin = "Une étourderie : la plupart des joueurs de ce niveau le voient"
        ReachNext = "À apprendre : c’est ce que voient des joueurs un peu plus forts"
        ReachBeyond = "Hors de portée à ce niveau : presque personne ne le voit"
        ToLearn = "à apprendre"
        TryBetter = "Jouer {0} en variante"
        Report = "Rapport"
        CopyReport = "Copier le texte"
        ReportCopied = "Le texte du rapport a été copié"
        SaveReport = "Enregistrer…"
        BoardCaption = "Le coup est entouré ; les nombres sont ce qui était attendu à la place"
    }
}
