//! What went wrong with a file.

use crate::words::{FileTrouble, translation};

use super::Spanish;

translation! {
    Spanish, FileTrouble {
        Missing = "ese archivo no existe"
        OnlyBackup = "ese archivo no existe, pero su versión anterior se conserva como {0}"
        Folder = "esto es una carpeta, no un archivo"
        NotAFile = "esto no es un archivo normal"
        NoFolder = "su carpeta no existe"
        BrokenLink = "esto es un enlace roto"
        ReadOnly = "el archivo es de solo lectura"
        Permission = "permiso denegado"
        Full = "el disco está lleno"
        Name = "el nombre es demasiado largo o contiene caracteres no válidos"
        TooLarge = "el archivo ocupa más de un gigabyte"
        Exists = "ya existe un archivo con este nombre"
        Other = "el sistema informa de un error: {0}"
        NotUtf8 = "una partida guardada es texto UTF-8, y esto no lo es"
        NoGame = "no hay ninguna partida en este archivo: nada en él empieza por (;"
        TooLong = "el texto ocupa más de cuatro gigabytes"
        NewerSave = "esta partida guardada tiene la versión {0}, y este Jego lee hasta la {1}; un Jego más reciente puede abrirla"
        SaveForm = "la partida guardada está mal formada: {0}"
        SaveContent = "la partida guardada contiene algo imposible: {0}"
        NoSuchGame = {
            one: "el archivo tiene {0} partida, así que no existe la partida {1}",
            other: "el archivo tiene {0} partidas, así que no existe la partida {1}",
        }
        LineTooLong = "una variante es demasiado larga para jugarla; solo se puede conservar como está"
        NotGo = "esto es una partida de {0}, no de go"
        OthelloBoard = "esta partida de Othello está en un tablero de {0}×{1}; solo se admite 8×8"
        UnknownGame = "este es el juego número {0} de SGF, que Jego no conoce"
        InUse = "esta partida está abierta en otra ventana"
        NewerJournal = "este diario lo escribió un Jego más reciente, que puede abrirlo"
        EmptyJournal = "en esta partida aún no se había jugado nada"
        DamagedJournal = "la línea {0} está dañada, y antes de ella no hay ninguna partida completa"

        Unproved = "lo que se ha escrito no se puede volver a leer"
        TooMany = "el archivo tiene más jugadas y ramas de las que caben en memoria; divídelo en varios archivos para abrirlo"
        GameTooLarge = "la partida tiene más de cuatro millones de jugadas en sus ramas; solo se puede conservar como está"
    }
}
