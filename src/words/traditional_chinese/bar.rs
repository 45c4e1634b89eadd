//! The words on the bar under the board.

use crate::words::{BarWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, BarWords {
        Undo = "悔棋"
        Hint = "提示"
        Analysis = "分析"
        Estimate = "形勢判斷"
        Review = "覆盤"
        Edit = "編輯"
        Pass = "虛手"
        Resign = "認輸"
        Resume = "續下"
        Accept = "同意"
        Rematch = "再戰"
        Result = "結果"
        Place = "{0} / {1}"
        CommentAndMoves = "註解與著手"
        Hide = "隱藏"
        LeftColumn = "左欄寬度"
        RightColumn = "右欄寬度"
    }
}
