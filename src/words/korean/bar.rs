//! The words on the bar under the board.

use crate::words::{BarWords, translation};

use super::Korean;

translation! {
    Korean, BarWords {
        Undo = "무르기"
        Hint = "힌트"
        Analysis = "분석"
        Estimate = "형세"
        Review = "복기"
        Edit = "편집"
        Pass = "통과"
        Resign = "기권"
        Resume = "재개"
        Accept = "동의"
        Rematch = "재대국"
        Result = "결과"
        Place = "{0} / {1}"
        CommentAndMoves = "해설과 수순"
        Hide = "숨기기"
        LeftColumn = "왼쪽 단 너비"
        RightColumn = "오른쪽 단 너비"
    }
}
