//! First steps: the course for those who have never played.

use crate::words::{FirstStepsWords, translation};

use super::Spanish;

translation! {
    Spanish, FirstStepsWords {
        Title = "Primeros pasos"
        About = "De la primera piedra a una partida ganada, a tu ritmo. Los pasos se pueden repetir o saltar."
        Tip = "Un curso para quien nunca ha jugado al go"
        NextOf = "Primeros pasos: {0} de {1}"
        AllDone = "Primeros pasos: todo hecho"
        Numbered = "{0}. {1}"
        Liberties = "Piedras y libertades"
        LibertiesGoal = "Resuelve los dos tableros de las reglas"
        Capture = "La captura"
        CaptureGoal = "Resuelve los seis tableros sobre captura, atari, suicidio y ko"
        Exercises = "Ejercicios de captura"
        ExercisesGoal = "Captura primero en seis posiciones; el ordenador se defiende"
        AtariGoFive = "Atari go en 5×5"
        AtariGoFiveGoal = "Gana una partida: la primera captura gana"
        AtariGoSeven = "Atari go en 7×7"
        AtariGoSevenGoal = "Gana una partida en el tablero más grande"
        Territory = "El territorio y el final"
        TerritoryGoal = "Resuelve cuatro tableros sobre ojos, territorio y recuento"
        FirstGame = "Una primera partida de go"
        FirstGameGoal = "Juega en 9×9 hasta que ambos pasen, y acepta el recuento"
        FirstWin = "Una primera victoria"
        FirstWinGoal = "Gana una partida en 9×9"
        Begin = "Empezar"
        Continue = "Continuar"
        Again = "Repetir"
        Skip = "Saltar"
        Unskip = "No saltar"
        Done = "Hecho"
        Skipped = "Saltado"
        Parts = "{0} de {1}"
        OnStep = "{0}: {1}"
        OfferAtHome = "Mostrar el paso siguiente en el inicio"
        Reached = "Primeros pasos: «{0}» está hecho"
        ExerciseNumber = "Ejercicio {0} de {1}: Negro captura primero"
        SkipStep = "Saltar el paso {0}"
        UnskipStep = "No saltar el paso {0}"
        Trouble = "No se puede conservar lo que has hecho en Primeros pasos: {0}"
        Newer = "el archivo lo escribió un Jego más reciente"
        DamagedLines = { one: "{0} línea de Primeros pasos está dañada y se ha omitido", other: "{0} líneas de Primeros pasos están dañadas y se han omitido" }
    }
}
