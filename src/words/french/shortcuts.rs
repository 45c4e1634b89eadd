//! Other keys for commands.

use crate::words::{ShortcutWords, translation};

use super::French;

translation! {
    French, ShortcutWords {
        Title = "Modifier les raccourcis"
        ToPage = "Modifier les raccourcis…"
        About = "Choisissez Modifier à côté d’une commande, puis appuyez sur ses nouvelles touches. Les menus et les infobulles les montrent aussitôt."
        ResetAll = "Tout rétablir"
        Change = "Modifier"
        Add = "Ajouter"
        Reset = "Rétablir"
        Cancel = "Annuler"
        ChangeOf = "Modifier les touches de : {0}"
        AddOf = "Ajouter des touches à : {0}"
        ResetOf = "Rétablir les touches de : {0}"
        NoKeys = "aucune"
        Press = "Appuyez sur les nouvelles touches de « {0} » ; Échap garde les anciennes"
        Reserved = "{0} sert à se déplacer dans la fenêtre : appuyez sur d’autres touches"
        Taken = "{0} est le raccourci de « {1} ». Le retirer là et le donner à « {2} » ?"
        Give = "Le donner"

        Ignored = "Des raccourcis du fichier de réglages sont ignorés : {0}"
        NoCommand = "« {0} » n’est pas une commande de cette version"
        NoList = "« {0} » n’a pas de liste de touches"
        NoKey = "« {0} » : la touche « {1} » n’existe pas"
        TakenInFile = "« {0} » : {1} appartient déjà à « {2} »"
    }
}
