//! The head of a game: what stands on it, and what cannot.

use crate::words::{InformationWords, translation};

use super::German;

translation! {
    German, InformationWords {
        Players = "Spieler"
        Occasion = "Anlass"
        Game = "Partie"
        Record = "Aufzeichnung"
        BlackTeam = "Team von Schwarz"
        WhiteTeam = "Team von Weiß"
        FirstTeam = "Team von Spieler 1"
        SecondTeam = "Team von Spieler 2"
        RankHint = "Rang"
        TeamHint = "Team"
        DateHint = "1996-12-27,28"
        ResultHint = "B+3.5, W+R, 0"
        TimeHint = "60 min oder 1:00:00"
        OvertimeHint = "5x30 byo-yomi"
        Today = "Heute"
        Result = "Ergebnis"
        MainTime = "Hauptzeit"
        Overtime = "Zusatzzeit"
        Opening = "Eröffnung"
        Source = "Quelle"
        Annotator = "Kommentiert von"
        User = "Aufgezeichnet von"
        Copyright = "Urheberrecht"

        NoDate = "„{0}“ ist kein Datum wie 1996-12-27, 1996-12 oder 1996"
        NoYear = "„{0}“ fehlt das Jahr: Schreib 1996-12-27"
        NoMonth = "„{0}“: Diesen Monat gibt es nicht"
        NoDay = "„{0}“: Diesen Tag hat der Monat nicht"
        NoResult = "„{0}“ ist kein Ergebnis wie B+3.5, W+R, 0 oder Void"
        NoTime = "„{0}“ ist keine Zeit wie 3600, 60 min oder 1:00:00"

        HeadNow = "Partieinformationen geändert. Rückgängig nimmt das zurück."
        HeadAsBefore = "Rückgängig gemacht. Die Partieinformationen sind wie vorher."
    }
}
