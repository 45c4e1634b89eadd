//! What is said at the table.

super::catalogue! {
    /// The board, the panels, and the line of messages.
    pub enum Table {
        Black { en: "Black", fr: "Noir" }
        White { en: "White", fr: "Blanc" }
        Person { en: "human", fr: "humain" }
        Computer { en: "computer, {0}", fr: "ordinateur, {0}" }
        Prisoners { en: "prisoners", fr: "prisonniers" }
        TerritoryPart { en: "territory", fr: "territoire" }
        Stones { en: "stones", fr: "pierres" }
        Dead { en: "dead stones", fr: "pierres mortes" }
        PassStones { en: "pass stones", fr: "pierres de passe" }
        Komi { en: "komi", fr: "komi" }
        Discs { en: "discs", fr: "pions" }
        EmptySquares { en: "empty squares", fr: "cases vides" }
        InHand { en: "has to place", fr: "doit poser" }
        Gives { en: "{0} gives a piece", fr: "{0} donne une pièce" }
        Sets { en: "{0} places the {1}", fr: "{0} pose\u{a0}: {1}" }
        ChooseSquare { en: "Choose a square for the {0}", fr: "Choisissez une case pour\u{a0}: {0}" }
        ChoosePiece { en: "Choose a piece for this square", fr: "Choisissez une pièce pour cette case" }
        NoLine { en: "The board is full without a winning line", fr: "Le plateau est plein, sans alignement gagnant" }
        Bonus { en: "for handicap", fr: "pour le handicap" }
        Total { en: "total", fr: "total" }
        ToMove { en: "{0} to move", fr: "À {0} de jouer" }
        PlaceHandicap { en: "Black places {0} more handicap stone", fr: "Noir pose encore {0} pierre de handicap" }
        PlaceHandicaps { en: "Black places {0} more handicap stones", fr: "Noir pose encore {0} pierres de handicap" }
        Move { en: "move {0}", fr: "coup {0}" }
        MoveOf { en: "move {0} of {1}", fr: "coup {0} sur {1}" }
        StartOfGame { en: "start", fr: "début" }
        NoMove { en: "{0} has no legal move and passes", fr: "{0} n’a aucun coup possible et passe" }
        Passed { en: "{0} passes", fr: "{0} passe" }
        GameIsOver { en: "The game is over: {0}", fr: "La partie est terminée\u{a0}: {0}" }
        CountingHint { en: "Click a chain to mark it dead or alive, then accept the score", fr: "Cliquez sur une chaîne pour la marquer morte ou vivante, puis acceptez le décompte" }
        Proposing { en: "Looking for dead stones…", fr: "Recherche des pierres mortes…" }
        PlayGoesOn { en: "Play continues, {0} to move", fr: "Le jeu continue, à {0} de jouer" }
        DeletedMove { en: "{0} move deleted", fr: "{0} coup supprimé" }
        DeletedMoves { en: "{0} moves deleted", fr: "{0} coups supprimés" }
        Restored { en: "Branch restored", fr: "Branche rétablie" }
        AtStart { en: "This is the start of the game", fr: "C’est le début de la partie" }
        AtEnd { en: "This is the last move", fr: "C’est le dernier coup" }
        AtEndOfVariation { en: "This is the end of the variation", fr: "C’est la fin de la variante" }
        OneLine { en: "There is no other variation here", fr: "Il n’y a pas d’autre variante ici" }
        ClockPaused { en: "The clocks are paused", fr: "Les pendules sont en pause" }
        ClockPausedHint { en: "The clocks are paused until the next move", fr: "Les pendules sont en pause jusqu’au prochain coup" }
        LowTime { en: "{0} has little time left", fr: "{0} n’a plus beaucoup de temps" }
        JournalTrouble { en: "The game cannot be saved: {0}", fr: "La partie ne peut pas être enregistrée\u{a0}: {0}" }
        Breach { en: "In the file this move is illegal: {0}", fr: "Dans le fichier, ce coup est interdit\u{a0}: {0}" }
        ShowPosition { en: "Show that position", fr: "Voir cette position" }
        UndoDelete { en: "Undo", fr: "Annuler" }
        Comment { en: "Comment", fr: "Commentaire" }
        CommentHint { en: "Write a comment on this move", fr: "Écrire un commentaire sur ce coup" }
        NoRoomForComment { en: "There is no room for the comment in this window", fr: "Il n’y a pas la place pour le commentaire dans cette fenêtre" }
        Moves { en: "Moves", fr: "Coups" }
        Captured { en: "{0} captured stone", fr: "{0} pierre capturée" }
        CapturedMany { en: "{0} captured stones", fr: "{0} pierres capturées" }
        Clock { en: "{0}’s clock: {1}", fr: "Pendule de {0}\u{a0}: {1}" }
        Accept { en: "Accept", fr: "Accepter" }
        Resume { en: "Resume", fr: "Poursuivre" }
        Placed { en: "{0} {1}", fr: "{0} {1}" }
        Turned { en: "{0} {1}, flips {2}", fr: "{0} {1}, retourne {2}" }
        Put { en: "{0} places the {1} on row {2}, column {3}", fr: "{0} pose, ligne {2}, colonne {3}\u{a0}: {1}" }
        Gave { en: "{0} gives the {1}", fr: "{0} donne\u{a0}: {1}" }
        PlacedTaking { en: "{0} {1}, {2} captured", fr: "{0} {1}, captures\u{a0}: {2}" }
        Analysis { en: "The game is over; new moves become variations", fr: "La partie est terminée\u{a0}; les nouveaux coups créent des variantes" }

        LookingBackAt { en: "You are looking back ({0} to play); nothing was played", fr: "Vous revoyez un coup passé (à {0} de jouer)\u{a0}; rien n’a été joué" }
        LookingBack { en: "Looking back: {0} to play", fr: "Coup passé\u{a0}: à {0} de jouer" }
        ReturnToGame { en: "Back to the game", fr: "Revenir à la partie" }
        ReturnTip { en: "Return to where the game is", fr: "Revenir là où en est la partie" }
        PlayHere { en: "Play on from here", fr: "Jouer à partir d’ici" }
        DeadBlack { en: "dead Black stones", fr: "noires mortes" }
        DeadWhite { en: "dead White stones", fr: "blanches mortes" }
        NotCounted { en: "Does not count under these rules", fr: "Ne compte pas avec ces règles" }
        ComputerAlone { en: "computer", fr: "ordinateur" }
    }
}
