//! What is said in a terminal only.

super::catalogue! {
    /// Menus, questions and complaints of the terminal.
    pub enum ConsoleWords {
        Game { en: "Game", fr: "Jeu" }
        Variant { en: "Variant", fr: "Variante" }
        OwnClock { en: "Custom clock, such as 10m+5x30s", fr: "Autre cadence, par exemple 10m+5x30s" }
        BadClock { en: "Enter none, 10m, 10m+5x30s, 20m+25/10m or 5m+5s", fr: "Tapez aucune, 10m, 10m+5x30s, 20m+25/10m ou 5m+5s" }
        On { en: "on", fr: "oui" }
        Off { en: "off", fr: "non" }
        Restart { en: "Restart", fr: "Recommencer" }
        ShowRepeated { en: "Show the repeated position", fr: "Voir la position répétée" }
        Rules { en: "Rules", fr: "Règles" }
        RulesOf { en: "Rules of {0}", fr: "Règles\u{a0}: {0}" }
        Help { en: "Help", fr: "Aide" }
        OpenNamed { en: "Another file…", fr: "Un autre fichier…" }
        FileToOpen { en: "File to open", fr: "Fichier à ouvrir" }
        FileToSave { en: "File to save in", fr: "Fichier où enregistrer" }
        AskQuit { en: "Quit?", fr: "Quitter\u{a0}?" }
        AskRestart { en: "Start over?", fr: "Recommencer\u{a0}?" }
        AskLeave { en: "Leave this game?", fr: "Quitter cette partie\u{a0}?" }
        AskReplace { en: "{0} already exists: replace it?", fr: "{0} existe déjà\u{a0}: le remplacer\u{a0}?" }
        Kept { en: "The game is kept and can be resumed", fr: "La partie est gardée et peut être reprise" }
        YesNo { en: "yes or no", fr: "oui ou non" }
        YesNoKeys { en: "y: yes, n: no", fr: "o\u{a0}: oui, n\u{a0}: non" }
        WriteKeys { en: "Enter: accept, Escape: cancel", fr: "Entrée\u{a0}: valider, Échap\u{a0}: annuler" }
        NoGame { en: "No game is open", fr: "Aucune partie n’est ouverte" }
        NoSgf { en: "SGF does not support this game; save it as .jego.ron", fr: "Le format SGF ne prévoit pas ce jeu\u{a0}; enregistrez en .jego.ron" }
        NotNow { en: "That cannot be done now", fr: "Ce n’est pas possible maintenant" }
        NoSuchLevel { en: "The levels are {0}", fr: "Les niveaux sont {0}" }
        NotOver { en: "The game is not over", fr: "La partie n’est pas terminée" }
        BadPoint { en: "Enter a number from 0 to {0}, or a point such as D4", fr: "Tapez un nombre de 0 à {0}, ou un point comme D4" }
        BadSquare { en: "Enter a square such as f5, or 56 for row 5 and column 6", fr: "Tapez une case comme f5, ou 56 pour la ligne 5 et la colonne 6" }
        BadMove { en: "Enter a square from 0 to 15 and a piece, by its number or its traits", fr: "Tapez une case de 0 à 15 et une pièce, par son numéro ou ses traits" }
        BadQuarto { en: "Enter the number of a piece to hand over, or of a square to place one on, from 0 to 15", fr: "Tapez le numéro d’une pièce à donner ou d’une case où poser, de 0 à 15" }
        NoSuchPiece { en: "No remaining piece matches", fr: "Aucune pièce restante ne correspond" }
        ManyPieces { en: "{0} pieces match", fr: "{0} pièces correspondent" }
        BadRow { en: "Enter a number from 1 to {0}", fr: "Tapez un nombre de 1 à {0}" }
        KeepAsIs { en: "{0}, now {1}: an empty line keeps it, - clears it", fr: "{0}, actuellement {1}\u{a0}: une ligne vide le garde, - l’efface" }
        Nothing { en: "nothing", fr: "rien" }
        Piece { en: "{0} {1} {2} {3}", fr: "{0}, {1}, {2}, {3}" }
        Hand { en: "In hand: {0}", fr: "En main\u{a0}: {0}" }
        Tray { en: "Pieces left:", fr: "Pièces restantes\u{a0}:" }
        SquareFor { en: "{0} chooses a square for: {1}", fr: "{0} choisit une case pour\u{a0}: {1}" }
        PieceFor { en: "{0} chooses a piece for square {1}", fr: "{0} choisit une pièce pour la case {1}" }
        WaitsWord { en: "{0} is waiting; type continue to let it play", fr: "{0} attend\u{a0}; tapez continuer pour le faire jouer" }
        WaitsKey { en: "{0} is waiting, g: continue", fr: "{0} attend, g\u{a0}: continuer" }
        GivePiece { en: "{0} chooses a piece to hand over", fr: "{0} choisit une pièce à donner" }
        Turned { en: "{0} {1}, {2} flipped", fr: "{0} {1}, retournés\u{a0}: {2}" }
        Put { en: "{0}: {1} on square {2}", fr: "{0}\u{a0}: {1} sur la case {2}" }
        Gave { en: "{0} hands over: {1}", fr: "{0} donne\u{a0}: {1}" }
        WonLine { en: "Winning line {0}: {1}", fr: "Alignement gagnant {0}\u{a0}: {1}" }
        Disc { en: "{0} disc", fr: "{0} pion" }
        Discs { en: "{0} discs", fr: "{0} pions" }
        Counting { en: "The dead stones are proposed. Enter a point to mark its chain dead or alive; accept ends the game, resume continues play.", fr: "Les pierres mortes sont proposées. Tapez un point pour marquer sa chaîne morte ou vivante\u{a0}; accepter termine la partie, poursuivre continue le jeu." }
        CountingKeys { en: "Enter: dead or alive, a: accept, c: resume", fr: "Entrée\u{a0}: morte ou vivante, a\u{a0}: accepter, c\u{a0}: poursuivre" }
        TableKeys { en: "Enter: play, u: undo, Esc: menu, F1: help", fr: "Entrée\u{a0}: jouer, u\u{a0}: annuler, Échap\u{a0}: menu, F1\u{a0}: aide" }
        TrayKeys { en: "Tab: board and pieces, Enter: choose, Esc: menu, F1: help", fr: "Tab\u{a0}: plateau et pièces, Entrée\u{a0}: choisir, Échap\u{a0}: menu, F1\u{a0}: aide" }
        PageKeys { en: "Up and Down: move, Enter: choose, Escape: back", fr: "Haut et Bas\u{a0}: se déplacer, Entrée\u{a0}: choisir, Échap\u{a0}: retour" }
        FieldKeys { en: "Left and Right: change", fr: "Gauche et Droite\u{a0}: changer" }
        ReadKeys { en: "Up and Down: scroll, Escape: back", fr: "Haut et Bas\u{a0}: défiler, Échap\u{a0}: retour" }
        TooSmallEither { en: "The terminal is too small: {0}×{1} or {2}×{3} needed, it has {4}×{5}", fr: "Le terminal est trop petit\u{a0}: il faut {0}×{1} ou {2}×{3}, il fait {4}×{5}" }
        AnalysisWaits { en: "Analyzing…", fr: "Analyse en cours…" }
        AnalysisHead { en: "{0}: win rate {1}%, {2}", fr: "{0}\u{a0}: {1}\u{a0}% de victoire, {2}" }
        AnalysisMove { en: "{0}: win rate {1}%, {2} points, {3}% of visits", fr: "{0}\u{a0}: {1}\u{a0}% de victoire, {2} points, {3}\u{a0}% des visites" }
        AnalysisChance { en: "{0}: win rate {1}%", fr: "{0}\u{a0}: {1}\u{a0}% de victoire" }
        AnalysisLine { en: "{0}; expected line {1}", fr: "{0}\u{a0}; suite attendue {1}" }
        BadAsk { en: "Name a point after {0}, such as D4", fr: "Indiquez un point après {0}, par exemple D4" }
        BadRowNumber { en: "Enter a row from 1 to {0}", fr: "Tapez une ligne de 1 à {0}" }
        BadColumn { en: "Enter a column from {0} to {1}", fr: "Tapez une colonne de {0} à {1}" }
        BoardOff { en: "The board is written only when you type board", fr: "Le plateau n’est affiché que si vous tapez plateau" }
        BoardOn { en: "The board is written after each move", fr: "Le plateau est affiché après chaque coup" }
        AskWords { en: "last, what D4, liberties D4, row 4, column D, groups, atari, score: questions about the board; board off: moves without the board", fr: "dernier, quoi D4, libertés D4, ligne 4, colonne D, groupes, atari, score\u{a0}: questions sur le plateau\u{a0}; plateau non\u{a0}: les coups sans le plateau" }
        ProposedKeys { en: "Enter: accept, typing replaces it, End: edit it, Escape: cancel", fr: "Entrée\u{a0}: valider, écrire le remplace, Fin\u{a0}: le modifier, Échap\u{a0}: annuler" }
        HelpMove { en: "Arrows or h, j, k, l move the cursor; Enter or Space plays; a click does both", fr: "Les flèches ou h, j, k, l déplacent le curseur\u{a0}; Entrée ou Espace joue\u{a0}; un clic fait les deux" }
        HelpTab { en: "Tab switches between the board and the pieces", fr: "Tab passe du plateau aux pièces" }
        HelpEscape { en: "Escape opens the game menu or goes back", fr: "Échap ouvre le menu de la partie ou revient en arrière" }
        HelpPoint { en: "A move is a number from 0 to {0}, row by row from the top left, or a point such as D4", fr: "Un coup est un nombre de 0 à {0}, ligne par ligne depuis le coin en haut à gauche, ou un point comme D4" }
        HelpOld { en: "88 passes, 99 quits", fr: "88 passe, 99 quitte" }
        ShowWord { en: "show", fr: "voir" }
        FileWord { en: "FILE", fr: "FICHIER" }
        NameWord { en: "NAME", fr: "NOM" }
        HelpShow { en: "Show the board again", fr: "Afficher de nouveau le plateau" }

        Unkept { en: "This game is not being kept: {0}; save FILE saves it in another place", fr: "Cette partie n’est pas conservée\u{a0}: {0}\u{a0}; enregistrer FICHIER l’enregistre ailleurs" }
        KeptAgain { en: "The game is being kept again", fr: "La partie est de nouveau conservée" }
        AskUnkept { en: "This game cannot be kept: {0}. Leave it all the same, and lose it? With no, you can save it in another place.", fr: "Cette partie ne peut pas être conservée\u{a0}: {0}. La quitter quand même et la perdre\u{a0}? Avec non, vous pourrez l’enregistrer ailleurs." }
        Lost { en: "The game is not kept: {0}", fr: "La partie n’est pas conservée\u{a0}: {0}" }
        NotKeptSign { en: "not kept: {0}", fr: "non conservée\u{a0}: {0}" }
        AskRepaired { en: "{0} had to be repaired to be read, and would be written in its repaired form. Replace it? The original is kept beside it under another name.", fr: "{0} a dû être réparé pour être lu et serait enregistré sous sa forme réparée. Le remplacer\u{a0}? L’original est gardé à côté sous un autre nom." }
        NotSaved { en: "Nothing was saved: {0} is as it was", fr: "Rien n’a été enregistré\u{a0}: {0} est resté tel quel" }
        GuessedCharset { en: "its text was read as {0}, which is a guess; jego console --charset NAME reads it otherwise", fr: "son texte a été lu en {0}, par supposition\u{a0}; jego console --charset NOM le lit autrement" }
    }
}

