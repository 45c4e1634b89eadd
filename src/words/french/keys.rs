//! The names of keys, as they stand on keyboards.

use crate::words::{KeyName, translation};

use super::French;

translation! {
    French, KeyName {
        Ctrl = "Ctrl"
        Shift = "Maj"
        Alt = "Alt"
        Left = "Gauche"
        Right = "Droite"
        Up = "Haut"
        Down = "Bas"
        Home = "Début"
        End = "Fin"
        PageUp = "Page préc"
        PageDown = "Page suiv"
        Delete = "Suppr"
        Enter = "Entrée"
        Escape = "Échap"
    }
}
