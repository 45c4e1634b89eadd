//! What is said in a terminal only.

super::catalogue! {
    /// Menus, questions and complaints of the terminal.
    pub enum ConsoleWords {
        Game { en: "Game", fr: "Jeu" }
        Variant { en: "Variant", fr: "Variante" }
        OwnClock { en: "Another clock, such as 10m+5x30s", fr: "Autre pendule, par exemple 10m+5x30s" }
        BadClock { en: "Give none, 10m, 10m+5x30s, 20m+25/10m or 5m+5s", fr: "Donnez aucune, 10m, 10m+5x30s, 20m+25/10m ou 5m+5s" }
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
        AskRestart { en: "Begin again?", fr: "Recommencer\u{a0}?" }
        AskLeave { en: "Leave this game?", fr: "Quitter cette partie\u{a0}?" }
        AskReplace { en: "{0} is there already: replace it?", fr: "{0} existe déjà\u{a0}: le remplacer\u{a0}?" }
        Kept { en: "The game is kept and can be resumed", fr: "La partie est gardée et peut être reprise" }
        YesNo { en: "yes or no", fr: "oui ou non" }
        YesNoKeys { en: "y: yes, n: no", fr: "o\u{a0}: oui, n\u{a0}: non" }
        WriteKeys { en: "Enter: accept, Escape: leave it", fr: "Entrée\u{a0}: valider, Échap\u{a0}: laisser" }
        NoGame { en: "There is no game on the table", fr: "Il n’y a pas de partie sur la table" }
        NoSgf { en: "SGF does not know this game; save it as .jego.ron", fr: "SGF ne connaît pas ce jeu\u{a0}; enregistrez en .jego.ron" }
        NotNow { en: "That cannot be done now", fr: "Ce n’est pas possible maintenant" }
        NoSuchLevel { en: "The levels are {0}", fr: "Les niveaux sont {0}" }
        NotOver { en: "The game is not over", fr: "La partie n’est pas terminée" }
        BadPoint { en: "Give a number from 0 to {0}, or a point such as D4", fr: "Donnez un nombre de 0 à {0}, ou un point comme D4" }
        BadSquare { en: "Give a square such as f5, or 56 for row 5 and column 6", fr: "Donnez une case comme f5, ou 56 pour la ligne 5 et la colonne 6" }
        BadMove { en: "Give a square from 0 to 15 and a piece, by its number or its traits", fr: "Donnez une case de 0 à 15 et une pièce, par son numéro ou ses traits" }
        BadQuarto { en: "Give the number of a piece to hand over, or of a square to set one on, from 0 to 15", fr: "Donnez le numéro d’une pièce à remettre ou d’une case où poser, de 0 à 15" }
        NoSuchPiece { en: "No piece that is left is like that", fr: "Aucune pièce restante n’est ainsi" }
        ManyPieces { en: "{0} pieces are like that", fr: "{0} pièces sont ainsi" }
        BadRow { en: "Give a number from 1 to {0}", fr: "Donnez un nombre de 1 à {0}" }
        KeepAsIs { en: "{0}, now {1}: an empty line leaves it, - empties it", fr: "{0}, actuellement {1}\u{a0}: une ligne vide le laisse, - l’efface" }
        Nothing { en: "nothing", fr: "rien" }
        Piece { en: "{0} {1} {2} {3}", fr: "{0}, {1}, {2}, {3}" }
        Hand { en: "In the hand: {0}", fr: "En main\u{a0}: {0}" }
        Tray { en: "Pieces left:", fr: "Pièces restantes\u{a0}:" }
        SquareFor { en: "{0} chooses a square for: {1}", fr: "{0} choisit une case pour\u{a0}: {1}" }
        PieceFor { en: "{0} chooses a piece for square {1}", fr: "{0} choisit une pièce pour la case {1}" }
        WaitsWord { en: "{0} is waiting; continue lets it go on", fr: "{0} attend\u{a0}; continuer le fait jouer" }
        WaitsKey { en: "{0} is waiting, g: go on", fr: "{0} attend, g\u{a0}: continuer" }
        GivePiece { en: "{0} chooses a piece to hand over", fr: "{0} choisit une pièce à remettre" }
        Turned { en: "{0} {1}, {2} turned", fr: "{0} {1}, retournés\u{a0}: {2}" }
        Put { en: "{0}: {1} on square {2}", fr: "{0}\u{a0}: {1} sur la case {2}" }
        Gave { en: "{0} hands over: {1}", fr: "{0} remet\u{a0}: {1}" }
        WonLine { en: "The line {0}: {1}", fr: "La ligne {0}\u{a0}: {1}" }
        Disc { en: "{0} disc", fr: "{0} pion" }
        Discs { en: "{0} discs", fr: "{0} pions" }
        Counting { en: "The dead stones are proposed. Give a point to call its chain dead or alive; accept ends the game, resume goes on.", fr: "Les pierres mortes sont proposées. Donnez un point pour dire sa chaîne morte ou vivante\u{a0}; accepter termine la partie, reprendre la continue." }
        CountingKeys { en: "Enter: dead or alive, a: accept, c: resume", fr: "Entrée\u{a0}: morte ou vivante, a\u{a0}: accepter, c\u{a0}: reprendre" }
        TableKeys { en: "Enter: play, u: undo, Esc: menu, F1: help", fr: "Entrée\u{a0}: jouer, u\u{a0}: annuler, Échap\u{a0}: menu, F1\u{a0}: aide" }
        TrayKeys { en: "Tab: board and pieces, Enter: choose, Esc: menu, F1: help", fr: "Tab\u{a0}: plateau et pièces, Entrée\u{a0}: choisir, Échap\u{a0}: menu, F1\u{a0}: aide" }
        PageKeys { en: "Up and Down: move, Enter: choose, Escape: back", fr: "Haut et Bas\u{a0}: se déplacer, Entrée\u{a0}: choisir, Échap\u{a0}: retour" }
        FieldKeys { en: "Left and Right: change", fr: "Gauche et Droite\u{a0}: changer" }
        ReadKeys { en: "Up and Down: scroll, Escape: back", fr: "Haut et Bas\u{a0}: défiler, Échap\u{a0}: retour" }
        TooSmall { en: "The terminal is too small: {0}×{1} are needed, {2}×{3} are there", fr: "Le terminal est trop petit\u{a0}: il faut {0}×{1}, il y a {2}×{3}" }
        HelpMove { en: "Arrows or h, j, k, l move the cursor; Enter or Space plays; a click does both", fr: "Les flèches ou h, j, k, l déplacent le curseur\u{a0}; Entrée ou Espace joue\u{a0}; un clic fait les deux" }
        HelpTab { en: "Tab goes between the board and the pieces", fr: "Tab passe du plateau aux pièces" }
        HelpEscape { en: "Escape opens the menu of the table, or goes back", fr: "Échap ouvre le menu de la table ou revient" }
        HelpPoint { en: "A move is a number from 0 to {0}, row by row from the top left, or a point such as D4", fr: "Un coup est un nombre de 0 à {0}, ligne par ligne depuis le coin en haut à gauche, ou un point comme D4" }
        HelpOld { en: "88 passes, 99 quits", fr: "88 passe, 99 quitte" }
        ShowWord { en: "show", fr: "voir" }
        FileWord { en: "FILE", fr: "FICHIER" }
        NameWord { en: "NAME", fr: "NOM" }
        HelpShow { en: "The board once more", fr: "Le plateau encore une fois" }
    }
}

