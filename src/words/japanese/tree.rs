//! What is said in and about the tree of moves.

use crate::words::{TreeWords, translation};

use super::Japanese;

translation! {
    Japanese, TreeWords {
        Title = "棋譜ツリー"
        Start = "開始局面"
        Move = "{0}手目、{1}{2}"
        Pass = "パス"
        Setup = "配置"
        Note = "注記"
        Current = "{0}、現在"
        Commented = "{0}、コメントあり"
        GoHere = "ここへ移動"
        Delete = "分岐を削除"
    }
}
