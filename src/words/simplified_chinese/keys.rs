//! The names of keys, as they stand on keyboards.

use crate::words::{KeyName, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, KeyName {
        Ctrl = "Ctrl"
        Shift = "Shift"
        Alt = "Alt"
        Left = "←"
        Right = "→"
        Up = "↑"
        Down = "↓"
        Home = "Home"
        End = "End"
        PageUp = "Page Up"
        PageDown = "Page Down"
        Delete = "Delete"
        Enter = "Enter"
        Escape = "Esc"
    }
}
