//! How games end, in words.

use crate::words::{Ending, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, Ending {
        Named = "{0}（{1}）"
        ByPoints = "{0}勝 {1} 目"
        ByDiscs = "{0}勝 {1} 子"
        ByResignation = "{0}中盤勝"
        OnTime = "對手超時，{0}勝"
        ByForfeit = "{0}不戰勝"
        Wins = "{0}勝"
        Aligned = "{0}：{1}"
        Draw = "平手"
        Jigo = "和棋"
        NoResult = "無勝負"
    }
}
