//! The page that teaches the rules.

use super::catalogue;

catalogue! {
    /// What stands on the page beside its lessons.
    pub enum RulesLabel {
        Title { en: "Rules", fr: "Règles" }
        Go { en: "Go", fr: "Go" }
        Othello { en: "Othello", fr: "Othello" }
        Aligne4 { en: "Aligne 4", fr: "Aligne 4" }
        Back { en: "Back", fr: "Retour" }
        BackHint { en: "Leave the rules (Escape)", fr: "Quitter les règles (Échap)" }
        Contents { en: "Contents", fr: "Sommaire" }
        Undo { en: "Undo", fr: "Annuler" }
        UndoOn { en: "Undo: {0}", fr: "Annuler\u{a0}: {0}" }
        Reset { en: "Start over", fr: "Recommencer" }
        ResetOn { en: "Start over: {0}", fr: "Recommencer\u{a0}: {0}" }
        Pass { en: "Pass", fr: "Passer" }
        PassOn { en: "Pass: {0}", fr: "Passer\u{a0}: {0}" }
        TableRules { en: "Rules", fr: "Règle" }
        TableKo { en: "Ko", fr: "Ko" }
        TableSuicide { en: "Suicide", fr: "Suicide" }
        TableScoring { en: "Scoring", fr: "Décompte" }
        TableKomi { en: "Komi", fr: "Komi" }
        TableHandicap { en: "With handicap", fr: "Avec handicap" }
        TablePasses { en: "Passes at the end", fr: "Passes finales" }
    }
}

