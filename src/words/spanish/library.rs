//! The library.

use crate::words::{LibraryWords, translation};

use super::Spanish;

translation! {
    Spanish, LibraryWords {
        Title = "Biblioteca"
        NoFolders = "Elige carpetas con tus partidas: SGF, partidas guardadas, NGF, GIB y UGF, también colecciones. Aquí se listan y se busca en ellas, nada en ellas cambia y nada sale de este ordenador."
        AddFolder = "Añadir carpeta…"
        Folders = { one: "{0} carpeta", other: "{0} carpetas" }
        RemoveFolder = "Quitar de la biblioteca"
        RemoveNamed = "Quitar {0} de la biblioteca"
        RemoveTip = "Sus archivos quedan como están"
        Refresh = "Actualizar"
        RefreshTip = "Buscar archivos nuevos, cambiados y eliminados (F5)"
        Reading = "Leyendo archivos: {0} de {1}"
        Looking = "Buscando archivos…"
        GamesCount = { one: "{0} partida", other: "{0} partidas" }
        FilesCount = { one: "en {0} archivo", other: "en {0} archivos" }
        Shown = "{0} de {1} partidas"
        DamagedCount = { one: "{0} archivo no se puede leer", other: "{0} archivos no se pueden leer" }
        ShowDamaged = "Mostrarlos"
        IndexDamaged = "El índice de la biblioteca estaba dañado y se está rehaciendo; ninguna partida se ve afectada"
        IndexNewer = "Una versión más reciente de Jego escribió el índice de la biblioteca: se deja como está y los archivos se leen de nuevo"
        IndexNotWritten = "El índice de la biblioteca no se ha escrito, así que los archivos se leerán de nuevo la próxima vez: {0}"
        FolderTrouble = "Esta carpeta no se puede listar: {0}"

        Search = "Buscar"
        SearchHint = "Nombre, torneo, archivo…"
        Player = "Jugador"
        Date = "Fecha"
        DateHint = "1998 o 1990..1999"
        Size = "Tablero"
        Result = "Resultado"
        AnySize = "Cualquier tablero"
        AnyResult = "Cualquier resultado"
        BlackWon = "Gana Negro"
        WhiteWon = "Gana Blanco"
        NobodyWon = "Sin ganador"
        Duplicates = "Duplicados"
        DuplicatesTip = "Partidas con las mismas jugadas, vistas desde cualquier lado, o de las que una es el principio de la otra"
        Clear = "Mostrar todo"
        NoneFit = "Ninguna partida coincide"
        NoneTwice = "Ninguna partida está dos veces"

        Black = "Negro"
        BlackRank = "Rango de Negro"
        White = "Blanco"
        WhiteRank = "Rango de Blanco"
        Rank = "Rango"
        Moves = "Jugadas"
        Event = "Torneo"
        SortBy = "Ordenar por {0}"
        SortedUp = "De menor a mayor"
        SortedDown = "De mayor a menor"
        MovesCount = { one: "{0} jugada", other: "{0} jugadas" }
        AtMove = "jugada {0}"
        Same = "mismas jugadas"
        Beginning = "principio de la siguiente"
        Longer = "continúa la anterior"
        Repaired = "reparada al leerla"
        Damaged = "No se puede leer: {0}"

        Position = "Posición"
        PositionTip = "Buscar una posición en todas las partidas"
        FromGame = "De la partida"
        FromGameTip = "Toma la posición que está en la mesa"
        EmptyBoard = "Vaciar el tablero"
        Tool = "Al hacer clic"
        PutBlack = "Piedra negra"
        PutWhite = "Piedra blanca"
        PutNothing = "Intersección vacía"
        PutAnything = "Cualquier cosa"
        Area = "Zona"
        AreaTip = "Elige dos esquinas opuestas de la parte que cuenta; una esquina del tablero se busca en las esquinas, un lado a lo largo de los lados, y el resto en cualquier parte"
        WholeBoard = "Todo el tablero"
        Stays = "Solo en este lugar"
        StaysTip = "No en otra parte del lado ni del tablero; las simetrías cuentan igualmente"
        Swapped = "También con los colores cambiados"
        Find = "Buscar"
        Forget = "Mostrar todas las partidas"
        FoundIn = "{0}, {1}"
        PlacesCount = { one: "{0} lugar", other: "{0} lugares" }
        NotFound = "Esta posición no aparece en ninguna de las partidas mostradas"
        NextMoves = "Lo que siguió"
        NextMove = "{0} · {1} · {2} · ganó Negro {3} %, Blanco {4} %"
        Times = { one: "{0} vez", other: "{0} veces" }
        NoNextMove = "Nadie siguió jugando desde ahí"
        BoardName = "Posición que buscar"
    }
}
