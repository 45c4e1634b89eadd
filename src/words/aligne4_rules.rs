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
            en: "The pieces belong to neither player. Both take from the same tray, whatever the color.",
            fr: "Les pièces n’appartiennent à personne. Les deux joueurs puisent dans la même réserve, quelle que soit la couleur.",
        }
        Tone { en: "black or white", fr: "noire ou blanche" }
        Size { en: "large or small", fr: "grande ou petite" }
        Kind { en: "animal or plant", fr: "animal ou plante" }
        Shape { en: "round or square", fr: "ronde ou carrée" }
        Turn { en: "A move", fr: "Un coup" }
        TurnHow {
            en: "On your turn, choose any piece from the tray and an empty square to place it on, in either order. Then it is the other player’s turn. Once placed, a piece stays where it is.",
            fr: "À votre tour, vous choisissez une pièce de la réserve et la case vide où la poser, dans l’ordre que vous voulez. Puis c’est à l’autre joueur. Une pièce posée ne bouge plus.",
        }
        TurnTask { en: "Choose a piece and place it on a square", fr: "Choisissez une pièce et posez-la sur une case" }
        TurnDone { en: "That is a complete move: {0} on square {1}", fr: "C’est un coup complet\u{a0}: {0} sur la case {1}" }
        Line { en: "The winning line", fr: "L’alignement gagnant" }
        LineHow {
            en: "Four pieces in a row, a column or a diagonal win if they share at least one trait. The player who completes the line wins, no matter who placed the other three.",
            fr: "Quatre pièces en ligne, en colonne ou en diagonale gagnent si elles ont au moins un trait en commun. Celui qui complète l’alignement a gagné, peu importe qui a posé les trois autres.",
        }
        LineTask { en: "Find a winning piece and square", fr: "Trouvez une pièce et une case gagnantes" }
        LineMissed { en: "No line is complete: undo the move and look again", fr: "Aucun alignement n’est complet\u{a0}: annulez le coup et cherchez encore" }
        NoLine { en: "A line that does not win", fr: "Un alignement qui ne gagne pas" }
        NoLineHow {
            en: "Four pieces that have nothing in common do not win. Such a line is dead, and its pieces can only serve in other lines.",
            fr: "Quatre pièces sans trait commun ne gagnent rien. Une telle ligne est morte, et ses pièces ne servent plus que dans d’autres alignements.",
        }
        NoLineTask { en: "Fill the top row: no piece makes it win", fr: "Remplissez la ligne du haut\u{a0}: aucune pièce ne la fait gagner" }
        NoLineDone { en: "The row is full, and the game goes on", fr: "La ligne est pleine, et la partie continue" }
        Safe { en: "What to avoid", fr: "Ce qu’il faut éviter" }
        SafeHow {
            en: "Three pieces that share a trait are a threat to both players: whoever moves next completes the line, as long as the tray has a piece with that trait. Do not place the third one yourself.",
            fr: "Trois pièces qui partagent un trait menacent tout le monde\u{a0}: le joueur suivant complète l’alignement, tant que la réserve a une pièce avec ce trait. Ne posez pas la troisième vous-même.",
        }
        SafeTask { en: "Place a piece so that your opponent cannot win on the next move", fr: "Posez une pièce sans laisser l’adversaire gagner au coup suivant" }
        SafeDone { en: "No piece can complete a line now", fr: "Aucune pièce ne peut compléter d’alignement maintenant" }
        SafeMissed { en: "A piece can now complete a line: undo the move", fr: "Une pièce peut maintenant compléter un alignement\u{a0}: annulez le coup" }
        Drawn { en: "The draw", fr: "La partie nulle" }
        DrawHow {
            en: "When the board is full without a winning line, the game is a draw. Between careful players this is quite common.",
            fr: "Quand le plateau est plein sans alignement gagnant, la partie est nulle. Entre joueurs attentifs, c’est assez courant.",
        }
        DrawTask { en: "One piece and one square are left: play them", fr: "Il reste une pièce et une case\u{a0}: jouez-les" }
        DrawDone { en: "The board is full: the game is a draw", fr: "Le plateau est plein\u{a0}: la partie est nulle" }
        Quarto { en: "Quarto", fr: "Quarto" }
        QuartoHow {
            en: "Quarto is the same game with one difference: your opponent chooses the piece you place. You place it where you like, then hand over the next one. The winning lines are the same.",
            fr: "Quarto est le même jeu à une différence près\u{a0}: l’adversaire choisit la pièce que vous posez. Vous la posez où vous voulez, puis vous lui donnez la suivante. Les alignements gagnants sont les mêmes.",
        }
        QuartoTask { en: "Hand over a piece your opponent cannot win with", fr: "Donnez une pièce avec laquelle l’adversaire ne peut pas gagner" }
        QuartoDone { en: "Nobody can win with this piece: place it and play on", fr: "Personne ne peut gagner avec cette pièce\u{a0}: posez-la et continuez" }
        QuartoMissed { en: "This piece can complete a line: undo the move", fr: "Cette pièce peut compléter un alignement\u{a0}: annulez le coup" }
    }
}
