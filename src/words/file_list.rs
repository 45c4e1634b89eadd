//! What is said where files are chosen.

super::catalogue! {
    /// The words of the file list.
    pub enum Files {
        OpenGame { en: "Open a game", fr: "Ouvrir une partie" }
        SaveGame { en: "Save the game", fr: "Enregistrer la partie" }
        ExportSgf { en: "Export as SGF", fr: "Exporter en SGF" }
        ExportPicture { en: "Export a picture", fr: "Exporter une image" }
        ChooseFolder { en: "Choose a folder", fr: "Choisir un dossier" }

        Open { en: "Open", fr: "Ouvrir" }
        Save { en: "Save", fr: "Enregistrer" }
        Export { en: "Export", fr: "Exporter" }
        Choose { en: "Choose this folder", fr: "Choisir ce dossier" }
        Cancel { en: "Cancel", fr: "Annuler" }

        Games { en: "Games", fr: "Parties" }
        Saves { en: "Saves", fr: "Sauvegardes" }
        SgfFiles { en: "SGF files", fr: "Fichiers SGF" }
        Pictures { en: "Pictures", fr: "Images" }
        AllFiles { en: "All files", fr: "Tous les fichiers" }
        FilesShown { en: "Files shown", fr: "Fichiers affichés" }
        Hidden { en: "Hidden files", fr: "Fichiers cachés" }

        Places { en: "Places", fr: "Emplacements" }
        SavedGames { en: "Saved games", fr: "Parties enregistrées" }
        Home { en: "Home", fr: "Dossier personnel" }
        Documents { en: "Documents", fr: "Documents" }
        Desktop { en: "Desktop", fr: "Bureau" }
        Up { en: "One folder up", fr: "Dossier parent" }

        Name { en: "Name", fr: "Nom" }
        Date { en: "Date", fr: "Date" }
        Size { en: "Size", fr: "Taille" }
        SortedUp { en: "{0}, sorted ascending", fr: "{0}, tri croissant" }
        SortedDown { en: "{0}, sorted descending", fr: "{0}, tri décroissant" }
        FileName { en: "File name", fr: "Nom du fichier" }
        Filter { en: "Filter", fr: "Filtrer" }
        FilterHint { en: "part of a name, or a path", fr: "partie d’un nom, ou un chemin" }
        Folder { en: "Folder {0}", fr: "Dossier {0}" }
        BrokenLink { en: "{0}, a broken link", fr: "{0}, un lien rompu" }

        Reading { en: "Reading the folder…", fr: "Lecture du dossier…" }
        Empty { en: "This folder is empty", fr: "Ce dossier est vide" }
        NoneShown {
            en: "Nothing here matches",
            fr: "Rien ne correspond ici",
        }
        Shown { en: "{0} item", fr: "{0} élément" }
        ShownMany { en: "{0} items", fr: "{0} éléments" }

        FolderMissing { en: "This folder does not exist", fr: "Ce dossier n’existe pas" }
        FolderForbidden {
            en: "You do not have permission to read this folder",
            fr: "Vous n’avez pas le droit de lire ce dossier",
        }
        NotAFolder { en: "This is not a folder", fr: "Ce n’est pas un dossier" }
        FolderUnreadable {
            en: "This folder cannot be read: {0}",
            fr: "Ce dossier ne peut pas être lu\u{a0}: {0}",
        }
        FileMissing { en: "There is no {0} here", fr: "Il n’y a pas de {0} ici" }
        NotAFile {
            en: "{0} is not an ordinary file",
            fr: "{0} n’est pas un fichier ordinaire",
        }
        NoSuchFolder {
            en: "The folder {0} does not exist",
            fr: "Le dossier {0} n’existe pas",
        }
        FolderUnwritable {
            en: "Nothing can be written in this folder. Choose another one.",
            fr: "On ne peut rien écrire dans ce dossier. Choisissez-en un autre.",
        }
        FileReadOnly {
            en: "{0} is marked read-only. Choose another name.",
            fr: "{0} est en lecture seule. Choisissez un autre nom.",
        }
        BadName {
            en: "This is not a valid file name",
            fr: "Ce nom de fichier n’est pas valide",
        }
        Failed { en: "It failed: {0}", fr: "Échec\u{a0}: {0}" }

        Overwrite {
            en: "{0} already exists. Replace it?",
            fr: "{0} existe déjà. Le remplacer\u{a0}?",
        }
        Replace { en: "Replace", fr: "Remplacer" }
        Keep { en: "Keep it", fr: "Le garder" }

        NewFolder { en: "New folder…", fr: "Nouveau dossier…" }
        NewFolderName { en: "Name of the new folder", fr: "Nom du nouveau dossier" }
        Create { en: "Create", fr: "Créer" }
        FolderExists { en: "{0} already exists", fr: "{0} existe déjà" }

        Bytes { en: "{0}\u{a0}B", fr: "{0}\u{a0}o" }
        Kilobytes { en: "{0}\u{a0}kB", fr: "{0}\u{a0}ko" }
        Megabytes { en: "{0}\u{a0}MB", fr: "{0}\u{a0}Mo" }
        Gigabytes { en: "{0}\u{a0}GB", fr: "{0}\u{a0}Go" }

        AsJego { en: "As .jego.ron: {0}", fr: "En .jego.ron\u{a0}: {0}" }
        LossRules { en: "SGF cannot name these rules", fr: "SGF ne sait pas nommer ces règles" }
        LossPlayers { en: "SGF does not say that a computer plays on", fr: "SGF ne dit pas qu’un ordinateur joue la suite" }
        LossClocks { en: "SGF does not keep the clocks of an unfinished game", fr: "SGF ne garde pas les pendules d’une partie en cours" }
        LossCount { en: "SGF does not keep a count that is not accepted yet", fr: "SGF ne garde pas un décompte non encore accepté" }
    }
}
