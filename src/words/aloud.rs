//! What is read aloud: moves that are stepped through or undone, and answers
//! to questions about the board.

super::catalogue! {
    /// Announcements and answers.
    pub enum Aloud {
        Step { en: "Move {0}, {1}", fr: "Coup {0}, {1}" }
        Start { en: "Start of the game", fr: "Début de la partie" }
        Last { en: "last move", fr: "dernier coup" }
        End { en: "end of the variation", fr: "fin de la variante" }
        Variation { en: "variation {0} of {1}", fr: "variante {0} sur {1}" }
        Commented { en: "with a comment", fr: "avec un commentaire" }
        SetUp { en: "Stones set up by hand", fr: "Position modifiée à la main" }
        NoMoveHere { en: "No move here", fr: "Aucun coup ici" }
        Undone { en: "Undone: {0}", fr: "Annulé\u{a0}: {0}" }
        MoveOf { en: "{0} {1}", fr: "{0} {1}" }
        PassOf { en: "{0} pass", fr: "{0} passe" }
        Capturing { en: "{0} {1}, {2} stone captured", fr: "{0} {1}, {2} pierre capturée" }
        CapturingMany { en: "{0} {1}, {2} stones captured", fr: "{0} {1}, {2} pierres capturées" }

        LastMove { en: "Last move: {0}", fr: "Dernier coup\u{a0}: {0}" }
        NoLastMove { en: "No move has been played yet", fr: "Aucun coup n’a encore été joué" }
        ChainOne { en: "{0}, 1 stone", fr: "{0}, 1 pierre" }
        ChainMany { en: "{0}, chain of {1} stones: {2}", fr: "{0}, chaîne de {1} pierres\u{a0}: {2}" }
        LibertyOne { en: "in atari, 1 liberty: {0}", fr: "en atari, 1 liberté\u{a0}: {0}" }
        LibertyMany { en: "{0} liberties: {1}", fr: "{0} libertés\u{a0}: {1}" }
        EmptyHere { en: "{0} is empty", fr: "{0} est vide" }
        Neighbors { en: "around it: {0}", fr: "autour\u{a0}: {0}" }
        Row { en: "Row {0}: {1}", fr: "Ligne {0}\u{a0}: {1}" }
        Column { en: "Column {0}: {1}", fr: "Colonne {0}\u{a0}: {1}" }
        AllEmpty { en: "empty", fr: "vide" }
        OneOf { en: "{0} {1}", fr: "{0} {1}" }
        RunOf { en: "{0} to {1} {2}", fr: "{0} à {1} {2}" }
        NoAtari { en: "Nothing is in atari", fr: "Aucune chaîne n’est en atari" }
        InAtari { en: "In atari: {0}", fr: "En atari\u{a0}: {0}" }
        AtariOne { en: "{0} {1}, 1 stone, last liberty {2}", fr: "{0} {1}, 1 pierre, dernière liberté {2}" }
        AtariMany { en: "{0} {1}, {3} stones, last liberty {2}", fr: "{0} {1}, {3} pierres, dernière liberté {2}" }
        Prisoners { en: "{0} has captured {1}", fr: "{0} a capturé {1}" }
        Komi { en: "komi {0}", fr: "komi {0}" }
        IfCounted { en: "Score: {0}", fr: "Décompte\u{a0}: {0}" }
        DiscsOf { en: "{0} {1}", fr: "{0} {1}" }
        PiecesLeft { en: "{0} piece left", fr: "{0} pièce restante" }
        PiecesLeftMany { en: "{0} pieces left", fr: "{0} pièces restantes" }

        Named { en: "{0}: {1}", fr: "{0}\u{a0}: {1}" }

        StoneCount { en: "{0} stone", fr: "{0} pierre" }
        StoneCountMany { en: "{0} stones", fr: "{0} pierres" }
        LibertyCount { en: "{0} liberty", fr: "{0} liberté" }
        LibertyCountMany { en: "{0} liberties", fr: "{0} libertés" }
        Group { en: "{0}, {1}, {2}", fr: "{0}, {1}, {2}" }
        NoStones { en: "There are no stones on the board", fr: "Il n’y a aucune pierre sur le goban" }

        GoTitle { en: "Go to intersection", fr: "Aller à l’intersection" }
        GoField { en: "Intersection", fr: "Intersection" }
        SquareTitle { en: "Go to square", fr: "Aller à la case" }
        SquareField { en: "Square", fr: "Case" }
        NoSuchSquare { en: "This board has no square {0}", fr: "Ce plateau n’a pas de case {0}" }
        GoHint { en: "For example D4; Enter moves the cursor there, Ctrl+Enter plays there", fr: "Par exemple D4\u{a0}; Entrée y place le curseur, Ctrl+Entrée y joue" }
        GoThere { en: "Go there", fr: "Y aller" }
        PlayThere { en: "Play there", fr: "Y jouer" }
        NoSuchPoint { en: "This board has no intersection {0}", fr: "Ce plateau n’a pas d’intersection {0}" }
    }
}
