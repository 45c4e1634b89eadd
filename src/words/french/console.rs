//! What is said in a terminal only.

use crate::words::{ConsoleWords, TableRules, translation};

use super::French;

translation! {
    French, ConsoleWords {
        Game = "Jeu"
        Variant = "Variante"
        OwnClock = "Autre cadence, par exemple 10m+5x30s"
        BadClock = "Tapez aucune, 10m, 10m+5x30s, 20m+25/10m ou 5m+5s"
        On = "oui"
        Off = "non"
        ShowRepeated = "Voir la position répétée"
        Rules = "Règles"
        RulesOf = "Règles : {0}"
        Help = "Aide"
        OpenNamed = "Un autre fichier…"
        FileToOpen = "Fichier à ouvrir"
        FileToSave = "Fichier où enregistrer"
        AskReplace = "{0} existe déjà : le remplacer ?"
        Kept = "La partie est gardée et peut être reprise"
        YesNo = "oui ou non"
        YesNoKeys = "o : oui, n : non"
        YesNoSave = "oui, non, ou enregistrer pour enregistrer d’abord"
        YesNoSaveKeys = "o : oui, n : non, e : enregistrer d’abord"
        WriteKeys = "Entrée : valider, Échap : annuler"
        NoGame = "Aucune partie n’est ouverte"
        NoSgf = "Le format SGF ne prévoit pas ce jeu ; enregistrez en .jego.ron"
        NotNow = "Ce n’est pas possible maintenant"
        NoSuchLevel = "Les niveaux sont {0}"
        NotOver = "La partie n’est pas terminée"
        BadPoint = "Tapez un nombre de 0 à {0}, ou un point comme D4"
        BadSquare = "Tapez une case comme f5, ou 56 pour la ligne 5 et la colonne 6"
        BadMove = "Tapez une case de 0 à 15 et une pièce, par son numéro ou ses traits"
        BadQuarto = "Tapez le numéro d’une pièce à donner ou d’une case où poser, de 0 à 15"
        NoSuchPiece = "Aucune pièce restante ne correspond"
        ManyPieces = "{0} pièces correspondent"
        BadRow = "Tapez un nombre de 1 à {0}"
        KeepAsIs = "{0}, actuellement {1} : une ligne vide le garde, - l’efface"
        Nothing = "rien"
        Hand = "En main : {0}"
        Tray = "Pièces restantes :"
        SquareFor = "{0} choisit une case pour : {1}"
        PieceFor = "{0} choisit une pièce pour la case {1}"
        WaitsWord = "{0} attend ; tapez continuer pour le faire jouer"
        WaitsKey = "{0} attend, g : continuer"
        GivePiece = "{0} choisit une pièce à donner"
        Turned = "{0} {1}, retournés : {2}"
        Put = "{0} : {1} sur la case {2}"
        Gave = "{0} donne : {1}"
        WonLine = "Alignement gagnant {0} : {1}"
        Discs = { one: "{0} pion", other: "{0} pions" }
        Counting =
            "Les pierres mortes sont proposées. Tapez un point pour marquer sa chaîne morte ou vivante ; accepter termine la partie, poursuivre continue le jeu."
        CountingKeys = "Entrée : morte ou vivante, a : accepter, c : poursuivre"
        TableKeys = "Entrée : jouer, u : annuler, Échap : menu, F1 : aide"
        TrayKeys = "Tab : plateau et pièces, Entrée : choisir, Échap : menu, F1 : aide"
        PageKeys = "Haut et Bas : se déplacer, Entrée : choisir, Échap : retour"
        FieldKeys = "Gauche et Droite : changer"
        ReadKeys = "Haut et Bas : défiler, Échap : retour"
        TooSmallEither = "Le terminal est trop petit : il faut {0}×{1} ou {2}×{3}, il fait {4}×{5}"
        Numbered = "{0}. {1}"
        ReviewOff = "La révision n’est plus affichée"
        BadSide = "Tapez noir, blanc ou deux"
        MomentWords = "moment 1 va au premier d’entre eux, erreur suivante et erreur précédente vont d’une erreur à l’autre ; moment les montre à nouveau"
        MomentKeys = "1 à 9 : aller à ce coup, Haut et Bas : défiler, Échap : retour"
        AnalysisWaits = "Analyse en cours…"
        AnalysisHead = "{0} : {1} % de victoire, {2}"
        AnalysisMove = "{0} : {1} % de victoire, {2} points, {3} % des visites"
        AnalysisChance = "{0} : {1} % de victoire"
        AnalysisLine = "{0} ; suite attendue {1}"
        BadAsk = "Indiquez un point après {0}, par exemple D4"
        BadRowNumber = "Tapez une ligne de 1 à {0}"
        BadColumn = "Tapez une colonne de {0} à {1}"
        BoardOff = "Le plateau n’est affiché que si vous tapez plateau"
        BoardOn = "Le plateau est affiché après chaque coup"
        AskWords =
            "dernier, quoi D4, libertés D4, ligne 4, colonne D, groupes, atari, score : questions sur le plateau ; plateau non : les coups sans le plateau"
        ProposedKeys = "Entrée : valider, écrire le remplace, Fin : le modifier, Échap : annuler"
        HelpMove =
            "Les flèches ou h, j, k, l déplacent le curseur ; Entrée ou Espace joue ; un clic fait les deux"
        HelpTab = "Tab passe du plateau aux pièces"
        HelpEscape = "Échap ouvre le menu de la partie ou revient en arrière"
        HelpPoint =
            "Un coup est un nombre de 0 à {0}, ligne par ligne depuis le coin en haut à gauche, ou un point comme D4"
        HelpOld = "88 passe, 99 quitte"
        FileWord = "FICHIER"
        NameWord = "NOM"
        NumberWord = "NOMBRE"
        SideWord = "CAMP"
        HelpShow = "Afficher de nouveau le plateau"

        Unkept = "Cette partie n’est pas conservée : {0} ; enregistrer FICHIER l’enregistre ailleurs"
        KeptAgain = "La partie est de nouveau conservée"
        AskUnkept =
            "Cette partie ne peut pas être conservée : {0}. La quitter quand même et la perdre ? Avec non, vous pourrez l’enregistrer ailleurs."
        Lost = "La partie n’est pas conservée : {0}"
        NotKeptSign = "non conservée : {0}"
        AskRepaired =
            "{0} a dû être réparé pour être lu et serait enregistré sous sa forme réparée. Le remplacer ? L’original est gardé à côté sous un autre nom."
        NotSaved = "Rien n’a été enregistré : {0} est resté tel quel"
        GuessedCharset =
            "son texte a été lu en {0}, par supposition ; jego console --charset NOM le lit autrement"
    }
}

