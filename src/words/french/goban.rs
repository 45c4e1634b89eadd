//! What is said about a board and its points.

use crate::words::{GobanWords, translation};

use super::French;

translation! {
    French, GobanWords {
        Board = "Goban, {0} sur {0}"
        OthelloBoard = "Othellier, {0} sur {0}"
        Empty = "vide"
        Black = "noir"
        White = "blanc"
        LastMove = "dernier coup"
        Dead = "mort"
        Ko = "ko"
        BlackTerritory = "territoire noir"
        WhiteTerritory = "territoire blanc"
        Playable = "coup possible"
        NextMove = "coup suivant"
        Hint = "conseil"
        Candidate = "coup envisagé"
        Move = "coup {0}"
        Triangle = "triangle"
        Square = "carré"
        Circle = "cercle"
        Cross = "croix"
        Selected = "marqué"
        Label = "repère {0}"

        Dimmed = "estompé"
        Hidden = "hors du diagramme"
        ArrowTo = "flèche vers {0}"
        LineTo = "ligne vers {0}"
    }
}
