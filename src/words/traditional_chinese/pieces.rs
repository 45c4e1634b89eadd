//! Moves with the pieces of Aligne 4, and lines of them.

use crate::words::{PieceMoveWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, PieceMoveWords {
        Put = "{0}放在 {1}"
        GiveAnimal = "交出{0}"
        GivePlant = "交出{0}"
        Set = "放在 {0}"
        Row = "第 {0} 列：{1}"
        Column = "第 {0} 欄：{1}"
        Falling = "左上起的對角線：{0}"
        Rising = "左下起的對角線：{0}"
    }
}
