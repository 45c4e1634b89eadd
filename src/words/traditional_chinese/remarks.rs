//! What a file says of a move or a position, in words.

use crate::words::{RemarkWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, RemarkWords {
        GoodMove = "好手"
        VeryGoodMove = "妙手"
        BadMove = "壞手"
        VeryBadMove = "大惡手"
        Doubtful = "疑問手"
        Interesting = "有趣的一手"
        GoodForBlack = "黑棋好"
        VeryGoodForBlack = "黑棋大好"
        GoodForWhite = "白棋好"
        VeryGoodForWhite = "白棋大好"
        Even = "均勢"
        VeryEven = "完全均勢"
        Unclear = "形勢不明"
        VeryUnclear = "形勢極不明朗"
        Hotspot = "關鍵時刻"
        VeryHotspot = "勝負關鍵"
        Signed = "{0}（{1}）"
    }
}
