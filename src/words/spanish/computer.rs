//! The words about computers as players: engines, seats, and how they think.

use crate::words::{ComputerWords, EngineWords, SeatWords, translation};

use super::Spanish;

translation! {
    Spanish, ComputerWords {
        Title = "Ordenador"
        Resigns = "Abandona cuando la partida está perdida"
        Ponders = "Piensa durante tu turno: más fuerte, pero gasta más energía"
        Cores = "Núcleos del procesador"
        AllCores = "todos ({0})"
        Engines = "Motores…"
        EnginesHint = "Otros programas de go como rivales"
    }
}

translation! {
    Spanish, EngineWords {
        Title = "Motores"
        About = "Puede jugar cualquier programa que hable GTP, el Go Text Protocol"
        None = "Aún no se ha configurado ningún motor"
        Add = "Añadir un motor"
        AddFound = "Añadir {0}"
        Found = "Encontrados en este ordenador"
        Edit = "Editar"
        EditNamed = "Editar {0}"
        Test = "Probar"
        TestNamed = "Probar {0}"
        Remove = "Quitar"
        RemoveNamed = "Quitar {0}"
        Removed = "Se ha quitado {0}"
        Undo = "Deshacer"
        Keep = "Guardar"
        Name = "Nombre"
        Command = "Línea de comandos"
        CommandHint = "Por ejemplo: gnugo --mode gtp"
        Folder = "Carpeta de trabajo"
        FolderHint = "Dónde iniciarlo, si importa"
        Startup = "Comandos iniciales"
        StartupHint = "Comandos GTP que se envían primero, uno por línea"
        NoCommand = "Escribe el programa que hay que iniciar"
        Twice = "{0} ya tiene esta línea de comandos"
        TooMany = "La lista de motores está llena"
        Starting = "Iniciando {0}…"
        Answers = "Responde: {0}"
    }
}

translation! {
    Spanish, SeatWords {
        Title = "Jugadores"
        BlackName = "Nombre de Negro"
        WhiteName = "Nombre de Blanco"
        FirstName = "Nombre del primer jugador"
        SecondName = "Nombre del segundo jugador"
        Person = "Humano"
        Name = "Nombre"
        Ok = "Aceptar"
        SetUp = "Configurar motores…"
        EngineSays = "Motor externo: {0}"
    }
}
