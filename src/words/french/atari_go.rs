//! L’atari-go : la première capture gagne.

use crate::words::{AtariGoWords, translation};

use super::French;

translation! {
    French, AtariGoWords {
        AtariGo = "Atari-go"
        AboutGo = "Gagne qui entoure la plus grande partie du goban"
        AboutAtariGo = "La première capture gagne : on ne compte rien et personne ne passe"
        Start = "Position de départ"
        EmptyBoard = "Goban vide"
        Crosscut = "Coupe croisée au centre"
        Captured = { one: "{0} : {1} pierre capturée", other: "{0} : {1} pierres capturées" }
        AlreadyCaptured = "la partie est finie : {0} a capturé"
        MustPlay = "à l’atari-go, on ne passe pas tant qu’on peut placer une pierre"
        NotJudged = "L’atari-go n’a ni analyse, ni estimation, ni révision : le réseau ne connaît que le go"

        Wonder = "Éveil"
        Grasp = "Prise"
        Guard = "Garde"
        Chase = "Poursuite"
        Craft = "Adresse"
        Proof = "Preuve"
        AboutWonder = "Vient d’apprendre les règles et ne voit pas tout"
        AboutGrasp = "Capture ce qu’elle peut et oublie parfois de fuir"
        AboutGuard = "Ne rate aucun atari, mais ne prévoit rien"
        AboutChase = "Regarde un peu plus loin, avec des étourderies"
        AboutCraft = "Lit les shicho et prévoit plusieurs coups"
        AboutProof = "Lit aussi loin que possible, en 5×5 souvent jusqu’au bout"
    }
}
