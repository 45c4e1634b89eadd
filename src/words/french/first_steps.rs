//! Premiers pas : le cours de celles et ceux qui n’ont jamais joué.

use crate::words::{FirstStepsWords, translation};

use super::French;

translation! {
    French, FirstStepsWords {
        Title = "Premiers pas"
        About = "De la première pierre à une partie gagnée, à votre rythme. On peut refaire une étape ou la sauter."
        Tip = "Un cours pour qui n’a jamais joué au go"
        NextOf = "Premiers pas : {0} sur {1}"
        AllDone = "Premiers pas : tout est fait"
        Numbered = "{0}. {1}"
        Liberties = "Pierres et libertés"
        LibertiesGoal = "Résoudre les deux premiers gobans des règles"
        Capture = "La capture"
        CaptureGoal = "Résoudre six gobans : capture, atari, suicide et ko"
        Exercises = "Exercices de capture"
        ExercisesGoal = "Capturer le premier dans six positions ; l’ordinateur se défend"
        AtariGoFive = "Atari-go en 5×5"
        AtariGoFiveGoal = "Gagner une partie : la première capture gagne"
        AtariGoSeven = "Atari-go en 7×7"
        AtariGoSevenGoal = "Gagner une partie sur un plus grand goban"
        Territory = "Le territoire et la fin"
        TerritoryGoal = "Résoudre quatre gobans : yeux, territoire et compte"
        FirstGame = "Une première partie de go"
        FirstGameGoal = "Jouer en 9×9 jusqu’à ce que les deux passent, et accepter le décompte"
        FirstWin = "Une première victoire"
        FirstWinGoal = "Gagner une partie en 9×9"
        Begin = "Commencer"
        Continue = "Continuer"
        Again = "Refaire"
        Skip = "Sauter"
        Unskip = "Ne plus sauter"
        Done = "Fait"
        Skipped = "Sautée"
        Parts = "{0} sur {1}"
        OnStep = "{0} : {1}"
        OfferAtHome = "Montrer l’étape suivante à l’accueil"
        Reached = "Premiers pas : « {0} » est fait"
        ExerciseNumber = "Exercice {0} sur {1} : Noir capture le premier"
        SkipStep = "Sauter l’étape {0}"
        UnskipStep = "Ne plus sauter l’étape {0}"
        Trouble = "Ce que vous avez fait dans Premiers pas ne peut pas être gardé : {0}"
        Newer = "le fichier a été écrit par un Jego plus récent"
        DamagedLines = { one: "{0} ligne de Premiers pas est endommagée et a été ignorée", other: "{0} lignes de Premiers pas sont endommagées et ont été ignorées" }
    }
}
