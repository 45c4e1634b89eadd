//! The rules of Aligne 4 and of Quarto, told on their page.

use super::catalogue;

catalogue! {
    /// Sections with their paragraphs, and the boards that go with them.
    pub enum Aligne4Text {
        Pieces { en: "Board and pieces", fr: "Le plateau et les pièces" }
        PiecesTraits {
            en: "Sixteen pieces lie beside a board of four by four squares. Each has four traits: it is black or white, large or small, an animal or a plant, round or square. No two are alike.",
            fr: "Seize pièces attendent à côté d’un plateau de quatre cases sur quatre. Chacune a quatre traits\u{a0}: elle est noire ou blanche, grande ou petite, animal ou plante, ronde ou carrée. Il n’y en a pas deux pareilles.",
        }
        PiecesNobody {
            en: "The pieces belong to nobody. Both players take from the same tray, whatever the color.",
            fr: "Les pièces ne sont à personne. Les deux joueurs puisent dans la même réserve, quelle que soit la couleur.",
        }
        Tone { en: "black or white", fr: "noire ou blanche" }
        Size { en: "large or small", fr: "grande ou petite" }
        Kind { en: "animal or plant", fr: "animal ou plante" }
        Shape { en: "round or square", fr: "ronde ou carrée" }
        Turn { en: "A move", fr: "Un coup" }
        TurnHow {
            en: "On your turn you choose any piece of the tray and the empty square to put it on, in either order. Then it is the other player’s turn. A piece that stands on the board stays there.",
            fr: "À votre tour, vous choisissez une pièce de la réserve et la case vide où la poser, dans l’ordre que vous voulez. Puis c’est à l’autre joueur. Une pièce posée ne bouge plus.",
        }
        TurnTask { en: "Choose a piece and put it on a square", fr: "Choisissez une pièce et posez-la sur une case" }
        TurnDone { en: "That is a whole move: {0} on square {1}", fr: "C’est un coup entier\u{a0}: {0} en case {1}" }
        Line { en: "The line that wins", fr: "L’alignement gagnant" }
        LineHow {
            en: "Four pieces in a row, a column or a diagonal win if they share at least one trait. The player who completes the line has won, whoever put the other three.",
            fr: "Quatre pièces en ligne, en colonne ou en diagonale gagnent si elles ont au moins un trait en commun. Celui qui complète l’alignement a gagné, peu importe qui a posé les trois autres.",
        }
        LineTask { en: "Find a piece and a square that win", fr: "Trouvez une pièce et une case qui gagnent" }
        LineMissed { en: "No line is complete: take the move back and look again", fr: "Aucun alignement n’est complet\u{a0}: annulez le coup et cherchez encore" }
        NoLine { en: "A line that does not win", fr: "Un alignement qui ne gagne pas" }
        NoLineHow {
            en: "Four pieces that have nothing in common win nothing. Such a row is dead, and whatever stands in it can only serve in other lines.",
            fr: "Quatre pièces sans trait commun ne gagnent rien. Une telle ligne est morte, et ses pièces ne servent plus que dans d’autres alignements.",
        }
        NoLineTask { en: "Fill the top row: no piece makes it win", fr: "Remplissez la ligne du haut\u{a0}: aucune pièce ne la fait gagner" }
        NoLineDone { en: "The row is full, and the game goes on", fr: "La ligne est pleine, et la partie continue" }
        Safe { en: "What not to leave", fr: "Ce qu’il ne faut pas laisser" }
        SafeHow {
            en: "Three pieces that share a trait are a threat to both: whoever is next completes the line, as long as the tray holds a piece with that trait. Do not make the third one yourself.",
            fr: "Trois pièces qui partagent un trait menacent tout le monde\u{a0}: le joueur suivant complète l’alignement, tant que la réserve a une pièce avec ce trait. Ne posez pas la troisième vous-même.",
        }
        SafeTask { en: "Put a piece so that the other player cannot win at once", fr: "Posez une pièce sans que l’autre puisse gagner aussitôt" }
        SafeDone { en: "No piece completes a line now", fr: "Aucune pièce ne complète d’alignement maintenant" }
        SafeMissed { en: "Now a piece completes a line: take the move back", fr: "Une pièce complète maintenant un alignement\u{a0}: annulez le coup" }
        Drawn { en: "The draw", fr: "La partie nulle" }
        DrawHow {
            en: "When the board is full and no line has won, the game is a draw. Between careful players this is quite common.",
            fr: "Quand le plateau est plein sans alignement gagnant, la partie est nulle. Entre joueurs attentifs, c’est assez courant.",
        }
        DrawTask { en: "One piece and one square are left: play them", fr: "Il reste une pièce et une case\u{a0}: jouez-les" }
        DrawDone { en: "The board is full: the game is a draw", fr: "Le plateau est plein\u{a0}: la partie est nulle" }
        Quarto { en: "Quarto", fr: "Quarto" }
        QuartoHow {
            en: "Quarto is the same game with one difference: the opponent chooses the piece that you put on the board. You set it where you like, then you hand over the next one. The lines that win are the same.",
            fr: "Quarto est le même jeu à une différence près\u{a0}: l’adversaire choisit la pièce que vous posez. Vous la posez où vous voulez, puis vous lui donnez la suivante. Les alignements qui gagnent sont les mêmes.",
        }
        QuartoTask { en: "Hand over a piece with which the other player cannot win", fr: "Donnez une pièce avec laquelle l’adversaire ne peut pas gagner" }
        QuartoDone { en: "With this piece nobody wins: set it, and go on", fr: "Avec cette pièce, personne ne gagne\u{a0}: posez-la, et continuez" }
        QuartoMissed { en: "With this piece a line can be completed: take it back", fr: "Cette pièce complète un alignement\u{a0}: reprenez-la" }
    }
}