translation! {
    French, TableRules {
        GoInput =
            "En mode ligne, un point est un nombre compté depuis 0 en haut à gauche, ligne par ligne, ou un nom comme D4. X est Noir et O est Blanc."
        OthelloInput =
            "En mode ligne, une case est un nom comme f5, ou deux chiffres, la ligne avant la colonne : 56"
        AligneBoard =
            "Aligne 4 se joue sur quatre cases par quatre avec seize pièces toutes différentes. Chacune est noire ou blanche, grande ou petite, animal ou plante, ronde ou carrée. Elles n’appartiennent à personne."
        AligneMove =
            "À votre tour, choisissez une pièce libre et la case où la poser. Ce n’est pas Quarto, où l’adversaire vous donne la pièce."
        AligneWin =
            "Quatre pièces en ligne, en colonne ou en diagonale qui partagent un trait font gagner celui qui a posé la dernière. Un plateau plein sans tel alignement est une partie nulle."
        AligneQuarto = "Quarto est une variante : chacun donne à l’autre la prochaine pièce à poser"
        AligneSigns =
            "Les pièces sont dessinées avec des lettres. A est un animal et P une plante, les majuscules sont grandes, les parenthèses rondes et les crochets carrés."
        AligneInput =
            "En mode ligne, un coup est une case de 0 à 15 et une pièce, par son numéro ou ses traits. Dans 11 7 la case vient d’abord. Les pièces noires ont un # devant elles."
    }
}
