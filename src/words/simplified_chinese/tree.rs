//! What is said in and about the tree of moves.

use crate::words::{TreeWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, TreeWords {
        Title = "棋谱树"
        Start = "对局开始"
        Move = "第{0}手，{1}{2}"
        Pass = "停一手"
        Setup = "摆子"
        Note = "附注"
        Current = "{0}，当前"
        Commented = "{0}，有注释"
        GoHere = "转到这里"
        Delete = "删除分支"
    }
}
