//! What is said on the pages and in the dialogs around the table.

super::catalogue! {
    /// The first page.
    pub enum Home {
        Resume { en: "Resume", fr: "Reprendre" }
        Play { en: "Play", fr: "Jouer" }
        Load { en: "Load", fr: "Charger" }
        Rules { en: "Rules", fr: "Règles" }
        Options { en: "Options", fr: "Options" }
        Exit { en: "Exit", fr: "Quitter" }
        Subtitle { en: "Go, Othello and Aligne 4", fr: "Go, Othello et Aligne 4" }
        ResumeTip { en: "Continue the interrupted game", fr: "Continuer la partie interrompue" }
        PlayTip { en: "Against the computer, or against a friend", fr: "Contre l’ordinateur ou contre un ami" }
        LoadTip { en: "Open a game from a file", fr: "Ouvrir une partie d’un fichier" }
        RulesTip { en: "Learn the rules on small boards", fr: "Apprendre les règles sur de petits plateaux" }
        OptionsTip { en: "Language, colors, sound and more", fr: "Langue, couleurs, son et autres réglages" }
        ExitTip { en: "Close Jego", fr: "Fermer Jego" }
        Back { en: "Back", fr: "Retour" }

        Finished { en: "Finished games", fr: "Parties terminées" }
        FinishedTip { en: "Look again at games that were played to the end", fr: "Revoir les parties jouées jusqu’au bout" }
        PlayAtOnce { en: "Play on {0} against {1}", fr: "Jouer en {0} contre {1}" }
        Against { en: "at once, against {0}", fr: "tout de suite, contre {0}" }
        MoveNumber { en: "move {0}", fr: "coup {0}" }
        MoreOne { en: "and {0} more game", fr: "et {0} autre partie" }
        MoreMany { en: "and {0} more games", fr: "et {0} autres parties" }
    }
}

super::catalogue! {
    /// Interrupted and finished games.
    pub enum Games {
        Interrupted { en: "Interrupted games", fr: "Parties interrompues" }
        InterruptedHint { en: "These games were saved automatically", fr: "Ces parties ont été enregistrées automatiquement" }
        NoneInterrupted { en: "There are no interrupted games", fr: "Aucune partie interrompue" }
        Finished { en: "Finished games", fr: "Parties terminées" }
        NoneFinished { en: "There are no finished games yet", fr: "Aucune partie terminée pour l’instant" }
        Resume { en: "Resume", fr: "Reprendre" }
        Discard { en: "Delete…", fr: "Supprimer…" }
        DiscardTitle { en: "Delete this game?", fr: "Supprimer cette partie\u{a0}?" }
        DiscardText { en: "It is not saved in a file. It cannot be recovered.", fr: "Elle n’est enregistrée dans aucun fichier. Elle ne pourra pas être récupérée." }
        DiscardDo { en: "Delete", fr: "Supprimer" }
        OpenGame { en: "Open", fr: "Ouvrir" }
        MovesOne { en: "{0} move", fr: "{0} coup" }
        MovesMany { en: "{0} moves", fr: "{0} coups" }
        Ended { en: "{0}: {1}", fr: "{0}\u{a0}: {1}" }
        Damaged { en: "{0} line of the list cannot be read and is kept as it is", fr: "{0} ligne de la liste est illisible et reste telle quelle" }
        DamagedMany { en: "{0} lines of the list cannot be read and are kept as they are", fr: "{0} lignes de la liste sont illisibles et restent telles quelles" }
        NotKept { en: "not saved in a file", fr: "sans fichier" }
        Reading { en: "Reading…", fr: "Lecture…" }
    }
}

