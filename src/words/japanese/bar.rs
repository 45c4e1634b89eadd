//! The words on the bar under the board.

use crate::words::{BarWords, translation};

use super::Japanese;

translation! {
    Japanese, BarWords {
        Undo = "待った"
        Hint = "ヒント"
        Analysis = "解析"
        Estimate = "形勢判断"
        Review = "検討"
        Edit = "編集"
        Pass = "パス"
        Resign = "投了"
        Resume = "続ける"
        Accept = "承認"
        Rematch = "再戦"
        Result = "結果"
        Place = "{0}/{1}"
        CommentAndMoves = "コメントと手順"
        Hide = "隠す"
        LeftColumn = "左の欄の幅"
        RightColumn = "右の欄の幅"
    }
}
