//! What is wrong with a file that can still be read.

use crate::words::{FileFault, translation};

use super::French;

translation! {
    French, FileFault {
        At = "ligne {0}, colonne {1}"
        Placed = "{0} : {1}"
        Problems = { one: "{0} problème dans ce fichier", other: "{0} problèmes dans ce fichier" }
        MoreProblems = { one: "et encore {0} autre", other: "et encore {0} autres" }
        Bytes = "des octets ne sont pas valides en {0} et ont été remplacés par un signe"
        WrongCharset = "le texte n’est pas en {0} comme le dit le fichier ; il a été lu en {1}"
        OpenValue = "une valeur n’a pas de ] final ; tout le reste du fichier lui a été attribué"
        BareBracket = "un ] n’est pas échappé dans un texte ; il a été lu comme du texte"
        OpenTrees = {
            one: "{0} ( n’a pas de ) ; le fichier semble tronqué",
            other: "{0} ( n’ont pas de ) ; le fichier semble tronqué",
        }
        NodeAfterVariation = "un nœud suit une variante ; il a été lu comme une variante de plus"
        NodeAfterGame = "un nœud suit la fin de sa partie ; il lui a été rattaché"
        NoSemicolon = "un nœud ne commence pas par un point-virgule"
        EmptyTree = "un arbre sans nœud a été ignoré"
        NoValue = "{0} n’a pas de valeur et a été ignoré"
        NoName = "une valeur sans nom a été ignorée"
        Stray = "« {0} » n’a pas de sens ici et a été ignoré"
        Game = "GM[{0}] n’est pas le go ; le fichier a tout de même été lu comme du go"
        Size = "SZ[{0}] n’est pas une taille de 2 à 25 ; la partie est montrée en 19×19"
        Rectangle = "le goban est de {0} sur {1} ; la partie est montrée en {2}"
        Number = "{0}[{1}] n’est pas un nombre valide ici ; {2} est utilisé à la place"
        Rules = "la règle « {0} » n’est pas connue ; la règle japonaise est appliquée"
        Point = "{0}[{1}] n’est pas un point d’un goban {2} ; il reste dans le fichier mais n’est pas affiché"
        OtherValue = "{0} a une autre valeur, [{1}] ; elle reste dans le fichier mais n’est pas jouée"
        Result = "« {0} » n’est pas un résultat comme B+3.5, W+R, 0 ou Void"
        Illegal = "un coup est interdit : {0}"
        Line = "« {0} » n’a pas pu être lu et a été ignoré"

        Outside = "« {0} » se trouve hors de toute partie et a été ignoré"
    }
}