super::catalogue! {
    /// The page of options.
    pub enum Options {
        Title { en: "Options", fr: "Options" }
        Appearance { en: "Appearance", fr: "Apparence" }
        Language { en: "Language", fr: "Langue" }
        LanguageSystem { en: "System ({0})", fr: "Système ({0})" }
        Theme { en: "Theme", fr: "Thème" }
        ThemeSystem { en: "System", fr: "Système" }
        Light { en: "Light", fr: "Clair" }
        Dark { en: "Dark", fr: "Sombre" }
        HighContrast { en: "High contrast", fr: "Contraste élevé" }
        Look { en: "Board", fr: "Plateau" }
        Kaya { en: "Kaya", fr: "Kaya" }
        Paper { en: "Paper", fr: "Papier" }
        Night { en: "Night", fr: "Nuit" }
        OnBoard { en: "On the board", fr: "Sur le plateau" }
        Coordinates { en: "Coordinates", fr: "Coordonnées" }
        Numbers { en: "Move numbers", fr: "Numéros des coups" }
        Territory { en: "Territory during the game", fr: "Territoire pendant la partie" }
        NextMoves { en: "Variations", fr: "Variantes" }
        LegalMoves { en: "Legal moves in Othello", fr: "Coups possibles à Othello" }
        Animations { en: "Animations", fr: "Animations" }
        SoundTitle { en: "Sound", fr: "Son" }
        Sound { en: "Sound", fr: "Son" }
        Volume { en: "Volume", fr: "Volume" }
        NoDevice { en: "No sound device was found", fr: "Aucun périphérique audio trouvé" }
        GamesTitle { en: "Games and files", fr: "Parties et fichiers" }
        ConfirmLeaving { en: "Ask before leaving an unfinished game", fr: "Demander avant de quitter une partie en cours" }
        OwnFileList { en: "Always use Jego’s own file dialog", fr: "Toujours utiliser le sélecteur de fichiers de Jego" }
        Saves { en: "Games are saved in", fr: "Les parties sont enregistrées dans" }
        ChooseFolder { en: "Choose…", fr: "Choisir…" }
        UsualFolder { en: "Default folder", fr: "Dossier par défaut" }
        NotRemembered { en: "The settings cannot be saved: {0}", fr: "Les réglages ne peuvent pas être enregistrés\u{a0}: {0}" }
        Damaged { en: "The settings file is damaged, line {0}, column {1}: {2}. It is kept as {3}, and Jego starts with default settings.", fr: "Le fichier des réglages est endommagé, ligne {0}, colonne {1}\u{a0}: {2}. Il est gardé sous le nom {3}, et Jego démarre avec les réglages par défaut." }
        Unreadable { en: "The settings file cannot be read: {0}", fr: "Le fichier des réglages ne peut pas être lu\u{a0}: {0}" }

        TextSize { en: "Text size", fr: "Taille du texte" }
        Percent { en: "{0}%", fr: "{0}\u{a0}%" }
        SaveFormat { en: "Save games as", fr: "Enregistrer les parties en" }
        AsSgf { en: "SGF, where nothing is lost", fr: "SGF, si rien ne se perd" }
        AsJego { en: "Jego’s own format", fr: "Format de Jego" }
    }
}

