//! The words about computers as players: engines, seats, and how they think.

use crate::words::{ComputerWords, EngineWords, SeatWords, translation};

use super::French;

translation! {
    French, ComputerWords {
        Title = "Ordinateur"
        Resigns = "Abandonne quand la partie est perdue"
        Ponders = "Réfléchit pendant votre tour : plus fort, mais consomme davantage"
        Cores = "Cœurs du processeur"
        AllCores = "tous les {0}"
        Engines = "Moteurs…"
        EnginesHint = "D’autres programmes de go comme adversaires"
    }
}

translation! {
    French, EngineWords {
        Title = "Moteurs"
        About = "Tout programme qui parle GTP, le Go Text Protocol, peut jouer"
        None = "Aucun moteur n’est encore configuré"
        Add = "Ajouter un moteur"
        AddFound = "Ajouter {0}"
        Found = "Trouvé sur cet ordinateur"
        Edit = "Modifier"
        EditNamed = "Modifier {0}"
        Test = "Tester"
        TestNamed = "Tester {0}"
        Remove = "Supprimer"
        RemoveNamed = "Supprimer {0}"
        Removed = "{0} a été supprimé"
        Undo = "Annuler"
        Keep = "Enregistrer"
        Name = "Nom"
        Command = "Ligne de commande"
        CommandHint = "Par exemple : gnugo --mode gtp"
        Folder = "Dossier de travail"
        FolderHint = "Où le lancer, si cela importe"
        Startup = "Commandes de démarrage"
        StartupHint = "Commandes GTP à envoyer d’abord, une par ligne"
        NoCommand = "Indiquez le programme à lancer"
        Twice = "{0} a déjà cette ligne de commande"
        TooMany = "La liste des moteurs est pleine"
        Starting = "Lancement de {0}…"
        Answers = "Il répond : {0}"
    }
}

translation! {
    French, SeatWords {
        Title = "Joueurs"
        BlackName = "Nom de Noir"
        WhiteName = "Nom de Blanc"
        FirstName = "Nom du premier joueur"
        SecondName = "Nom du second joueur"
        Person = "Humain"
        Name = "Nom"
        Ok = "OK"
        SetUp = "Configurer les moteurs…"
        EngineSays = "Moteur externe : {0}"
    }
}
