//! The names of keys, as they stand on keyboards.

use crate::words::{KeyName, translation};

use super::Spanish;

translation! {
    Spanish, KeyName {
        Ctrl = "Ctrl"
        Shift = "Mayús"
        Alt = "Alt"
        Left = "Izquierda"
        Right = "Derecha"
        Up = "Arriba"
        Down = "Abajo"
        Home = "Inicio"
        End = "Fin"
        PageUp = "Re Pág"
        PageDown = "Av Pág"
        Delete = "Supr"
        Enter = "Intro"
        Escape = "Esc"
    }
}
