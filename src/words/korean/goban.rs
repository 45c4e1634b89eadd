//! What is said about a board and its points.

use crate::words::{GobanWords, translation};

use super::Korean;

translation! {
    Korean, GobanWords {
        Board = "{0}×{0} 바둑판"
        OthelloBoard = "{0}×{0} 오셀로판"
        Empty = "비어 있음"
        Black = "흑"
        White = "백"
        LastMove = "마지막 수"
        Dead = "죽은 돌"
        Ko = "패"
        BlackTerritory = "흑집"
        WhiteTerritory = "백집"
        Playable = "둘 수 있는 곳"
        NextMove = "다음 수"
        Hint = "힌트"
        Candidate = "후보수"
        Move = "{0}번째 수"
        Triangle = "세모"
        Square = "네모"
        Circle = "동그라미"
        Cross = "가위표"
        Selected = "표시됨"
        Label = "문자 {0}"

        Dimmed = "흐려짐"
        Hidden = "그림에 없음"
        ArrowTo = "{0}(으)로 가는 화살표"
        LineTo = "{0}까지 선"
    }
}
