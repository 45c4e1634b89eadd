//! What is said in and about the tree of moves.

super::catalogue! {
    /// The words of the tree of moves.
    pub enum TreeWords {
        Title { en: "Move tree", fr: "Arbre des coups" }
        Start { en: "Start of the game", fr: "Début de la partie" }
        Move { en: "Move {0}, {1} {2}", fr: "Coup {0}, {1} {2}" }
        Pass { en: "passes", fr: "passe" }
        Setup { en: "Setup", fr: "Mise en place" }
        Note { en: "Note", fr: "Note" }
        Current { en: "{0}, current", fr: "{0}, actuel" }
        Commented { en: "{0}, with a comment", fr: "{0}, avec un commentaire" }
        GoHere { en: "Go here", fr: "Aller ici" }
        Delete { en: "Delete branch", fr: "Supprimer la branche" }
    }
}
