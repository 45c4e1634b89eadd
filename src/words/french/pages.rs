//! What is said on the pages and in the dialogs around the table.

use crate::words::{CharsetWords, Dialog, Games, HomeWords, OptionsWords, translation};

use super::French;

translation! {
    French, HomeWords {
        Resume = "Reprendre"
        Play = "Jouer"
        Load = "Charger"
        Rules = "Règles"
        Options = "Options"
        Exit = "Quitter"
        Subtitle = "Go, Othello et Aligne 4"
        ResumeTip = "Continuer la partie interrompue"
        PlayTip = "Contre l’ordinateur ou contre un ami"
        LoadTip = "Ouvrir une partie d’un fichier"
        RulesTip = "Apprendre les règles sur de petits plateaux"
        OptionsTip = "Langue, couleurs, son et autres réglages"
        ExitTip = "Fermer Jego"
        Back = "Retour"

        Finished = "Parties terminées"
        Profiles = "Profils"
        ProfilesTip = "Joueurs de cette machine : niveaux et parties classées"
        Problems = "Problèmes"
        ProblemsTip = "Des positions à résoudre, de Jego ou d’un fichier SGF"
        FinishedTip = "Revoir les parties jouées jusqu’au bout"
        PlayAtOnce = "Jouer en {0} contre {1}"
        Against = "tout de suite, contre {0}"
        MoveNumber = "coup {0}"
        MoreGames = { one: "et {0} autre partie", other: "et {0} autres parties" }
    }
}

translation! {
    French, Games {
        Interrupted = "Parties interrompues"
        InterruptedHint = "Ces parties ont été enregistrées automatiquement"
        NoneInterrupted = "Aucune partie interrompue"
        Finished = "Parties terminées"
        NoneFinished = "Aucune partie terminée pour l’instant"
        Resume = "Reprendre"
        Discard = "Supprimer…"
        DiscardTitle = "Supprimer cette partie ?"
        DiscardText = "Elle n’est enregistrée dans aucun fichier. Elle ne pourra pas être récupérée."
        DiscardDo = "Supprimer"
        OpenGame = "Ouvrir"
        Moves = { one: "{0} coup", other: "{0} coups" }
        Ended = "{0} : {1}"
        Damaged = {
            one: "{0} ligne de la liste est illisible et reste telle quelle",
            other: "{0} lignes de la liste sont illisibles et restent telles quelles",
        }
        NotKept = "sans fichier"
        Reading = "Lecture…"
    }
}

translation! {
    French, OptionsWords {
        Title = "Options"
        Appearance = "Apparence"
        Language = "Langue"
        LanguageSystem = "Système ({0})"
        Theme = "Thème"
        ThemeSystem = "Système"
        Light = "Clair"
        Dark = "Sombre"
        HighContrast = "Contraste élevé"
        Look = "Plateau"
        Kaya = "Kaya"
        Paper = "Papier"
        Night = "Nuit"
        OnBoard = "Sur le plateau"
        Coordinates = "Coordonnées"
        Numbers = "Numéros des coups"
        Territory = "Territoire pendant la partie"
        NextMoves = "Variantes"
        LegalMoves = "Coups possibles à Othello"
        Animations = "Animations"
        ReviewTitle = "Révision"
        Reviewer = "Révision par"
        Limits = "Erreurs"
        LimitsByRank = "selon mon niveau"
        LimitsOfRank = "selon mon niveau ({0})"
        LimitsBeginner = "débutant"
        LimitsDoubleDigit = "19–10 kyu"
        LimitsSingleDigit = "9–1 kyu"
        LimitsDan = "dan"
        LimitsOwn = "mes limites"
        LimitsAre = "Imprécision à partir de {0} points, erreur de {1}, gaffe de {2}"
        FromPoints = { one: "à partir de {0} point", other: "à partir de {0} points" }
        ReviewVisits = "Visites par coup"
        ReviewMarks = "Qualité des dernières pierres"
        CollectMistakes = "Les erreurs de mes parties deviennent des exercices"
        SoundTitle = "Son"
        Sound = "Son"
        Volume = "Volume"
        NoDevice = "Aucun périphérique audio trouvé"
        GamesTitle = "Parties et fichiers"
        ConfirmLeaving = "Demander avant de quitter une partie en cours"
        OwnFileList = "Toujours utiliser le sélecteur de fichiers de Jego"
        Saves = "Les parties sont enregistrées dans"
        ChooseFolder = "Choisir…"
        UsualFolder = "Dossier par défaut"
        NotRemembered = "Les réglages ne peuvent pas être enregistrés : {0}"
        Damaged =
            "Le fichier des réglages est endommagé, ligne {0}, colonne {1} : {2}. Il est gardé sous le nom {3}, et Jego démarre avec les réglages par défaut."
        Unreadable = "Le fichier des réglages ne peut pas être lu : {0}"

        TextSize = "Taille du texte"
        Percent = "{0} %"
        SaveFormat = "Enregistrer les parties en"
        AsSgf = "SGF, si rien ne se perd"
        AsJego = "Format de Jego"
    }
}

