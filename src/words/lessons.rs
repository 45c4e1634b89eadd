//! The little boards of the rules: what to do on them, and what came of it.

use super::catalogue;

catalogue! {
    /// Each board has a name, a task and a sentence for when it is done.
    pub enum LessonText {
        Turns { en: "First stones", fr: "Premières pierres" }
        TurnsTask {
            en: "Place four stones, Black and White in turn",
            fr: "Posez quatre pierres, Noir et Blanc à tour de rôle",
        }
        TurnsDone {
            en: "Four stones on the board, and each stays where it is",
            fr: "Quatre pierres sur le goban, et chacune reste à sa place",
        }
        Liberties { en: "A growing chain", fr: "Une chaîne qui grandit" }
        LibertiesTask {
            en: "Add black stones to the chain until it has eight liberties",
            fr: "Ajoutez des pierres noires à la chaîne jusqu’à huit libertés",
        }
        LibertiesDone {
            en: "Eight liberties: a chain that is hard to capture",
            fr: "Huit libertés\u{a0}: une chaîne difficile à capturer",
        }
        Capture { en: "Capture", fr: "Capture" }
        CaptureTask {
            en: "Black to play: fill the last liberty of the two white stones",
            fr: "À Noir de jouer\u{a0}: occupez la dernière liberté des deux pierres blanches",
        }
        CaptureDone { en: "Captured: two prisoners", fr: "Capturé\u{a0}: deux prisonniers" }
        Atari { en: "Atari", fr: "Atari" }
        AtariTask {
            en: "Put the white stone in atari, one black stone at a time",
            fr: "Mettez la pierre blanche en atari, une pierre noire après l’autre",
        }
        AtariDone {
            en: "Atari: one more move captures it",
            fr: "Atari\u{a0}: un coup de plus et elle est capturée",
        }
        Escape { en: "Out of atari", fr: "Sortir d’atari" }
        EscapeTask {
            en: "The black stone is in atari: give it three liberties",
            fr: "La pierre noire est en atari\u{a0}: donnez-lui trois libertés",
        }
        EscapeDone {
            en: "Out of atari, with three liberties",
            fr: "Sortie d’atari, avec trois libertés",
        }
        Suicide { en: "Suicide", fr: "Suicide" }
        SuicideTask {
            en: "White to play: try the corner",
            fr: "À Blanc de jouer\u{a0}: essayez le coin",
        }
        SuicideDone {
            en: "Illegal: the stone would have no liberties and capture nothing",
            fr: "Interdit\u{a0}: la pierre n’aurait aucune liberté et ne capturerait rien",
        }
        CaptureFirst { en: "Captures come first", fr: "La capture d’abord" }
        CaptureFirstTask {
            en: "The corner again: this time White captures",
            fr: "Encore le coin\u{a0}: cette fois Blanc y capture",
        }
        CaptureFirstDone {
            en: "Legal: the capture made room for the stone",
            fr: "Permis\u{a0}: la capture a fait de la place à la pierre",
        }
        Ko { en: "Ko", fr: "Ko" }
        KoTask {
            en: "Black takes the ko at C6. White tries B6, which is illegal, and plays a threat at E1. Black answers at F2, and White may retake at B6.",
            fr: "Noir prend le ko en C6. Blanc essaie B6, ce qui est interdit, et joue une menace en E1. Noir répond en F2, et Blanc peut reprendre en B6.",
        }
        KoDone {
            en: "Retaken: the board had changed in the meantime",
            fr: "Repris\u{a0}: le goban avait changé entre-temps",
        }
        TwoEyes { en: "Two eyes", fr: "Deux yeux" }
        TwoEyesTask {
            en: "Try to kill the black group: White may play as often as you like",
            fr: "Essayez de tuer le groupe noir\u{a0}: Blanc joue autant de fois que vous voulez",
        }
        TwoEyesDone {
            en: "Playing inside the eyes is illegal: the group lives",
            fr: "Jouer dans les yeux est interdit\u{a0}: le groupe vit",
        }
        OneEye { en: "One eye", fr: "Un seul œil" }
        OneEyeTask {
            en: "Capture the black group: fill the outside liberties, then the eye",
            fr: "Capturez le groupe noir\u{a0}: d’abord les libertés extérieures, puis l’œil",
        }
        OneEyeDone { en: "Captured: five prisoners", fr: "Capturé\u{a0}: cinq prisonniers" }
        MakeEyes { en: "Making two eyes", fr: "Faire deux yeux" }
        MakeEyesTask {
            en: "Black to play and live: one point makes two eyes",
            fr: "Noir joue et vit\u{a0}: un seul point fait deux yeux",
        }
        MakeEyesDone {
            en: "Alive: White can never fill both eyes",
            fr: "Vivant\u{a0}: Blanc ne pourra jamais remplir les deux yeux",
        }
        Seki { en: "Seki", fr: "Seki" }
        SekiTask {
            en: "Let Black fill one of the two shared liberties, then capture with White",
            fr: "Laissez Noir occuper une des deux libertés partagées, puis capturez avec Blanc",
        }
        SekiDone {
            en: "Captured: whoever plays here first loses",
            fr: "Capturé\u{a0}: celui qui joue ici le premier perd",
        }
        Territory { en: "Closing a territory", fr: "Fermer un territoire" }
        TerritoryTask {
            en: "Black to play: close the gap. Then try a white stone inside.",
            fr: "À Noir de jouer\u{a0}: fermez la brèche. Essayez ensuite une pierre blanche à l’intérieur.",
        }
        TerritoryDone {
            en: "Closed: fourteen points of territory for Black",
            fr: "Fermé\u{a0}: quatorze points de territoire pour Noir",
        }
        Ending { en: "Two passes", fr: "Deux passes" }
        EndingTask {
            en: "Nothing is left to gain here: pass for Black, then for White",
            fr: "Il n’y a plus rien à gagner ici\u{a0}: passez pour Noir, puis pour Blanc",
        }
        EndingDone {
            en: "Both players have passed: the score is counted",
            fr: "Les deux joueurs ont passé\u{a0}: on compte les points",
        }
        Counting { en: "Dead or alive", fr: "Mortes ou vivantes" }
        CountingTask {
            en: "Mark the two dead stones and watch the totals",
            fr: "Marquez les deux pierres mortes et suivez les totaux",
        }
        CountingDone {
            en: "Counted: Black leads by seven points either way",
            fr: "Compté\u{a0}: Noir mène de sept points dans les deux cas",
        }
        Handicap { en: "Three handicap stones", fr: "Trois pierres de handicap" }
        HandicapTask {
            en: "Place Black’s three handicap stones, then play White’s first move",
            fr: "Posez les trois pierres de handicap de Noir, puis le premier coup de Blanc",
        }
        HandicapDone {
            en: "The handicap stones are placed, and White has played",
            fr: "Les pierres de handicap sont posées, et Blanc a joué",
        }
        FirstDiscs { en: "First moves", fr: "Premiers coups" }
        FirstDiscsTask {
            en: "Play one move for Black and one for White",
            fr: "Jouez un coup pour Noir et un pour Blanc",
        }
        FirstDiscsDone {
            en: "Two moves, and each has flipped a disc",
            fr: "Deux coups, et chacun a retourné un pion",
        }
        Bracket { en: "Bracketing", fr: "Encadrer" }
        BracketTask {
            en: "Black to play: bracket the three white discs",
            fr: "À Noir de jouer\u{a0}: encadrez les trois pions blancs",
        }
        BracketDone {
            en: "Bracketed: the three discs are black now",
            fr: "Encadrés\u{a0}: les trois pions sont noirs maintenant",
        }
        Gap { en: "A gap", fr: "Un trou" }
        GapTask {
            en: "Black to play: try the marked square",
            fr: "À Noir de jouer\u{a0}: essayez la case marquée",
        }
        GapDone {
            en: "Illegal: an empty square breaks the line, so nothing is bracketed",
            fr: "Interdit\u{a0}: une case vide coupe la ligne, et rien n’est encadré",
        }
        Directions { en: "Eight directions", fr: "Huit directions" }
        DirectionsTask {
            en: "Find the square where one black disc flips eight white ones",
            fr: "Trouvez la case où un pion noir en retourne huit blancs",
        }
        DirectionsDone {
            en: "Eight directions, and eight discs flipped",
            fr: "Huit directions, et huit pions retournés",
        }
        Chain { en: "Only the new disc", fr: "Seulement le nouveau pion" }
        ChainTask {
            en: "Play Black on the marked square, b4, and watch the two white discs below",
            fr: "Jouez Noir sur la case marquée, b4, et regardez les deux pions blancs en dessous",
        }
        ChainDone {
            en: "Both lie between black discs now, and stay white",
            fr: "Les deux sont maintenant entre des pions noirs, et restent blancs",
        }
        ForcedPass { en: "A forced pass", fr: "Une passe forcée" }
        ForcedPassTask {
            en: "Black to play: whatever you choose, White will have no legal move",
            fr: "À Noir de jouer\u{a0}: quel que soit votre choix, Blanc n’aura aucun coup possible",
        }
        ForcedPassDone {
            en: "White had to pass, and Black plays again",
            fr: "Blanc a dû passer, et Noir rejoue",
        }
        LastDiscs { en: "The last moves", fr: "Les derniers coups" }
        LastDiscsTask {
            en: "Play on until neither player can move",
            fr: "Continuez jusqu’à ce qu’aucun joueur ne puisse plus jouer",
        }
        LastDiscsDone {
            en: "The game is over: empty squares go to the winner",
            fr: "La partie est finie\u{a0}: les cases vides vont au gagnant",
        }
        OneTurned { en: "{0} disc flipped", fr: "{0} pion retourné" }
        ManyTurned { en: "{0} discs flipped", fr: "{0} pions retournés" }
        DiscsNow { en: "Discs: Black {0}, White {1}", fr: "Pions\u{a0}: Noir {0}, Blanc {1}" }
        DiscsAtEnd { en: "Score: Black {0}, White {1}", fr: "Score\u{a0}: Noir {0}, Blanc {1}" }
        DiscsAndSquares {
            en: "Score with the empty squares: Black {0}, White {1}",
            fr: "Score avec les cases vides\u{a0}: Noir {0}, Blanc {1}",
        }
        OneLiberty {
            en: "{0} liberty left: the chain is in atari",
            fr: "{0} liberté restante\u{a0}: la chaîne est en atari",
        }
        ManyLiberties { en: "{0} liberties", fr: "{0} libertés" }
        Lifted { en: "The chain has been captured", fr: "La chaîne a été capturée" }
        ToPlay { en: "{0} to play", fr: "À {0} de jouer" }
        OneToPlace { en: "{0} handicap stone to place", fr: "{0} pierre de handicap à placer" }
        ManyToPlace { en: "{0} handicap stones to place", fr: "{0} pierres de handicap à placer" }
        Prisoners {
            en: "Prisoners: Black {0}, White {1}",
            fr: "Prisonniers\u{a0}: Noir {0}, Blanc {1}",
        }
        TerritoryNow {
            en: "Territory: Black {0}, White {1}",
            fr: "Territoire\u{a0}: Noir {0}, Blanc {1}",
        }
        ByArea {
            en: "By area: Black {0} stones + {1} points = {2}, White {3} + {4} = {5}",
            fr: "Par surface\u{a0}: Noir {0} pierres + {1} points = {2}, Blanc {3} + {4} = {5}",
        }
        ByTerritory {
            en: "By territory: Black {0} points + {1} dead = {2}, White {3} + {4} = {5}",
            fr: "Par territoire\u{a0}: Noir {0} points + {1} mortes = {2}, Blanc {3} + {4} = {5}",
        }
    }
}
