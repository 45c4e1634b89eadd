//! What is said about a board and its points.

use crate::words::{GobanWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, GobanWords {
        Board = "围棋棋盘，{0}×{0}"
        OthelloBoard = "黑白棋棋盘，{0}×{0}"
        Empty = "空"
        Black = "黑"
        White = "白"
        LastMove = "最后一手"
        Dead = "死"
        Ko = "劫"
        BlackTerritory = "黑方领地"
        WhiteTerritory = "白方领地"
        Playable = "可落子处"
        NextMove = "下一手"
        Hint = "提示"
        Candidate = "候选点"
        Move = "第{0}手"
        Triangle = "三角"
        Square = "方块"
        Circle = "圆圈"
        Cross = "叉"
        Selected = "选中"
        Label = "标签{0}"

        Dimmed = "变暗"
        Hidden = "不在棋图中"
        ArrowTo = "箭头指向{0}"
        LineTo = "直线连到{0}"
    }
}
