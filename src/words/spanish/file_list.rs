//! What is said where files are chosen.

use crate::words::{FileWords, translation};

use super::Spanish;

translation! {
    Spanish, FileWords {
        OpenGame = "Abrir una partida"
        SaveGame = "Guardar la partida"
        ExportSgf = "Exportar como SGF"
        SaveReport = "Guardar el informe"
        ExportPicture = "Exportar una imagen"
        Publish = "Exportar un diagrama o una hoja"
        ChooseFolder = "Elegir una carpeta"

        Open = "Abrir"
        Save = "Guardar"
        Export = "Exportar"
        Choose = "Elegir esta carpeta"
        Cancel = "Cancelar"

        Games = "Partidas"
        Saves = "Partidas guardadas"
        SgfFiles = "Archivos SGF"
        Reports = "Informes"
        Pictures = "Imágenes"
        Published = "Archivos exportados"
        AllFiles = "Todos los archivos"
        Hidden = "Archivos ocultos"

        Places = "Lugares"
        SavedGames = "Partidas guardadas"
        Home = "Carpeta personal"
        Documents = "Documentos"
        Desktop = "Escritorio"
        Up = "Subir una carpeta"

        Name = "Nombre"
        Date = "Fecha"
        Size = "Tamaño"
        SortedUp = "{0}, orden ascendente"
        SortedDown = "{0}, orden descendente"
        FileName = "Nombre del archivo"
        Filter = "Filtro"
        FilterHint = "parte de un nombre, o una ruta"
        Folder = "Carpeta {0}"
        BrokenLink = "{0}, un enlace roto"

        Reading = "Leyendo la carpeta…"
        Empty = "Esta carpeta está vacía"
        NoneShown = "Aquí no coincide nada"
        Shown = { one: "{0} elemento", other: "{0} elementos" }

        FolderMissing = "Esta carpeta no existe"
        FolderForbidden = "No tienes permiso para leer esta carpeta"
        NotAFolder = "Esto no es una carpeta"
        FolderUnreadable = "Esta carpeta no se puede leer: {0}"
        FileMissing = "Aquí no hay ningún {0}"
        NotAFile = "{0} no es un archivo normal"
        NoSuchFolder = "La carpeta {0} no existe"
        FolderUnwritable = "En esta carpeta no se puede escribir. Elige otra."
        FileReadOnly = "{0} es de solo lectura. Elige otro nombre."
        BadName = "No es un nombre de archivo válido"
        Failed = "Ha fallado: {0}"

        Overwrite = "{0} ya existe. ¿Reemplazarlo?"
        Replace = "Reemplazar"
        Keep = "Conservarlo"

        NewFolder = "Nueva carpeta…"
        NewFolderName = "Nombre de la nueva carpeta"
        Create = "Crear"
        FolderExists = "{0} ya existe"

        Bytes = "{0} B"
        Kilobytes = "{0} kB"
        Megabytes = "{0} MB"
        Gigabytes = "{0} GB"

        AsJego = "Como .jego.ron: {0}"
        LossRules = "SGF no tiene nombre para estas reglas"
        LossPlayers = "SGF no dice que un ordenador sigue jugando"
        LossClocks = "SGF no guarda los relojes de una partida sin terminar"
        LossCount = "SGF no guarda un recuento que aún no se ha aceptado"
    }
}