super::catalogue! {
    /// The rules as the terminal tells them.
    pub enum TableRules {
        GoInput { en: "In line mode, a point is a number counted from 0 at the top left, row by row, or a name such as D4. X is Black and O is White.", fr: "En mode ligne, un point est un nombre compté depuis 0 en haut à gauche, ligne par ligne, ou un nom comme D4. X est Noir et O est Blanc." }
        OthelloInput { en: "In line mode, a square is a name such as f5, or two digits, the row before the column: 56", fr: "En mode ligne, une case est un nom comme f5, ou deux chiffres, la ligne avant la colonne\u{a0}: 56" }
        AligneBoard { en: "Aligne 4 has four by four squares and sixteen pieces, no two alike. Each is black or white, large or small, an animal or a plant, round or square. They belong to neither player.", fr: "Aligne 4 se joue sur quatre cases par quatre avec seize pièces toutes différentes. Chacune est noire ou blanche, grande ou petite, animal ou plante, ronde ou carrée. Elles n’appartiennent à personne." }
        AligneMove { en: "On your turn, choose any unused piece and the square to place it on. This is not Quarto, where your opponent hands you the piece.", fr: "À votre tour, choisissez une pièce libre et la case où la poser. Ce n’est pas Quarto, où l’adversaire vous donne la pièce." }
        AligneWin { en: "Four pieces in a row, column or diagonal that share a trait win for whoever placed the last of them. A full board without such a line is a draw.", fr: "Quatre pièces en ligne, en colonne ou en diagonale qui partagent un trait font gagner celui qui a posé la dernière. Un plateau plein sans tel alignement est une partie nulle." }
        AligneQuarto { en: "Quarto is a variant: each player hands the other the next piece to place", fr: "Quarto est une variante\u{a0}: chacun donne à l’autre la prochaine pièce à poser" }
        AligneSigns { en: "Pieces are drawn with letters. A is an animal and P a plant, capitals are large, parentheses are round and square brackets are square.", fr: "Les pièces sont dessinées avec des lettres. A est un animal et P une plante, les majuscules sont grandes, les parenthèses rondes et les crochets carrés." }
        AligneInput { en: "In line mode, a move is a square from 0 to 15 and a piece, by its number or its traits. In 11 7 the square comes first. Black pieces have a # before them.", fr: "En mode ligne, un coup est une case de 0 à 15 et une pièce, par son numéro ou ses traits. Dans 11 7 la case vient d’abord. Les pièces noires ont un # devant elles." }
    }
}
