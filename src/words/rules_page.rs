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
        Reset { en: "Start again", fr: "Recommencer" }
        ResetOn { en: "Start again: {0}", fr: "Recommencer\u{a0}: {0}" }
        Pass { en: "Pass", fr: "Passer" }
        PassOn { en: "Pass: {0}", fr: "Passer\u{a0}: {0}" }
        TableRules { en: "Rules", fr: "Règle" }
        TableKo { en: "Ko", fr: "Ko" }
        TableSuicide { en: "Suicide", fr: "Suicide" }
        TableScoring { en: "Counting", fr: "Compte" }
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
            en: "Go is played on the crossings of the lines. Black begins, then the two players take turns, one stone each on any empty crossing.",
            fr: "On joue sur les croisements des lignes. Noir commence, puis chacun à son tour pose une pierre sur un croisement libre.",
        }
        TurnsWhy {
            en: "A stone that is set does not move again. It leaves the board only when it is captured. In the end, whoever holds more of the board has won.",
            fr: "Une pierre posée ne bouge plus. Elle ne quitte le goban que si elle est capturée. À la fin, celui qui tient la plus grande part du goban a gagné.",
        }
        Liberties { en: "Chains and liberties", fr: "Chaînes et libertés" }
        LibertiesHow {
            en: "The empty crossings next to a stone along the lines are its liberties. There are four in the middle, three at the edge and two in the corner; diagonals do not count.",
            fr: "Les croisements libres voisins d’une pierre le long des lignes sont ses libertés. Il y en a quatre au centre, trois au bord et deux dans le coin\u{a0}; les diagonales ne comptent pas.",
        }
        LibertiesChain {
            en: "Stones of one color that are neighbours along the lines form a chain. A chain shares its liberties, each counted once, and its stones live or fall together.",
            fr: "Des pierres de même couleur voisines le long des lignes forment une chaîne. Une chaîne partage ses libertés, chacune comptée une fois, et ses pierres vivent ou tombent ensemble.",
        }
        Capture { en: "Capture", fr: "La capture" }
        CaptureHow {
            en: "When the other side fills the last liberty of a chain, the chain is captured. All its stones are lifted off the board and kept as prisoners.",
            fr: "Quand l’adversaire occupe la dernière liberté d’une chaîne, elle est capturée. Toutes ses pierres sont retirées du goban et gardées comme prisonniers.",
        }
        Atari { en: "Atari", fr: "L’atari" }
        AtariHow {
            en: "A chain with a single liberty left is in atari. It can be captured on the next move, unless it gains liberties or captures one of the attackers.",
            fr: "Une chaîne à qui il ne reste qu’une liberté est en atari. Elle peut être capturée au coup suivant, à moins de gagner des libertés ou de capturer un des attaquants.",
        }
        Suicide { en: "Suicide", fr: "Le suicide" }
        SuicideHow {
            en: "You may not take the last liberty of your own chain. Such a move is called suicide, and most rules refuse it. New Zealand and Tromp–Taylor rules allow it, and the stones are lost.",
            fr: "On ne peut pas prendre la dernière liberté de sa propre chaîne. Un tel coup est un suicide, et la plupart des règles le refusent. Les règles néo-zélandaise et Tromp-Taylor le permettent, et les pierres sont perdues.",
        }
        SuicideCapture {
            en: "Capture comes first, though. A stone that seems to have no liberty may be set when it captures, because the lifted stones leave room.",
            fr: "Mais la capture passe avant. Une pierre qui semble sans liberté peut être posée si elle capture, car les pierres retirées lui font de la place.",
        }
        Ko { en: "Ko", fr: "Le ko" }
        KoHow {
            en: "Sometimes each side could take back a single stone for ever. This shape is called a ko. It may not be retaken at once, because the board would look as it did before.",
            fr: "Parfois, chacun pourrait reprendre une même pierre sans fin. Cette forme s’appelle un ko. On ne peut pas le reprendre aussitôt, car le goban redeviendrait ce qu’il était.",
        }
        KoThreat {
            en: "So you play elsewhere first, best a threat that has to be answered. Once the rest of the board has changed, the ko may be retaken.",
            fr: "Il faut d’abord jouer ailleurs, de préférence une menace qui demande une réponse. Une fois que le reste du goban a changé, le ko peut être repris.",
        }
        KoSuper {
            en: "Longer cycles exist, though they are rare. A superko rule refuses every position that has been on the board before. Under the simple ko rule such a cycle ends the game without result.",
            fr: "Il existe des cycles plus longs, mais ils sont rares. Une règle de superko refuse toute position déjà vue sur le goban. Avec la règle du ko simple, un tel cycle finit la partie sans résultat.",
        }
        Life { en: "Life with two eyes", fr: "Vivre avec deux yeux" }
        LifeTwo {
            en: "An eye is an empty space that a group surrounds. A group with two separate eyes can never be captured: the other side would have to fill both, and each of the two moves is suicide.",
            fr: "Un œil est un espace vide qu’un groupe entoure. Un groupe qui a deux yeux séparés ne peut jamais être capturé\u{a0}: l’adversaire devrait remplir les deux, et chacun de ces coups est un suicide.",
        }
        LifeOne {
            en: "A group with one eye dies once it is surrounded. The last stone goes into the eye, and that is no suicide because it captures.",
            fr: "Un groupe à un seul œil meurt une fois encerclé. La dernière pierre se joue dans l’œil, et ce n’est pas un suicide puisqu’elle capture.",
        }
        Seki { en: "Seki", fr: "Le seki" }
        SekiHow {
            en: "Two groups without two eyes can share their last liberties. Whoever fills one of them is captured, so both leave them alone. This is called seki: both groups live as they are.",
            fr: "Deux groupes sans deux yeux peuvent partager leurs dernières libertés. Celui qui en occupe une est capturé, alors personne n’y touche. C’est un seki\u{a0}: les deux groupes vivent ainsi.",
        }
        Territory { en: "Territory", fr: "Le territoire" }
        TerritoryHow {
            en: "Empty points that one color alone surrounds are its territory. A region that touches both colors belongs to nobody. A single stone of the other side inside is enough to leave it open, until that stone is lifted.",
            fr: "Les points vides qu’une seule couleur entoure sont son territoire. Une région qui touche les deux couleurs n’est à personne. Une seule pierre adverse à l’intérieur suffit à la laisser ouverte, jusqu’à ce qu’elle soit retirée.",
        }
        Ending { en: "Passing and the end", fr: "Passer, et la fin" }
        EndingHow {
            en: "Instead of setting a stone you may pass. When neither side sees a move worth playing, both pass, and two passes in a row end play.",
            fr: "Au lieu de poser une pierre, on peut passer. Quand plus personne ne voit de coup utile, les deux passent, et deux passes de suite finissent le jeu.",
        }
        EndingDisagree {
            en: "Then the board is counted. Should the players disagree about a chain, they resume the game and find out on the board.",
            fr: "On compte alors le goban. Si les joueurs ne sont pas d’accord sur une chaîne, ils reprennent la partie et le vérifient sur le goban.",
        }
        Counting { en: "Counting", fr: "Le compte" }
        CountingDead {
            en: "Stones that could not escape capture are dead. They are taken off without having to be captured, once the players agree on them.",
            fr: "Les pierres qui ne pourraient pas échapper à la capture sont mortes. On les retire sans avoir à les capturer, dès que les joueurs sont d’accord.",
        }
        CountingWays {
            en: "Area counting adds up your living stones and the points they surround. Territory counting adds up the points you surround, your prisoners and the dead stones. The two nearly always name the same winner.",
            fr: "Le compte par aire additionne vos pierres vivantes et les points qu’elles entourent. Le compte par territoire additionne les points entourés, vos prisonniers et les pierres mortes. Les deux désignent presque toujours le même gagnant.",
        }
        Handicap { en: "Komi and handicap", fr: "Komi et handicap" }
        HandicapKomi {
            en: "To play first is worth several points. White gets komi in return, often 7.5 points; the half point leaves no room for a draw.",
            fr: "Jouer en premier vaut plusieurs points. Blanc reçoit en échange le komi, souvent 7,5 points\u{a0}; le demi-point exclut la partie nulle.",
        }
        HandicapStones {
            en: "A stronger player can give handicap. Black then starts with two to nine stones, on the star points or wherever Black likes, and White plays next.",
            fr: "Un joueur plus fort peut donner un handicap. Noir part alors avec deux à neuf pierres, sur les hoshis ou là où il le souhaite, puis Blanc joue.",
        }
        Rulesets { en: "The rulesets side by side", fr: "Les règles côte à côte" }
        RulesetsHow {
            en: "Players in different countries agree on nearly everything. Jego does what the chosen ruleset says, and this is where they differ.",
            fr: "D’un pays à l’autre, les joueurs sont d’accord sur presque tout. Jego applique la règle choisie, et voici en quoi elles diffèrent.",
        }
        Discs { en: "Board and discs", fr: "L’othellier et les pions" }
        DiscsHow {
            en: "Othello is played on eight by eight squares, with discs that are black on one side and white on the other. At the start four of them lie in the middle, two of each color.",
            fr: "On joue sur huit cases sur huit, avec des pions noirs d’un côté et blancs de l’autre. Au départ, quatre pions sont au centre, deux de chaque couleur.",
        }
        DiscsWhy {
            en: "Black begins, then the two players take turns. In the end, whoever has more discs with their color up has won.",
            fr: "Noir commence, puis chacun joue à son tour. À la fin, celui qui a le plus de pions de sa couleur a gagné.",
        }
        Bracket { en: "What can be played", fr: "Où l’on peut jouer" }
        BracketHow {
            en: "A new disc must bracket discs of the other side: they lie in a straight line, without a gap, between it and another disc of your color. Rows, columns and diagonals all count.",
            fr: "Le pion posé doit encadrer des pions adverses\u{a0}: ils sont alignés, sans trou, entre lui et un autre pion de votre couleur. Rangées, colonnes et diagonales comptent toutes.",
        }
        BracketTurn {
            en: "The discs that are bracketed turn over and change sides. A disc that would turn nothing over may not be put.",
            fr: "Les pions encadrés se retournent et changent de camp. Un pion qui ne retournerait rien ne peut pas être posé.",
        }
        Directions { en: "All directions at once", fr: "Toutes les directions à la fois" }
        DirectionsHow {
            en: "One disc can bracket in up to eight directions. Whatever it brackets turns over, in all of them, and nobody may leave some of it as it was.",
            fr: "Un seul pion peut encadrer dans huit directions. Tout ce qu’il encadre se retourne, dans chacune d’elles, et l’on ne peut pas en laisser.",
        }
        Chain { en: "No chain reaction", fr: "Pas de réaction en chaîne" }
        ChainHow {
            en: "Only the disc that was just put brackets. Those that turned over turn no others, even where they now close a line.",
            fr: "Seul le pion qui vient d’être posé encadre. Ceux qui se sont retournés n’en retournent pas d’autres, même s’ils ferment maintenant une ligne.",
        }
        Pass { en: "Passing", fr: "Passer" }
        PassHow {
            en: "Whoever can turn nothing over passes, and the other side plays again. Whoever can move has to. Jego passes for you where you must, and says so.",
            fr: "Celui qui ne peut rien retourner passe, et l’adversaire rejoue. Celui qui peut jouer doit jouer. Jego passe pour vous quand il le faut, et le dit.",
        }
        DiscCount { en: "The end and the count", fr: "La fin et le compte" }
        DiscCountHow {
            en: "The game ends when neither side can move, most often because the board is full. The discs of each color are counted, and squares that stayed empty go to the winner.",
            fr: "La partie finit quand plus personne ne peut jouer, le plus souvent parce que l’othellier est plein. On compte les pions de chaque couleur, et les cases restées vides vont au gagnant.",
        }
        DiscCountDraw {
            en: "With as many discs on both sides the game is a draw",
            fr: "Avec autant de pions de chaque côté, la partie est nulle",
        }
    }
}
