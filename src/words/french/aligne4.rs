//! Pieces, and what is said of a board of them.

use crate::words::{PieceBoardWords, translation};

use super::French;

translation! {
    French, PieceBoardWords {
        Board = "Plateau, 4 sur 4"
        Tray = "Réserve"
        SquareEmpty = "Case {0}, vide"
        SquareWith = "Case {0}, {1}"
        InTray = "{0}, dans la réserve"
        InHand = "{0}, dans la main de {1}"
        HandOf = "Dans la main de {0}"
        Last = "dernière pièce"
        Chosen = "sélection"
        Hint = "conseil"
        Winning = "dans l’alignement gagnant"
        NotQuarto = "Ce n’est pas Quarto : vous choisissez la pièce et la case"
        Both = "Choisissez une pièce et une case"
        NowSquare = "Choisissez maintenant une case pour cette pièce"
        NowPiece = "Choisissez maintenant une pièce pour cette case"
        Give = "{0} choisit une pièce pour {1}"
        Draw = "Le plateau est plein, sans alignement gagnant"
    }
}
