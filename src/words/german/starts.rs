//! Why a game cannot begin as it was asked to.

use crate::words::{BadStart, translation};

use super::German;

translation! {
    German, BadStart {
        Size = "Ein Brett hat 2 bis 25 Linien, nicht {0}"
        Points = "Punkte sind ganze oder halbe Zahlen, etwa 7 oder 7,5"
        Komi = "Ein Komi von {0} ist zu groß: höchstens {1}"
        HandicapStones = "Eine Vorgabe hat 2 bis 9 Steine, nicht {0}"
        NoStarPoints = "Das {0}-Brett hat keine Sternpunkte für Vorgabesteine"
        StarPoints = "Das {0}-Brett hat Sternpunkte für {1} Vorgabesteine, nicht {2}"
        Room = "Das {0}-Brett ist zu klein für {1} Vorgabesteine"
    }
}
