//! Problems: positions to be solved.

use crate::words::{ProblemWords, TypedProblem, translation};

use super::French;

translation! {
    French, ProblemWords {
        Title = "Problèmes"
        OwnCollection = "Problèmes de Jego"
        MyMistakes = "Mes erreurs"
        MistakesToday = { one: "{0} erreur à revoir aujourd’hui", other: "{0} erreurs à revoir aujourd’hui" }
        MistakesTip = "Des positions de vos propres parties où il y avait mieux à trouver"
        NoMistakes = "Rien ici pour l’instant : les erreurs viennent de la révision de vos parties"
        NoneDue = "Rien à revoir aujourd’hui"
        MistakeTitle = "{0}, coup {1}"
        AddMistake = "Ajouter à mes erreurs"
        AddMistakeTip = "Revoir cette position comme exercice, jusqu’à ce que vous la sachiez"
        MistakesAdded = { one: "{0} position ajoutée à vos erreurs", other: "{0} positions ajoutées à vos erreurs" }
        MistakeThere = "Cette position est déjà parmi vos erreurs"
        NoExerciseEmpty = "Pas d’exercice ici : le goban était vide"
        NoExerciseKo = "Pas d’exercice ici : un ko venait d’être pris"
        NoExerciseUnclear = "Pas d’exercice ici : aucun coup n’était nettement meilleur"
        RemoveMistake = "Retirer"
        RemoveMistakeTip = "Cette position ne reviendra plus"
        MistakeRemoved = "Retirée de vos erreurs"
        TaskMistake = "Trouvez mieux que ce qui a été joué dans la partie"
        MistakeAgain = "Faux, c’est le coup de la partie ; il a perdu {0} points"
        MistakeBest = "Juste, c’est le meilleur coup"
        MistakeGood = "Juste, ce coup perd au plus {0} points sur le meilleur"
        MistakeBad = "Faux, ce coup perd plus de {0} points sur le meilleur"
        OpenFile = "Fichier…"
        OpenFolder = "Dossier…"
        RecentProblems = "Ouverts récemment :"
        CannotOpenProblems = "Les problèmes n’ont pas pu être ouverts"
        // {0}: points.
        MarkedPoints = "Points marqués : {0}"
        ChooseHint = "Tout fichier SGF, toute collection et tout dossier s’ouvrent comme des problèmes"
        Reading = "Lecture des problèmes…"
        Collections = "Collections"
        AsProblems = "Ouvrir comme problèmes"
        Solve = "Résoudre"
        Problems = { one: "{0} problème", other: "{0} problèmes" }
        SolvedCount = { one: "{0} résolu", other: "{0} résolus" }
        FailedCount = { one: "{0} manqué", other: "{0} manqués" }
        Left = { one: "{0} arbre n’est pas un problème et a été laissé de côté", other: "{0} arbres ne sont pas des problèmes et ont été laissés de côté" }
        LeftOut = "{0}, partie {1} : {2}"
        NoneInFile = "{0} ne contient aucun problème : {1}"
        NoneInFolder = "{0} ne contient aucun fichier de partie"
        NoneLeft = "Aucun problème ne correspond à ce choix"

        Order = "Ordre"
        OrderGiven = "tel quel"
        OrderShuffled = "mélangé"
        OrderFailed = "problèmes manqués"
        OrderUnsolved = "problèmes non résolus"
        OrderDue = "à revoir aujourd’hui"
        Theme = "Thème"
        Grade = "Difficulté"
        All = "tout"
        Turn = "Tourner les gobans au hasard"
        Swap = "Échanger les couleurs au hasard"
        Clock = "Afficher une pendule"

        Place = "Problème {0} sur {1}"
        ToPlay = "À {0} de jouer"
        RightSoFar = "Juste jusqu’ici, à {0} de jouer"
        RightReply = "Juste jusqu’ici"
        Solved = "Résolu"
        Wrong = "Faux"
        Failed = "Manqué"
        Based = "{0} ({1})"
        ByTree = "selon la solution du fichier"
        ByReading = "en lisant toutes les suites"
        ByNetwork = "selon le réseau"
        EndsOpen = "La solution s’arrête ici sans trancher"
        Asked = "Ce coup n’est pas dans la solution ; examen en cours…"
        OutsideGood = "Pas dans la solution, mais aussi bon ({0}) ; annulez-le pour chercher la solution"
        OutsideUnclear = "Pas dans la solution, et incertain ({0}) ; annulez-le et réessayez"
        OutsideUnknown = "Pas dans la solution, et impossible à juger sur ce goban"
        SolutionShown = "Solution"
        SolutionMoves = "Solution : {0}"
        Refutation = "Ce qui le réfute : {0}"
        NotOffered = "Seuls les coups proposés par le problème se jouent ici"
        NoSolution = "Le fichier ne donne pas la solution de ce problème"
        Turned = "le goban est tourné : les points du texte se trouvent ailleurs"
        Swapped = "les couleurs sont échangées : Noir dans le texte est Blanc ici"
        Time = "Temps {0}"
        RoundDone = "C’était le dernier problème"

        TakeBack = "Annuler le coup"
        Again = "Recommencer"
        ShowSolution = "Montrer la solution"
        NextMove = "Coup suivant"
        Next = "Problème suivant"
        Previous = "Problème précédent"
        Pass = "Passer"
        Settings = "Choisir les problèmes"

        NotGo = "ce n’est pas une partie de go"
        NoStones = "aucune pierre n’est sur le goban au début"
        Handicap = "c’est une partie à handicap"
        TooLarge = "son arbre est trop grand"
        Saved = "c’est une partie enregistrée, pas une collection"
        NoLiberties = "des pierres sans liberté sont sur le goban"
        Unreadable = "le fichier ne peut pas être lu"

        DamagedLines = { one: "{0} ligne sur vos essais de problèmes est endommagée ; elle est restée à sa place", other: "{0} lignes sur vos essais de problèmes sont endommagées ; elles sont restées à leur place" }
        NewerLog = "Vos essais ont été notés par un Jego plus récent ; ils restent tels quels, et rien n’est ajouté : {0}"
        NotWritten = "Votre essai n’a pas été noté : {0}"

        ThemeCapture = "capture"
        ThemeLadder = "shicho"
        ThemeNet = "filet"
        ThemeSnapback = "snapback"
        ThemeConnect = "connecter"
        ThemeCut = "couper"
        ThemeKill = "tuer"
        ThemeLive = "vivre"
        ThemeRace = "course aux libertés"
        ThemeKo = "ko"
        ThemeSeki = "seki"
        ThemeEndgame = "fin de partie"

        TaskCapture = "{0} prend les pierres marquées"
        TaskLadder = "{0} prend les pierres marquées en shicho"
        TaskNet = "{0} prend les pierres marquées dans un filet"
        TaskSnapback = "{0} sacrifie une pierre et prend celles qui sont marquées"
        TaskConnect = "{0} connecte les pierres marquées"
        TaskCut = "{0} coupe les pierres marquées des leurs"
        TaskKill = "{0} tue le groupe"
        TaskLive = "{0} vit"
        TaskRace = "{0} gagne la course aux libertés"
        TaskKo = "{0} fait un ko"
        TaskSeki = "{0} fait un seki"
        TaskEndgame = "{0} joue le plus gros coup qui reste"

        DoneCapture = "Les pierres marquées ne peuvent plus s’échapper"
        DoneLadder = "Les pierres marquées sont prises en shicho"
        DoneNet = "Les pierres marquées sont prises dans un filet"
        DoneSnapback = "Les pierres marquées sont reprises aussitôt"
        DoneConnect = "Les pierres marquées sont connectées"
        DoneCut = "Les pierres marquées sont coupées"
        DoneKill = "Le groupe est mort"
        DoneLive = "Le groupe est vivant"
        DoneRace = "{0} est en avance dans la course aux libertés"
        DoneKo = "C’est un ko, et {0} ne pouvait obtenir plus"
        DoneSeki = "C’est un seki : aucun camp ne peut commencer"
        DoneEndgame = "C’était le plus gros coup qui restait"
        DoneEndgameBy = { one: "C’est le plus gros coup : {0} point de mieux que tout autre", other: "C’est le plus gros coup : {0} points de mieux que tout autre" }

        ConsoleHelp = "Tapez un point comme D4, ou passe, retour, encore, solution, suivant, précédent, goban, aide ou quitter"
        UnknownCommand = "« {0} » n’est ni un point de ce goban ni une commande ; tapez aide"
    }
}

translation! {
    French, TypedProblem {
        Pass = "passe|passer"
        Back = "retour|annuler"
        Again = "encore"
        Solution = "solution"
        Next = "suivant"
        Previous = "précédent|precedent"
        Board = "goban"
        Help = "aide"
        Quit = "quitter"
    }
}
