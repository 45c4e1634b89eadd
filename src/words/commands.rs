//! The names of everything that can be asked for, and a sentence about each.

super::catalogue! {
    /// Menus, and what is in them.
    pub enum Menu {
        File { en: "File", fr: "Fichier" }
        Edit { en: "Edit", fr: "Édition" }
        View { en: "View", fr: "Affichage" }
        Game { en: "Game", fr: "Partie" }
        Help { en: "Help", fr: "Aide" }
        OpenRecent { en: "Open recent", fr: "Ouvrir un fichier récent" }
        NothingRecent { en: "No recent files", fr: "Aucun fichier récent" }
        ForgetRecent { en: "Clear list", fr: "Effacer la liste" }
        Look { en: "Board", fr: "Plateau" }
        Theme { en: "Theme", fr: "Thème" }

        ReadAloud { en: "Read aloud", fr: "Lire à voix haute" }
    }
}

super::catalogue! {
    /// What a command is called.
    pub enum Label {
        New { en: "New game…", fr: "Nouvelle partie…" }
        Open { en: "Open…", fr: "Ouvrir…" }
        Save { en: "Save", fr: "Enregistrer" }
        SaveAs { en: "Save as…", fr: "Enregistrer sous…" }
        ExportSgf { en: "Export SGF…", fr: "Exporter en SGF…" }
        ExportPicture { en: "Export picture…", fr: "Exporter une image…" }
        Information { en: "Game information…", fr: "Informations sur la partie…" }
        Home { en: "Leave game", fr: "Quitter la partie" }
        Quit { en: "Quit", fr: "Quitter Jego" }
        Undo { en: "Undo", fr: "Annuler" }
        Redo { en: "Redo", fr: "Rétablir" }
        Copy { en: "Copy game", fr: "Copier la partie" }
        Paste { en: "Paste game", fr: "Coller une partie" }
        DeleteBranch { en: "Delete branch", fr: "Supprimer la branche" }
        RestoreBranch { en: "Restore deleted branch", fr: "Rétablir la branche supprimée" }
        Comment { en: "Comment on this move", fr: "Commenter ce coup" }
        Back { en: "Back one move", fr: "Reculer d’un coup" }
        Forward { en: "Forward one move", fr: "Avancer d’un coup" }
        TenBack { en: "Back ten moves", fr: "Reculer de dix coups" }
        TenForward { en: "Forward ten moves", fr: "Avancer de dix coups" }
        ToStart { en: "Go to start", fr: "Aller au début" }
        ToEnd { en: "Go to end", fr: "Aller à la fin" }
        PreviousVariation { en: "Previous variation", fr: "Variante précédente" }
        NextVariation { en: "Next variation", fr: "Variante suivante" }
        Pass { en: "Pass", fr: "Passer" }
        Resign { en: "Resign…", fr: "Abandonner…" }
        Accept { en: "Accept the score", fr: "Accepter le décompte" }
        Resume { en: "Resume play", fr: "Poursuivre la partie" }
        Pause { en: "Pause the clocks", fr: "Mettre les pendules en pause" }
        Players { en: "Players…", fr: "Joueurs…" }
        Rematch { en: "Rematch, sides switched", fr: "Revanche, camps inversés" }
        ShowResult { en: "Show result…", fr: "Afficher le résultat…" }
        MoveNow { en: "Move now", fr: "Faire jouer maintenant" }
        StopThinking { en: "Stop the computer", fr: "Arrêter l’ordinateur" }
        Continue { en: "Let the computer continue", fr: "Laisser l’ordinateur continuer" }
        Hint { en: "Hint", fr: "Conseil" }
        Analyze { en: "Analysis", fr: "Analyse" }
        Estimate { en: "Estimate", fr: "Estimation" }
        EngineLog { en: "Engine log…", fr: "Journal du moteur…" }
        Coordinates { en: "Coordinates", fr: "Coordonnées" }
        Numbers { en: "Move numbers", fr: "Numéros des coups" }
        Territory { en: "Territory", fr: "Territoire" }
        NextMoves { en: "Variations on the board", fr: "Variantes sur le plateau" }
        LegalMoves { en: "Legal moves", fr: "Coups possibles" }
        SidePanel { en: "Comment and move tree", fr: "Commentaire et arbre des coups" }
        FullScreen { en: "Full screen", fr: "Plein écran" }
        Sound { en: "Sound", fr: "Son" }
        Options { en: "Options…", fr: "Options…" }
        Rules { en: "Rules", fr: "Règles" }
        Keys { en: "Keyboard shortcuts", fr: "Raccourcis clavier" }
        Finished { en: "Finished games", fr: "Parties terminées" }
        About { en: "About Jego", fr: "À propos de Jego" }
        Escape { en: "Close, or go back", fr: "Fermer ou revenir" }

        ReadAs { en: "Read as…", fr: "Lire en…" }
        LargerText { en: "Larger text", fr: "Agrandir le texte" }
        SmallerText { en: "Smaller text", fr: "Réduire le texte" }
        UsualText { en: "Default text size", fr: "Taille de texte par défaut" }
        GoToPoint { en: "Go to intersection…", fr: "Aller à l’intersection…" }
        LastMove { en: "Last move", fr: "Dernier coup" }
        ThisChain { en: "This chain", fr: "Cette chaîne" }
        ThisRow { en: "This row", fr: "Cette ligne" }
        ThisColumn { en: "This column", fr: "Cette colonne" }
        InAtari { en: "Chains in atari", fr: "Chaînes en atari" }
        Score { en: "Score", fr: "Score" }
    }
}

