//! The names of keys, as they stand on keyboards.

use crate::words::{KeyName, translation};

use super::Japanese;

translation! {
    Japanese, KeyName {
        Ctrl = "Ctrl"
        Shift = "Shift"
        Alt = "Alt"
        Left = "←"
        Right = "→"
        Up = "↑"
        Down = "↓"
        Home = "Home"
        End = "End"
        PageUp = "PageUp"
        PageDown = "PageDown"
        Delete = "Delete"
        Enter = "Enter"
        Escape = "Esc"
    }
}
