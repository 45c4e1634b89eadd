//! Pieces, and what is said of a board of them.

use crate::words::{PieceBoardWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, PieceBoardWords {
        Board = "棋盘，4×4"
        Tray = "棋盒"
        SquareEmpty = "{0}格，空"
        SquareWith = "{0}格，{1}"
        InTray = "{0}，在棋盒里"
        InHand = "{0}，在{1}手里"
        HandOf = "在{0}手里"
        Last = "最后一枚"
        Chosen = "已选"
        Hint = "提示"
        Winning = "在获胜连线上"
        NotQuarto = "这不是 Quarto：棋子和格子都由你选"
        Both = "请选一枚棋子和一个格子"
        NowSquare = "再为这枚棋子选一个格子"
        NowPiece = "再为这个格子选一枚棋子"
        Give = "{0}为{1}选一枚棋子"
        Draw = "棋盘已满，无人连成一线"
    }
}
