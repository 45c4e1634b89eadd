//! The library.

use crate::words::{LibraryWords, translation};

use super::French;

translation! {
    French, LibraryWords {
        Title = "Bibliothèque"
        NoFolders = "Choisissez des dossiers où sont vos parties : SGF, sauvegardes, NGF, GIB et UGF, recueils compris. Elles sont listées et consultées ici, rien n’y est modifié, et rien ne quitte cet ordinateur."
        AddFolder = "Ajouter un dossier…"
        Folders = { one: "{0} dossier", other: "{0} dossiers" }
        RemoveFolder = "Retirer de la bibliothèque"
        RemoveNamed = "Retirer {0} de la bibliothèque"
        RemoveTip = "Ses fichiers restent tels quels"
        Refresh = "Actualiser"
        RefreshTip = "Cherche les fichiers nouveaux, modifiés ou disparus (F5)"
        Reading = "Lecture des fichiers : {0} sur {1}"
        Looking = "Recherche des fichiers…"
        GamesCount = { one: "{0} partie", other: "{0} parties" }
        FilesCount = { one: "dans {0} fichier", other: "dans {0} fichiers" }
        Shown = "{0} parties sur {1}"
        DamagedCount = { one: "{0} fichier illisible", other: "{0} fichiers illisibles" }
        ShowDamaged = "Les montrer"
        IndexDamaged = "L’index de la bibliothèque était endommagé, il est refait ; aucune partie n’est touchée"
        IndexNewer = "Une version plus récente de Jego a écrit l’index de la bibliothèque : il est laissé tel quel, et les fichiers sont relus"
        IndexNotWritten = "L’index de la bibliothèque n’a pas été écrit, les fichiers seront donc relus la prochaine fois : {0}"
        FolderTrouble = "Ce dossier ne peut pas être lu : {0}"

        Search = "Chercher"
        SearchHint = "Nom, tournoi, fichier…"
        Player = "Joueur"
        Date = "Date"
        DateHint = "1998 ou 1990..1999"
        Size = "Goban"
        Result = "Résultat"
        AnySize = "Tous les gobans"
        AnyResult = "Tous les résultats"
        BlackWon = "Noir gagne"
        WhiteWon = "Blanc gagne"
        NobodyWon = "Sans vainqueur"
        Duplicates = "Doublons"
        DuplicatesTip = "Parties dont les coups sont les mêmes, vues de n’importe quel côté, ou dont l’une est le début de l’autre"
        Clear = "Tout montrer"
        NoneFit = "Aucune partie ne correspond"
        NoneTwice = "Aucune partie n’est en double"

        Black = "Noir"
        BlackRank = "Niveau de Noir"
        White = "Blanc"
        WhiteRank = "Niveau de Blanc"
        Rank = "Niveau"
        Moves = "Coups"
        Event = "Tournoi"
        SortBy = "Trier par {0}"
        SortedUp = "Du plus petit au plus grand"
        SortedDown = "Du plus grand au plus petit"
        MovesCount = { one: "{0} coup", other: "{0} coups" }
        AtMove = "coup {0}"
        Same = "mêmes coups"
        Beginning = "début de la suivante"
        Longer = "prolonge la précédente"
        Repaired = "réparée à la lecture"
        Damaged = "Illisible : {0}"

        Position = "Position"
        PositionTip = "Cherche une position dans toutes les parties"
        FromGame = "De la partie"
        FromGameTip = "Reprend la position qui est sur la table"
        EmptyBoard = "Vider le goban"
        Tool = "Au clic"
        PutBlack = "Pierre noire"
        PutWhite = "Pierre blanche"
        PutNothing = "Intersection vide"
        PutAnything = "Indifférent"
        Area = "Zone"
        AreaTip = "Choisissez deux coins opposés de la partie qui compte ; un coin du goban est cherché dans les coins, un bord le long des bords, le reste partout"
        WholeBoard = "Tout le goban"
        Stays = "À cet endroit seulement"
        StaysTip = "Pas ailleurs le long du bord ou sur le goban ; les symétries comptent quand même"
        Swapped = "Couleurs échangées aussi"
        Find = "Trouver"
        Forget = "Montrer toutes les parties"
        FoundIn = "{0}, {1}"
        PlacesCount = { one: "{0} endroit", other: "{0} endroits" }
        NotFound = "Cette position n’est dans aucune des parties montrées"
        NextMoves = "Coups suivants"
        NextMove = "{0} · {1} · {2} · Noir gagne {3} %, Blanc {4} %"
        Times = { one: "{0} fois", other: "{0} fois" }
        NoNextMove = "Personne n’a continué là"
        BoardName = "Position à chercher"
    }
}
