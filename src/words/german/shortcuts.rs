//! Other keys for commands.

use crate::words::{ShortcutWords, translation};

use super::German;

translation! {
    German, ShortcutWords {
        Title = "Tastenkürzel ändern"
        ToPage = "Tastenkürzel ändern…"
        About = "Wähle bei einem Befehl Ändern und drücke dann die neuen Tasten. Menüs und Hinweise zeigen sie sofort."
        ResetAll = "Alle zurücksetzen"
        Change = "Ändern"
        Add = "Hinzufügen"
        Reset = "Zurücksetzen"
        Cancel = "Abbrechen"
        ChangeOf = "Tasten ändern für: {0}"
        AddOf = "Tasten hinzufügen für: {0}"
        ResetOf = "Tasten zurücksetzen für: {0}"
        NoKeys = "keine"
        Press = "Drücke die neuen Tasten für „{0}“; Esc behält die bisherigen"
        Reserved = "{0} wird gebraucht, um sich im Fenster zu bewegen: Drücke andere Tasten"
        Taken = "{0} steht für „{1}“. Dort wegnehmen und „{2}“ geben?"
        Give = "Dorthin geben"

        Ignored = "Einige Tastenkürzel aus den Einstellungen werden übergangen: {0}"
        NoCommand = "„{0}“ ist kein Befehl dieser Version"
        NoList = "„{0}“ hat keine Liste von Tasten"
        NoKey = "„{0}“: Eine Taste „{1}“ gibt es nicht"
        TakenInFile = "„{0}“: {1} gehört schon zu „{2}“"
    }
}
