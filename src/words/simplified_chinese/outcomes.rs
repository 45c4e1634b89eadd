//! How games end, in words.

use crate::words::{Ending, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, Ending {
        Named = "{0}（{1}）"
        ByPoints = "{0}胜{1}目"
        ByDiscs = "{0}胜{1}子"
        ByResignation = "{0}中盘胜"
        OnTime = "{0}超时胜"
        ByForfeit = "对方弃权，{0}胜"
        Wins = "{0}胜"
        Aligned = "{0}：{1}"
        Draw = "平局"
        Jigo = "和棋"
        NoResult = "无胜负"
    }
}
