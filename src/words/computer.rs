//! The words about computers as players: engines, seats, and how they think.

super::catalogue! {
    /// The section of the options about the computer.
    pub enum ComputerWords {
        Title { en: "Computer", fr: "Ordinateur" }
        Resigns { en: "Resigns when the game is lost", fr: "Abandonne quand la partie est perdue" }
        Ponders { en: "Thinks during your turn: stronger, but uses more power", fr: "Réfléchit pendant votre tour\u{a0}: plus fort, mais consomme davantage" }
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
        About { en: "Any program that speaks GTP, the Go Text Protocol, can play", fr: "Tout programme qui parle GTP, le Go Text Protocol, peut jouer" }
        None { en: "No engine has been set up yet", fr: "Aucun moteur n’est encore configuré" }
        Add { en: "Add an engine", fr: "Ajouter un moteur" }
        AddFound { en: "Add {0}", fr: "Ajouter {0}" }
        Found { en: "Found on this computer", fr: "Trouvé sur cet ordinateur" }
        Edit { en: "Edit", fr: "Modifier" }
        EditNamed { en: "Edit {0}", fr: "Modifier {0}" }
        Test { en: "Test", fr: "Tester" }
        TestNamed { en: "Test {0}", fr: "Tester {0}" }
        Remove { en: "Remove", fr: "Supprimer" }
        RemoveNamed { en: "Remove {0}", fr: "Supprimer {0}" }
        Removed { en: "{0} was removed", fr: "{0} a été supprimé" }
        Undo { en: "Undo", fr: "Annuler" }
        Keep { en: "Save", fr: "Enregistrer" }
        Name { en: "Name", fr: "Nom" }
        Command { en: "Command line", fr: "Ligne de commande" }
        CommandHint { en: "For example: gnugo --mode gtp", fr: "Par exemple\u{a0}: gnugo --mode gtp" }
        Folder { en: "Working folder", fr: "Dossier de travail" }
        FolderHint { en: "Where to start it, if that matters", fr: "Où le lancer, si cela importe" }
        Startup { en: "Startup commands", fr: "Commandes de démarrage" }
        StartupHint { en: "GTP commands to send first, one per line", fr: "Commandes GTP à envoyer d’abord, une par ligne" }
        NoCommand { en: "Enter the program to run", fr: "Indiquez le programme à lancer" }
        Twice { en: "{0} already has this command line", fr: "{0} a déjà cette ligne de commande" }
        TooMany { en: "The list of engines is full", fr: "La liste des moteurs est pleine" }
        Starting { en: "Starting {0}…", fr: "Lancement de {0}…" }
        Answers { en: "It answers: {0}", fr: "Il répond\u{a0}: {0}" }
    }
}

super::catalogue! {
    /// The dialog that changes who plays.
    pub enum SeatWords {
        Title { en: "Players", fr: "Joueurs" }
        BlackName { en: "Black’s name", fr: "Nom de Noir" }
        WhiteName { en: "White’s name", fr: "Nom de Blanc" }
        FirstName { en: "First player’s name", fr: "Nom du premier joueur" }
        SecondName { en: "Second player’s name", fr: "Nom du second joueur" }
        Person { en: "Human", fr: "Humain" }
        Name { en: "Name", fr: "Nom" }
        Ok { en: "OK", fr: "OK" }
        SetUp { en: "Set up engines…", fr: "Configurer les moteurs…" }
        EngineSays { en: "External engine: {0}", fr: "Moteur externe\u{a0}: {0}" }
    }
}
