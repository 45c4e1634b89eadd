//! Looking for something in a game, and links in comments.

use crate::words::{FindWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, FindWords {
        Title = "查找"
        Words = "文字"
        Move = "着手"
        Position = "局面"
        WordsHint = "在注释和名称中"
        MoveHint = "D4、白 D4、42、停一手"
        AreaHint = "棋盘的一部分：A1–E5；空则为全部"
        WordsField = "要查找的文字"
        MoveField = "要查找的着手"
        AreaField = "棋盘的一部分"
        Next = "下一个结果"
        Previous = "上一个结果"
        Close = "关闭查找栏"
        HitOf = "{0}/{1}"
        Hits = "{0}个结果"
        SoFar = "已找到{0}个结果"
        NoHit = "没有找到"
        Searching = "正在查找…"
        NoSuchMove = "请输入交叉点、手数或停一手"
        NoSuchArea = "请输入两个角，如 A1–E5"
        NoStones = "棋盘的这一部分没有棋子"
        NoBoard = "只有围棋和黑白棋的棋盘能查找局面"
        AtMove = "{0}：第{1}手"

        Link = "{0}：转到这一手"
        PointLink = "{0}：在棋盘上显示"
    }
}
