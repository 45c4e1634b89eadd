//! Pieces, and what is said of a board of them.

use crate::words::{PieceBoardWords, translation};

use super::Japanese;

translation! {
    Japanese, PieceBoardWords {
        Board = "盤、4×4"
        Tray = "駒置き場"
        SquareEmpty = "マス{0}、空き"
        SquareWith = "マス{0}、{1}"
        InTray = "{0}、駒置き場"
        InHand = "{0}、{1}の手元"
        HandOf = "{0}の手元"
        Last = "直前の駒"
        Chosen = "選択中"
        Hint = "ヒント"
        Winning = "勝ちラインの駒"
        NotQuarto = "Quartoとは違い、駒もマスも自分で選びます"
        Both = "駒とマスを選んでください"
        NowSquare = "この駒を置くマスを選んでください"
        NowPiece = "このマスに置く駒を選んでください"
        Give = "{0}が{1}に渡す駒を選びます"
        Draw = "勝ちラインがないまま盤が埋まりました"
    }
}
