//! Ranks, players of this machine, rated games.

use crate::words::{RatingWords, translation};

use super::German;

translation! {
    German, RatingWords {
        NoTakeBack = "Diese Partie ist gewertet: Züge lassen sich nicht rückgängig machen"
        NoHelp = "Diese Partie ist gewertet: Tipps, Analyse und Schätzung warten bis zum Ende"
        NoHurry = "Diese Partie ist gewertet: Der Computer nimmt sich die Zeit, die er braucht"
        NoEditing = "Diese Partie ist gewertet: Bis zum Ende wird nichts bearbeitet"
        NoOtherTerms = "Diese Partie ist gewertet: Regeln, Komi und Spieler bleiben, wie sie sind"
        NoPause = "Diese Partie ist gewertet: Die Uhr läuft weiter"
        NoMarking = "Diese Partie ist gewertet: Jego sagt, welche Steine tot sind; irrt es sich, spiele weiter"
        StaysEnded = "Diese gewertete Partie ist abgerechnet und bleibt beendet"

        NoEngineRank = "Der Rang dieser Engine ist unbekannt: Wähle eine Stufe oder einen Rang von Jego"
        OnlyUsualSizes = "Nur Partien auf 9×9, 13×13 und 19×19 werden gewertet"
        NoOwnRules = "Nur Partien nach einem bekannten Regelwerk werden gewertet"
        NeedsProfile = "Eine gewertete Partie braucht einen Spieler: Lege ihn unter Profile an"
        OneAtATime = "Die gewertete Partie vom {0} ist nicht beendet: Setze sie fort oder werte sie unter Profile als verloren"

        Rated = "Gewertet"
        RatedTip = "Zählt für deinen Rang: faire Bedingungen, kein Rückgängig, keine Tipps"
        FairTerms = "Bedingungen: {0}; {1} hat Schwarz"
        FairTermsDrawn = "Bedingungen: {0}; die Farben werden ausgelost"
        RatedBegins = "Gewertete Partie: {0}"
        EvenTerms = "ohne Vorgabe"
        KomiOnly = "keine Steine, Komi {0}"
        StonesAndKomi = { one: "{0} Stein, Komi {1}", other: "{0} Steine, Komi {1}" }
        AtMyRank = "Mein Rang"
        AtMyRankNow = "{0} ({1})"

        Profiles = "Profile"
        NoPlayers = "Auf diesem Computer hat noch niemand ein Profil"
        NewPlayer = "Neuer Spieler"
        NewPlayerDots = "Neuer Spieler…"
        RenameDots = "Umbenennen…"
        DeleteDots = "Löschen…"
        Delete = "Löschen"
        RankDots = "Rang angeben…"
        CreatePlayer = "Anlegen"
        Rename = "Umbenennen"
        PlayerName = "Name"
        Player = "Spieler"
        You = "Du"
        NoRank = "noch kein Rang"
        RankWithin = "{0} ± {1}"
        RankWithinAloud = "{0}, auf {1} Ränge genau"
        Provisional = "vorläufig: Nach einigen weiteren gewerteten Partien steht er fest"
        RatingNumbers = "Wertung {0}, Abweichung {1}"
        GamesPlayed = { one: "{0} gewertete Partie", other: "{0} gewertete Partien" }
        WonAndLost = "{0} gewonnen, {1} verloren"
        NoGames = "Noch keine gewerteten Partien"
        GraphName = "Rang nach jeder gewerteten Partie"
        GraphValue = "nach Partie {0}: {1}"
        GameLine = "{0} · {1} · {2} · {3}"
        Won = "gewonnen"
        Lost = "verloren"
        Drawn = "unentschieden"
        GameResult = "{0} ({1}) → {2}"
        Unfinished = "Die gewertete Partie vom {0} gegen {1} ist nicht beendet. Sie wartet unter den unterbrochenen Partien; vor ihrem Ende kann keine andere gewertete Partie beginnen."
        CountAsLost = "Als verloren werten"
        DeleteTitle = "{0} löschen?"
        DeleteText = "Der Spieler verschwindet aus der Liste. Die Datei mit allen gewerteten Partien bleibt unter anderem Namen erhalten."
        Deleted = "Der Spieler wurde gelöscht; die Datei bleibt als {0} erhalten"
        ForfeitTitle = "Die nicht beendete Partie als verloren werten?"
        ForfeitText = "Das senkt deine Wertung wie jede andere Niederlage. Die Partie selbst bleibt unter den unterbrochenen Partien."

        WhatRank = "Welchen Rang hast du?"
        WhatRankWhy = "Dann spielt der Computer auf deinem Niveau. Unter Profile lässt sich das jederzeit ändern."
        NeverPlayed = "Ich habe noch nie gespielt"
        SkipQuestion = "Überspringen"
        Take = "Das ist mein Rang"
        RankField = "Rang, etwa 8k oder 2d"
        NotARank = "„{0}“ ist kein Rang: Ränge gehen von 30k bis 1k und von 1d bis 9d"

        RankNow = "Dein Rang ist jetzt {0}"
        NotCounted = "Das Ergebnis ließ sich nicht werten: {0}"

        LeaveRated = "Diese Partie ist gewertet. Sie bleibt erhalten und wartet auf dich; vor ihrem Ende kann keine andere gewertete Partie beginnen."

        DamagedKept = "{0} ist keine Spielerdatei oder ab der ersten Zeile beschädigt; sie bleibt als {1} erhalten"
        DamagedFile = "{0} ist keine Spielerdatei oder ab der ersten Zeile beschädigt"
        NewerFile = "{0} stammt von einem neueren Jego, das die Datei öffnen kann"
        NameNeeded = "Ein Spieler braucht einen Namen"
        DamagedLines = { one: "{0} Zeile der Datei von {1} ist nicht lesbar; die anderen zählen", other: "{0} Zeilen der Datei von {1} sind nicht lesbar; die anderen zählen" }
    }
}
