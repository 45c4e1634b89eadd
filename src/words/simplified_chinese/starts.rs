//! Why a game cannot begin as it was asked to.

use crate::words::{BadStart, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, BadStart {
        Size = "棋盘为2到25路，不能是{0}路"
        Points = "目数须为整数或半目，如7或7.5"
        Komi = "贴{0}目太大：最多{1}目"
        HandicapStones = "让子数为2到9，不能是{0}"
        NoStarPoints = "{0}棋盘没有星位，不能摆让子"
        StarPoints = "{0}棋盘的星位可让{1}子，不能让{2}子"
        Room = "{0}棋盘太小，放不下{1}颗让子"
    }
}
