//! The words about computers as players: engines, seats, and how they think.

super::catalogue! {
    /// The section of the options about the computer.
    pub enum ComputerWords {
        Title { en: "Computer", fr: "Ordinateur" }
        Resigns { en: "Gives up when the game is lost", fr: "Abandonne quand la partie est perdue" }
        Ponders { en: "Thinks while it is your turn: stronger, but uses more power", fr: "Réfléchit pendant votre tour\u{a0}: plus fort, mais consomme davantage" }
        Cores { en: "Processor cores", fr: "Cœurs du processeur" }
        AllCores { en: "all {0}", fr: "tous les {0}" }
        Engines { en: "Engines…", fr: "Moteurs…" }
        EnginesHint { en: "Other Go programs as opponents", fr: "D’autres programmes de go comme adversaires" }
    }
}

super::catalogue! {
    /// The page of engines.
    pub enum EngineWords {
        Title { en: "Engines", fr: "Moteurs" }
        About { en: "Any program that speaks GTP can sit at the table", fr: "Tout programme qui parle GTP peut s’asseoir à la table" }
        None { en: "No engine is set up yet", fr: "Aucun moteur n’est encore réglé" }
        Add { en: "Add an engine", fr: "Ajouter un moteur" }
        AddFound { en: "Add {0}", fr: "Ajouter {0}" }
        Found { en: "Found on this computer", fr: "Trouvé sur cet ordinateur" }
        Edit { en: "Edit", fr: "Modifier" }
        EditNamed { en: "Edit {0}", fr: "Modifier {0}" }
        Test { en: "Test", fr: "Essayer" }
        TestNamed { en: "Test {0}", fr: "Essayer {0}" }
        Remove { en: "Remove", fr: "Retirer" }
        RemoveNamed { en: "Remove {0}", fr: "Retirer {0}" }
        Removed { en: "{0} was removed", fr: "{0} a été retiré" }
        Undo { en: "Undo", fr: "Annuler" }
        Keep { en: "Keep", fr: "Garder" }
        Name { en: "Name", fr: "Nom" }
        Command { en: "Command line", fr: "Ligne de commande" }
        CommandHint { en: "For example: gnugo --mode gtp", fr: "Par exemple\u{a0}: gnugo --mode gtp" }
        Folder { en: "Folder", fr: "Dossier" }
        FolderHint { en: "Where it is started, if that matters", fr: "Où le lancer, si cela importe" }
        Startup { en: "First commands", fr: "Premières commandes" }
        StartupHint { en: "GTP commands to begin with, one a line", fr: "Commandes GTP pour commencer, une par ligne" }
        NoCommand { en: "Say which program to start", fr: "Indiquez le programme à lancer" }
        Twice { en: "This command line is already that of {0}", fr: "Cette ligne de commande est déjà celle de {0}" }
        TooMany { en: "There is no room for more engines", fr: "Il n’y a plus de place pour un autre moteur" }
        Starting { en: "Starting {0}…", fr: "Lancement de {0}…" }
        Answers { en: "It answers: {0}", fr: "Il répond\u{a0}: {0}" }
    }
}

super::catalogue! {
    /// The dialog that changes who plays.
    pub enum SeatWords {
        Title { en: "Players", fr: "Joueurs" }
        BlackName { en: "Name of Black", fr: "Nom de Noir" }
        WhiteName { en: "Name of White", fr: "Nom de Blanc" }
        FirstName { en: "Name of the first player", fr: "Nom du premier joueur" }
        SecondName { en: "Name of the second player", fr: "Nom du second joueur" }
        Person { en: "Person", fr: "Humain" }
        Name { en: "Name", fr: "Nom" }
        Ok { en: "OK", fr: "OK" }
        SetUp { en: "Set up engines…", fr: "Régler les moteurs…" }
        EngineSays { en: "Another program: {0}", fr: "Un autre programme\u{a0}: {0}" }
    }
}
