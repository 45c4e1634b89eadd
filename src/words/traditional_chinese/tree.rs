//! What is said in and about the tree of moves.

use crate::words::{TreeWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, TreeWords {
        Title = "變化樹"
        Start = "對局開始"
        Move = "第 {0} 手，{1} {2}"
        Pass = "虛手"
        Setup = "擺子"
        Note = "註記"
        Current = "{0}，目前位置"
        Commented = "{0}，有註解"
        GoHere = "前往這裡"
        Delete = "刪除分支"
    }
}
