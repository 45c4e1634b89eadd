//! The head of a game: what stands on it, and what cannot.

use crate::words::{InformationWords, translation};

use super::French;

translation! {
    French, InformationWords {
        Players = "Joueurs"
        Occasion = "Circonstances"
        Game = "Partie"
        Record = "Enregistrement"
        BlackTeam = "Équipe de Noir"
        WhiteTeam = "Équipe de Blanc"
        FirstTeam = "Équipe du premier joueur"
        SecondTeam = "Équipe du second joueur"
        RankHint = "5k"
        TeamHint = "Équipe"
        DateHint = "1996-12-27,28"
        ResultHint = "B+3.5, W+R, 0"
        TimeHint = "60 min ou 1:00:00"
        OvertimeHint = "5x30 byo-yomi"
        Today = "Aujourd’hui"
        Result = "Résultat"
        MainTime = "Temps principal"
        Overtime = "Temps supplémentaire"
        Opening = "Ouverture"
        Source = "Source"
        Annotator = "Commentateur"
        User = "Saisie par"
        Copyright = "Droits d’auteur"

        NoDate = "« {0} » n’est pas une date comme 1996-12-27, 1996-12 ou 1996"
        NoYear = "« {0} » manque d’année : écrivez 1996-12-27"
        NoMonth = "« {0} » : ce mois n’existe pas"
        NoDay = "« {0} » : ce mois n’a pas ce jour"
        NoResult = "« {0} » n’est pas un résultat comme B+3.5, W+R, 0 ou Void"
        NoTime = "« {0} » n’est pas une durée comme 3600, 60 min ou 1:00:00"

        HeadNow = "Informations de la partie modifiées. Annuler revient en arrière."
        HeadAsBefore = "Annulé. Les informations de la partie sont comme avant."
    }
}
