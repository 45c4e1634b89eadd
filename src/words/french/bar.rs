//! The words on the bar under the board.

use crate::words::{BarWords, translation};

use super::French;

translation! {
    French, BarWords {
        Undo = "Annuler"
        Hint = "Conseil"
        Analysis = "Analyse"
        Estimate = "Estimation"
        Review = "Révision"
        Edit = "Éditer"
        Pass = "Passer"
        Resign = "Abandonner"
        Resume = "Poursuivre"
        Accept = "Accepter"
        Rematch = "Revanche"
        Result = "Résultat"
        Place = "{0} / {1}"
        CommentAndMoves = "Commentaire et coups"
        Hide = "Masquer"
        LeftColumn = "Largeur de la colonne de gauche"
        RightColumn = "Largeur de la colonne de droite"
    }
}
