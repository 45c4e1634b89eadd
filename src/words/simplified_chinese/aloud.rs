//! What is read aloud: moves that are stepped through or undone, and answers
//! to questions about the board.

use crate::words::{Aloud, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, Aloud {
        Step = "第{0}手，{1}"
        Start = "对局开始"
        Last = "最后一手"
        End = "变化结束"
        Variation = "第{0}个变化，共{1}个"
        Commented = "有注释"
        SetUp = "手动摆放的棋子"
        NoMoveHere = "此处没有落子"
        Undone = "已撤销：{0}"
        MoveOf = "{0}{1}"
        PassOf = "{0}停一手"
        Capturing = "{0}{1}，提{2}子"

        LastMove = "最后一手：{0}"
        NoLastMove = "还没有落子"
        LoneStone = "{0}，1子"
        Chain = "{0}，棋串共{1}子：{2}"
        LastLiberty = "被打吃，1气：{0}"
        Liberties = "{0}气：{1}"
        EmptyHere = "{0}为空"
        Neighbors = "周围：{0}"
        Row = "第{0}行：{1}"
        Column = "{0}列：{1}"
        AllEmpty = "空"
        OneOf = "{0}{1}"
        RunOf = "{0}至{1}{2}"
        NoAtari = "没有棋子被打吃"
        InAtari = "被打吃：{0}"
        ChainInAtari = "{0}{1}，{2}子，最后一气{3}"
        Prisoners = "{0}提{1}子"
        Komi = "贴{0}目"
        IfCounted = "得分：{0}"
        DiscsOf = "{0}{1}"
        PiecesLeft = "还剩{0}枚棋子"

        Named = "{0}：{1}"

        StoneCount = "{0}子"
        LibertyCount = "{0}气"
        Group = "{0}，{1}，{2}"
        NoStones = "棋盘上没有棋子"

        GoTitle = "跳到交叉点"
        GoField = "交叉点"
        SquareTitle = "跳到格子"
        SquareField = "格子"
        NoSuchSquare = "棋盘上没有{0}格"
        GoHint = "例如 D4；Enter 把光标移到那里，Ctrl+Enter 在那里落子"
        GoThere = "移到那里"
        PlayThere = "在那里落子"
        NoSuchPoint = "棋盘上没有交叉点{0}"
    }
}
