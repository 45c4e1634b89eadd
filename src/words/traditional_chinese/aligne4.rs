//! Pieces, and what is said of a board of them.

use crate::words::{PieceBoardWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, PieceBoardWords {
        Board = "4×4 棋盤"
        Tray = "棋盒"
        SquareEmpty = "第 {0} 格，空"
        SquareWith = "第 {0} 格，{1}"
        InTray = "{0}，在棋盒裡"
        InHand = "{0}，在{1}手上"
        HandOf = "{0}手上"
        Last = "最後一枚"
        Chosen = "已選"
        Hint = "提示"
        Winning = "在連線上"
        NotQuarto = "這不是 Quarto：棋子和格子都由你選"
        Both = "請選一枚棋子和一個格子"
        NowSquare = "請選這枚棋子要放的格子"
        NowPiece = "請選要放在這一格的棋子"
        Give = "{0}為{1}選一枚棋子"
        Draw = "棋盤已滿，沒有連線"
    }
}
