//! What a file says of a move or a position, in words.

use crate::words::{RemarkWords, translation};

use super::Japanese;

translation! {
    Japanese, RemarkWords {
        GoodMove = "好手"
        VeryGoodMove = "妙手"
        BadMove = "悪手"
        VeryBadMove = "大悪手"
        Doubtful = "疑問手"
        Interesting = "面白い手"
        GoodForBlack = "黒良し"
        VeryGoodForBlack = "黒優勢"
        GoodForWhite = "白良し"
        VeryGoodForWhite = "白優勢"
        Even = "互角"
        VeryEven = "まったくの互角"
        Unclear = "形勢不明"
        VeryUnclear = "形勢まったく不明"
        Hotspot = "勝負所"
        VeryHotspot = "最大の勝負所"
        Signed = "{0}（{1}）"
    }
}
