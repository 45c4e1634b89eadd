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
        NothingRecent { en: "No file yet", fr: "Aucun fichier" }
        ForgetRecent { en: "Forget these", fr: "Oublier cette liste" }
        Look { en: "Board", fr: "Plateau" }
        Theme { en: "Theme", fr: "Thème" }
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
        Home { en: "Leave the table", fr: "Quitter la table" }
        Quit { en: "Quit", fr: "Quitter Jego" }
        Undo { en: "Undo", fr: "Annuler" }
        Redo { en: "Redo", fr: "Rétablir" }
        Copy { en: "Copy game", fr: "Copier la partie" }
        Paste { en: "Paste game", fr: "Coller une partie" }
        DeleteBranch { en: "Delete branch", fr: "Supprimer la variante" }
        RestoreBranch { en: "Restore deleted branch", fr: "Rétablir la variante supprimée" }
        Comment { en: "Comment on this move", fr: "Commenter ce coup" }
        Back { en: "Back one move", fr: "Reculer d’un coup" }
        Forward { en: "Forward one move", fr: "Avancer d’un coup" }
        TenBack { en: "Back ten moves", fr: "Reculer de dix coups" }
        TenForward { en: "Forward ten moves", fr: "Avancer de dix coups" }
        ToStart { en: "To the start", fr: "Aller au début" }
        ToEnd { en: "To the end", fr: "Aller à la fin" }
        PreviousVariation { en: "Previous variation", fr: "Variante précédente" }
        NextVariation { en: "Next variation", fr: "Variante suivante" }
        Pass { en: "Pass", fr: "Passer" }
        Resign { en: "Resign…", fr: "Abandonner…" }
        Accept { en: "Accept the count", fr: "Accepter le décompte" }
        Resume { en: "Resume play", fr: "Reprendre le jeu" }
        Pause { en: "Pause the clocks", fr: "Arrêter les pendules" }
        Players { en: "Players…", fr: "Joueurs…" }
        Rematch { en: "Rematch, sides swapped", fr: "Revanche, places échangées" }
        ShowResult { en: "Show the result…", fr: "Voir le résultat…" }
        MoveNow { en: "Move now", fr: "Faire jouer maintenant" }
        StopThinking { en: "Stop the computer", fr: "Arrêter l’ordinateur" }
        Continue { en: "Let the computer go on", fr: "Laisser l’ordinateur continuer" }
        Hint { en: "Hint", fr: "Conseil" }
        Analyze { en: "Analysis", fr: "Analyse" }
        Estimate { en: "Estimate", fr: "Estimation" }
        EngineLog { en: "What the engine says…", fr: "Ce que dit le moteur…" }
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
        Keys { en: "Keys", fr: "Touches" }
        Finished { en: "Finished games", fr: "Parties terminées" }
        About { en: "About Jego", fr: "À propos de Jego" }
        Escape { en: "Close, or go back", fr: "Fermer ou revenir" }
    }
}

