//! Pieces, and what is said of a board of them.

use crate::words::{PieceBoardWords, translation};

use super::Korean;

translation! {
    Korean, PieceBoardWords {
        Board = "4×4 판"
        Tray = "남은 말"
        SquareEmpty = "{0}번 칸, 비어 있음"
        SquareWith = "{0}번 칸, {1}"
        InTray = "{0}, 남은 말"
        InHand = "{0}, {1}의 손"
        HandOf = "{0}의 손"
        Last = "마지막으로 놓은 말"
        Chosen = "선택함"
        Hint = "힌트"
        Winning = "완성된 줄"
        NotQuarto = "Quarto와 달리 말과 칸을 모두 직접 고릅니다"
        Both = "말과 칸을 고르세요"
        NowSquare = "이제 이 말을 놓을 칸을 고르세요"
        NowPiece = "이제 이 칸에 놓을 말을 고르세요"
        Give = "{0}이(가) {1}에게 줄 말을 고릅니다"
        Draw = "완성된 줄 없이 판이 다 찼습니다"
    }
}
