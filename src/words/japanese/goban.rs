//! What is said about a board and its points.

use crate::words::{GobanWords, translation};

use super::Japanese;

translation! {
    Japanese, GobanWords {
        Board = "碁盤、{0}路"
        OthelloBoard = "オセロ盤、{0}×{0}"
        Empty = "空き"
        Black = "黒"
        White = "白"
        LastMove = "直前の手"
        Dead = "死に石"
        Ko = "コウ"
        BlackTerritory = "黒地"
        WhiteTerritory = "白地"
        Playable = "打てる場所"
        NextMove = "次の手"
        Hint = "ヒント"
        Candidate = "候補手"
        Move = "{0}手目"
        Triangle = "三角"
        Square = "四角"
        Circle = "丸"
        Cross = "バツ"
        Selected = "選択の印"
        Label = "文字{0}"

        Dimmed = "淡色"
        Hidden = "図の外"
        ArrowTo = "{0}への矢印"
        LineTo = "{0}への線"
    }
}
