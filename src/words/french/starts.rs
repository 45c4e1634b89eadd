//! Why a game cannot begin as it was asked to.

use crate::words::{BadStart, translation};

use super::French;

translation! {
    French, BadStart {
        Size = "Un goban a de 2 à 25 lignes, pas {0}"
        Points = "Les points sont des nombres entiers ou des demis, comme 7 ou 7,5"
        Komi = "Un komi de {0} est trop grand : le maximum est {1}"
        HandicapStones = "Un handicap est de 2 à 9 pierres, pas {0}"
        NoStarPoints = "Un goban {0} n’a pas de hoshi pour des pierres de handicap"
        StarPoints = "Un goban {0} a des hoshi pour {1} pierres de handicap, pas {2}"
        Room = "Un goban {0} est trop petit pour {1} pierres de handicap"
    }
}
