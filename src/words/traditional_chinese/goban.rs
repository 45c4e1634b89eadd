//! What is said about a board and its points.

use crate::words::{GobanWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, GobanWords {
        Board = "圍棋棋盤，{0}×{0}"
        OthelloBoard = "黑白棋棋盤，{0}×{0}"
        Empty = "空"
        Black = "黑子"
        White = "白子"
        LastMove = "最後一手"
        Dead = "死棋"
        Ko = "劫"
        BlackTerritory = "黑棋領地"
        WhiteTerritory = "白棋領地"
        Playable = "可下"
        NextMove = "下一手"
        Hint = "提示"
        Candidate = "候選點"
        Move = "第 {0} 手"
        Triangle = "三角形"
        Square = "方形"
        Circle = "圓圈"
        Cross = "叉號"
        Selected = "已標記"
        Label = "標籤 {0}"

        Dimmed = "淡化"
        Hidden = "不在棋圖內"
        ArrowTo = "箭頭指向 {0}"
        LineTo = "直線連到 {0}"
    }
}
