//! Other keys for commands.

use crate::words::catalogue;

catalogue! {
    /// The page of keys.
    ShortcutWords {
        Title = "Change shortcuts"
        ToPage = "Change shortcuts…"
        About = "Choose Change at a command, then press its new keys. Menus and tips show them at once."
        ResetAll = "Reset all"
        Change = "Change"
        Add = "Add"
        Reset = "Reset"
        Cancel = "Cancel"
        // {0}: a command. For who cannot see in which row a button stands.
        ChangeOf = "Change the keys of: {0}"
        AddOf = "Add keys to: {0}"
        ResetOf = "Reset the keys of: {0}"
        NoKeys = "none"
        Press = "Press the new keys for “{0}”; Escape keeps those it has"
        // {0}: keys.
        Reserved = "{0} is needed to get about in the window: press other keys"
        // {0}: keys; {1}: the command that has them; {2}: that which is to get them.
        Taken = "{0} stands for “{1}”. Take it away there and give it to “{2}”?"
        Give = "Give it"

        // What the settings say in vain.
        Ignored = "Some shortcuts of the settings file are ignored: {0}"
        NoCommand = "“{0}” is no command of this version"
        NoList = "“{0}” has no list of keys"
        // {0}: a command; {1}: what stands there.
        NoKey = "“{0}”: there is no key “{1}”"
        // {0} and {2}: commands; {1}: keys.
        TakenInFile = "“{0}”: {1} belongs to “{2}” already"
    }
}