catalogue! {
    /// The sections of the page, each a title and its paragraphs.
    pub enum RulesText {
        Turns { en: "Board and stones", fr: "Le goban et les pierres" }
        TurnsHow {
            en: "Go is played on the intersections of the lines. Black plays first, then the players take turns, each placing one stone on any empty intersection.",
            fr: "Le go se joue sur les intersections des lignes. Noir commence, puis chacun à son tour pose une pierre sur une intersection libre.",
        }
        TurnsWhy {
            en: "Once placed, a stone does not move. It leaves the board only when it is captured. In the end, whoever controls more of the board wins.",
            fr: "Une pierre posée ne bouge plus. Elle ne quitte le goban que si elle est capturée. À la fin, celui qui contrôle la plus grande partie du goban gagne.",
        }
        Liberties { en: "Chains and liberties", fr: "Chaînes et libertés" }
        LibertiesHow {
            en: "The empty intersections next to a stone along the lines are its liberties. There are four in the middle, three on the edge and two in the corner; diagonals do not count.",
            fr: "Les intersections libres voisines d’une pierre le long des lignes sont ses libertés. Il y en a quatre au centre, trois au bord et deux dans le coin\u{a0}; les diagonales ne comptent pas.",
        }
        LibertiesChain {
            en: "Stones of the same color that are adjacent along the lines form a chain. A chain shares its liberties, each counted once, and its stones live or die together.",
            fr: "Des pierres de même couleur voisines le long des lignes forment une chaîne. Une chaîne partage ses libertés, chacune comptée une fois, et ses pierres vivent ou meurent ensemble.",
        }
        Capture { en: "Capture", fr: "La capture" }
        CaptureHow {
            en: "When the opponent fills the last liberty of a chain, the chain is captured. All its stones are removed from the board and kept as prisoners.",
            fr: "Quand l’adversaire occupe la dernière liberté d’une chaîne, elle est capturée. Toutes ses pierres sont retirées du goban et gardées comme prisonniers.",
        }
        Atari { en: "Atari", fr: "L’atari" }
        AtariHow {
            en: "A chain with a single liberty left is in atari. It can be captured on the next move, unless it gains liberties or captures an attacker.",
            fr: "Une chaîne à qui il ne reste qu’une liberté est en atari. Elle peut être capturée au coup suivant, à moins de gagner des libertés ou de capturer un des attaquants.",
        }
        Suicide { en: "Suicide", fr: "Le suicide" }
        SuicideHow {
            en: "You may not fill the last liberty of your own chain. Such a move is called suicide, and most rules forbid it. New Zealand and Tromp–Taylor rules allow it, and the stones are lost.",
            fr: "On ne peut pas occuper la dernière liberté de sa propre chaîne. Un tel coup est un suicide, et la plupart des règles l’interdisent. Les règles néo-zélandaise et Tromp–Taylor le permettent, et les pierres sont perdues.",
        }
        SuicideCapture {
            en: "Captures come first, though. A stone that seems to have no liberty may be played if it captures, because the captured stones make room for it.",
            fr: "Mais la capture passe avant. Une pierre qui semble sans liberté peut être jouée si elle capture, car les pierres capturées lui font de la place.",
        }
        Ko { en: "Ko", fr: "Le ko" }
        KoHow {
            en: "Sometimes each player could recapture a single stone forever. This shape is called a ko. It may not be retaken at once, because the board would look as it did before.",
            fr: "Parfois, chacun pourrait reprendre une même pierre sans fin. Cette forme s’appelle un ko. On ne peut pas le reprendre aussitôt, car le goban redeviendrait ce qu’il était.",
        }
        KoThreat {
            en: "So you play elsewhere first, ideally a ko threat: a move that must be answered. Once the rest of the board has changed, the ko may be retaken.",
            fr: "Il faut d’abord jouer ailleurs, de préférence une menace de ko\u{a0}: un coup qui demande une réponse. Une fois que le reste du goban a changé, le ko peut être repris.",
        }
        KoSuper {
            en: "Longer cycles exist, but they are rare. A superko rule forbids every position that has been on the board before. Under the simple ko rule such a cycle ends the game with no result.",
            fr: "Il existe des cycles plus longs, mais ils sont rares. Une règle de superko interdit toute position déjà vue sur le goban. Avec la règle du ko simple, un tel cycle termine la partie sans résultat.",
        }
        Life { en: "Life and death", fr: "Vie et mort" }
        LifeTwo {
            en: "An eye is an empty space surrounded by a group. A group with two separate eyes can never be captured: the opponent would have to fill both, and each of the two moves is suicide.",
            fr: "Un œil est un espace vide entouré par un groupe. Un groupe qui a deux yeux séparés ne peut jamais être capturé\u{a0}: l’adversaire devrait remplir les deux, et chacun de ces coups est un suicide.",
        }
        LifeOne {
            en: "A group with only one eye dies once it is surrounded. The last stone is played inside the eye, which is not suicide because it captures.",
            fr: "Un groupe à un seul œil meurt une fois encerclé. La dernière pierre se joue dans l’œil, et ce n’est pas un suicide puisqu’elle capture.",
        }
        Seki { en: "Seki", fr: "Le seki" }
        SekiHow {
            en: "Two groups without two eyes can share their last liberties. Whoever fills one of them is captured, so both players leave them alone. This is called seki: both groups live as they are.",
            fr: "Deux groupes sans deux yeux peuvent partager leurs dernières libertés. Celui qui en occupe une est capturé, alors personne n’y joue. C’est un seki\u{a0}: les deux groupes vivent ainsi.",
        }
        Territory { en: "Territory", fr: "Le territoire" }
        TerritoryHow {
            en: "Empty points surrounded by one color alone are its territory. A region that touches both colors belongs to nobody, and its points are called dame. A single opposing stone inside is enough to leave a region open, until that stone is captured.",
            fr: "Les points vides entourés d’une seule couleur sont son territoire. Une région qui touche les deux couleurs n’est à personne, et ses points s’appellent des dame. Une seule pierre adverse à l’intérieur suffit à laisser une région ouverte, jusqu’à ce qu’elle soit capturée.",
        }
        Ending { en: "Passing and the end of the game", fr: "Passer, et la fin de la partie" }
        EndingHow {
            en: "Instead of playing a stone you may pass. When neither player sees a move worth playing, both pass, and two passes in a row end play.",
            fr: "Au lieu de jouer une pierre, on peut passer. Quand plus personne ne voit de coup utile, les deux joueurs passent, et deux passes de suite terminent le jeu.",
        }
        EndingDisagree {
            en: "Then the score is counted. If the players disagree about a chain, they resume play and settle it on the board.",
            fr: "On compte alors les points. Si les joueurs ne sont pas d’accord sur une chaîne, ils continuent la partie et tranchent sur le goban.",
        }
        Counting { en: "Scoring", fr: "Le décompte" }
        CountingDead {
            en: "Stones that cannot avoid being captured are dead. They are removed without having to be captured, once the players agree on them.",
            fr: "Les pierres qui ne pourraient pas échapper à la capture sont mortes. On les retire sans avoir à les capturer, dès que les joueurs sont d’accord.",
        }
        CountingWays {
            en: "Area scoring adds up your living stones and the points they surround. Territory scoring adds up the points you surround, your prisoners and the opponent’s dead stones. The two nearly always name the same winner.",
            fr: "Le décompte par surface additionne vos pierres vivantes et les points qu’elles entourent. Le décompte par territoire additionne les points entourés, vos prisonniers et les pierres mortes de l’adversaire. Les deux désignent presque toujours le même gagnant.",
        }
        Handicap { en: "Komi and handicap", fr: "Komi et handicap" }
        HandicapKomi {
            en: "Playing first is worth several points. White receives komi in return, often 7.5 points; the half point rules out a draw, called jigo.",
            fr: "Jouer en premier vaut plusieurs points. Blanc reçoit en échange le komi, souvent 7,5 points\u{a0}; le demi-point exclut la partie nulle, appelée jigo.",
        }
        HandicapStones {
            en: "A stronger player can give a handicap. Black then starts with two to nine stones, on the star points or in free placement, and White plays next.",
            fr: "Un joueur plus fort peut donner un handicap. Noir part alors avec deux à neuf pierres, sur les hoshi ou en placement libre, puis Blanc joue.",
        }
        Rulesets { en: "Rulesets compared", fr: "Les règles comparées" }
        RulesetsHow {
            en: "Players in different countries agree on nearly everything. Jego follows the ruleset you choose, and this is where they differ.",
            fr: "D’un pays à l’autre, les joueurs sont d’accord sur presque tout. Jego applique la règle choisie, et voici en quoi elles diffèrent.",
        }
        Discs { en: "Board and discs", fr: "L’othellier et les pions" }
        DiscsHow {
            en: "Othello is played on eight by eight squares, with discs that are black on one side and white on the other. At the start four of them are in the middle, two of each color.",
            fr: "Othello se joue sur huit cases par huit, avec des pions noirs d’un côté et blancs de l’autre. Au départ, quatre pions sont au centre, deux de chaque couleur.",
        }
        DiscsWhy {
            en: "Black plays first, then the players take turns. In the end, whoever has more discs of their color wins.",
            fr: "Noir commence, puis chacun joue à son tour. À la fin, celui qui a le plus de pions de sa couleur gagne.",
        }
        Bracket { en: "Where you can play", fr: "Où l’on peut jouer" }
        BracketHow {
            en: "A new disc must bracket discs of the other color: they lie in a straight line, without a gap, between it and another disc of your color. Rows, columns and diagonals all count.",
            fr: "Le pion posé doit encadrer des pions adverses\u{a0}: ils sont alignés, sans trou, entre lui et un autre pion de votre couleur. Rangées, colonnes et diagonales comptent toutes.",
        }
        BracketTurn {
            en: "Bracketed discs are flipped and change color. A disc that would flip nothing may not be placed.",
            fr: "Les pions encadrés se retournent et changent de couleur. Un pion qui ne retournerait rien ne peut pas être posé.",
        }
        Directions { en: "All directions at once", fr: "Toutes les directions à la fois" }
        DirectionsHow {
            en: "One disc can bracket in up to eight directions. Everything it brackets is flipped, in all of them, and nothing may be left out.",
            fr: "Un seul pion peut encadrer dans huit directions. Tout ce qu’il encadre se retourne, dans chacune d’elles, sans exception.",
        }
        Chain { en: "No chain reaction", fr: "Pas de réaction en chaîne" }
        ChainHow {
            en: "Only the disc that was just placed brackets. Discs that were flipped do not flip others, even if they now close a line.",
            fr: "Seul le pion qui vient d’être posé encadre. Ceux qui se sont retournés n’en retournent pas d’autres, même s’ils ferment maintenant une ligne.",
        }
        Pass { en: "Passing", fr: "Passer" }
        PassHow {
            en: "A player who can flip nothing passes, and the opponent plays again. A player who can move must move. Jego passes for you when you must, and says so.",
            fr: "Celui qui ne peut rien retourner passe, et l’adversaire rejoue. Celui qui peut jouer doit jouer. Jego passe pour vous quand il le faut, et le dit.",
        }
        DiscCount { en: "The end and the score", fr: "La fin et le décompte" }
        DiscCountHow {
            en: "The game ends when neither player can move, usually because the board is full. The discs of each color are counted, and empty squares go to the winner.",
            fr: "La partie finit quand plus personne ne peut jouer, le plus souvent parce que l’othellier est plein. On compte les pions de chaque couleur, et les cases vides vont au gagnant.",
        }
        DiscCountDraw {
            en: "With equal numbers of discs the game is a draw",
            fr: "À égalité de pions, la partie est nulle",
        }
    }
}