super::catalogue! {
    /// The rules as the terminal tells them.
    pub enum TableRules {
        GoInput { en: "In lines, a point is a number counted from 0 at the top left, row by row, or a name such as D4. X is Black and O is White.", fr: "En lignes, un point est un nombre compté depuis 0 en haut à gauche, ligne par ligne, ou un nom comme D4. X est Noir et O est Blanc." }
        OthelloInput { en: "In lines, a square is a name such as f5, or two digits, the row before the column: 56", fr: "En lignes, une case est un nom comme f5, ou deux chiffres, la ligne avant la colonne\u{a0}: 56" }
        AligneBoard { en: "Aligne 4 has four by four squares and sixteen pieces, no two alike. Each is black or white, large or small, an animal or a plant, round or square. They belong to nobody.", fr: "Aligne 4 a quatre cases par quatre et seize pièces toutes différentes. Chacune est noire ou blanche, grande ou petite, animal ou plante, ronde ou carrée. Elles ne sont à personne." }
        AligneMove { en: "On your turn choose any unused piece and the square to put it on. This is not Quarto, where the opponent hands you the piece.", fr: "À votre tour, choisissez une pièce libre et la case où la poser. Ce n’est pas Quarto, où l’adversaire vous remet la pièce." }
        AligneWin { en: "Four pieces in a row, column or diagonal that share a trait win for whoever put the last of them. A full board without such a line is a draw.", fr: "Quatre pièces en ligne, en colonne ou en diagonale qui partagent un trait font gagner qui a posé la dernière. Un plateau plein sans une telle ligne est une partie nulle." }
        AligneQuarto { en: "Quarto is a variant: each player hands the other the piece that is to be set next", fr: "Quarto est une variante\u{a0}: chacun remet à l’autre la pièce à poser ensuite" }
        AligneSigns { en: "Pieces are drawn with letters. A is an animal and P a plant, capitals are large, round brackets are round and square ones square.", fr: "Les pièces sont dessinées avec des lettres. A est un animal et P une plante, les majuscules sont grandes, les parenthèses rondes et les crochets carrés." }
        AligneInput { en: "In lines, a move is a square from 0 to 15 and a piece, by its number or its traits. In 11 7 the square comes first. Black pieces have a # before them.", fr: "En lignes, un coup est une case de 0 à 15 et une pièce, par son numéro ou ses traits. Dans 11 7 la case vient d’abord. Les pièces noires ont un # devant elles." }
    }
}
