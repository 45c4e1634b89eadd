//! What goes wrong with an engine from outside, said to a player.

use crate::words::{EngineTrouble, translation};

use super::French;

translation! {
    French, EngineTrouble {
        NoCommand = "il n’y a pas de commande pour lancer le moteur"
        OpenQuote = "dans la ligne de commande du moteur, le guillemet {0} n’est pas fermé"
        OpenBackslash = "dans la ligne de commande du moteur, rien ne suit la dernière barre oblique inverse"
        NoFolder = "le dossier {0} n’existe pas"
        NoProgram = "le programme « {0} » n’existe pas"
        CannotStart = "« {0} » ne peut pas être lancé : {1}"
        Version = "le moteur parle la version « {0} » de GTP, pas la version 2"
        TimedOut = "le moteur n’a pas répondu à « {0} » en {1} s"
        Stopped = "le moteur a été arrêté"
        Ended = "le moteur s’est terminé avec le code {0}"
        EndedSaying = "le moteur s’est terminé avec le code {0} ; sa dernière sortie : {1}"
        Killed = "le moteur a été arrêté par un signal"
        KilledSaying = "le moteur a été arrêté par un signal ; sa dernière sortie : {0}"
        NotText = "la réponse du moteur à « {0} » n’est pas du texte"
        NotAnAnswer = "la réponse du moteur n’est pas du GTP valide : « {0} »"
        Refused = "le moteur refuse « {0} » : {1}"
        NotAMove = "le moteur répond « {0} », qui n’est pas un coup sur ce goban"
        Illegal = "le coup du moteur est interdit : {0}"
        NotAStone = "le moteur donne « {0} » pour une pierre morte, mais il n’y a pas de pierre à cet endroit"
        NoLiberties = "aucun moteur ne peut recevoir cette position : une chaîne y est sans liberté"
        UnknownCommand = "le moteur ne connaît pas la commande {0}"

        Flood = "le moteur écrit sans fin"
    }
}
