//! What is said of computers that think, and of what they think.

super::catalogue! {
    /// The opponent, and the panel of thoughts.
    pub enum Thinking {
        Thinks { en: "{0} is thinking…", fr: "{0} réfléchit…" }
        EngineThinks { en: "thinking…", fr: "réfléchit…" }
        Waits { en: "{0} is waiting", fr: "{0} attend" }
        EngineWaits { en: "waiting", fr: "attend" }
        NotYourTurn { en: "{0} is played by the computer, which is to move", fr: "{0} est joué par l’ordinateur, qui a le trait" }
        Stopped { en: "The computer waits; play for it, or let it go on", fr: "L’ordinateur attend\u{a0}; jouez pour lui ou laissez-le continuer" }
        CannotHurry { en: "This engine moves when it has finished", fr: "Ce moteur joue quand il a fini" }
        Hinting { en: "Looking for a good move…", fr: "Recherche d’un bon coup…" }
        HintAt { en: "A good move: {0}", fr: "Un bon coup\u{a0}: {0}" }
        HintPass { en: "There is nothing left to play; passing is right", fr: "Il n’y a plus rien à jouer\u{a0}; il faut passer" }
        NoHint { en: "There is no hint here", fr: "Il n’y a pas de conseil ici" }
        CannotPlay { en: "The computer of {0} cannot play: {1}", fr: "L’ordinateur de {0} ne peut pas jouer\u{a0}: {1}" }
        NoLevel { en: "there is no level “{0}”", fr: "le niveau «\u{a0}{0}\u{a0}» n’existe pas" }
        NotSetUp { en: "the engine “{0}” is not set up here", fr: "le moteur «\u{a0}{0}\u{a0}» n’est pas réglé ici" }
        NoEngines {
            en: "other programs play only Go here",
            fr: "les autres programmes ne jouent ici qu’au go",
        }
        Gone { en: "it ended without an answer", fr: "il s’est arrêté sans répondre" }
        TryAgain { en: "Try again", fr: "Réessayer" }
        SeatOthers { en: "Change players…", fr: "Changer les joueurs…" }
        GoOn { en: "Go on", fr: "Continuer" }
        LogTitle { en: "What the engine says", fr: "Ce que dit le moteur" }
        CopyLog { en: "Copy all", fr: "Tout copier" }
        MoveNow { en: "Move now", fr: "Jouer" }
        Stop { en: "Stop", fr: "Arrêter" }
        Analysis { en: "Analysis", fr: "Analyse" }
        Estimating { en: "Judging the position…", fr: "Évaluation de la position…" }
        IfNow { en: "As it stands: {0}", fr: "En l’état\u{a0}: {0}" }
        Waiting { en: "Nothing to say yet", fr: "Rien à dire encore" }
        PlayStopped { en: "Play has stopped here", fr: "Le jeu est arrêté ici" }
        WinOf { en: "{0} {1}%, {2} {3}%", fr: "{0} {1}\u{a0}%, {2} {3}\u{a0}%" }
        Percent { en: "{0}%", fr: "{0}\u{a0}%" }
        Leads { en: "{0} leads by {1}", fr: "{0} mène de {1}" }
        LeadsDisc { en: "{0} leads by {1} disc", fr: "{0} mène de {1} pion" }
        LeadsDiscs { en: "{0} leads by {1} discs", fr: "{0} mène de {1} pions" }
        Even { en: "Even", fr: "Égalité" }
        Looked { en: "{0} position looked at", fr: "{0} position examinée" }
        LookedMany { en: "{0} positions looked at", fr: "{0} positions examinées" }
        MoveColumn { en: "move", fr: "coup" }
        WinColumn { en: "wins", fr: "gagne" }
        LeadColumn { en: "lead", fr: "avance" }
        DiscColumn { en: "discs", fr: "pions" }
        ShareColumn { en: "looked at", fr: "examiné" }
        Candidate { en: "{0}: wins {1}%, lead {2}, {3}% of the search", fr: "{0}\u{a0}: gagne {1}\u{a0}%, avance {2}, {3}\u{a0}% de la recherche" }
        CandidateOnly { en: "{0}: wins {1}%, {2}% of the search", fr: "{0}\u{a0}: gagne {1}\u{a0}%, {2}\u{a0}% de la recherche" }
        Pass { en: "pass", fr: "passe" }
        Expected { en: "Expected: {0}", fr: "Attendu\u{a0}: {0}" }
    }
}
