//! What is said about a board and its points.

use super::catalogue;

catalogue! {
    /// The words of the goban.
    pub enum GobanWords {
        Board { en: "Go board, {0} by {0}", fr: "Goban, {0} sur {0}" }
        OthelloBoard { en: "Othello board, {0} by {0}", fr: "Othellier, {0} sur {0}" }
        Empty { en: "empty", fr: "vide" }
        Black { en: "black", fr: "noir" }
        White { en: "white", fr: "blanc" }
        LastMove { en: "last move", fr: "dernier coup" }
        Dead { en: "dead", fr: "mort" }
        Ko { en: "ko", fr: "ko" }
        BlackTerritory { en: "black territory", fr: "territoire noir" }
        WhiteTerritory { en: "white territory", fr: "territoire blanc" }
        Playable { en: "legal move", fr: "coup possible" }
        NextMove { en: "next move", fr: "coup suivant" }
        Hint { en: "hint", fr: "conseil" }
        Candidate { en: "candidate move", fr: "coup envisagé" }
        Move { en: "move {0}", fr: "coup {0}" }
        Triangle { en: "triangle", fr: "triangle" }
        Square { en: "square", fr: "carré" }
        Circle { en: "circle", fr: "cercle" }
        Cross { en: "cross", fr: "croix" }
        Selected { en: "marked", fr: "marqué" }
        Label { en: "label {0}", fr: "repère {0}" }

        Dimmed { en: "dimmed", fr: "estompé" }
        Hidden { en: "not in the diagram", fr: "hors du diagramme" }
        ArrowTo { en: "arrow to {0}", fr: "flèche vers {0}" }
        LineTo { en: "line to {0}", fr: "ligne vers {0}" }
    }
}
