//! Moves with the pieces of Aligne 4, and lines of them.

use crate::words::{PieceMoveWords, translation};

use super::Japanese;

translation! {
    Japanese, PieceMoveWords {
        Put = "{0}を{1}に置く"
        GiveAnimal = "{0}を渡す"
        GivePlant = "{0}を渡す"
        Set = "{0}に置く"
        Row = "{0}行：{1}"
        Column = "{0}列：{1}"
        Falling = "左上からの斜め：{0}"
        Rising = "左下からの斜め：{0}"
    }
}
