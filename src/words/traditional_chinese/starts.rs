//! Why a game cannot begin as it was asked to.

use crate::words::{BadStart, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, BadStart {
        Size = "棋盤為 2 至 25 路，不能是 {0}"
        Points = "目數須為整數或半數，例如 7 或 7.5"
        Komi = "貼目 {0} 太大：最多 {1}"
        HandicapStones = "讓子為 2 至 9 子，不能是 {0}"
        NoStarPoints = "{0} 棋盤沒有可放讓子的星位"
        StarPoints = "{0} 棋盤的星位可放 {1} 顆讓子，不能放 {2} 顆"
        Room = "{0} 棋盤太小，放不下 {1} 顆讓子"
    }
}
