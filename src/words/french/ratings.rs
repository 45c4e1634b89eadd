//! Ranks, players of this machine, rated games.

use crate::words::{RatingWords, translation};

use super::French;

translation! {
    French, RatingWords {
        NoTakeBack = "Cette partie est classée : on ne reprend pas de coup"
        NoHelp = "Cette partie est classée : indices, analyse et estimation attendent la fin"
        NoHurry = "Cette partie est classée : l’ordinateur prend le temps qu’il lui faut"
        NoEditing = "Cette partie est classée : aucune modification avant la fin"
        NoOtherTerms = "Cette partie est classée : règles, komi et joueurs restent tels quels"
        NoPause = "Cette partie est classée : la pendule continue"
        NoMarking = "Cette partie est classée : Jego dit quelles pierres sont mortes ; reprenez le jeu s’il se trompe"
        StaysEnded = "Cette partie classée a été comptée et reste finie"

        NoEngineRank = "Le niveau de ce moteur n’est pas connu : choisissez un niveau de Jego"
        OnlyUsualSizes = "Seules les parties sur 9×9, 13×13 et 19×19 sont classées"
        NoOwnRules = "Seules les parties selon une règle connue sont classées"
        NeedsProfile = "Une partie classée demande un joueur : créez-le sous Profils"
        OneAtATime = "La partie classée du {0} n’est pas finie : reprenez-la, ou comptez-la perdue sous Profils"

        Rated = "Classée"
        RatedTip = "Vaut pour votre niveau : conditions égales, sans reprise ni indice"
        FairTerms = "Conditions : {0} ; {1} a Noir"
        FairTermsDrawn = "Conditions : {0} ; tirage des couleurs"
        RatedBegins = "Partie classée : {0}"
        EvenTerms = "partie à égalité"
        KomiOnly = "sans pierre, komi {0}"
        StonesAndKomi = { one: "{0} pierre, komi {1}", other: "{0} pierres, komi {1}" }
        AtMyRank = "À mon niveau"
        AtMyRankNow = "{0} ({1})"

        Profiles = "Profils"
        NoPlayers = "Personne n’a encore de profil sur cette machine"
        NewPlayer = "Nouveau joueur"
        NewPlayerDots = "Nouveau joueur…"
        RenameDots = "Renommer…"
        DeleteDots = "Supprimer…"
        Delete = "Supprimer"
        RankDots = "Dire son niveau…"
        CreatePlayer = "Créer"
        Rename = "Renommer"
        PlayerName = "Nom"
        Player = "Joueur"
        You = "Vous"
        NoRank = "pas encore de niveau"
        RankWithin = "{0} ± {1}"
        RankWithinAloud = "{0}, à {1} rangs près"
        Provisional = "provisoire : quelques parties classées de plus le préciseront"
        RatingNumbers = "cote {0}, écart {1}"
        GamesPlayed = { one: "{0} partie classée", other: "{0} parties classées" }
        WonAndLost = "{0} gagnées, {1} perdues"
        NoGames = "Aucune partie classée pour l’instant"
        GraphName = "Niveau après chaque partie classée"
        GraphValue = "après la partie {0} : {1}"
        GameLine = "{0} · {1} · {2} · {3}"
        Won = "gagnée"
        Lost = "perdue"
        Drawn = "nulle"
        GameResult = "{0} ({1}) → {2}"
        Unfinished = "La partie classée du {0} contre {1} n’est pas finie. Elle attend parmi les parties interrompues ; aucune autre partie classée ne commence avant sa fin."
        CountAsLost = "La compter perdue"
        DeleteTitle = "Supprimer {0} ?"
        DeleteText = "Le joueur quitte la liste. Le fichier de ses parties classées est gardé sous un autre nom."
        Deleted = "Le joueur est supprimé ; son fichier est gardé sous {0}"
        ForfeitTitle = "Compter la partie inachevée comme perdue ?"
        ForfeitText = "Votre cote baisse comme pour toute défaite. La partie elle-même reste parmi les parties interrompues."

        WhatRank = "Quel est votre niveau ?"
        WhatRankWhy = "L’ordinateur jouera à ce niveau. Vous pourrez le changer sous Profils."
        NeverPlayed = "Je n’ai jamais joué"
        SkipQuestion = "Passer"
        Take = "C’est mon niveau"
        RankField = "Niveau, par exemple 8k ou 2d"
        NotARank = "« {0} » n’est pas un niveau : de 30k à 1k et de 1d à 9d"

        RankNow = "Votre niveau est maintenant {0}"
        NotCounted = "Le résultat n’a pas pu être compté : {0}"

        LeaveRated = "Cette partie est classée. Elle est gardée et vous attend ; aucune autre partie classée ne commence avant sa fin."

        DamagedKept = "{0} n’est pas le fichier d’un joueur, ou est endommagé dès sa première ligne ; il est gardé sous {1}"
        DamagedFile = "{0} n’est pas le fichier d’un joueur, ou est endommagé dès sa première ligne"
        NewerFile = "{0} a été écrit par un Jego plus récent, qui peut l’ouvrir"
        NameNeeded = "Un joueur a besoin d’un nom"
        DamagedLines = { one: "{0} ligne du fichier de {1} est illisible ; les autres comptent", other: "{0} lignes du fichier de {1} sont illisibles ; les autres comptent" }
    }
}
