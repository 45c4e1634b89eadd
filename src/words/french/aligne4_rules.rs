//! The rules of Aligne 4 and of Quarto, told on their page.

use crate::words::{Aligne4Text, translation};

use super::French;

translation! {
    French, Aligne4Text {
        Pieces = "Le plateau et les pièces"
        PiecesTraits =
            "Seize pièces attendent à côté d’un plateau de quatre cases sur quatre. Chacune a quatre traits : elle est noire ou blanche, grande ou petite, animal ou plante, ronde ou carrée. Il n’y en a pas deux pareilles."
        PiecesNobody =
            "Les pièces n’appartiennent à personne. Les deux joueurs puisent dans la même réserve, quelle que soit la couleur."
        Tone = "noire ou blanche"
        Size = "grande ou petite"
        Kind = "animal ou plante"
        Shape = "ronde ou carrée"
        Turn = "Un coup"
        TurnHow =
            "À votre tour, vous choisissez une pièce de la réserve et la case vide où la poser, dans l’ordre que vous voulez. Puis c’est à l’autre joueur. Une pièce posée ne bouge plus."
        TurnTask = "Choisissez une pièce et posez-la sur une case"
        TurnDone = "C’est un coup complet : {0} sur la case {1}"
        Line = "L’alignement gagnant"
        LineHow =
            "Quatre pièces en ligne, en colonne ou en diagonale gagnent si elles ont au moins un trait en commun. Celui qui complète l’alignement a gagné, peu importe qui a posé les trois autres."
        LineTask = "Trouvez une pièce et une case gagnantes"
        LineMissed = "Aucun alignement n’est complet : annulez le coup et cherchez encore"
        NoLine = "Un alignement qui ne gagne pas"
        NoLineHow =
            "Quatre pièces sans trait commun ne gagnent rien. Une telle ligne est morte, et ses pièces ne servent plus que dans d’autres alignements."
        NoLineTask = "Remplissez la ligne du haut : aucune pièce ne la fait gagner"
        NoLineDone = "La ligne est pleine, et la partie continue"
        Safe = "Ce qu’il faut éviter"
        SafeHow =
            "Trois pièces qui partagent un trait menacent tout le monde : le joueur suivant complète l’alignement, tant que la réserve a une pièce avec ce trait. Ne posez pas la troisième vous-même."
        SafeTask = "Posez une pièce sans laisser l’adversaire gagner au coup suivant"
        SafeDone = "Aucune pièce ne peut compléter d’alignement maintenant"
        SafeMissed = "Une pièce peut maintenant compléter un alignement : annulez le coup"
        Drawn = "La partie nulle"
        DrawHow =
            "Quand le plateau est plein sans alignement gagnant, la partie est nulle. Entre joueurs attentifs, c’est assez courant."
        DrawTask = "Il reste une pièce et une case : jouez-les"
        DrawDone = "Le plateau est plein : la partie est nulle"
        Quarto = "Quarto"
        QuartoHow =
            "Quarto est le même jeu à une différence près : l’adversaire choisit la pièce que vous posez. Vous la posez où vous voulez, puis vous lui donnez la suivante. Les alignements gagnants sont les mêmes."
        QuartoTask = "Donnez une pièce avec laquelle l’adversaire ne peut pas gagner"
        QuartoDone = "Personne ne peut gagner avec cette pièce : posez-la et continuez"
        QuartoMissed = "Cette pièce peut compléter un alignement : annulez le coup"
    }
}
