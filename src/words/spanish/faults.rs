//! What is wrong with a file that can still be read.

use crate::words::{FileFault, translation};

use super::Spanish;

translation! {
    Spanish, FileFault {
        At = "línea {0}, columna {1}"
        Placed = "{0}: {1}"
        Problems = { one: "{0} problema en este archivo", other: "{0} problemas en este archivo" }
        MoreProblems = { one: "y {0} más", other: "y {0} más" }
        Bytes = "algunos bytes no son {0} válido y se han sustituido por un carácter de sustitución"
        WrongCharset = "el texto no es {0}, como dice el archivo; se ha leído como {1}"
        OpenValue = "a un valor le falta el ] final; el resto del archivo se ha leído como parte de él"
        BareBracket = "un ] dentro de un texto no lleva barra invertida; se ha leído como parte del texto"
        OpenTrees = {
            one: "{0} ( no tiene su ); el archivo parece cortado",
            other: "{0} ( no tienen su ); el archivo parece cortado",
        }
        NodeAfterVariation = "un nodo viene tras una variante; se ha leído como otra variante"
        NodeAfterGame = "un nodo viene tras el final de su partida; se ha leído como parte de ella"
        NoSemicolon = "un nodo no empieza por punto y coma"
        EmptyTree = "se ha omitido un árbol sin nodos"
        NoValue = "{0} no tiene valor y se ha omitido"
        NoName = "se ha omitido un valor sin nombre"
        Stray = "«{0}» no significa nada aquí y se ha omitido"
        Game = "GM[{0}] no es go; aun así, el archivo se ha leído como go"
        Size = "SZ[{0}] no es un tamaño de tablero de 2 a 25; la partida se muestra en 19×19"
        Rectangle = "el tablero es de {0} por {1}; la partida se muestra en {2}"
        Number = "{0}[{1}] no es un número válido aquí; se usa {2}"
        Rules = "las reglas «{0}» son desconocidas; se usan las japonesas"
        Point = "{0}[{1}] no es un punto de un tablero de {2}; queda en el archivo, pero no se muestra"
        OtherValue = "{0} tiene otro valor, [{1}]; queda en el archivo, pero no se juega"
        Result = "«{0}» no es un resultado como B+3.5, W+R, 0 o Void"
        Illegal = "una jugada es ilegal: {0}"
        Line = "«{0}» no se ha podido leer y se ha omitido"

        Outside = "«{0}» está fuera de toda partida y se ha omitido"
    }
}
