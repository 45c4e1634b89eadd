//! What is said where files are chosen.

use crate::words::{FileWords, translation};

use super::French;

translation! {
    French, FileWords {
        OpenGame = "Ouvrir une partie"
        SaveGame = "Enregistrer la partie"
        ExportSgf = "Exporter en SGF"
        SaveReport = "Enregistrer le rapport"
        ExportPicture = "Exporter une image"
        Publish = "Exporter un diagramme ou une feuille"
        ChooseFolder = "Choisir un dossier"

        Open = "Ouvrir"
        Save = "Enregistrer"
        Export = "Exporter"
        Choose = "Choisir ce dossier"
        Cancel = "Annuler"

        Games = "Parties"
        Saves = "Sauvegardes"
        SgfFiles = "Fichiers SGF"
        Reports = "Rapports"
        Pictures = "Images"
        Published = "Fichiers exportés"
        AllFiles = "Tous les fichiers"
        Hidden = "Fichiers cachés"

        Places = "Emplacements"
        SavedGames = "Parties enregistrées"
        Home = "Dossier personnel"
        Documents = "Documents"
        Desktop = "Bureau"
        Up = "Dossier parent"

        Name = "Nom"
        Date = "Date"
        Size = "Taille"
        SortedUp = "{0}, tri croissant"
        SortedDown = "{0}, tri décroissant"
        FileName = "Nom du fichier"
        Filter = "Filtrer"
        FilterHint = "partie d’un nom, ou un chemin"
        Folder = "Dossier {0}"
        BrokenLink = "{0}, un lien rompu"

        Reading = "Lecture du dossier…"
        Empty = "Ce dossier est vide"
        NoneShown = "Rien ne correspond ici"
        Shown = { one: "{0} élément", other: "{0} éléments" }

        FolderMissing = "Ce dossier n’existe pas"
        FolderForbidden = "Vous n’avez pas le droit de lire ce dossier"
        NotAFolder = "Ce n’est pas un dossier"
        FolderUnreadable = "Ce dossier ne peut pas être lu : {0}"
        FileMissing = "Il n’y a pas de {0} ici"
        NotAFile = "{0} n’est pas un fichier ordinaire"
        NoSuchFolder = "Le dossier {0} n’existe pas"
        FolderUnwritable = "On ne peut rien écrire dans ce dossier. Choisissez-en un autre."
        FileReadOnly = "{0} est en lecture seule. Choisissez un autre nom."
        BadName = "Ce nom de fichier n’est pas valide"
        Failed = "Échec : {0}"

        Overwrite = "{0} existe déjà. Le remplacer ?"
        Replace = "Remplacer"
        Keep = "Le garder"

        NewFolder = "Nouveau dossier…"
        NewFolderName = "Nom du nouveau dossier"
        Create = "Créer"
        FolderExists = "{0} existe déjà"

        Bytes = "{0} o"
        Kilobytes = "{0} ko"
        Megabytes = "{0} Mo"
        Gigabytes = "{0} Go"

        AsJego = "En .jego.ron : {0}"
        LossRules = "SGF ne sait pas nommer ces règles"
        LossPlayers = "SGF ne dit pas qu’un ordinateur joue la suite"
        LossClocks = "SGF ne garde pas les pendules d’une partie en cours"
        LossCount = "SGF ne garde pas un décompte non encore accepté"
    }
}
