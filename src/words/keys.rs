//! The names of keys, as they stand on keyboards.

super::catalogue! {
    /// Keys that are more than a letter, and what is held down with them.
    pub enum KeyName {
        Ctrl { en: "Ctrl", fr: "Ctrl" }
        Shift { en: "Shift", fr: "Maj" }
        Alt { en: "Alt", fr: "Alt" }
        Left { en: "Left", fr: "Gauche" }
        Right { en: "Right", fr: "Droite" }
        Up { en: "Up", fr: "Haut" }
        Down { en: "Down", fr: "Bas" }
        Home { en: "Home", fr: "Début" }
        End { en: "End", fr: "Fin" }
        PageUp { en: "Page Up", fr: "Page préc" }
        PageDown { en: "Page Down", fr: "Page suiv" }
        Delete { en: "Delete", fr: "Suppr" }
        Enter { en: "Enter", fr: "Entrée" }
        Escape { en: "Escape", fr: "Échap" }
    }
}
