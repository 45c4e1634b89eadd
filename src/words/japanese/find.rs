//! Looking for something in a game, and links in comments.

use crate::words::{FindWords, translation};

use super::Japanese;

translation! {
    Japanese, FindWords {
        Title = "検索"
        Words = "言葉"
        Move = "手"
        Position = "局面"
        WordsHint = "コメントと名前から"
        MoveHint = "D4、白 D4、42、パス"
        AreaHint = "盤の範囲：A1–E5、空なら全体"
        WordsField = "探す言葉"
        MoveField = "探す手"
        AreaField = "盤の範囲"
        Next = "次の結果"
        Previous = "前の結果"
        Close = "検索バーを閉じる"
        HitOf = "{0}/{1}"
        Hits = "{0}件"
        SoFar = "これまでに{0}件"
        NoHit = "見つかりません"
        Searching = "検索しています…"
        NoSuchMove = "交点、手数、またはパスを入力してください"
        NoSuchArea = "A1–E5のように両端の点を入力してください"
        NoStones = "この範囲に石がありません"
        NoBoard = "局面の検索は石を使う盤だけでできます"
        AtMove = "{0}：{1}手目"

        Link = "{0}：この手へ移動"
        PointLink = "{0}：盤上に表示"
    }
}
