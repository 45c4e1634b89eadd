//! Looking for something in a game, and links in comments.

use crate::words::{FindWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, FindWords {
        Title = "尋找"
        Words = "文字"
        Move = "著手"
        Position = "局面"
        WordsHint = "在註解和名稱中"
        MoveHint = "D4、白 D4、42、虛手"
        AreaHint = "棋盤範圍：A1–E5；留空：整個棋盤"
        WordsField = "要找的文字"
        MoveField = "要找的著手"
        AreaField = "棋盤範圍"
        Next = "下一個結果"
        Previous = "上一個結果"
        Close = "關閉尋找列"
        HitOf = "第 {0}/{1} 個"
        Hits = "{0} 個結果"
        SoFar = "目前 {0} 個結果"
        NoHit = "沒有找到"
        Searching = "搜尋中…"
        NoSuchMove = "請輸入位置、手數或「虛手」"
        NoSuchArea = "請輸入兩個角，例如 A1–E5"
        NoStones = "棋盤的這個範圍裡沒有棋子"
        NoBoard = "只能在有棋子的棋盤上搜尋局面"
        AtMove = "{0}：第 {1} 手"

        Link = "{0}：前往這一手"
        PointLink = "{0}：在棋盤上顯示"
    }
}
