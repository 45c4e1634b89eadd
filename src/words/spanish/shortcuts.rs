//! Other keys for commands.

use crate::words::{ShortcutWords, translation};

use super::Spanish;

translation! {
    Spanish, ShortcutWords {
        Title = "Cambiar atajos"
        ToPage = "Cambiar atajos…"
        About = "Elige Cambiar junto a un comando y pulsa sus nuevas teclas. Los menús y las ayudas las muestran enseguida."
        ResetAll = "Restablecer todo"
        Change = "Cambiar"
        Add = "Añadir"
        Reset = "Restablecer"
        Cancel = "Cancelar"
        ChangeOf = "Cambiar las teclas de: {0}"
        AddOf = "Añadir teclas a: {0}"
        ResetOf = "Restablecer las teclas de: {0}"
        NoKeys = "ninguna"
        Press = "Pulsa las nuevas teclas de «{0}»; Esc conserva las que tiene"
        Reserved = "{0} hace falta para moverse por la ventana: pulsa otras teclas"
        Taken = "{0} es el atajo de «{1}». ¿Quitarlo de ahí y dárselo a «{2}»?"
        Give = "Dárselo"

        Ignored = "Se ignoran algunos atajos del archivo de ajustes: {0}"
        NoCommand = "«{0}» no es un comando de esta versión"
        NoList = "«{0}» no tiene una lista de teclas"
        NoKey = "«{0}»: no existe la tecla «{1}»"
        TakenInFile = "«{0}»: {1} ya pertenece a «{2}»"
    }
}
