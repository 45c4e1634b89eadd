//! The names of keys, as they stand on keyboards.

use crate::words::catalogue;

catalogue! {
    /// Keys that are more than a letter, and what is held down with them.
    KeyName {
        Ctrl = "Ctrl"
        Shift = "Shift"
        Alt = "Alt"
        Left = "Left"
        Right = "Right"
        Up = "Up"
        Down = "Down"
        Home = "Home"
        End = "End"
        PageUp = "Page Up"
        PageDown = "Page Down"
        Delete = "Delete"
        Enter = "Enter"
        Escape = "Escape"
    }
}
