//! Moves with the pieces of Aligne 4, and lines of them.

use crate::words::{PieceMoveWords, translation};

use super::Korean;

translation! {
    Korean, PieceMoveWords {
        Put = "{1}번 칸에 {0}"
        GiveAnimal = "{0} 건네기"
        GivePlant = "{0} 건네기"
        Set = "{0}번 칸에"
        Row = "가로줄 {0}: {1}"
        Column = "세로줄 {0}: {1}"
        Falling = "왼쪽 위부터 대각선: {0}"
        Rising = "왼쪽 아래부터 대각선: {0}"
    }
}
