//! What a file says of a move or a position, in words.

use crate::words::{RemarkWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, RemarkWords {
        GoodMove = "好棋"
        VeryGoodMove = "妙手"
        BadMove = "恶手"
        VeryBadMove = "大恶手"
        Doubtful = "疑问手"
        Interesting = "有意思的一手"
        GoodForBlack = "黑方好"
        VeryGoodForBlack = "黑方大好"
        GoodForWhite = "白方好"
        VeryGoodForWhite = "白方大好"
        Even = "形势两分"
        VeryEven = "完全两分"
        Unclear = "形势不明"
        VeryUnclear = "形势极不明朗"
        Hotspot = "关键处"
        VeryHotspot = "胜负处"
        Signed = "{0}（{1}）"
    }
}
