//! The names of keys, as they stand on keyboards.

use crate::words::{KeyName, translation};

use super::German;

translation! {
    German, KeyName {
        Ctrl = "Strg"
        Shift = "Umschalt"
        Alt = "Alt"
        Left = "Links"
        Right = "Rechts"
        Up = "Hoch"
        Down = "Runter"
        Home = "Pos1"
        End = "Ende"
        PageUp = "Bild auf"
        PageDown = "Bild ab"
        Delete = "Entf"
        Enter = "Eingabe"
        Escape = "Esc"
    }
}
