//! The words of the page where a game is set up, and of the draw of colors.

super::catalogue! {
    /// What is said while a game is set up.
    pub enum NewGameWords {
        Title { en: "New game", fr: "Nouvelle partie" }
        Back { en: "Back", fr: "Retour" }
        PlayGame { en: "Play {0}", fr: "Jouer à {0}" }
        Variant { en: "Variant", fr: "Variante" }
        AboutAligne4 { en: "You choose the piece; in Quarto the opponent does", fr: "Vous choisissez la pièce\u{a0}; au quarto, c’est l’adversaire" }
        AboutQuarto { en: "The opponent chooses your piece; in Aligne 4 you do", fr: "L’adversaire choisit votre pièce\u{a0}; à Aligne 4, c’est vous" }
        PlayOn { en: "Play on {0}", fr: "Jouer en {0}" }
        Board { en: "{0}×{0}", fr: "{0}×{0}" }
        Short { en: "Short game", fr: "Partie courte" }
        Medium { en: "Medium game", fr: "Partie moyenne" }
        Full { en: "Full board", fr: "Grand goban" }

        OnePlayer { en: "One player", fr: "Un joueur" }
        TwoPlayers { en: "Two players", fr: "Deux joueurs" }
        Watch { en: "Watch", fr: "Spectateur" }
        YourName { en: "Your name", fr: "Votre nom" }
        Opponent { en: "Opponent", fr: "Adversaire" }
        Me { en: "You", fr: "Vous" }

        Size { en: "Size", fr: "Taille" }
        SizeRange { en: "2 to 25 lines", fr: "2 à 25 lignes" }
        Players { en: "Players", fr: "Joueurs" }
        FirstPlayer { en: "First player", fr: "Premier joueur" }
        SecondPlayer { en: "Second player", fr: "Second joueur" }
        WhoBegins { en: "Who plays first", fr: "Qui commence" }
        WhoHasBlack { en: "Who plays Black", fr: "Qui joue Noir" }
        DrawColors { en: "Random", fr: "Au hasard" }

        More { en: "Rules, komi, clock", fr: "Règles, komi, pendule" }
        Rules { en: "Rules", fr: "Règles" }

        Ko { en: "Ko", fr: "Ko" }
        Suicide { en: "Suicide", fr: "Suicide" }
        Scoring { en: "Scoring", fr: "Décompte" }
        DeadStones { en: "Dead stones", fr: "Pierres mortes" }
        Agreed { en: "Agreed by the players", fr: "D’un commun accord" }
        AllAlive { en: "All stones are alive", fr: "Toutes vivantes" }
        PassStones { en: "A pass costs", fr: "Une passe coûte" }
        Nothing { en: "Nothing", fr: "Rien" }
        AStone { en: "A stone", fr: "Une pierre" }
        Passes { en: "Play ends after", fr: "Fin du jeu après" }
        TwoPasses { en: "Two passes", fr: "Deux passes" }
        WhiteLast { en: "Two passes, White last", fr: "Deux passes, Blanc en dernier" }
        HandicapKomi { en: "Komi with handicap", fr: "Komi avec handicap" }
        Unchanged { en: "Same as an even game", fr: "Comme sans handicap" }
        Fixed { en: "Fixed komi", fr: "Komi fixe" }
        PlusStones { en: "Plus one per stone", fr: "Plus un par pierre" }
        HandicapBonus { en: "White also receives", fr: "Blanc reçoit aussi" }
        PerStone { en: "One point per stone", fr: "Un point par pierre" }
        PerStoneButOne { en: "One point per stone, less one", fr: "Un point par pierre, moins un" }

        Komi { en: "Komi", fr: "Komi" }
        UsualKomi { en: "Standard komi", fr: "Komi standard" }
        Handicap { en: "Handicap", fr: "Handicap" }
        NoHandicap { en: "None", fr: "Aucun" }
        FixedHandicap { en: "On the star points", fr: "Sur les hoshi" }
        FreeHandicap { en: "Free placement", fr: "Placement libre" }
        Stones { en: "Handicap stones", fr: "Pierres de handicap" }
        HandicapFor { en: "{0} plays Black and gets the stones", fr: "{0} joue Noir et reçoit les pierres" }
        HandicapYours { en: "You play Black and get the stones", fr: "Vous jouez Noir et recevez les pierres" }
        HandicapDrawn { en: "Black is drawn at random and gets the stones", fr: "Noir est tiré au sort et reçoit les pierres" }

        MainTime { en: "Main time", fr: "Temps principal" }
        Periods { en: "Periods", fr: "Périodes" }
        PeriodTime { en: "Period length", fr: "Durée d’une période" }
        StretchMoves { en: "Moves per period", fr: "Coups par période" }
        StretchTime { en: "Period length", fr: "Durée d’une période" }
        Increment { en: "Increment per move", fr: "Incrément par coup" }

        TooManyForStars {
            en: "{0} has star points for only {1} handicap stones",
            fr: "{0} n’a de hoshi que pour {1} pierres de handicap",
        }
        NoStars {
            en: "{0} has no star points: choose free placement",
            fr: "{0} n’a pas de hoshi\u{a0}: choisissez le placement libre",
        }
        TooSmall {
            en: "{0} is too small for {1} handicap stones",
            fr: "{0} est trop petit pour {1} pierres de handicap",
        }
        HandicapRange { en: "A handicap is 2 to 9 stones", fr: "Un handicap est de 2 à 9 pierres" }
        KomiRange { en: "The komi is too large", fr: "Le komi est trop grand" }
        NoTime { en: "This clock gives no time", fr: "Cette pendule ne donne aucun temps" }
        CannotStart { en: "The game cannot start with these settings", fr: "La partie ne peut pas commencer avec ces réglages" }

        NigiriTitle { en: "Nigiri: who plays Black?", fr: "Nigiri\u{a0}: qui joue Noir\u{a0}?" }
        DrawTitle { en: "Who plays Black?", fr: "Qui joue Noir\u{a0}?" }
        DrawHint {
            en: "The last stone left is {0}’s color",
            fr: "La pierre qui reste donne sa couleur à {0}",
        }
        DrawHintYou {
            en: "The last stone left is your color",
            fr: "La pierre qui reste est votre couleur",
        }
        BeginsTitle { en: "Who plays first?", fr: "Qui commence\u{a0}?" }
        BeginsHint {
            en: "{0} plays first if the black stone is left",
            fr: "{0} commence si la pierre noire reste",
        }
        BeginsHintYou {
            en: "You play first if the black stone is left",
            fr: "Vous commencez si la pierre noire reste",
        }
        Begins { en: "{0} plays first", fr: "{0} commence" }
        Follows { en: "{0} plays second", fr: "{0} joue en second" }
        YouBegin { en: "You play first", fr: "Vous commencez" }
        YouFollow { en: "You play second", fr: "Vous jouez en second" }
        DrawSkip { en: "Click or press a key to skip", fr: "Un clic ou une touche pour abréger" }
        HasBlack { en: "{0} plays Black", fr: "{0} joue Noir" }
        HasWhite { en: "{0} plays White", fr: "{0} joue Blanc" }
        YouHaveBlack { en: "You play Black", fr: "Vous jouez Noir" }
        YouHaveWhite { en: "You play White", fr: "Vous jouez Blanc" }
        Begin { en: "Start", fr: "Commencer" }

        Game { en: "Game", fr: "Jeu" }
        WhoPlays { en: "Who plays", fr: "Qui joue" }
        OtherSize { en: "Other", fr: "Autre" }
    }
}
