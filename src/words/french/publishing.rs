//! What stands on printed pages, and on the page where they are chosen.

use crate::words::{PublishingWords, translation};

use super::French;

translation! {
    French, PublishingWords {
        Player = "{0} : {1}"
        Komi = "Komi {0}"
        RulesOf = "Règles : {0}"
        Round = "Ronde {0}"
        Figure = "Figure {0}"
        Moves = "Coups {0} à {1}"
        Move = "Coup {0}"
        At = "{0} en {1}"
        Passed = "{0} passe"
        CommentAt = "{0} : {1}"
        Start = "Début de la partie"

        Title = "Exporter"
        Show = "Contenu"
        Position = "Cette position"
        Figures = "Coups numérotés"
        Line = "Les coups un par un"
        Kifu = "Feuille de kifu"
        Format = "Format"
        Text = "Texte"
        Wiki = "Notation wiki"
        From = "du coup"
        To = "au coup"
        Part = "Partie du goban"
        WholeBoard = "Tout le goban"
        AroundStones = "Autour des pierres"
        DragPart = "Faites glisser sur le goban pour en choisir une partie"
        Numbers = "Numéros des coups"
        NoNumbers = "Aucun"
        AsInFile = "Ceux du fichier"
        Whole = "Ceux de la partie"
        FromOne = "À partir de 1 dans chaque figure"
        LastDigits = "Les deux derniers chiffres"
        MovesInFigure = "Coups par figure"
        BreaksOfFile = "Figures du fichier"
        Marks = "Marques et lettres"
        Coordinates = "Coordonnées"
        Comments = "Commentaires"
        Look = "Couleurs"
        Print = "Noir et blanc"
        Wood = "Comme sur du bois"
        Paper = "Papier"
        Width = "Largeur en pixels"
        Pace = "Secondes par coup"
        Preview = "Aperçu"
        Page = "Page {0} sur {1}"
        PreviousPage = "Page précédente"
        NextPage = "Page suivante"
        Save = "Enregistrer…"
        CopyPicture = "Copier comme image"
        CopyText = "Copier comme texte"
        PictureCopied = "L’image a été copiée"
        TextCopied = "Le texte a été copié"
        NoFigures = "Les plateaux de ce jeu s’exportent en images, depuis le menu Fichier"
        Unprintable = "La police d’impression n’a pas ces caractères : {0}"
        NoSuchMove = {
            one: "Il n’y a pas de coup {0} ; cette ligne a {1} coup",
            other: "Il n’y a pas de coup {0} ; cette ligne a {1} coups"
        }
        NoMoves = "Aucun coup n’a été joué sur cette ligne"
        TooLarge = "Cette image serait trop grande ; choisissez une largeur plus petite"
    }
}
