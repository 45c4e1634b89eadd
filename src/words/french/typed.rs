//! What is typed in line mode, where commands are words, and what answers a
//! question. What has an accent is also understood without it.

use crate::words::{
    TypedAnswer, TypedBoard, TypedCommand, TypedMention, TypedQuestion, TypedSide, TypedWord,
    translation,
};

use super::French;

translation! {
    French, TypedCommand {
        Pass = "passer|passe"
        Undo = "annuler|reprendre"
        Redo = "rétablir|retablir|refaire"
        Hint = "conseil"
        TakeBack = "reprendre le coup"
        LeaveMove = "laisser le coup"
        Analyze = "analyse"
        Estimate = "estimation|estimer"
        Review = "révision|revision|revoir"
        Moments = "moment|moments"
        NextMistake = "erreur suivante|erreur"
        PreviousMistake = "erreur précédente|erreur precedente"
        MistakesOf = "erreurs"
        PauseReview = "suspendre la révision|suspendre la revision|suspendre"
        RemoveReview = "retirer la révision|retirer la revision|retirer"
        ShowRepeated = "répétition|repetition"
        Accept = "accepter"
        Resume = "poursuivre"
        Resign = "abandonner|abandon"
        MoveNow = "maintenant"
        StopThinking = "arrêter|arreter"
        Continue = "continuer"
        Pause = "pause"
        Players = "niveau|niveaux|joueurs"
        ShowResult = "résultat|resultat"
        Back = "reculer"
        Forward = "avancer"
        TenBack = "reculer10"
        TenForward = "avancer10"
        ToStart = "début|debut"
        ToEnd = "fin"
        PreviousVariation = "précédente|precedente"
        NextVariation = "suivante"
        Save = "enregistrer|sauver"
        SaveAs = "saveas"
        Load = "charger|ouvrir"
        New = "nouvelle|nouveau"
        Restart = "recommencer"
        Rematch = "revanche"
        Rules = "règles|regles"
        Options = "options"
        Help = "aide"
        Home = "accueil"
        Quit = "quitter"
    }
}

translation! {
    French, TypedQuestion {
        LastMove = "dernier"
        Chain = "quoi|libertés|libertes"
        Row = "ligne"
        Column = "colonne"
        Groups = "groupes"
        Atari = "atari"
        Score = "score"
    }
}

translation! {
    French, TypedSide {
        Black = "noir|1"
        White = "blanc|2"
        Both = "deux|les deux"
    }
}

translation! {
    French, TypedBoard {
        Show = "voir|plateau"
        On = "oui"
        Off = "non"
    }
}

translation! {
    French, TypedAnswer {
        Yes = "oui|o"
        No = "non|n"
        Save = "enregistrer|e"
    }
}

translation! {
    French, TypedWord {
        NoClock = "aucune|sans"
        PreviousPage = "retour"
    }
}

translation! {
    French, TypedMention {
        Move = "coup"
        Moves = "coups"
        And = "et|à|a|ou"
        Number = "n|no|numéro|numero"
        Unit = "point|points|pt|pts|moku|pierre|pierres|kyu|dan|k|d|p|minute|minutes|min|seconde|secondes|coup|coups|fois|groupe|groupes|liberté|libertés|liberte|libertes"
    }
}