super::catalogue! {
    /// A sentence about a command.
    pub enum Tip {
        New { en: "Set up a new game", fr: "Préparer une nouvelle partie" }
        Open { en: "Open a saved game, SGF, NGF, GIB or UGF", fr: "Ouvrir une partie enregistrée, un SGF, NGF, GIB ou UGF" }
        Save { en: "Write the game into its file", fr: "Écrire la partie dans son fichier" }
        SaveAs { en: "Write the game into another file", fr: "Écrire la partie dans un autre fichier" }
        ExportSgf { en: "Write a copy that other programs read", fr: "Écrire une copie que lisent les autres programmes" }
        ExportPicture { en: "Write the board as a PNG picture", fr: "Écrire le plateau en image PNG" }
        Information { en: "Names, event, place and date", fr: "Noms, tournoi, lieu et date" }
        Home { en: "Back to the first page; the game is kept", fr: "Revenir à l’accueil\u{a0}; la partie est gardée" }
        Quit { en: "Close Jego; the game is kept", fr: "Fermer Jego\u{a0}; la partie est gardée" }
        Undo { en: "Take back the last move", fr: "Reprendre le dernier coup" }
        Redo { en: "Play again what was taken back", fr: "Rejouer le coup repris" }
        Copy { en: "Put the whole game on the clipboard", fr: "Mettre toute la partie dans le presse-papiers" }
        Paste { en: "Open the game that is on the clipboard", fr: "Ouvrir la partie du presse-papiers" }
        DeleteBranch { en: "Take out this move and what follows it", fr: "Retirer ce coup et ce qui le suit" }
        RestoreBranch { en: "Put back what was deleted last", fr: "Remettre ce qui a été supprimé en dernier" }
        Comment { en: "Write something about this move", fr: "Écrire quelque chose sur ce coup" }
        Back { en: "Go back one move", fr: "Reculer d’un coup" }
        Forward { en: "Go forward one move", fr: "Avancer d’un coup" }
        TenBack { en: "Go back ten moves", fr: "Reculer de dix coups" }
        TenForward { en: "Go forward ten moves", fr: "Avancer de dix coups" }
        ToStart { en: "Go to the start of the game", fr: "Aller au début de la partie" }
        ToEnd { en: "Go to the end of this variation", fr: "Aller à la fin de cette variante" }
        PreviousVariation { en: "Go to the variation above", fr: "Aller à la variante du dessus" }
        NextVariation { en: "Go to the variation below", fr: "Aller à la variante du dessous" }
        Pass { en: "Play no stone; when both pass the board is counted", fr: "Ne pas poser de pierre\u{a0}; quand les deux passent, on compte" }
        Resign { en: "Give up the game", fr: "Donner la partie à l’adversaire" }
        Accept { en: "End the game with this count", fr: "Terminer la partie avec ce décompte" }
        Resume { en: "Go on playing", fr: "Continuer à jouer" }
        Pause { en: "Stop the clocks, or set them going", fr: "Arrêter les pendules ou les relancer" }
        Players { en: "Change who plays: persons, levels, engines", fr: "Changer qui joue\u{a0}: humains, niveaux, moteurs" }
        Rematch { en: "Play the same game with the sides swapped", fr: "Rejouer la même partie en échangeant les places" }
        ShowResult { en: "The count, line by line", fr: "Le décompte, ligne par ligne" }
        MoveNow { en: "The computer plays the best it has found so far", fr: "L’ordinateur joue le meilleur coup trouvé jusqu’ici" }
        StopThinking { en: "The computer stops thinking and waits", fr: "L’ordinateur cesse de réfléchir et attend" }
        Continue { en: "The computer thinks about its move again", fr: "L’ordinateur réfléchit de nouveau à son coup" }
        Hint { en: "Show a good move on the board", fr: "Montrer un bon coup sur le plateau" }
        Analyze { en: "Chances, lead and best moves while playing", fr: "Chances, avance et meilleurs coups pendant le jeu" }
        EngineLog { en: "Everything said between Jego and an engine", fr: "Tout ce que Jego et un moteur se sont dit" }
        Estimate { en: "Who is expected to own what, and who is ahead", fr: "Qui devrait posséder quoi, et qui mène" }
        Coordinates { en: "Letters and numbers around the board", fr: "Lettres et chiffres autour du plateau" }
        Numbers { en: "The number of its move on each stone", fr: "Le numéro de son coup sur chaque pierre" }
        Territory { en: "Mark whose points are whose", fr: "Marquer à qui sont les points" }
        NextMoves { en: "Show where the record goes on", fr: "Montrer où la partie continue" }
        LegalMoves { en: "Dots where a disc can be put", fr: "Des points là où un pion peut être posé" }
        SidePanel { en: "Show or hide the comment and the tree of moves", fr: "Montrer ou cacher le commentaire et l’arbre des coups" }
        FullScreen { en: "Fill the screen, or leave it again", fr: "Remplir l’écran ou le quitter" }
        Sound { en: "Sound on or off", fr: "Activer ou couper le son" }
        Options { en: "Language, colors, sound and more", fr: "Langue, couleurs, son et autres réglages" }
        Rules { en: "The rules with boards to try them on", fr: "Les règles, avec des plateaux pour essayer" }
        Keys { en: "All keys", fr: "Toutes les touches" }
        Finished { en: "The games that were played to their end", fr: "Les parties jouées jusqu’au bout" }
        About { en: "Version, and where games are kept", fr: "Version, et où sont gardées les parties" }
        Escape { en: "Close what is open, or go back", fr: "Fermer ce qui est ouvert ou revenir" }
    }
}
