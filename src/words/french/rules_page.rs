//! The page that teaches the rules.

use crate::words::{RulesLabel, RulesText, translation};

use super::French;

translation! {
    French, RulesLabel {
        Title = "Règles"
        Go = "Go"
        Othello = "Othello"
        Aligne4 = "Aligne 4"
        Back = "Retour"
        BackHint = "Quitter les règles (Échap)"
        Contents = "Sommaire"
        Undo = "Annuler"
        UndoOn = "Annuler : {0}"
        Reset = "Recommencer"
        ResetOn = "Recommencer : {0}"
        Pass = "Passer"
        PassOn = "Passer : {0}"
        TableRules = "Règle"
        TableKo = "Ko"
        TableSuicide = "Suicide"
        TableScoring = "Décompte"
        TableKomi = "Komi"
        TableHandicap = "Avec handicap"
        TablePasses = "Passes finales"
    }
}

translation! {
    French, RulesText {
        Turns = "Le goban et les pierres"
        TurnsHow =
            "Le go se joue sur les intersections des lignes. Noir commence, puis chacun à son tour pose une pierre sur une intersection libre."
        TurnsWhy =
            "Une pierre posée ne bouge plus. Elle ne quitte le goban que si elle est capturée. À la fin, celui qui contrôle la plus grande partie du goban gagne."
        Liberties = "Chaînes et libertés"
        LibertiesHow =
            "Les intersections libres voisines d’une pierre le long des lignes sont ses libertés. Il y en a quatre au centre, trois au bord et deux dans le coin ; les diagonales ne comptent pas."
        LibertiesChain =
            "Des pierres de même couleur voisines le long des lignes forment une chaîne. Une chaîne partage ses libertés, chacune comptée une fois, et ses pierres vivent ou meurent ensemble."
        Capture = "La capture"
        CaptureHow =
            "Quand l’adversaire occupe la dernière liberté d’une chaîne, elle est capturée. Toutes ses pierres sont retirées du goban et gardées comme prisonniers."
        Atari = "L’atari"
        AtariHow =
            "Une chaîne à qui il ne reste qu’une liberté est en atari. Elle peut être capturée au coup suivant, à moins de gagner des libertés ou de capturer un des attaquants."
        Suicide = "Le suicide"
        SuicideHow =
            "On ne peut pas occuper la dernière liberté de sa propre chaîne. Un tel coup est un suicide, et la plupart des règles l’interdisent. Les règles néo-zélandaise et Tromp–Taylor le permettent, et les pierres sont perdues."
        SuicideCapture =
            "Mais la capture passe avant. Une pierre qui semble sans liberté peut être jouée si elle capture, car les pierres capturées lui font de la place."
        Ko = "Le ko"
        KoHow =
            "Parfois, chacun pourrait reprendre une même pierre sans fin. Cette forme s’appelle un ko. On ne peut pas le reprendre aussitôt, car le goban redeviendrait ce qu’il était."
        KoThreat =
            "Il faut d’abord jouer ailleurs, de préférence une menace de ko : un coup qui demande une réponse. Une fois que le reste du goban a changé, le ko peut être repris."
        KoSuper =
            "Il existe des cycles plus longs, mais ils sont rares. Une règle de superko interdit toute position déjà vue sur le goban. Avec la règle du ko simple, un tel cycle termine la partie sans résultat."
        Life = "Vie et mort"
        LifeTwo =
            "Un œil est un espace vide entouré par un groupe. Un groupe qui a deux yeux séparés ne peut jamais être capturé : l’adversaire devrait remplir les deux, et chacun de ces coups est un suicide."
        LifeOne =
            "Un groupe à un seul œil meurt une fois encerclé. La dernière pierre se joue dans l’œil, et ce n’est pas un suicide puisqu’elle capture."
        Seki = "Le seki"
        SekiHow =
            "Deux groupes sans deux yeux peuvent partager leurs dernières libertés. Celui qui en occupe une est capturé, alors personne n’y joue. C’est un seki : les deux groupes vivent ainsi."
        Territory = "Le territoire"
        TerritoryHow =
            "Les points vides entourés d’une seule couleur sont son territoire. Une région qui touche les deux couleurs n’est à personne, et ses points s’appellent des dame. Une seule pierre adverse à l’intérieur suffit à laisser une région ouverte, jusqu’à ce qu’elle soit capturée."
        Ending = "Passer, et la fin de la partie"
        EndingHow =
            "Au lieu de jouer une pierre, on peut passer. Quand plus personne ne voit de coup utile, les deux joueurs passent, et deux passes de suite terminent le jeu."
        EndingDisagree =
            "On compte alors les points. Si les joueurs ne sont pas d’accord sur une chaîne, ils continuent la partie et tranchent sur le goban."
        Counting = "Le décompte"
        CountingDead =
            "Les pierres qui ne pourraient pas échapper à la capture sont mortes. On les retire sans avoir à les capturer, dès que les joueurs sont d’accord."
        CountingWays =
            "Le décompte par surface additionne vos pierres vivantes et les points qu’elles entourent. Le décompte par territoire additionne les points entourés, vos prisonniers et les pierres mortes de l’adversaire. Les deux désignent presque toujours le même gagnant."
        Handicap = "Komi et handicap"
        HandicapKomi =
            "Jouer en premier vaut plusieurs points. Blanc reçoit en échange le komi, souvent 7,5 points ; le demi-point exclut la partie nulle, appelée jigo."
        HandicapStones =
            "Un joueur plus fort peut donner un handicap. Noir part alors avec deux à neuf pierres, sur les hoshi ou en placement libre, puis Blanc joue."
        Rulesets = "Les règles comparées"
        RulesetsHow =
            "D’un pays à l’autre, les joueurs sont d’accord sur presque tout. Jego applique la règle choisie, et voici en quoi elles diffèrent."
        Discs = "L’othellier et les pions"
        DiscsHow =
            "Othello se joue sur huit cases par huit, avec des pions noirs d’un côté et blancs de l’autre. Au départ, quatre pions sont au centre, deux de chaque couleur."
        DiscsWhy =
            "Noir commence, puis chacun joue à son tour. À la fin, celui qui a le plus de pions de sa couleur gagne."
        Bracket = "Où l’on peut jouer"
        BracketHow =
            "Le pion posé doit encadrer des pions adverses : ils sont alignés, sans trou, entre lui et un autre pion de votre couleur. Rangées, colonnes et diagonales comptent toutes."
        BracketTurn =
            "Les pions encadrés se retournent et changent de couleur. Un pion qui ne retournerait rien ne peut pas être posé."
        Directions = "Toutes les directions à la fois"
        DirectionsHow =
            "Un seul pion peut encadrer dans huit directions. Tout ce qu’il encadre se retourne, dans chacune d’elles, sans exception."
        Chain = "Pas de réaction en chaîne"
        ChainHow =
            "Seul le pion qui vient d’être posé encadre. Ceux qui se sont retournés n’en retournent pas d’autres, même s’ils ferment maintenant une ligne."
        Pass = "Passer"
        PassHow =
            "Celui qui ne peut rien retourner passe, et l’adversaire rejoue. Celui qui peut jouer doit jouer. Jego passe pour vous quand il le faut, et le dit."
        DiscCount = "La fin et le décompte"
        DiscCountHow =
            "La partie finit quand plus personne ne peut jouer, le plus souvent parce que l’othellier est plein. On compte les pions de chaque couleur, et les cases vides vont au gagnant."
        DiscCountDraw = "À égalité de pions, la partie est nulle"
    }
}