super::catalogue! {
    /// Dialogs.
    pub enum Dialog {
        Close { en: "Close", fr: "Fermer" }
        Cancel { en: "Cancel", fr: "Annuler" }
        Stay { en: "Stay", fr: "Rester" }
        Leave { en: "Leave", fr: "Quitter" }
        LeaveTitle { en: "Leave this game?", fr: "Quitter cette partie\u{a0}?" }
        LeaveText { en: "It is kept as it stands; Resume on the home page continues it", fr: "Elle est conservée\u{a0}; Reprendre, à l’accueil, permet de la continuer" }
        LeaveUnsaved { en: "Your changes are not in {0} yet. They are kept; Resume on the home page brings them back.", fr: "Vos modifications ne sont pas encore dans {0}. Elles sont conservées\u{a0}; Reprendre, à l’accueil, permet de les retrouver." }
        SaveAndLeave { en: "Save and leave", fr: "Enregistrer et quitter" }
        AskNoMore { en: "Do not ask again", fr: "Ne plus demander" }
        ResignTitle { en: "Resign?", fr: "Abandonner\u{a0}?" }
        ResignText { en: "{0} resigns, and {1} wins", fr: "{0} abandonne et {1} gagne" }
        Resign { en: "Resign", fr: "Abandonner" }
        Rematch { en: "Rematch", fr: "Revanche" }
        Save { en: "Save", fr: "Enregistrer" }
        Review { en: "Review the game", fr: "Revoir la partie" }
        KeptIn { en: "Saved in {0}", fr: "Enregistrée dans {0}" }
        Information { en: "Game information", fr: "Informations sur la partie" }
        BlackName { en: "Black", fr: "Noir" }
        WhiteName { en: "White", fr: "Blanc" }
        BlackRank { en: "Black’s rank", fr: "Niveau de Noir" }
        WhiteRank { en: "White’s rank", fr: "Niveau de Blanc" }
        FirstName { en: "First player", fr: "Premier joueur" }
        SecondName { en: "Second player", fr: "Second joueur" }
        FirstRank { en: "First player’s rank", fr: "Niveau du premier" }
        SecondRank { en: "Second player’s rank", fr: "Niveau du second" }
        GameLine { en: "Game", fr: "Jeu" }
        Date { en: "Date", fr: "Date" }
        Place { en: "Place", fr: "Lieu" }
        Event { en: "Event", fr: "Tournoi" }
        Round { en: "Round", fr: "Ronde" }
        Name { en: "Name", fr: "Titre" }
        GameComment { en: "Game comment", fr: "Commentaire de la partie" }
        RulesLine { en: "Rules", fr: "Règles" }
        KomiLine { en: "Komi", fr: "Komi" }
        HandicapLine { en: "Handicap", fr: "Handicap" }
        TimeLine { en: "Time", fr: "Temps" }
        SizeLine { en: "Board", fr: "Goban" }
        Apply { en: "Apply", fr: "Appliquer" }
        Keys { en: "Keyboard shortcuts", fr: "Raccourcis clavier" }
        KeysBoard { en: "With the cursor on the board, arrows move it and Enter plays; Escape lets the arrows step through the game, Enter brings the cursor back. Ctrl+arrows always step through the game.", fr: "Quand le curseur est sur le plateau, les flèches le déplacent et Entrée joue\u{a0}; avec Échap, les flèches parcourent la partie, et Entrée ramène le curseur. Ctrl+flèches parcourt toujours la partie." }
        KeysWheel { en: "The mouse wheel over the board steps through the moves", fr: "La molette sur le plateau fait défiler les coups" }
        About { en: "About Jego", fr: "À propos de Jego" }
        AboutText { en: "Play Go, Othello and Aligne 4", fr: "Jouer au go, à Othello et à Aligne 4" }
        Version { en: "Version {0}", fr: "Version {0}" }
        AboutBuilt { en: "Written in Rust. Everything you see and hear is generated by the program.", fr: "Écrit en Rust. Tout ce que l’on voit et entend est généré par le programme." }
        AboutFiles { en: "Games are saved in {0}", fr: "Les parties sont enregistrées dans {0}" }
        ChooseGame { en: "Choose a game", fr: "Choisir une partie" }
        GameNumber { en: "Game {0}", fr: "Partie {0}" }
        ProblemsTitle { en: "The file was repaired", fr: "Le fichier a été réparé" }
        ProblemsText { en: "{0} was opened, but it contains errors", fr: "{0} a été ouvert, mais il contient des erreurs" }
        CannotOpen { en: "The game could not be opened", fr: "La partie n’a pas pu être ouverte" }
        CannotSave { en: "Nothing was saved", fr: "Rien n’a été enregistré" }
        CannotResume { en: "The game could not be resumed", fr: "La partie n’a pas pu être reprise" }
        Recovered { en: "Game restored", fr: "Partie restaurée" }
        RecoveredLess { en: "Game restored; {0} line at the end was damaged", fr: "Partie restaurée\u{a0}; {0} ligne à la fin était endommagée" }
        RecoveredLessMany { en: "Game restored; {0} lines at the end were damaged", fr: "Partie restaurée\u{a0}; {0} lignes à la fin étaient endommagées" }
        Saved { en: "Saved in {0}", fr: "Enregistré dans {0}" }
        Exported { en: "Exported to {0}", fr: "Exporté dans {0}" }
        Copied { en: "Game copied to the clipboard", fr: "Partie copiée dans le presse-papiers" }
        NothingToPaste { en: "There is no game in the clipboard", fr: "Il n’y a pas de partie dans le presse-papiers" }
        OfFile { en: "{0}: {1}", fr: "{0}\u{a0}: {1}" }
        Clipboard { en: "Clipboard", fr: "Presse-papiers" }
        Opened { en: "{0} is open", fr: "{0} est ouvert" }
        Dropped { en: "Drop the file to open it", fr: "Déposez le fichier pour l’ouvrir" }
        LedgerTrouble { en: "The game cannot be added to the list of finished games: {0}", fr: "La partie ne peut pas être ajoutée à la liste des parties terminées\u{a0}: {0}" }
        PictureTrouble { en: "The picture could not be created: {0}", fr: "L’image n’a pas pu être créée\u{a0}: {0}" }

        RecoveredAside { en: "{0}. The damaged journal is kept as {1}.", fr: "{0}. Le journal endommagé est conservé sous le nom {1}." }
        LeaveUnkept { en: "This game cannot be kept: {0}. If you leave it now, it is lost. You can save it in another place first.", fr: "Cette partie ne peut pas être conservée\u{a0}: {0}. Si vous la quittez maintenant, elle est perdue. Vous pouvez d’abord l’enregistrer ailleurs." }
        LeaveAndLose { en: "Leave and lose it", fr: "Quitter et la perdre" }
        SaveElsewhere { en: "Save elsewhere…", fr: "Enregistrer ailleurs…" }
        Unkept { en: "This game is not being kept: {0}", fr: "Cette partie n’est pas conservée\u{a0}: {0}" }
        NotKept { en: "The game that was left is not kept as it was: {0}", fr: "La partie quittée n’est pas conservée telle quelle\u{a0}: {0}" }
        DiskSilent { en: "the disk does not answer", fr: "le disque ne répond pas" }
        SavedKept { en: "Saved in {0}; the original is kept as {1}", fr: "Enregistré dans {0}\u{a0}; l’original est gardé sous le nom {1}" }
        ReplaceTitle { en: "Replace the repaired file?", fr: "Remplacer le fichier réparé\u{a0}?" }
        ReplaceText { en: "{0} had to be repaired to be read, and would be written in its repaired form. If you save, the original is kept beside it under another name.", fr: "{0} a dû être réparé pour être lu et serait enregistré sous sa forme réparée. Si vous enregistrez, l’original est gardé à côté sous un autre nom." }
        SaveUnder { en: "Save as…", fr: "Enregistrer sous…" }
        ReadAsTitle { en: "Read {0} as", fr: "Lire {0} en" }
        ReadAsText { en: "The file does not say in which character set it was written. Choose the one in which its names look right.", fr: "Le fichier ne dit pas dans quel jeu de caractères il a été écrit. Choisissez celui dans lequel les noms se lisent bien." }
        ReadAs { en: "Read again", fr: "Relire" }
        OpenedDoubtful { en: "{0} is open. Its text was read as {1}, which is a guess: File, Read as… offers others.", fr: "{0} est ouvert. Son texte a été lu en {1}, par supposition\u{a0}: Fichier, Lire en… en propose d’autres." }
        RulesAsBefore { en: "Undone. Rules: {0}, komi {1}.", fr: "Annulé. Règles\u{a0}: {0}, komi {1}." }
        RulesNow { en: "Rules: {0}, komi {1}. Undo takes this back.", fr: "Règles\u{a0}: {0}, komi {1}. Annuler revient en arrière." }
    }
}

