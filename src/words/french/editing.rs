//! What is said about editing a game.

use crate::words::{EditWords, translation};

use super::French;

translation! {
    French, EditWords {
        Palette = "Outils d’édition"
        NextLabel = "{0}, suivant {1}"
        LineFrom = "Depuis {0} : choisissez l’autre bout"
        Undone = "Annulé : {0}"
        Redone = "Rétabli : {0}"
        Marks = "marques"
        Stones = "pierres placées à la main"
        Comment = "commentaire"
        Header = "informations sur la partie"
        Annotation = "annotations"
        Deletion = "suppression de branche"
        Restoration = "retour de la branche"
        Order = "ordre des variantes"
        Paste = "collage"
        Flattening = "nouveau début de partie"
        Rules = "règles"
        Pasted = { one: "{0} coup collé", other: "{0} coups collés" }
        OnMainLine = "C’est déjà la variante principale"
        MadeMainLine = "C’est maintenant la variante principale"
        Reordered = "Variante déplacée"
        Flattened = "La partie commence maintenant par cette position"
        CopiedBranch = "Branche copiée dans le presse-papiers"
        CopiedPosition = "Position copiée dans le presse-papiers"
        CopiedDiagram = "Diagramme copié dans le presse-papiers"
        CutBranch = "Branche déplacée dans le presse-papiers"
        NotPasted = "Rien n’a été collé : {0}"
        Neither = "le texte n’est ni du SGF ni un diagramme"
        OtherGame = "le texte est celui d’un autre jeu"
        OtherBoard = "le texte est celui d’un goban {0}×{1}"
        TooLarge = "il est trop grand pour un goban"
        Empty = "il ne contient ni coup ni position"
        BadSign = "ligne {0} : « {1} » ne veut rien dire dans un diagramme"
        Uneven = "la ligne {0} a {1} points, celles du dessus {2}"
        NotSquare = "le diagramme a {0} lignes et {1} colonnes"
        Overfull = "{0} lignes de {1} points dépassent du goban"
        Annotate = "Annotations"
        NodeName = "Nom"
        OfMove = "Coup"
        OfPosition = "Position"
        None = "Aucune"
        Value = "Score estimé, positif si Noir mène"
        BadValue = "Le score doit être un nombre, comme 3,5 ou -2"
        Figure = "Une figure de la partie imprimée commence ici"
        ValueIs = "Score estimé {0}"
        FigureHere = "Début de figure"
        SamePosition = "{0}, même position que {1}"
        Collapsed = { one: "{1}, {0} coup masqué", other: "{1}, {0} coups masqués" }
        OnlyHere = "On n’arrive à cette position que d’une façon"
    }
}
