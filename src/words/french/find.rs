//! Looking for something in a game, and links in comments.

use crate::words::{FindWords, translation};

use super::French;

translation! {
    French, FindWords {
        Title = "Rechercher"
        Words = "Texte"
        Move = "Coup"
        Position = "Position"
        WordsHint = "dans les commentaires et les noms"
        MoveHint = "D4, blanc D4, 42, passe"
        AreaHint = "partie du goban : A1–E5 ; vide : tout"
        WordsField = "Texte à rechercher"
        MoveField = "Coup à rechercher"
        AreaField = "Partie du goban"
        Next = "Résultat suivant"
        Previous = "Résultat précédent"
        Close = "Fermer la barre de recherche"
        HitOf = "{0} sur {1}"
        Hits = { one: "{0} résultat", other: "{0} résultats" }
        SoFar = { one: "{0} résultat jusqu’ici", other: "{0} résultats jusqu’ici" }
        NoHit = "Rien trouvé"
        Searching = "Recherche…"
        NoSuchMove = "Tapez une intersection, un numéro de coup, ou passe"
        NoSuchArea = "Tapez deux coins, comme A1–E5"
        NoStones = "Il n’y a pas de pierre dans cette partie du goban"
        NoBoard = "On ne cherche des positions que sur des plateaux de pierres"
        AtMove = "{0} : coup {1}"

        Link = "{0} : aller à ce coup"
        PointLink = "{0} : montrer sur le goban"
    }
}
