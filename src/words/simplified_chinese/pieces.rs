//! Moves with the pieces of Aligne 4, and lines of them.

use crate::words::{PieceMoveWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, PieceMoveWords {
        Put = "{0}放在{1}"
        GiveAnimal = "交出{0}"
        GivePlant = "交出{0}"
        Set = "放在{0}"
        Row = "第{0}行：{1}"
        Column = "第{0}列：{1}"
        Falling = "左上起的对角线：{0}"
        Rising = "左下起的对角线：{0}"
    }
}
