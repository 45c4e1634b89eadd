//! What went wrong with a file.

use crate::words::{FileTrouble, translation};

use super::French;

translation! {
    French, FileTrouble {
        Missing = "ce fichier n’existe pas"
        OnlyBackup = "ce fichier n’existe pas, mais sa version précédente est gardée sous {0}"
        Folder = "c’est un dossier, pas un fichier"
        NotAFile = "ce n’est pas un fichier ordinaire"
        NoFolder = "son dossier n’existe pas"
        BrokenLink = "c’est un lien rompu"
        ReadOnly = "le fichier est en lecture seule"
        Permission = "accès refusé"
        Full = "le disque est plein"
        Name = "le nom est trop long ou contient des caractères interdits"
        TooLarge = "le fichier dépasse un gigaoctet"
        Exists = "un fichier de ce nom existe déjà"
        Other = "le système signale une erreur : {0}"
        NotUtf8 = "une sauvegarde est un texte en UTF-8, et ceci n’en est pas"
        NoGame =
            "il n’y a pas de partie dans ce fichier : rien n’y commence par une parenthèse et un point-virgule"
        TooLong = "le texte dépasse quatre gigaoctets"
        NewerSave =
            "cette sauvegarde est de version {0}, et ce Jego lit les versions jusqu’à {1} ; un Jego plus récent pourra l’ouvrir"
        SaveForm = "la sauvegarde est mal formée : {0}"
        SaveContent = "la sauvegarde contient quelque chose d’impossible : {0}"
        NoSuchGame = {
            one: "le fichier contient {0} partie, donc pas de partie {1}",
            other: "le fichier contient {0} parties, donc pas de partie {1}",
        }
        LineTooLong =
            "une variante est trop longue pour être jouée ; elle ne peut être gardée que telle quelle"
        NotGo = "c’est une partie d’{0}, pas de go"
        OthelloBoard = "cette partie d’Othello est sur un plateau {0}×{1} ; seul le 8×8 est possible"
        UnknownGame = "c’est le type de jeu {0} de SGF, auquel Jego ne joue pas"
        InUse = "cette partie est ouverte dans une autre fenêtre"
        NewerJournal = "ce journal a été écrit par un Jego plus récent, qui peut l’ouvrir"
        EmptyJournal = "aucun coup n’avait encore été joué dans cette partie"
        DamagedJournal = "la ligne {0} est endommagée, et aucune partie complète ne la précède"

        Unproved = "ce qui a été écrit ne peut pas être relu"
        TooMany =
            "le fichier contient plus de coups et de variantes que la mémoire ne peut en tenir ; divisez-le en plusieurs fichiers pour l’ouvrir"
        GameTooLarge =
            "la partie a plus de quatre millions de coups dans ses variantes ; elle ne peut être gardée que telle quelle"
    }
}
