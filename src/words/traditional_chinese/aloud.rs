//! What is read aloud: moves that are stepped through or undone, and answers
//! to questions about the board.

use crate::words::{Aloud, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, Aloud {
        Step = "第 {0} 手，{1}"
        Start = "對局開始"
        Last = "最後一手"
        End = "變化結束"
        Variation = "第 {0}/{1} 個變化"
        Commented = "有註解"
        SetUp = "手動擺放的棋子"
        NoMoveHere = "這裡沒有著手"
        Undone = "已悔棋：{0}"
        MoveOf = "{0} {1}"
        PassOf = "{0}虛手"
        Capturing = "{0} {1}，提 {2} 子"

        LastMove = "最後一手：{0}"
        NoLastMove = "還沒有下任何一手"
        LoneStone = "{0}，1 子"
        Chain = "{0}，{1} 子的棋串：{2}"
        LastLiberty = "被打吃，1 氣：{0}"
        Liberties = "{0} 氣：{1}"
        EmptyHere = "{0} 是空的"
        Neighbors = "周圍：{0}"
        Row = "第 {0} 列：{1}"
        Column = "{0} 欄：{1}"
        AllEmpty = "空"
        OneOf = "{0} {1}"
        RunOf = "{0} 到 {1} {2}"
        NoAtari = "沒有被打吃的棋串"
        InAtari = "被打吃：{0}"
        ChainInAtari = "{0} {1}，{2} 子，最後一氣 {3}"
        Prisoners = "{0}提了 {1} 子"
        Komi = "貼目 {0}"
        IfCounted = "比分：{0}"
        DiscsOf = "{0} {1}"
        PiecesLeft = "還剩 {0} 枚"

        Named = "{0}：{1}"

        StoneCount = "{0} 子"
        LibertyCount = "{0} 氣"
        Group = "{0}，{1}，{2}"
        NoStones = "盤上沒有棋子"

        GoTitle = "前往交叉點"
        GoField = "交叉點"
        SquareTitle = "前往格子"
        SquareField = "格子"
        NoSuchSquare = "這個棋盤沒有 {0} 這一格"
        GoHint = "例如 D4；Enter 把游標移過去，Ctrl+Enter 在那裡落子"
        GoThere = "前往"
        PlayThere = "落子"
        NoSuchPoint = "這個棋盤沒有 {0} 這個交叉點"
    }
}
