//! The words on the bar under the board.

super::catalogue! {
    /// What the buttons of the bar say, as short as can be.
    pub enum BarWords {
        Undo { en: "Undo", fr: "Annuler" }
        Hint { en: "Hint", fr: "Conseil" }
        Analysis { en: "Analysis", fr: "Analyse" }
        Estimate { en: "Estimate", fr: "Estimation" }
        Pass { en: "Pass", fr: "Passer" }
        Resign { en: "Resign", fr: "Abandonner" }
        Resume { en: "Resume", fr: "Poursuivre" }
        Accept { en: "Accept", fr: "Accepter" }
        Rematch { en: "Rematch", fr: "Revanche" }
        Result { en: "Result", fr: "Résultat" }
        Place { en: "{0} / {1}", fr: "{0} / {1}" }
        CommentAndMoves { en: "Comment and moves", fr: "Commentaire et coups" }
        Hide { en: "Hide", fr: "Masquer" }
        LeftColumn { en: "Width of the left column", fr: "Largeur de la colonne de gauche" }
        RightColumn { en: "Width of the right column", fr: "Largeur de la colonne de droite" }
        ColumnTip { en: "Drag to change the width, double-click for the usual one", fr: "Glisser pour changer la largeur, double-cliquer pour la largeur habituelle" }
    }
}