translation! {
    French, Dialog {
        Close = "Fermer"
        Cancel = "Annuler"
        Stay = "Rester"
        Leave = "Quitter"
        LeaveTitle = "Quitter cette partie ?"
        QuitTitle = "Quitter Jego ?"
        RestartTitle = "Recommencer ?"
        LeaveText = "La partie est conservée ; Reprendre, à l’accueil, permet de la continuer"
        LeaveUnsaved =
            "Vos modifications ne sont pas encore dans {0}. Elles sont conservées ; Reprendre, à l’accueil, permet de les retrouver."
        SaveAndLeave = "Enregistrer et quitter"
        AskNoMore = "Ne plus demander"
        ResignTitle = "Abandonner ?"
        ResignText = "{0} abandonne et {1} gagne"
        Resign = "Abandonner"
        Rematch = "Revanche"
        Save = "Enregistrer"
        Review = "Revoir la partie"
        KeptIn = "Enregistrée dans {0}"
        Information = "Informations sur la partie"
        BlackName = "Noir"
        WhiteName = "Blanc"
        BlackRank = "Niveau de Noir"
        WhiteRank = "Niveau de Blanc"
        FirstName = "Premier joueur"
        SecondName = "Second joueur"
        FirstRank = "Niveau du premier"
        SecondRank = "Niveau du second"
        GameLine = "Jeu"
        Date = "Date"
        Place = "Lieu"
        Event = "Tournoi"
        Round = "Ronde"
        Name = "Titre"
        GameComment = "Commentaire de la partie"
        RulesLine = "Règles"
        KomiLine = "Komi"
        HandicapLine = "Handicap"
        TimeLine = "Temps"
        SizeLine = "Goban"
        Apply = "Appliquer"
        Keys = "Raccourcis clavier"
        KeysBoard =
            "Quand le curseur est sur le plateau, les flèches le déplacent et Entrée joue ; avec Échap, les flèches parcourent la partie, et Entrée ramène le curseur. Ctrl+flèches parcourt toujours la partie."
        KeysWheel = "La molette sur le plateau fait défiler les coups"
        About = "À propos de Jego"
        AboutText = "Jouer au go, à Othello et à Aligne 4"
        Version = "Version {0}"
        AboutBuilt = "Écrit en Rust. Tout ce que l’on voit et entend est généré par le programme."
        AboutFiles = "Les parties sont enregistrées dans {0}"
        ChooseGame = "Choisir une partie"
        GameNumber = "Partie {0}"
        ProblemsTitle = "Le fichier a été réparé"
        ProblemsText = "{0} a été ouvert, mais il contient des erreurs"
        CannotOpen = "La partie n’a pas pu être ouverte"
        CannotSave = "Rien n’a été enregistré"
        CannotResume = "La partie n’a pas pu être reprise"
        Recovered = "Partie restaurée"
        RecoveredLess = {
            one: "Partie restaurée ; {0} ligne à la fin était endommagée",
            other: "Partie restaurée ; {0} lignes à la fin étaient endommagées",
        }
        Saved = "Enregistré dans {0}"
        CopySaved = "Une copie est enregistrée dans {0}"
        Exported = "Exporté dans {0}"
        Copied = "Partie copiée dans le presse-papiers"
        NothingToPaste = "Il n’y a pas de partie dans le presse-papiers"
        OfFile = "{0} : {1}"
        Clipboard = "Presse-papiers"
        Opened = "{0} est ouvert"
        Dropped = "Déposez le fichier pour l’ouvrir"
        LedgerTrouble = "La partie ne peut pas être ajoutée à la liste des parties terminées : {0}"
        PictureTrouble = "L’image n’a pas pu être créée : {0}"

        RecoveredAside = "{0}. Le journal endommagé est conservé sous le nom {1}."
        LeaveUnkept =
            "Cette partie ne peut pas être conservée : {0}. Si vous la quittez maintenant, elle est perdue. Vous pouvez d’abord l’enregistrer ailleurs."
        LeaveAndLose = "Quitter et la perdre"
        SaveElsewhere = "Enregistrer ailleurs…"
        Unkept = "Cette partie n’est pas conservée : {0}"
        NotKept = "La partie quittée n’est pas conservée telle quelle : {0}"
        DiskSilent = "le disque ne répond pas"
        SavedKept = "Enregistré dans {0} ; l’original est gardé sous le nom {1}"
        ReplaceTitle = "Remplacer le fichier réparé ?"
        ReplaceText =
            "{0} a dû être réparé pour être lu et serait enregistré sous sa forme réparée. Si vous enregistrez, l’original est gardé à côté sous un autre nom."
        SaveUnder = "Enregistrer sous…"
        ReadAsTitle = "Lire {0} en"
        ReadAsText =
            "Le fichier ne dit pas dans quel jeu de caractères il a été écrit. Choisissez celui dans lequel les noms se lisent bien."
        ReadAs = "Relire"
        OpenedDoubtful =
            "{0} est ouvert. Son texte a été lu en {1}, par supposition : Fichier, Lire en… en propose d’autres."
        RulesAsBefore = "Annulé. Règles : {0}, komi {1}."
        RulesNow = "Règles : {0}, komi {1}. Annuler revient en arrière."
    }
}

translation! {
    French, CharsetWords {
        Named = "{0} ({1})"
        Unicode = "toutes les langues"
        Chinese = "chinois simplifié"
        Taiwanese = "chinois traditionnel"
        Japanese = "japonais"
        Korean = "coréen"
        Western = "Europe de l’Ouest"
        Central = "Europe centrale"
        Russian = "russe"
        Other = "autre"
    }
}