super::catalogue! {
    /// Which languages a character set is for.
    pub enum CharsetWords {
        Named { en: "{0} ({1})", fr: "{0} ({1})" }
        Unicode { en: "any language", fr: "toutes les langues" }
        Chinese { en: "simplified Chinese", fr: "chinois simplifié" }
        Taiwanese { en: "traditional Chinese", fr: "chinois traditionnel" }
        Japanese { en: "Japanese", fr: "japonais" }
        Korean { en: "Korean", fr: "coréen" }
        Western { en: "Western Europe", fr: "Europe de l’Ouest" }
        Central { en: "Central Europe", fr: "Europe centrale" }
        Russian { en: "Russian", fr: "russe" }
        Other { en: "other", fr: "autre" }
    }
}

/// What a character set is called, with the languages it is for.
#[must_use]
pub fn charset_name(language: super::Language, charset: crate::record::Charset) -> String {
    let regions = match charset.name() {
        "UTF-8" => CharsetWords::Unicode,
        "GBK" | "gb18030" => CharsetWords::Chinese,
        "Big5" => CharsetWords::Taiwanese,
        "Shift_JIS" | "EUC-JP" | "ISO-2022-JP" => CharsetWords::Japanese,
        "EUC-KR" => CharsetWords::Korean,
        "windows-1252" => CharsetWords::Western,
        "windows-1250" | "ISO-8859-2" => CharsetWords::Central,
        "windows-1251" | "KOI8-R" => CharsetWords::Russian,
        _ => CharsetWords::Other,
    };
    let regions = language.say(regions);
    language.fill(CharsetWords::Named, &[&charset.name(), &regions])
}
