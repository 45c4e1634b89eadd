//! What is typed in line mode, where commands are words, and what answers a
//! question.

use crate::words::{
    TypedAnswer, TypedBoard, TypedCommand, TypedMention, TypedQuestion, TypedSide, TypedWord,
    translation,
};

use super::German;

translation! {
    German, TypedCommand {
        Pass = "passen|passe"
        Undo = "rückgängig|rueckgaengig|zurücknehmen|zuruecknehmen"
        Redo = "wiederherstellen"
        Hint = "tipp"
        TakeBack = "zug zurücknehmen|zug zuruecknehmen"
        LeaveMove = "zug stehen lassen|stehen lassen"
        Analyze = "analyse"
        Estimate = "schätzung|schaetzung|schätzen|schaetzen"
        Review = "besprechung|besprechen"
        Moments = "moment|momente"
        NextMistake = "nächster fehler|naechster fehler"
        PreviousMistake = "voriger fehler"
        MistakesOf = "fehler"
        PauseReview = "besprechung anhalten"
        RemoveReview = "besprechung entfernen"
        ShowRepeated = "wiederholung"
        Accept = "annehmen"
        Resume = "weiterspielen"
        Resign = "aufgeben"
        MoveNow = "jetzt|sofort"
        StopThinking = "stopp|halt"
        Continue = "weiter"
        Pause = "anhalten|pause"
        Players = "stufe|stufen|spieler"
        ShowResult = "ergebnis"
        Back = "zurück|zurueck"
        Forward = "vor"
        TenBack = "zurück10|zurueck10"
        TenForward = "vor10"
        ToStart = "anfang"
        ToEnd = "ende"
        PreviousVariation = "vorige"
        NextVariation = "nächste|naechste"
        Save = "speichern"
        SaveAs = "speichernunter"
        Load = "laden|öffnen|oeffnen"
        New = "neu"
        Restart = "neustart|neu beginnen"
        Rematch = "revanche"
        Rules = "regeln"
        Options = "einstellungen|optionen"
        Help = "hilfe"
        Home = "menü|menue|startseite|verlassen"
        Quit = "beenden"
    }
}

translation! {
    German, TypedQuestion {
        LastMove = "letzter"
        Chain = "kette|freiheiten"
        Row = "reihe"
        Column = "spalte"
        Groups = "gruppen"
        Atari = "atari"
        Score = "stand"
    }
}

translation! {
    German, TypedSide {
        Black = "schwarz|1"
        White = "weiß|weiss|2"
        Both = "beide"
    }
}

translation! {
    German, TypedBoard {
        Show = "zeigen|brett"
        On = "an|ein"
        Off = "aus"
    }
}

translation! {
    German, TypedAnswer {
        Yes = "ja|j"
        No = "nein|n"
        Save = "speichern|s"
    }
}

translation! {
    German, TypedWord {
        NoClock = "keine|ohne"
        PreviousPage = "zurück|zurueck"
    }
}

translation! {
    German, TypedMention {
        Move = "zug|zuges|zugs"
        Moves = "züge|zuege|zügen|zuegen"
        And = "und|bis|oder"
        Number = "nr|nummer"
        Unit = "punkt|punkte|punkten|pkt|moku|stein|steine|steinen|kyu|dan|k|d|p|minute|minuten|min|sekunde|sekunden|zug|züge|zuege|zügen|zuegen|mal|gruppe|gruppen|freiheit|freiheiten"
    }
}
