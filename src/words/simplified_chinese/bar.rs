//! The words on the bar under the board.

use crate::words::{BarWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, BarWords {
        Undo = "悔棋"
        Hint = "提示"
        Analysis = "分析"
        Estimate = "形势判断"
        Review = "复盘"
        Edit = "编辑"
        Pass = "停一手"
        Resign = "认输"
        Resume = "继续下"
        Accept = "接受"
        Rematch = "再来一局"
        Result = "结果"
        Place = "{0} / {1}"
        CommentAndMoves = "注释和着手"
        Hide = "隐藏"
        LeftColumn = "左栏宽度"
        RightColumn = "右栏宽度"
    }
}
