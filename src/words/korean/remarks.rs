//! What a file says of a move or a position, in words.

use crate::words::{RemarkWords, translation};

use super::Korean;

translation! {
    Korean, RemarkWords {
        GoodMove = "좋은 수"
        VeryGoodMove = "아주 좋은 수"
        BadMove = "나쁜 수"
        VeryBadMove = "아주 나쁜 수"
        Doubtful = "의문수"
        Interesting = "재미있는 수"
        GoodForBlack = "흑이 좋음"
        VeryGoodForBlack = "흑이 아주 좋음"
        GoodForWhite = "백이 좋음"
        VeryGoodForWhite = "백이 아주 좋음"
        Even = "호각"
        VeryEven = "완전한 호각"
        Unclear = "불분명한 형세"
        VeryUnclear = "아주 불분명한 형세"
        Hotspot = "승부처"
        VeryHotspot = "결정적 승부처"
        Signed = "{0}({1})"
    }
}
