//! The words of the page where a game is set up, and of the draw of colors.

super::catalogue! {
    /// What is said while a game is set up.
    pub enum NewGameWords {
        Title { en: "New game", fr: "Nouvelle partie" }
        Back { en: "Back", fr: "Retour" }
        PickABoard { en: "Choose a board and play", fr: "Choisissez un goban et jouez" }
        PlayGame { en: "Play {0}", fr: "Jouer à {0}" }
        Variant { en: "Variant", fr: "Variante" }
        AboutAligne4 { en: "You choose the piece; in Quarto the opponent does", fr: "Vous choisissez la pièce\u{a0}; au quarto, c’est l’adversaire" }
        AboutQuarto { en: "The opponent chooses your piece; in Aligne 4 you do", fr: "L’adversaire choisit votre pièce\u{a0}; à Aligne 4, c’est vous" }
        PlayOn { en: "Play on {0}", fr: "Jouer en {0}" }
        Board { en: "{0}×{0}", fr: "{0}×{0}" }
        Short { en: "A short game", fr: "Une partie courte" }
        Medium { en: "A medium game", fr: "Une partie moyenne" }
        Full { en: "The full board", fr: "Le grand goban" }

        OnePlayer { en: "One player", fr: "Un joueur" }
        TwoPlayers { en: "Two players", fr: "Deux joueurs" }
        Watch { en: "Watch", fr: "Regarder" }
        YourName { en: "Your name", fr: "Votre nom" }
        Opponent { en: "Opponent", fr: "Adversaire" }
        Me { en: "Me", fr: "Moi" }

        Size { en: "Size", fr: "Taille" }
        SizeRange { en: "From 2 to 25 lines", fr: "De 2 à 25 lignes" }
        Players { en: "Players", fr: "Joueurs" }
        FirstPlayer { en: "First player", fr: "Premier joueur" }
        SecondPlayer { en: "Second player", fr: "Second joueur" }
        WhoBegins { en: "Who begins", fr: "Qui commence" }
        WhoHasBlack { en: "Who has Black", fr: "Qui a Noir" }
        DrawColors { en: "Draw", fr: "Tirage au sort" }

        More { en: "Rules, handicap, clock", fr: "Règles, handicap, pendule" }
        Rules { en: "Rules", fr: "Règles" }

        Ko { en: "Ko", fr: "Ko" }
        Suicide { en: "Suicide", fr: "Suicide" }
        Scoring { en: "Scoring", fr: "Décompte" }
        DeadStones { en: "Dead stones", fr: "Pierres mortes" }
        Agreed { en: "Agreed by the players", fr: "D’un commun accord" }
        AllAlive { en: "All stones are alive", fr: "Toutes les pierres vivent" }
        PassStones { en: "A pass costs", fr: "Passer coûte" }
        Nothing { en: "Nothing", fr: "Rien" }
        AStone { en: "A stone", fr: "Une pierre" }
        Passes { en: "Play ends after", fr: "Le jeu cesse après" }
        TwoPasses { en: "Two passes", fr: "Deux passes" }
        WhiteLast { en: "Two passes, White last", fr: "Deux passes, Blanc en dernier" }
        HandicapKomi { en: "Komi with handicap", fr: "Komi avec handicap" }
        Unchanged { en: "As in an even game", fr: "Comme à égalité" }
        Fixed { en: "A fixed komi", fr: "Un komi fixe" }
        PlusStones { en: "Plus one a stone", fr: "Plus un par pierre" }
        HandicapBonus { en: "White also gets", fr: "Blanc reçoit aussi" }
        PerStone { en: "A point a stone", fr: "Un point par pierre" }
        PerStoneButOne { en: "A point a stone but one", fr: "Un point par pierre sauf une" }

        Komi { en: "Komi", fr: "Komi" }
        UsualKomi { en: "Usual komi", fr: "Komi habituel" }
        Handicap { en: "Handicap", fr: "Handicap" }
        NoHandicap { en: "None", fr: "Aucun" }
        FixedHandicap { en: "On the star points", fr: "Sur les hoshi" }
        FreeHandicap { en: "Where Black likes", fr: "Où Noir veut" }
        Stones { en: "Handicap stones", fr: "Pierres de handicap" }
        HandicapFor { en: "{0} has Black and gets the stones", fr: "{0} a Noir et reçoit les pierres" }
        HandicapYours { en: "You have Black and get the stones", fr: "Vous avez Noir et recevez les pierres" }
        HandicapDrawn { en: "The draw says who gets the stones", fr: "Le tirage au sort dit qui reçoit les pierres" }

        MainTime { en: "Main time", fr: "Temps principal" }
        Periods { en: "Periods", fr: "Périodes" }
        PeriodTime { en: "Length of a period", fr: "Durée d’une période" }
        StretchMoves { en: "Moves", fr: "Coups" }
        StretchTime { en: "In", fr: "En" }
        Increment { en: "Each move adds", fr: "Chaque coup ajoute" }

        TooManyForStars {
            en: "{0} has star points for {1} handicap stones",
            fr: "{0} n’a de hoshi que pour {1} pierres de handicap",
        }
        NoStars {
            en: "{0} has no star points: let Black place the stones",
            fr: "{0} n’a pas de hoshi\u{a0}: laissez Noir placer les pierres",
        }
        TooSmall {
            en: "{0} is too small for {1} handicap stones",
            fr: "{0} est trop petit pour {1} pierres de handicap",
        }
        HandicapRange { en: "A handicap is 2 to 9 stones", fr: "Un handicap a de 2 à 9 pierres" }
        KomiRange { en: "That is too much komi", fr: "C’est trop de komi" }
        NoTime { en: "This clock has no time on it", fr: "Cette pendule n’a pas de temps" }
        CannotStart { en: "The game cannot begin like that", fr: "La partie ne peut commencer ainsi" }

        DrawTitle { en: "Who has Black?", fr: "Qui a Noir\u{a0}?" }
        DrawHint {
            en: "The stone that remains is the color of {0}",
            fr: "La pierre qui reste donne sa couleur à {0}",
        }
        DrawHintYou {
            en: "The stone that remains is your color",
            fr: "La pierre qui reste est votre couleur",
        }
        BeginsTitle { en: "Who begins?", fr: "Qui commence\u{a0}?" }
        BeginsHint {
            en: "{0} begins if the black stone remains",
            fr: "{0} commence si la pierre noire reste",
        }
        BeginsHintYou {
            en: "You begin if the black stone remains",
            fr: "Vous commencez si la pierre noire reste",
        }
        Begins { en: "{0} begins", fr: "{0} commence" }
        Follows { en: "{0} comes second", fr: "{0} joue en second" }
        YouBegin { en: "You begin", fr: "Vous commencez" }
        YouFollow { en: "You come second", fr: "Vous jouez en second" }
        DrawSkip { en: "Click or press a key to skip", fr: "Un clic ou une touche pour abréger" }
        HasBlack { en: "{0} has Black", fr: "{0} a Noir" }
        HasWhite { en: "{0} has White", fr: "{0} a Blanc" }
        YouHaveBlack { en: "You have Black", fr: "Vous avez Noir" }
        YouHaveWhite { en: "You have White", fr: "Vous avez Blanc" }
        Begin { en: "Begin", fr: "Commencer" }
    }
}