super::catalogue! {
    /// A sentence about a command.
    pub enum Tip {
        New { en: "Set up a new game", fr: "Préparer une nouvelle partie" }
        Open { en: "Open a saved game or an SGF, NGF, GIB or UGF file", fr: "Ouvrir une partie enregistrée ou un fichier SGF, NGF, GIB ou UGF" }
        Save { en: "Save the game to its file", fr: "Enregistrer la partie dans son fichier" }
        SaveAs { en: "Save the game to another file", fr: "Enregistrer la partie dans un autre fichier" }
        ExportSgf { en: "Save a copy that other programs can read", fr: "Enregistrer une copie lisible par d’autres programmes" }
        ExportPicture { en: "Save the board as a PNG picture", fr: "Enregistrer le plateau en image PNG" }
        Information { en: "Names, event, place and date", fr: "Noms, tournoi, lieu et date" }
        Home { en: "Back to the home page; the game is kept", fr: "Revenir à l’accueil\u{a0}; la partie est conservée" }
        Quit { en: "Close Jego; the game is kept", fr: "Fermer Jego\u{a0}; la partie est conservée" }
        Undo { en: "Undo the last move", fr: "Annuler le dernier coup" }
        Redo { en: "Play the undone move again", fr: "Rejouer le coup annulé" }
        Copy { en: "Copy the whole game to the clipboard", fr: "Copier toute la partie dans le presse-papiers" }
        Paste { en: "Open the game in the clipboard", fr: "Ouvrir la partie du presse-papiers" }
        DeleteBranch { en: "Delete this move and everything after it", fr: "Supprimer ce coup et toute la suite" }
        RestoreBranch { en: "Bring back the branch deleted last", fr: "Rétablir la dernière branche supprimée" }
        Comment { en: "Write a comment on this move", fr: "Écrire un commentaire sur ce coup" }
        Back { en: "Go back one move", fr: "Reculer d’un coup" }
        Forward { en: "Go forward one move", fr: "Avancer d’un coup" }
        TenBack { en: "Go back ten moves", fr: "Reculer de dix coups" }
        TenForward { en: "Go forward ten moves", fr: "Avancer de dix coups" }
        ToStart { en: "Go to the start of the game", fr: "Aller au début de la partie" }
        ToEnd { en: "Go to the end of this variation", fr: "Aller à la fin de cette variante" }
        PreviousVariation { en: "Go to the variation above", fr: "Aller à la variante du dessus" }
        NextVariation { en: "Go to the variation below", fr: "Aller à la variante du dessous" }
        Pass { en: "Pass your turn; when both players pass, the score is counted", fr: "Passer son tour\u{a0}; quand les deux joueurs passent, on compte les points" }
        Resign { en: "Resign the game", fr: "Abandonner la partie" }
        Accept { en: "End the game with this score", fr: "Terminer la partie avec ce décompte" }
        Resume { en: "Go back to playing", fr: "Continuer à jouer" }
        Pause { en: "Pause or restart the clocks", fr: "Mettre les pendules en pause ou les relancer" }
        Players { en: "Change who plays: humans, levels, engines", fr: "Changer qui joue\u{a0}: humains, niveaux, moteurs" }
        Rematch { en: "Play the same game again, switching sides", fr: "Rejouer la même partie en inversant les camps" }
        ShowResult { en: "The score in detail", fr: "Le décompte en détail" }
        MoveNow { en: "Make the computer play the best move it has found so far", fr: "L’ordinateur joue le meilleur coup trouvé jusqu’ici" }
        StopThinking { en: "The computer stops thinking and waits", fr: "L’ordinateur cesse de réfléchir et attend" }
        Continue { en: "The computer thinks about its move again", fr: "L’ordinateur réfléchit de nouveau à son coup" }
        Hint { en: "Show a good move on the board", fr: "Montrer un bon coup sur le plateau" }
        Analyze { en: "Win rate, lead and best moves while playing", fr: "Taux de victoire, avance et meilleurs coups pendant la partie" }
        EngineLog { en: "Every command to the engine and every answer", fr: "Toutes les commandes au moteur et toutes ses réponses" }
        Estimate { en: "Likely territory, and who is ahead", fr: "Les territoires probables, et qui mène" }
        Coordinates { en: "Letters and numbers around the board", fr: "Lettres et chiffres autour du plateau" }
        Numbers { en: "The move number on each stone", fr: "Le numéro du coup sur chaque pierre" }
        Territory { en: "Mark each side’s territory", fr: "Marquer le territoire de chaque camp" }
        NextMoves { en: "Show the next moves of the game record", fr: "Montrer les coups suivants de la partie" }
        LegalMoves { en: "Dots where a disc can be placed", fr: "Des points là où l’on peut poser un pion" }
        SidePanel { en: "Show or hide the comment and the move tree", fr: "Montrer ou cacher le commentaire et l’arbre des coups" }
        FullScreen { en: "Enter or leave full screen", fr: "Passer en plein écran ou en sortir" }
        Sound { en: "Sound on or off", fr: "Activer ou couper le son" }
        Options { en: "Language, colors, sound and more", fr: "Langue, couleurs, son et autres réglages" }
        Rules { en: "The rules, with boards to try them on", fr: "Les règles, avec des plateaux pour s’exercer" }
        Keys { en: "All keyboard shortcuts", fr: "Tous les raccourcis clavier" }
        Finished { en: "Games that were played to the end", fr: "Les parties jouées jusqu’au bout" }
        About { en: "Version, and where games are saved", fr: "Version, et dossier des parties" }
        Escape { en: "Close what is open, or go back", fr: "Fermer ce qui est ouvert ou revenir" }

        ReadAs { en: "Read the file again in another character set", fr: "Relire le fichier dans un autre jeu de caractères" }
        LargerText { en: "Make text and buttons larger, as far as the window has room", fr: "Agrandir texte et boutons, tant que la fenêtre le permet" }
        SmallerText { en: "Make text and buttons smaller", fr: "Réduire texte et boutons" }
        UsualText { en: "Text and buttons in their default size", fr: "Texte et boutons à leur taille par défaut" }
        GoToPoint { en: "Type the name of an intersection to move the cursor or play there", fr: "Taper le nom d’une intersection pour y placer le curseur ou y jouer" }
        LastMove { en: "Say the last move", fr: "Dire le dernier coup" }
        ThisChain { en: "Say the stones and liberties of the chain under the cursor", fr: "Dire les pierres et les libertés de la chaîne sous le curseur" }
        ThisRow { en: "Say what stands on the row of the cursor", fr: "Dire ce qui se trouve sur la ligne du curseur" }
        ThisColumn { en: "Say what stands on the column of the cursor", fr: "Dire ce qui se trouve sur la colonne du curseur" }
        InAtari { en: "Say which chains are in atari", fr: "Dire quelles chaînes sont en atari" }
        Score { en: "Say the captures and the komi, or the result", fr: "Dire les captures et le komi, ou le résultat" }
    }
}
